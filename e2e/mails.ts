import { expect, type Locator, type Page } from '@playwright/test';

/** The newest mail of a subject to an address, in the local mailbox, which is opened for it. */
export async function newestMail(page: Page, email: string, subject: string): Promise<Locator> {
  const mail = page
    .getByRole('article')
    .filter({ hasText: `To ${email}` })
    .filter({ has: page.getByRole('heading', { name: subject }) });
  await expect(async () => {
    await page.goto('/dev/mail');
    await expect(mail.first()).toBeVisible({ timeout: 500 });
  }).toPass();
  return mail.first();
}

/** The link in the newest mail of a subject to an address. */
export async function mailedLink(page: Page, email: string, subject: string): Promise<string> {
  const mail = await newestMail(page, email, subject);
  return (await mail.getByRole('link').first().getAttribute('href')) ?? '';
}

/** The six digits in the newest mail of a subject to an address. */
export async function mailedCode(page: Page, email: string, subject: string): Promise<string> {
  const mail = await newestMail(page, email, subject);
  return /^\d{6}$/m.exec((await mail.textContent()) ?? '')?.[0] ?? '';
}
