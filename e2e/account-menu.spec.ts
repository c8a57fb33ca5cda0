import { expect, type Page } from '@playwright/test';
import { accountSettingsApi } from '../src/api/identity/account-settings.ts';
import { enterAs, newcomer, test } from './accounts.ts';
import { tabTo, walkTo } from './focus-by-key.ts';
import { faultsOf } from './looks.ts';

const look = (page: Page) => page.locator('html').getAttribute('data-mantine-color-scheme');

for (const role of ['recruiter', 'candidate'] as const)
  test(`a ${role} changes theme and language and signs out by the keyboard`, async ({
    page,
    context,
    origin,
  }) => {
    const person = await newcomer(origin, role);
    await enterAs(context, origin, person);
    await page.goto('/settings/appearance');
    const button = page.getByRole('banner').getByRole('button', { name: /^Account menu/ });
    const menu = page.getByRole('menu');
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    await expect(menu.getByRole('group', { name: 'Theme' }).getByRole('menuitemradio')).toHaveText([
      'Light',
      'Dark',
      'Same as system',
    ]);
    await expect(menu.getByRole('group', { name: 'Language' }).getByRole('menuitemradio')).toHaveText([
      'English',
      'Deutsch',
    ]);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();

    await page.keyboard.press('Enter');
    await walkTo(page, menu.getByRole('menuitemradio', { name: 'Dark' }), 'ArrowDown');
    await page.keyboard.press('Enter');
    expect(await look(page)).toBe('dark');
    await expect(page.getByRole('main').getByRole('radio', { name: 'Dark' })).toBeChecked();
    await expect(menu.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
    await walkTo(page, menu.getByRole('menuitemradio', { name: 'Deutsch' }), 'ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Darstellung' })).toBeVisible();
    expect(await look(page)).toBe('dark');
    const { body: settings } = await person.call(accountSettingsApi.getAccountSettings, {});
    expect(settings.locale).toBe('de-DE');

    await tabTo(page, page.getByRole('banner').getByRole('button', { name: 'Abmelden' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/auth\/login$/);
    expect(await look(page)).toBe('dark');
  });

test('the account menu leads to the account settings, also from the menu of a phone', async ({
  page,
  context,
  origin,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await enterAs(context, origin, await newcomer(origin, 'candidate'));
  await page.goto('/profile?lang=en');
  const toggle = page.getByRole('button', { name: 'Open menu' });
  await toggle.click();
  const button = page.getByRole('button', { name: /^Account menu/ });
  await button.click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profil' })).toBeVisible();
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  await page.getByRole('button', { name: /^Kontomenü/ }).click();
  await page.getByRole('menuitem', { name: 'Kontoeinstellungen' }).click();
  await expect(page).toHaveURL(/\/settings\/account$/);
  await expect(page.getByRole('menu')).toBeHidden();
});

test('the open account menu has no accessibility faults', async ({ page, context, origin }) => {
  await enterAs(context, origin, await newcomer(origin, 'recruiter'));
  await page.goto('/settings/account');
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Account Settings' })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
});
