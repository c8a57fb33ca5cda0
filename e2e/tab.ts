import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until the element has the focus, which must be seen; fails after 80 presses. */
export function tabTo(page: Page, target: Locator): Promise<void> {
  return walkTo(page, target, 'Tab');
}

/** Presses a key until the element has the focus, which must be seen; fails after 80 presses. */
export async function walkTo(page: Page, target: Locator, key: 'Tab' | 'ArrowDown'): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 80; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expect(target).toBeInViewport();
      return;
    }
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${target.toString()}`);
}
