import { expect, type Page } from '@playwright/test';
import { api } from '../src/api/index.ts';
import { enterAs, newcomer, newEmail, password, test } from './accounts.ts';
import { stopClock } from './clock.ts';
import { faultsOf } from './looks.ts';
import { mailedCode, mailedLink } from './mails.ts';

const subjects = {
  verify: 'Verify your email for Tenon',
  signIn: 'Your sign-in link for Tenon',
  approve: 'Approve the new email address for your Tenon account',
  confirm: 'Confirm your new email for Tenon',
  changed: 'The email address of your Tenon account was changed',
};

async function askForLink(page: Page, email: string): Promise<void> {
  await page.goto('/auth/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('link', { name: 'Email me a sign-in link' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in by email' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  expect(page.url()).not.toContain('%40');
  await page.getByRole('button', { name: 'Email me a sign-in link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
}

test('a new account is verified by the mailed link', async ({ page, context, origin }) => {
  const email = newEmail('verify');
  await enterAs(context, origin, await newcomer(origin, 'candidate', email));
  await page.goto('/profile');
  const notice = page.getByRole('region', { name: 'Verify your email' });
  await expect(notice).toBeVisible();
  const link = await mailedLink(page, email, subjects.verify);
  await page.goto(link);
  await expect(page.getByText('Your email has been verified!').first()).toBeVisible();
  await expect(page).toHaveURL(`${origin}/dashboard`);
  await page.goto('/profile');
  await expect(page.getByRole('textbox', { name: 'First name' })).toBeVisible();
  await expect(notice).toBeHidden();

  await page.goto(link);
  await expect(page.getByText('This link has expired or has already been used.').first()).toBeVisible();
});

test('it is verified by the code as well, in Settings', async ({ page, context, origin }) => {
  const email = newEmail('code');
  await enterAs(context, origin, await newcomer(origin, 'candidate', email));
  const code = await mailedCode(page, email, subjects.verify);
  await page.goto('/settings/email');
  const settings = page.getByRole('region', { name: 'Email', exact: true });
  await expect(settings.getByText('Not verified', { exact: true })).toBeVisible();
  await settings.getByRole('button', { name: 'Verify now' }).click();
  const field = settings.getByRole('textbox', { name: 'Code from the email' });
  await field.fill(code === '000000' ? '111111' : '000000');
  await settings.getByRole('button', { name: 'Verify my email' }).click();
  await expect(settings.getByText('This code is wrong or has expired.')).toBeVisible();
  await field.fill(code);
  await field.press('Enter');
  await expect(settings.getByText('Verified', { exact: true })).toBeVisible();
});

test('a mailed link signs in only in the browser that requested it', async ({ page, browser, origin }) => {
  const email = newEmail('magic');
  await newcomer(origin, 'candidate', email);
  await askForLink(page, email);
  const link = await mailedLink(page, email, subjects.signIn);

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(link);
  await expect(
    other.getByText('This link works only in the browser where you asked for it.').first(),
  ).toBeVisible();
  await expect(other).toHaveURL(`${origin}/auth/login`);
  await elsewhere.close();

  await page.goto(link);
  await expect(page.getByText('Successfully authenticated!').first()).toBeVisible();
  // Nobody had shown before that the address is theirs.
  await expect(page.getByText('the password no longer works')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(`${origin}/dashboard`);
  await page.goto('/settings/password');
  await expect(page.getByText('Your account has no password.')).toBeVisible();
  await page.goto(link);
  await expect(page.getByText('Authentication failed. Please try signing in again.').first()).toBeVisible();
});

test('the mailed code signs in on the requesting page, and leads back', async ({ page, context, origin }) => {
  const email = newEmail('digits');
  await newcomer(origin, 'candidate', email);
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Email me a sign-in link' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in by email' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Email me a sign-in link' }).click();
  await expect(page.getByText(`If ${email} has an account`)).toBeVisible();
  const mailbox = await context.newPage();
  const code = await mailedCode(mailbox, email, subjects.signIn);
  await page.getByRole('textbox', { name: 'Code from the email' }).fill(code);
  await page.getByRole('button', { name: 'Sign in with the code' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(`${origin}/settings`);
});

test('an address without an account gets the same answer as one with an account', async ({ page }) => {
  const email = newEmail('nobody');
  await askForLink(page, email);
  await expect(page.getByText(`If ${email} has an account`)).toBeVisible();
  await page.getByRole('textbox', { name: 'Code from the email' }).fill('123456');
  await page.getByRole('button', { name: 'Sign in with the code' }).click();
  await expect(page.getByText('This code is wrong or has expired.')).toBeVisible();
});

test('an email is changed once both addresses have confirmed', async ({ page, context, origin }) => {
  const [from, to] = [newEmail('from'), newEmail('to')];
  const person = await newcomer(origin, 'candidate', from);
  await enterAs(context, origin, person);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Change email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change email' });
  await dialog.getByRole('textbox', { name: 'New email' }).fill(to);
  await dialog.getByRole('textbox', { name: 'Your password' }).fill('not this one');
  await dialog.getByRole('button', { name: 'Send links' }).click();
  await expect(dialog.getByText('This is not your current password.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(password);
  await dialog.getByRole('button', { name: 'Send links' }).click();
  await expect(dialog.getByText(`Changing to ${to}`)).toBeVisible();

  await page.goto(await mailedLink(page, to, subjects.confirm));
  await expect(page.getByRole('heading', { name: 'Address confirmed' })).toBeVisible();
  await page.goto(await mailedLink(page, from, subjects.approve));
  await expect(page.getByText('Your email has been changed.').first()).toBeVisible();
  await expect(page).toHaveURL(`${origin}/settings/email`);
  const settings = page.getByRole('region', { name: 'Email', exact: true });
  await expect(settings.getByText(to)).toBeVisible();
  await mailedLink(page, from, subjects.changed);
  expect((await person.call(api.getSession, {})).body.user?.email).toBe(to);
});

test('a pending change of email can be cancelled', async ({ page, context, origin }) => {
  const [from, to] = [newEmail('stays'), newEmail('never')];
  const person = await newcomer(origin, 'candidate', from);
  await person.call(api.changeEmail, { body: { email: to, current_password: password } });
  await enterAs(context, origin, person);
  await page.goto('/settings/email');
  const settings = page.getByRole('region', { name: 'Email', exact: true });
  await settings.getByRole('button', { name: 'Cancel the change' }).click();
  await expect(settings.getByRole('button', { name: 'Change email' })).toBeVisible();
  await page.goto(await mailedLink(page, from, subjects.approve));
  await expect(page.getByText('This link has expired or has already been used.').first()).toBeVisible();
});

test.describe('the callback', () => {
  const failed = 'Authentication failed. Please try signing in again.';

  for (const [name, hash] of [
    ['an error', '#error=access_denied&error_description=Call+0900+now&access_token=a&refresh_token=b'],
    ['foreign tokens', '#access_token=eyJhbGciOiJub25lIn0.e30.&refresh_token=foreign&type=magiclink'],
    ['half a pair', '#access_token=foreign'],
    ['a made-up link', '#type=signup&token=foreign'],
  ] as const) {
    test(`${name} in the address fails, and leads to sign-in after 3 seconds`, async ({ page, origin }) => {
      await stopClock(page);
      await page.goto(`/auth/callback${hash}`);
      await expect(page.getByRole('alert').getByText(failed).first()).toBeVisible();
      await expect(page).toHaveURL(`${origin}/auth/callback`);
      await expect(page.getByText('0900')).toBeHidden();
      await page.clock.runFor(3000);
      await expect(page).toHaveURL(`${origin}/auth/login`);
    });
  }

  test('tokens of another account leave the signed-in person signed in', async ({
    page,
    context,
    origin,
  }) => {
    const person = await newcomer(origin, 'candidate');
    await enterAs(context, origin, person);
    await page.goto('/auth/callback#access_token=foreign&refresh_token=foreign');
    await expect(page.getByText(failed).first()).toBeVisible();
    await page.goto('/settings');
    await expect(page.getByText(person.user?.email ?? '').first()).toBeVisible();
  });

  test('without parameters it redirects by session, and only to safe pages', async ({
    page,
    context,
    origin,
  }) => {
    await page.goto('/auth/callback');
    await expect(page).toHaveURL(`${origin}/auth/login`);
    await page.goto('/auth/callback?next=/settings');
    await expect(page).toHaveURL(`${origin}/auth/login?from=%2Fsettings`);
    await enterAs(context, origin, await newcomer(origin, 'recruiter'));
    for (const [search, path] of [
      ['', '/recruiter'],
      ['?next=/settings', '/settings'],
      ['?next=//evil.example', '/recruiter'],
      ['?next=https://evil.example', '/recruiter'],
    ]) {
      await page.goto(`/auth/callback${search}`);
      await expect(page).toHaveURL(`${origin}${path}`);
    }
  });

  test('a link without an answer times out after 15 seconds', async ({ page, origin }) => {
    await stopClock(page);
    await page.route('**/api/auth/verify', () => {});
    await page.goto('/auth/callback#type=signup&token=some-token');
    await expect(page.getByText('Loading')).toBeVisible();
    await page.clock.runFor(14_000);
    await expect(page).toHaveURL(`${origin}/auth/callback`);
    await page.clock.runFor(1500);
    await expect(page.getByText('Authentication process timed out. Please try again.').first()).toBeVisible();
    await expect(page).toHaveURL(`${origin}/auth/login`);
  });
});

test('the screens of mailed links have no accessibility fault in any colour scheme or width', async ({
  page,
  context,
  origin,
}) => {
  test.setTimeout(90_000);
  const email = newEmail('axe');
  await askForLink(page, email);
  expect(await faultsOf(page)).toEqual([]);
  await enterAs(context, origin, await newcomer(origin, 'candidate', email));
  await page.goto('/settings/email');
  await page.getByRole('button', { name: 'Verify now' }).click();
  await page.getByRole('button', { name: 'Change email' }).click();
  expect(await faultsOf(page)).toEqual([]);
  // The page stays for a minute in place of its three seconds, so that it can be looked at.
  await page.addInitScript(() => {
    const wait = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (work: () => void, ms?: number) => wait(work, ms === 3000 ? 60_000 : ms),
    });
  });
  await page.goto('/auth/callback#error=x');
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
});
