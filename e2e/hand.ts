import type { Locator, Page } from '@playwright/test';
import { tabTo } from './tab.ts';

/** How a person works a page: with the mouse and the keys for text, or with the keyboard alone. */
export type Hand = {
  press(target: Locator): Promise<void>;
  /** Fills an empty field. */
  type(field: Locator, text: string): Promise<void>;
  /** Chooses an option of a list by its words. */
  choose(list: Locator, words: string): Promise<void>;
  /** Chooses an answer beside others, or ticks a box. */
  tick(box: Locator): Promise<void>;
};

/** A hand at the mouse. */
export function byMouse(): Hand {
  return {
    press: (target) => target.click(),
    type: (field, text) => field.fill(text),
    choose: async (list, words) => {
      await list.selectOption({ label: words });
    },
    tick: (box) => box.click(),
  };
}

/** Hands at the keyboard, which reach everything by Tab. */
export function byKeyboard(page: Page): Hand {
  return {
    press: async (target) => {
      await tabTo(page, target);
      await page.keyboard.press('Enter');
    },
    type: async (field, text) => {
      await tabTo(page, field);
      await page.keyboard.type(text);
    },
    choose: async (list, words) => {
      await tabTo(page, list);
      await page.keyboard.type(words);
    },
    tick: async (box) => {
      await tabTo(page, box);
      await page.keyboard.press('Space');
    },
  };
}
