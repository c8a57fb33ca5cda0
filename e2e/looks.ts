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

/** How texts are drawn whose contrast axe passed, on any page of this process: what is drawn alike is not judged again. */
const passed = new Set<string>();

/**
 * What is wrong with the open page in light and dark, at 1280 and at 375 px: faults that axe finds, scrolling sideways, and on the
 * narrow one what is too small for fingers.
 * Toasts, which come and go while it looks, are closed first. Leaves the page light, wide and without motion.
 */
export async function faultsOf(page: Page): Promise<string[]> {
  const faults: string[] = [];
  await closeToasts(page);
  // A page that was judged before and has not been left since has it still.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  for (const { name, colorScheme, viewport, all } of looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize(viewport);
    // A document that the program does not draw follows the browser.
    if ((await page.locator('#root').count()) > 0)
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    const found = [...(await contrastFaults(page)), ...(all ? await otherFaults(page) : [])];
    faults.push(...found.map((fault) => `${name}: ${fault}`));
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (excess > 0) faults.push(`${name}: scrolls ${excess} px sideways`);
    if (viewport === narrow && all) faults.push(...(await smallTargets(page)));
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(wide);
  return faults;
}

/** What axe, which the page holds by now, finds by all rules but that of contrast. What is in order is not described, which takes long. */
async function otherFaults(page: Page): Promise<string[]> {
  const found = await page.evaluate(
    async (options) => {
      const { axe: judge } = globalThis as unknown as { axe: typeof axe };
      return (await judge.run(document, options)).violations;
    },
    {
      runOnly: { type: 'tag', values: standards },
      rules: { 'color-contrast': { enabled: false } },
      resultTypes: ['violations'],
    } satisfies axe.RunOptions,
  );
  return described(found);
}

/** What axe finds about the contrast of each text that is drawn as none before that passed. */
async function contrastFaults(page: Page): Promise<string[]> {
  const { fresh, violations } = await page.evaluate(judgeContrast, [...passed]);
  for (const drawn of fresh) passed.add(drawn);
  return described(violations);
}

function described(found: axe.Result[]): string[] {
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

/**
 * In the page: axe's violations of contrast, and how the texts are drawn that it passed. Drawn alike are those whose elements have the
 * same classes, states and computed colours, up to the root, in the same size and weight.
 */
async function judgeContrast(known: string[]) {
  const { axe: judge } = globalThis as unknown as { axe: typeof axe };
  const seen = new Set(known);
  const chains = new Map<Element, string>();
  /** Two sums of 32 bits (FNV-1a, forwards and backwards): what is known travels to each page. */
  const shortened = (text: string): string => {
    let [one, other] = [0x811c9dc5, 0x811c9dc5];
    for (let at = 0; at < text.length; at++) {
      one = Math.imul(one ^ text.charCodeAt(at), 0x01000193);
      other = Math.imul(other ^ text.charCodeAt(text.length - 1 - at), 0x01000193);
    }
    return `${(one >>> 0).toString(36)}${(other >>> 0).toString(36)}`;
  };
  const chainOf = (element: Element): string => {
    const kept = chains.get(element);
    if (kept !== undefined) return kept;
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position } =
      getComputedStyle(element);
    const states = [...element.attributes]
      .filter(({ name }) => /^(data-|aria-(?!label|desc|control|owns)|class$|disabled$)/.test(name))
      .map(({ name, value }) => `${name}=${value}`);
    const own = [element.tagName, ...states, backgroundColor, backgroundImage, opacity, filter, mixBlendMode];
    const above = element.parentElement ? chainOf(element.parentElement) : '';
    const chain = shortened([above, ...own, position].join(' '));
    chains.set(element, chain);
    return chain;
  };
  const drawnAs = (element: Element): string => {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    return shortened([chainOf(element), color, fontSize, fontWeight, textShadow].join(' '));
  };
  const texts = [...document.body.querySelectorAll('*')].filter(
    (element) =>
      element.matches('input, select, textarea') ||
      [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim()),
  );
  const asked = texts.filter((element) => element.checkVisibility() && !seen.has(drawnAs(element)));
  if (asked.length === 0) return { fresh: [], violations: [] };
  const options: axe.RunOptions = {
    runOnly: { type: 'rule', values: ['color-contrast'] },
    resultTypes: ['passes', 'violations'],
    elementRef: true,
    // They take longer than the judging, and are wanted of faults alone.
    selectors: false,
  };
  const first = await judge.run({ include: asked as HTMLElement[] }, options);
  const nodes = first.passes.flatMap((result) => result.nodes);
  const fresh = nodes.flatMap(({ element }) => (element ? [drawnAs(element)] : []));
  if (first.violations.length === 0) return { fresh, violations: [] };
  const again = await judge.run(
    { include: asked as HTMLElement[] },
    { ...options, resultTypes: ['violations'], elementRef: false, selectors: true },
  );
  return { fresh, violations: again.violations };
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
