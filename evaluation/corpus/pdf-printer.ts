import { chromium } from '@playwright/test';
import { findChromium } from '../../commands/steps/chromium.ts';

/** Prints pages as PDF. */
export type Printer = { print: (html: string) => Promise<Buffer>; close: () => Promise<void> };

/** A printer by Chromium, or null where there is none. */
export async function openPrinter(): Promise<Printer | null> {
  const executablePath = findChromium();
  if (executablePath === null) return null;
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const page = await browser.newPage();
  return {
    print: async (html) => {
      await page.setContent(html);
      return page.pdf({ preferCSSPageSize: true, printBackground: true });
    },
    close: () => browser.close(),
  };
}
