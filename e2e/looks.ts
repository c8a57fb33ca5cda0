import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

const wide = { width: 1280, height: 800 };
const narrow = { width: 375, height: 740 };
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The four looks. Both widths and both schemes are judged by every rule; contrast, which both decide together, in all four. */
const looks = [
  { name: 'light, wide', colorScheme: 'light', viewport: wide, all: true },
  { name: 'light, narrow', colorScheme: 'light', viewport: narrow, all: false },
  { name: 'dark, narrow', colorScheme: 'dark', viewport: narrow, all: true },
  { name: 'dark, wide', colorScheme: 'dark', viewport: wide, all: false },
] as const;

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What is wrong with the open page in light and dark, at 1280 and at 375 px: faults that axe finds, scrolling sideways, and on the
 * narrow one what is too small for fingers.
 * Toasts, which come and go while it looks, are closed first. Leaves the page light, wide and without motion.
 */
export async function faultsOf(page: Page): Promise<string[]> {
  const faults: string[] = [];
  await closeToasts(page);
  await page.evaluate(axeSource);
  for (const { name, colorScheme, viewport, all } of looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize(viewport);
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    for (const { id, nodes } of await violationsOf(page, all ? standards : ['color-contrast'])) {
      for (const { target, failureSummary } of nodes)
        faults.push(`${name}: ${id} at ${target.join(' ')}: ${failureSummary ?? ''}`);
    }
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (excess > 0) faults.push(`${name}: scrolls ${excess} px sideways`);
    if (viewport === narrow && all) faults.push(...(await smallTargets(page)));
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(wide);
  return faults;
}

/** What axe, which the page holds by now, finds by these tags or by this one rule. What is in order is not described, which takes long. */
function violationsOf(page: Page, values: string[]): Promise<axe.Result[]> {
  const type = values.length > 1 ? 'tag' : 'rule';
  return page.evaluate(
    async (options) => {
      const { axe: judge } = globalThis as unknown as { axe: typeof axe };
      return (await judge.run(document, options)).violations;
    },
    { runOnly: { type, values }, resultTypes: ['violations'] } satisfies axe.RunOptions,
  );
}

/** What cannot be touched well: controls below 24 px, and fields and buttons that are not compact below 44. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [role="tab"], [role="switch"]',
    );
    return [...controls].flatMap((control) => {
      // A field of several parts is touched as a whole, and so is a box with the words beside it.
      const whole = control.closest('.mantine-Input-input') ?? control;
      const { width, height } = whole.getBoundingClientRect();
      const isSeen = whole.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && width > 1;
      const isMain = whole.matches(
        '.mantine-Input-input, :is(.mantine-Button-root, [data-button]):not([data-size^="compact"])',
      );
      const least = isMain ? 44 : 24;
      // Half a pixel is rounding.
      const isSmall = height < least - 0.5 || width < 23.5;
      const name = control.getAttribute('aria-label') ?? control.textContent.slice(0, 40);
      return isSeen && isSmall ? [`a target of ${width} × ${height} px: ${control.tagName} ${name}`] : [];
    });
  });
}

async function closeToasts(page: Page): Promise<void> {
  const closing = page
    .getByRole('region', { name: 'What just happened' })
    .getByRole('button', { name: 'Close' });
  // By script, so that neither the focus nor the pointer leaves its place.
  await closing.evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click()));
  await expect(closing).toHaveCount(0);
}
