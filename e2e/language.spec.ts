import { expect } from '@playwright/test';
import { newcomer, newEmail, password, signInByMouse, test } from './accounts.ts';
import { mailedLink } from './mails.ts';

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

test.describe('who signs up in a German browser', () => {
  test.use({ locale: 'de-DE', timezoneId: 'Europe/Berlin' });

  test('gets German emails, and finds language and time zone in the settings', async ({ page }) => {
    const email = newEmail('ada');
    await page.goto('/auth/signup');
    await page.getByRole('textbox', { name: 'E-Mail' }).fill(email);
    await page.getByRole('textbox', { name: 'Passwort', exact: true }).fill(password);
    await page.getByRole('textbox', { name: 'Passwort bestätigen' }).fill(password);
    await page.getByRole('checkbox').first().click();
    await page.getByRole('button', { name: 'Konto erstellen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
    const link = await mailedLink(page, email, 'Bestätigen Sie Ihre E-Mail-Adresse für Tenon');
    expect(link).toContain('type=signup');
    await page.goto('/auth/login');
    await page.getByRole('textbox', { name: 'E-Mail' }).fill(email);
    await page.getByRole('textbox', { name: 'Passwort', exact: true }).fill(password);
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await expect(page).not.toHaveURL(/\/auth\//);
    await page.goto('/settings#language');
    await expect(page.getByLabel('Sprache', { exact: true })).toHaveValue('de-DE');
    await expect(page.getByRole('combobox', { name: 'Zeitzone' })).toHaveValue(/Berlin/);
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
