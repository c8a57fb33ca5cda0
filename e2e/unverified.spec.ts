import { expect } from '@playwright/test';
import { newEmail, password } from './accounts.ts';
import { mailedCode, mailedLink } from './mails.ts';
import { testOnOwnProgram } from './own-program.ts';

const test = testOnOwnProgram({ REQUIRE_VERIFIED_EMAIL: 'true' });

test('where verification is required, sign-in waits for the mailed code and then goes on', async ({
  page,
  context,
  origin,
}) => {
  const email = newEmail('wait');
  await page.goto('/auth/signup?from=/settings');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(password);
  await page.getByRole('checkbox', { name: /I agree to the terms/ }).click();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Please verify your email first' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Code from the email' }).fill('000000');
  await page.getByRole('button', { name: 'Verify my email' }).click();
  await expect(page.getByText('This code is wrong or has expired.')).toBeVisible();

  const mailbox = await context.newPage();
  const link = new URL(await mailedLink(mailbox, email, 'Verify your email'));
  expect(link.searchParams.get('next')).toBe('/settings');
  const code = await mailedCode(mailbox, email, 'Verify your email');
  await page.getByRole('textbox', { name: 'Code from the email' }).fill(code);
  await page.getByRole('button', { name: 'Verify my email' }).click();
  await expect(page).toHaveURL(`${origin}/settings`);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign Out' })).toBeVisible();
});
