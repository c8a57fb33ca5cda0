import { expect, type Page } from '@playwright/test';
import { enterAs, newcomer, test } from './accounts.ts';
import { inputMethods } from './input-methods.ts';
import { faultsOf } from './looks.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Settings' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const focusIsInPage = (page: Page) => page.evaluate(() => document.activeElement !== document.body);

for (const [name, inputOf] of inputMethods) {
  test(`settings are found by other words, and what is typed on a page is still there after others, by ${name}`, async ({
    page,
    context,
    origin,
  }) => {
    const input = await inputOf(page);
    await enterAs(context, origin, await newcomer(origin, 'recruiter'));
    await page.goto('/settings');
    const find = menu(page).getByRole('searchbox', { name: 'Find a setting' });
    await input.type(find, 'organization');
    await expect(menu(page).getByRole('link')).toHaveText(['About the company']);
    await input.press(menu(page).getByRole('link', { name: 'About the company' }));
    await expect(page).toHaveURL(`${origin}/settings/company`);
    const website = page.getByRole('textbox', { name: 'Website' });
    await input.type(website, 'https://acme.example');
    expect(await focusIsInPage(page)).toBe(true);

    if (name !== 'mouse') await input.press(page.getByRole('main').getByRole('link', { name: 'Settings' }));
    await input.type(find, 'mfa');
    await expect(menu(page).getByText('1 match')).toBeVisible();
    await find.press('Enter');
    await expect(page).toHaveURL(`${origin}/settings/two-factor`);
    await expect(heading(page, 'Two-factor sign-in')).toBeVisible();
    await expect(website).toBeHidden();
    expect(await focusIsInPage(page)).toBe(true);
    expect(await faultsOf(page)).toEqual([]);
    await page.goBack();
    if (name !== 'mouse') await page.goBack();
    await expect(heading(page, 'About the company')).toBeVisible();
    await expect(website).toHaveValue('https://acme.example');
  });
}

test('a page of settings asks for what it shows, and old links lead to it', async ({
  page,
  context,
  origin,
}) => {
  await enterAs(context, origin, await newcomer(origin, 'recruiter'));
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.add(pathname);
  });
  await page.goto('/settings#members');
  await expect(page).toHaveURL(`${origin}/settings/members`);
  await expect(page.getByRole('button', { name: 'Send invitation' })).toBeVisible();
  await page.goto('/settings/company#invitations');
  await expect(page).toHaveURL(`${origin}/settings/members`);
  await page.waitForLoadState('networkidle');
  for (const path of ['/api/own-model', '/api/api-tokens', '/api/company', '/api/auth/sign-in-methods'])
    expect([...asked]).not.toContain(path);
});

test('a candidate sees no setting of a company, by menu, search or address', async ({
  page,
  context,
  origin,
}) => {
  await enterAs(context, origin, await newcomer(origin, 'candidate'));
  await page.goto('/settings/members');
  await expect(page).toHaveURL(`${origin}/settings`);
  await expect(menu(page).getByRole('link', { name: 'Job alerts' })).toBeVisible();
  await expect(menu(page).getByRole('link', { name: 'Members and roles' })).toHaveCount(0);
  await menu(page).getByRole('searchbox').fill('sso');
  await expect(menu(page).getByText('No matches')).toBeVisible();
  await expect(menu(page).getByRole('link')).toHaveCount(0);
});

test('the arrow keys go from the search through the menu', async ({ page, context, origin }) => {
  await enterAs(context, origin, await newcomer(origin, 'candidate'));
  await page.goto('/settings');
  await menu(page).getByRole('searchbox').fill('pass');
  await page.keyboard.press('ArrowDown');
  await expect(menu(page).getByRole('link', { name: 'Password' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(menu(page).getByRole('link', { name: 'Passkeys' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Passkeys')).toBeVisible();
});
