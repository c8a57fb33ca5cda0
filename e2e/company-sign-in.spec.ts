import { expect, type Page } from '@playwright/test';
import { enterAs, invite, newcomer, newEmail, password } from './accounts.ts';
import { type OwnProgram, testOnOwnProgram } from './own-program.ts';
import { api } from '../src/api/index.ts';

const test = testOnOwnProgram();
// One after the other, since every worker would start a program of its own.
test.describe.configure({ mode: 'default' });

/** As if everybody had signed in half an hour ago. */
const makeOld = (program: OwnProgram) =>
  program.rows("update sessions set proved_at = now() - interval '30 minutes'");

/** Gives the proof that a dangerous act is asked for, after which the act goes on by itself. */
async function prove(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await dialog.getByRole('textbox', { name: 'Password' }).fill(password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toBeHidden();
}

async function openSetting(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name }).click();
}

/** Stores a key to an AI provider, tests it, and sees how it went, also when the provider refuses it. */
async function bringModel(page: Page, { models }: OwnProgram): Promise<void> {
  const part = page.getByRole('region', { name: 'AI provider' });
  await part.getByRole('combobox', { name: 'Provider' }).selectOption('custom');
  await part.getByRole('textbox', { name: 'Model' }).fill('m-1');
  await part.getByRole('textbox', { name: 'Key', exact: true }).fill('sk-of-the-owner-4711');
  await part.getByRole('textbox', { name: 'Base URL' }).fill('https://10.0.0.1/v1');
  await part.getByRole('button', { name: 'Save key' }).click();
  await expect(part.getByText('Use a public internet address')).toBeVisible();
  await expect(part.getByRole('textbox', { name: 'Model' })).toHaveValue('m-1');
  await part.getByRole('textbox', { name: 'Base URL' }).fill(models.url);
  await part.getByRole('button', { name: 'Save key' }).click();
  await expect(part.getByText('Saved, but not tested yet.')).toBeVisible();
  await expect(part.getByText('…4711', { exact: true })).toBeVisible();
  await part.getByRole('button', { name: 'Test' }).click();
  await expect(part.getByText('Works', { exact: true })).toBeVisible();
  models.behave((_request, response) => void response.writeHead(401).end());
  await part.getByRole('button', { name: 'Test' }).click();
  await expect(part.getByText('m-1 did not answer: refused key.')).toBeVisible();
}

/** Has dates written the French way, as clocks show in Tokyo, and sees it in another section. */
async function chooseLanguage(page: Page): Promise<void> {
  const section = page.getByRole('region', { name: 'Language and time zone' });
  await section.getByRole('combobox', { name: 'Language' }).selectOption('fr-FR');
  await section.getByRole('combobox', { name: 'Time zone' }).click();
  await section.getByRole('combobox', { name: 'Time zone' }).fill('Tokyo');
  await page.getByRole('option', { name: 'Asia/Tokyo' }).click();
  await section.getByRole('button', { name: 'Save changes' }).click();
  await openSetting(page, 'Account Settings');
  const account = page.getByRole('region', { name: 'Account Settings' });
  await expect(account.getByText(/^\d{1,2} \S+ \d{4}$/)).toBeVisible();
}

test('an owner sets keys, language and single sign-on, with which a colleague signs in and comes back to their page', async ({
  page,
  browser,
  origin,
  program,
}) => {
  const { signInServer, records } = program;
  const owner = await newcomer(origin, 'recruiter', 'owner@acme.example');
  await enterAs(page.context(), origin, owner);
  await makeOld(program);
  await page.goto('/settings/api-keys');
  await bringModel(page, program);
  await openSetting(page, 'Language and time zone');
  await chooseLanguage(page);
  await openSetting(page, 'Features');
  const features = page.getByRole('region', { name: 'Features' });
  await features.getByRole('switch', { name: 'Show the SSO coming-soon banner' }).click();
  const banner = page.getByRole('alert', { name: 'Single sign-on (SSO) coming soon' });
  await expect(banner).toBeVisible();
  await page.goto('/recruiter');
  await expect(banner).toBeVisible();
  await banner.getByRole('link', { name: 'Set up single sign-on' }).click();
  const section = page.getByRole('region', { name: 'Single sign-on' });
  await section.getByRole('textbox', { name: 'Issuer' }).fill(signInServer.issuer);
  await section.getByRole('textbox', { name: 'Client ID' }).fill(signInServer.clientId);
  await section.getByRole('textbox', { name: 'Client secret' }).fill(signInServer.secret);
  await section.getByLabel('Email domains').fill('acme.example');
  await page.keyboard.press('Enter');
  await section.getByRole('button', { name: 'Set up single sign-on' }).click();
  await prove(page);
  await expect(section.getByText('Saved, but not tested yet.')).toBeVisible();
  const { settings } = (await owner.call(api.getCompanySso, {})).body;
  for (const { record_name, record_value } of settings?.domains ?? []) records.set(record_name, record_value);
  await section.getByRole('button', { name: 'Test' }).click();
  await expect(section.getByText('Verified', { exact: true })).toBeVisible();
  await expect(banner).toBeHidden();

  const colleague = await (await browser.newContext({ baseURL: origin })).newPage();
  signInServer.person = { subject: 'mo', email: 'mo@acme.example', verified: true };
  const signIn = async () => {
    await colleague.goto('/applicants');
    await colleague.getByRole('textbox', { name: 'Email' }).fill('mo@acme.example');
    await colleague.getByRole('button', { name: 'Sign in with your company' }).click();
  };
  await signIn();
  await expect(colleague.getByText('Successfully authenticated!').last()).toBeVisible();
  await expect(colleague).toHaveURL(`${origin}/applicants`);
  await expect(colleague.getByRole('heading', { level: 1 })).toBeVisible();
  await colleague.getByRole('button', { name: 'Sign Out' }).click();
  await expect(colleague).toHaveURL(/\/auth\/login/);

  signInServer.person = { subject: 'else', email: 'else@other.example', verified: true };
  await colleague.context().clearCookies({ domain: '127.0.0.1' });
  await signIn();
  await expect(colleague.getByRole('heading', { level: 1, name: 'You are not signed in' })).toBeVisible();
  await expect(colleague.getByText('not at a domain of the company').first()).toBeVisible();
  expect(colleague.url()).not.toContain('code');
  await expect(colleague).toHaveURL(/\/auth\/login$/);
  await colleague.context().close();

  await makeOld(program);
  await section.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove single sign-on' }).click();
  await prove(page);
  await expect(section.getByRole('button', { name: 'Set up single sign-on' })).toBeVisible();
});

test('sensitive actions in an old session ask once to confirm who it is, and then go on', async ({
  page,
  origin,
  program,
}) => {
  const owner = await newcomer(origin, 'recruiter');
  const mate = await newcomer(origin, 'candidate', newEmail('mate'));
  await mate.call(api.acceptInvitation, { body: { token: await invite(owner, mate.user?.email ?? '') } });
  await enterAs(page.context(), origin, owner);
  await page.goto('/settings/api-tokens');

  const tokens = page.getByRole('region', { name: 'API tokens' });
  await makeOld(program);
  await tokens.getByRole('textbox', { name: 'What is it for?' }).fill('Nightly export');
  await tokens.getByRole('checkbox').first().click();
  await tokens.getByRole('button', { name: 'Create token' }).click();
  await prove(page);
  await expect(tokens.getByText('Copy the token now.')).toBeVisible();

  await openSetting(page, 'Two-factor sign-in');
  const factor = page.getByRole('region', { name: 'Two-factor sign-in' });
  await factor.getByRole('button', { name: 'Turn on' }).click();
  await expect(factor.locator('code')).toBeVisible();

  await makeOld(program);
  await page.goto('/settings/members');
  await page.getByRole('button', { name: `Make ${mate.user?.email} an owner` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make owner' }).click();
  await prove(page);
  await expect(page.getByText('is now an owner too.').first()).toBeVisible();
});

test('whoever makes and revokes a token by keyboard keeps their place', async ({ page, origin }) => {
  await enterAs(page.context(), origin, await newcomer(origin, 'candidate'));
  await page.goto('/settings/api-tokens');
  const tokens = page.getByRole('region', { name: 'API tokens' });
  const heading = tokens.getByRole('heading', { name: 'API tokens' });
  await tokens.getByRole('textbox', { name: 'What is it for?' }).fill('Nightly export');
  await tokens.getByRole('checkbox').first().press('Space');
  await tokens.getByRole('button', { name: 'Create token' }).press('Enter');
  await expect(tokens.getByText('Copy the token now.')).toBeVisible();
  await expect(heading).toBeFocused();
  await tokens.getByRole('button', { name: 'Revoke' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke token' }).press('Enter');
  await expect(tokens.getByRole('button', { name: 'Revoke' })).toHaveCount(0);
  await expect(heading).toBeFocused();
});

test('a sensitive action that is not confirmed changes nothing, and nothing is reported', async ({
  page,
  origin,
  program,
}) => {
  const owner = await newcomer(origin, 'recruiter');
  await enterAs(page.context(), origin, owner);
  await page.goto('/settings/two-factor');
  await makeOld(program);
  const factor = page.getByRole('region', { name: 'Two-factor sign-in' });
  await factor.getByRole('button', { name: 'Turn on' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(factor.getByRole('button', { name: 'Turn on' })).toBeEnabled();
  await expect(factor.getByRole('button', { name: 'Turn on' })).toBeFocused();
  await expect(page.locator('[data-toasts]')).toHaveCount(0);
  await expect(page.getByText('Please confirm that it’s you.')).toHaveCount(0);
});
