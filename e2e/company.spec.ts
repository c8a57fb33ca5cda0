import { expect, type Page } from '@playwright/test';
import { api } from '../src/api/index.ts';
import {
  enterAs,
  invite,
  inviteTokenOf,
  newcomer,
  newEmail,
  password,
  signInByMouse,
  test,
} from './accounts.ts';

const jobs = (page: Page) => page.getByRole('heading', { level: 1, name: 'Recruiter Dashboard' });

test('an owner invites a hiring manager, who signs up with the mail and works for the company', async ({
  page,
  browser,
  origin,
}) => {
  const owner = await newcomer(origin, 'recruiter');
  await enterAs(page.context(), origin, owner);
  await page.goto('/settings');
  await page
    .getByRole('main')
    .getByRole('link', { name: owner.user?.company?.name ?? '' })
    .click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Tarn Works');
  await page.getByRole('textbox', { name: 'Website' }).fill('tarn.example');
  await page.getByRole('button', { name: 'Save company' }).click();
  await expect(page.getByText('Company saved.').last()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Website' })).toHaveValue('https://tarn.example');

  const email = newEmail('mo');
  await page.getByRole('link', { name: 'Members and roles' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('radio', { name: 'Hiring manager' }).click();
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByRole('list', { name: 'Open invitations' }).getByText(email)).toBeVisible();

  const mo = await (await browser.newContext()).newPage();
  await mo.goto(`${origin}/auth/callback#type=invite&token=${await inviteTokenOf(owner, email)}`);
  await expect(mo.getByRole('heading', { level: 1, name: 'Join Tarn Works' })).toBeVisible();
  expect(mo.url()).not.toContain('token');
  await expect(mo.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await mo.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await mo.getByRole('textbox', { name: 'Confirm password' }).fill(password);
  await mo.getByRole('checkbox', { name: /I agree to the terms/ }).click();
  await mo.getByRole('button', { name: 'Create account and join' }).click();
  await expect(mo.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await signInByMouse(mo, email);
  await expect(jobs(mo)).toBeVisible();
  for (const name of ['Dashboard', 'Post Job', 'Applicants', 'Settings'])
    await expect(mo.getByRole('banner').getByRole('link', { name })).toBeVisible();

  await page.reload();
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByText('Hiring manager, since')).toBeVisible();
  await mo.context().close();
});

test('an invited person with an account signs in on the way, and nobody else can use the link', async ({
  page,
  browser,
  origin,
}) => {
  const owner = await newcomer(origin, 'recruiter');
  const [ada, other] = [await newcomer(origin, 'candidate'), await newcomer(origin, 'candidate')];
  const email = ada.user?.email ?? '';
  const link = `${origin}/auth/callback#type=invite&token=${await invite(owner, email)}`;

  const wrong = await browser.newContext();
  await enterAs(wrong, origin, other);
  const stranger = await wrong.newPage();
  await stranger.goto(link);
  await expect(stranger.getByText('Nothing was changed.')).toBeVisible();
  await wrong.close();

  await page.goto(link);
  await page.getByRole('link', { name: 'Sign in to accept' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('You have a candidate account.')).toBeVisible();
  await page.getByRole('button', { name: /^Join / }).click();
  await expect(jobs(page)).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'This invitation is not valid' })).toBeVisible();
});

test('a member removed while a page is open sees that they have no company, and can start one', async ({
  page,
  origin,
}) => {
  const owner = await newcomer(origin, 'recruiter');
  const mate = await newcomer(origin, 'recruiter');
  await mate.call(api.removeMember, { params: { id: mate.id } });
  const token = await invite(owner, mate.user?.email ?? '');
  await mate.call(api.acceptInvitation, { body: { token } });
  await enterAs(page.context(), origin, mate);
  const live = page.waitForResponse('**/api/live');
  await page.goto('/recruiter');
  await expect(jobs(page)).toBeVisible();
  await live;
  // Not by a click of theirs: the page is told.
  await owner.call(api.removeMember, { params: { id: mate.id } });
  await expect(page.getByRole('heading', { level: 1, name: 'You don’t belong to a company' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Company name' }).fill('Mate and Sons');
  await page.getByRole('button', { name: 'Create company' }).click();
  await expect(jobs(page)).toBeVisible();
  await expect(page.getByText('Mate and Sons').first()).toBeVisible();
});
