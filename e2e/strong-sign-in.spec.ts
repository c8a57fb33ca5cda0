import { type BrowserContext, expect, type Page } from '@playwright/test';
import { appCode } from '../src/server/testing/authenticator-app.ts';
import { enterAs, newcomer, newEmail, password, test, verifyAddress } from './accounts.ts';
import { faultsOf } from './looks.ts';

async function openSettings(
  page: Page,
  context: BrowserContext,
  origin: string,
  section = 'two-factor',
): Promise<string> {
  const email = newEmail('strong');
  const person = await newcomer(origin, 'candidate', email);
  await verifyAddress(person, email);
  await enterAs(context, origin, person);
  await page.goto(`/settings/${section}`);
  return email;
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
}

async function givePassword(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** A device of the browser that keeps passkeys and always finds its owner. */
async function addDevice(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('an authenticator app is set up, asked for at sign-in, replaced by a recovery code, and turned off', async ({
  page,
  context,
  origin,
}) => {
  const email = await openSettings(page, context, origin);
  const section = page.getByRole('region', { name: 'Two-factor sign-in' });
  await section.getByRole('button', { name: 'Turn on' }).click();
  const secret = (await section.locator('code').innerText()).replaceAll(' ', '');
  await section.getByRole('textbox', { name: 'Code from the app' }).fill('000000');
  await section.getByRole('button', { name: 'Turn on' }).click();
  await expect(section.getByText('This code is wrong')).toBeVisible();
  const first = await appCode(secret, new Date());
  await section.getByRole('textbox', { name: 'Code from the app' }).fill(first);
  await section.getByRole('button', { name: 'Turn on' }).click();
  await expect(section.getByRole('listitem')).toHaveCount(10);
  const recovery = await section.getByRole('listitem').first().innerText();
  await section.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(section.getByText('You have 10 recovery codes left.')).toBeVisible();

  await signOut(page);
  await givePassword(page, email);
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Code' }).fill(first);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('This code is wrong or has already been used.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Code' }).fill(await appCode(secret, new Date(), 1));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/dashboard/);

  await signOut(page);
  await givePassword(page, email);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(recovery);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/dashboard/);

  await page.goto('/settings/two-factor');
  await expect(section.getByText('You have 9 recovery codes left.')).toBeVisible();
  await section.getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
  await expect(section.getByRole('button', { name: 'Turn on' })).toBeVisible();
});

test('a passkey is added, named, signs in without a name or a password, and is removed', async ({
  page,
  context,
  origin,
}) => {
  await addDevice(page);
  await openSettings(page, context, origin, 'passkeys');
  const section = page.getByRole('region', { name: 'Passkeys' });
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(section.getByRole('listitem')).toHaveCount(1);
  await section.getByRole('button', { name: /^Rename / }).click();
  await section.getByRole('textbox', { name: 'Passkey name' }).fill('Desk');
  await section.getByRole('button', { name: 'Save' }).click();
  await expect(section.getByText('Desk')).toBeVisible();
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('This device already has a passkey for your account.').first()).toBeVisible();

  await signOut(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL(/\/dashboard/);

  await page.goto('/settings/passkeys');
  await expect(section.getByText(/used .*(ago|now)/)).toBeVisible();
  await section.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove passkey' }).click();
  await expect(section.getByRole('listitem')).toHaveCount(0);
  await signOut(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText('This passkey was not accepted.')).toBeVisible();
});

test('a sensitive action asks once to confirm who it is, and then goes on by itself', async ({
  page,
  context,
  origin,
}) => {
  await openSettings(page, context, origin);
  let asked = 0;
  // As the server answers ten minutes after sign-in.
  await page.route('**/api/auth/two-factor', async (route) => {
    if (asked++ > 0) return route.continue();
    const body = { code: 'proof_needed', status: 403, title: 'Please confirm that it’s you.' };
    return route.fulfill({ status: 403, contentType: 'application/problem+json', json: body });
  });
  const section = page.getByRole('region', { name: 'Two-factor sign-in' });
  await section.getByRole('button', { name: 'Turn on' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await dialog.getByRole('textbox', { name: 'Password' }).fill('not this one');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByText('This is not your password.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Password' }).fill(password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(section.locator('code')).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('the sign-in settings have no accessibility fault in any colour scheme or width', async ({
  page,
  context,
  origin,
}) => {
  await openSettings(page, context, origin);
  const section = page.getByRole('region', { name: 'Two-factor sign-in' });
  await section.getByRole('button', { name: 'Turn on' }).click();
  await expect(section.locator('code')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
});
