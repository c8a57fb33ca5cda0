import { expect } from '@playwright/test';
import { enterAs, newcomer, newEmail, signInByMouse, test } from './accounts.ts';
import { faultsOf } from './looks.ts';
import { tabTo } from './tab.ts';

test('a person makes a copy of their data and downloads it, by keyboard', async ({
  page,
  context,
  origin,
}) => {
  await enterAs(context, origin, await newcomer(origin, 'candidate'));
  await page.goto('/settings#your-data');
  const make = page.getByRole('button', { name: 'Make a copy of my data' });
  await expect(make).toBeVisible({ timeout: 20_000 });
  await tabTo(page, make);
  await page.keyboard.press('Enter');
  const link = page.getByRole('link', { name: /^Download \(/ });
  await expect(link).toBeVisible({ timeout: 30_000 });
  const download = page.waitForEvent('download');
  await link.focus();
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toMatch(/^tenon-data-\d{4}-\d\d-\d\d\.zip$/);
  expect(await faultsOf(page)).toEqual([]);
});

test('an account is deleted, kept by the mailed link, deleted again, and kept by signing in', async ({
  page,
  context,
  origin,
}) => {
  const email = newEmail('leaver');
  const person = await newcomer(origin, 'candidate', email);
  await enterAs(context, origin, person);
  const leave = async () => {
    await page.goto('/settings#delete-account');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete my account' }).click();
    await expect(page).toHaveURL(/\/auth\/login/);
  };
  await leave();
  const mailbox = await (await person.send('GET', '/dev/mail')).text();
  const token = /\/auth\/keep-account#token=([\w-]{43})/.exec(
    mailbox.split('<article').find((part) => part.includes(`To ${email},`)) ?? '',
  )?.[1];
  await page.goto(`/auth/keep-account#token=${token}`);
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByRole('heading', { name: 'Your account stays' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await signInByMouse(page, email);
  await leave();
  await signInByMouse(page, email);
  await person.signIn(email);
  const answer = await person.send('GET', '/api/account-deletion');
  expect(await answer.json()).toMatchObject({ due_at: null });
});
