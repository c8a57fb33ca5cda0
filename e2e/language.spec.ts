import { expect } from '@playwright/test';
import { newcomer, newEmail, signInByMouse, test } from './accounts.ts';

test.describe('a visitor whose browser prefers German', () => {
  test.use({ locale: 'de-DE' });

  test('gets German pages, and English ones from an English address', async ({ page }) => {
    await page.goto('/auth/login');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
    await page.goto('/auth/login?lang=en');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  });

  test('gets error messages in German, from the page and from the server', async ({ page }) => {
    await page.goto('/auth/login');
    await page.getByRole('textbox', { name: 'E-Mail' }).fill('ada@mail.example');
    await page.getByRole('textbox', { name: 'Passwort', exact: true }).fill('wrong password');
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('Passwort');
    await expect(page.getByRole('alert')).not.toContainText('Invalid');
  });
});

test('the language of the settings is that of the pages, at once and after signing in elsewhere', async ({
  page,
  browser,
  origin,
}) => {
  const email = newEmail('ada');
  await newcomer(origin, 'candidate', email);
  await page.goto('/auth/login');
  await signInByMouse(page, email);
  await page.goto('/settings#language');
  await page.getByLabel('Language', { exact: true }).selectOption('de-DE');
  const form = page.locator('form', { has: page.getByLabel('Language', { exact: true }) });
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible();
  const elsewhere = await browser.newPage();
  await elsewhere.goto(`${origin}/auth/login`);
  await signInByMouse(elsewhere, email);
  await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'de');
  await elsewhere.close();
});
