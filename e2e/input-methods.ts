import type { Locator, Page } from '@playwright/test';
import { tabTo, walkTo } from './focus-by-key.ts';

/** The ways to operate the pages in a journey: with the mouse on a wide screen, and with the keyboard on one of a phone's width. */
export const inputMethods: [string, (page: Page) => Promise<InputMethod>][] = [
  ['mouse', async () => byMouse()],
  [
    'keyboard at 375 px',
    async (page) => {
      await page.setViewportSize({ width: 375, height: 740 });
      return byKeyboard(page);
    },
  ],
];

/** How a person works a page: with the mouse and the keys for text, or with the keyboard alone. */
export type InputMethod = {
  press(target: Locator): Promise<void>;
  /** Fills an empty field. */
  type(field: Locator, text: string): Promise<void>;
  /** Chooses an option of a list by its words. */
  choose(list: Locator, words: string): Promise<void>;
  /** Chooses an answer beside others, or ticks a box. */
  tick(box: Locator): Promise<void>;
  /** Takes something from the menu that a button opens. */
  take(button: Locator, item: Locator): Promise<void>;
};

/** Operates a page with the mouse. */
export function byMouse(): InputMethod {
  return {
    press: (target) => target.click(),
    type: (field, text) => field.fill(text),
    choose: async (list, words) => {
      await list.selectOption({ label: words });
    },
    tick: (box) => box.click(),
    take: async (button, item) => {
      await button.click();
      await item.click();
    },
  };
}

/**
 * Hands at the keyboard, which reach everything by Tab, and in menus by the arrows. Once there, keys go to what was reached,
 * should a busy page move the focus in between.
 */
export function byKeyboard(page: Page): InputMethod {
  return {
    press: async (target) => {
      await tabTo(page, target);
      await target.press('Enter');
    },
    type: async (field, text) => {
      await tabTo(page, field);
      // The first keys show that keys reach the field; a draft of a whole form for each letter would be work without proof.
      // Dates are typed part by part, which nothing but keys can do.
      const isDate = /^\d{8}$/.test(text);
      await field.pressSequentially(isDate ? text : text.slice(0, 3));
      if (!isDate) await page.keyboard.insertText(text.slice(3));
    },
    choose: async (list, words) => {
      await tabTo(page, list);
      await list.pressSequentially(words);
    },
    tick: async (box) => {
      await tabTo(page, box);
      await box.press('Space');
    },
    take: async (button, item) => {
      await tabTo(page, button);
      await button.press('Enter');
      await walkTo(page, item, 'ArrowDown');
      await item.press('Enter');
    },
  };
}
