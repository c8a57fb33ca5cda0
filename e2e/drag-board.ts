import { expect, type Locator, type Page } from '@playwright/test';
import { tabTo } from './focus-by-key.ts';

/** A column of the board on the page. */
export const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Drags a card by its handle into a column, and lets it go when the column shows that it takes it. */
export async function drag(page: Page, handle: Locator, to: string): Promise<void> {
  await handle.hover();
  await page.mouse.down();
  const target = await column(page, to).boundingBox();
  await page.mouse.move((target?.x ?? 0) + 40, (target?.y ?? 0) + 40, { steps: 8 });
  await expect(column(page, to)).toHaveAttribute('data-over', 'true');
  await page.mouse.up();
}

/** Picks a card up with the keyboard, carries it over these columns, hears of each, and puts it down in the last. */
export async function moveByKeyboard(
  page: Page,
  handle: Locator,
  title: string,
  over: string[],
): Promise<void> {
  await tabTo(page, handle);
  await page.keyboard.press('Space');
  for (const name of over) {
    if (name !== over[0]) await page.keyboard.press('ArrowRight');
    await expect(page.getByText(`${title} is over ${name}.`)).toBeAttached();
    // The arrows are listened to from the next turn of the page on, which a busy machine may give to a key before.
    await page.evaluate(() => new Promise((done) => setTimeout(done)));
  }
  await page.keyboard.press('Space');
  await expect(page.getByText(`Dropped ${title} in ${over.at(-1)}.`)).toBeAttached();
}
