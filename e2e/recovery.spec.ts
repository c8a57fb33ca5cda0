import { expect, type Page } from '@playwright/test';
import { api } from '../src/api/index.ts';
import { Person } from '../src/server/platform/http/person.ts';
import { enterAs, newcomer, newEmail, password, test } from './accounts.ts';
import { mailedLink } from './mails.ts';

const fresh = 'a fresh horse altogether';

async function askForLink(page: Page, email: string): Promise<void> {
  await page.goto('/auth/login');
  await page.getByRole('link', { name: 'Forgot password' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
}

async function setPassword(page: Page, value: string, again = value): Promise<void> {
  await page.getByRole('textbox', { name: 'New password' }).fill(value);
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(again);
  await page.getByRole('button', { name: 'Set the password' }).click();
}

test('a forgotten password is replaced through the mailed link', async ({ page, origin }) => {
  const email = newEmail('forgetful');
  await newcomer(origin, 'candidate', email);
  await askForLink(page, email);
  const link = await mailedLink(page, email, 'Set a new password for Tenon');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
  await expect(page).toHaveURL(`${origin}/auth/reset-password`);

  await setPassword(page, fresh, 'something else');
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'New password' })).toHaveValue(fresh);
  await setPassword(page, fresh);
  await expect(page).toHaveURL(/\/auth\/login$/);

  const signIn = async (value: string) => {
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill(value);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  };
  await signIn(password);
  await expect(page.getByText('Invalid email or password. Please try again.')).toBeVisible();
  await signIn(fresh);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a used link says so and leads to a new one', async ({ page, context, origin }) => {
  const email = newEmail('twice');
  const person = await newcomer(origin, 'candidate', email);
  await askForLink(page, email);
  const link = await mailedLink(page, email, 'Set a new password for Tenon');
  await enterAs(context, origin, person);
  await page.goto(link);
  await setPassword(page, fresh);
  await expect(page).toHaveURL(/\/auth\/login$/);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
});

test('an address without an account gets the same answer as one with an account', async ({ page }) => {
  const email = newEmail('nobody');
  await askForLink(page, email);
  await expect(page.getByText(`If ${email} has an account`)).toBeVisible();
});

test('a changed password signs out the other browser, and all can be signed out from here', async ({
  page,
  context,
  origin,
}) => {
  const email = newEmail('settings');
  const there = await newcomer(origin, 'candidate', email);
  const here = new Person({ request: fetch }, origin);
  await here.signIn(email);
  await enterAs(context, origin, here);
  await page.goto('/settings/sessions');
  const openSetting = (name: string) =>
    page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name }).click();
  const sessions = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByText('This browser')).toHaveCount(1);

  await openSetting('Email');
  const change = page.getByRole('button', { name: 'Change email' });
  await change.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'New email' })).toBeFocused();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(change).toBeFocused();
  await openSetting('Password');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Enter your current password.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Current password' })).toBeFocused();

  await page.getByRole('textbox', { name: 'Current password' }).fill('not this one');
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill(fresh);
  await page.getByRole('textbox', { name: 'Confirm new password' }).fill(fresh);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('This is not your current password.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Current password' }).fill(password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await openSetting('Where you are signed in');
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  expect((await there.call(api.getSession, {})).body.user).toBeNull();

  await sessions.getByRole('button', { name: 'Sign out everywhere' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('checkbox', { name: 'Revoke my API tokens too' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
  expect((await here.call(api.getSession, {})).body.user).toBeNull();
});
