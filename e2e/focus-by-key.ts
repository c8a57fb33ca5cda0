import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until the element has the focus, which must be seen; fails after 80 presses. */
export function tabTo(page: Page, target: Locator): Promise<void> {
  return walkTo(page, target, 'Tab');
}

/** Presses a key until the element has the focus, which must be seen; fails after 80 presses. */
export async function walkTo(page: Page, target: Locator, key: 'Tab' | 'ArrowDown'): Promise<void> {
  await expect(target).toBeVisible();
  // Found once: finding by role and name reads the whole page, which would be most of the work of a walk.
  let element = await target.elementHandle();
  for (let presses = 0; presses < 80; presses++) {
    let place = await element?.evaluate(placeOfFocus);
    if (place === 'unknown') {
      element = await target.elementHandle();
      place = await element?.evaluate(placeOfFocus);
    }
    if (place === 'here') return expect(target).toBeInViewport();
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${target.toString()}`);
}

/**
 * Whether an element has the focus, and still after a moment: a dialog that opens or closes moves it once more. Unknown when
 * the element has left the page.
 */
async function placeOfFocus(element: Element): Promise<'here' | 'elsewhere' | 'unknown'> {
  if (!element.isConnected) return 'unknown';
  if (element !== document.activeElement) return 'elsewhere';
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return element === document.activeElement ? 'here' : 'elsewhere';
}
