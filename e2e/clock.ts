import type { Page } from '@playwright/test';

/** From here on time passes in this page only when `page.clock` is told so, however slow the machine is. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: '2030-01-01T08:00:00Z' });
  await page.clock.pauseAt('2030-01-01T08:00:01Z');
}
