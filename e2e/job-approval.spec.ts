import { expect } from '@playwright/test';
import { api } from '../src/api/index.ts';
import { enterAs, invite, jobInput, newcomer, test } from './accounts.ts';
import { faultsOf } from './looks.ts';

test('an owner requires approval by keyboard, the approver sends a job back and approves it by mouse, then it is published', async ({
  page,
  browser,
  origin,
}) => {
  const owner = await newcomer(origin, 'recruiter');
  const approver = await newcomer(origin, 'recruiter');
  const email = approver.user?.email ?? '';
  await approver.call(api.removeMember, { params: { id: approver.id } });
  await approver.call(api.acceptInvitation, {
    body: { token: await invite(owner, email, 'hiring_manager') },
  });

  await enterAs(page.context(), origin, owner);
  await page.goto('/settings/approval');
  const rules = page.getByRole('main');
  const required = rules.getByRole('switch', { name: 'Require approval before publishing' });
  await required.press('Space');
  await rules.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(rules.getByText('Choose at least one approver.')).toBeVisible();
  const choice = rules.getByRole('combobox', { name: 'Add an approver' });
  await choice.focus();
  await choice.selectOption(email);
  await expect(rules.getByRole('list', { name: 'Approvers' })).toContainText(email);
  await expect(choice).toBeFocused();
  await rules.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  // What is stored as a draft is asked for on its page.
  const draft = { ...jobInput({ title: 'Bridge Keeper' }), status: 'draft' as const };
  const { id } = (await owner.call(api.createJob, { body: draft })).body;
  await page.goto(`/jobs/${id}`);
  const card = page.getByRole('region', { name: 'Job approval' });
  await expect(card.getByText('Needs approval')).toBeVisible();
  await card.getByRole('button', { name: 'Ask for approval' }).press('Enter');
  await expect(card.getByText('Waiting for approval')).toBeVisible();
  await expect(card.getByRole('heading', { name: 'Job approval' })).toBeFocused();

  const theirs = await (await browser.newContext()).newPage();
  await enterAs(theirs.context(), origin, approver);
  await theirs.goto(`${origin}/recruiter`);
  await theirs.getByRole('link', { name: /^Review job: 1 job waiting for approval/ }).click();
  const decision = theirs.getByRole('region', { name: 'Job approval' });
  await decision.getByRole('button', { name: 'Ask for changes' }).click();
  await expect(decision.getByText('Say what should change.')).toBeVisible();
  await decision.getByLabel('Comment (optional)').fill('State the pay.');
  expect(await faultsOf(theirs)).toEqual([]);
  await decision.getByRole('button', { name: 'Ask for changes' }).click();
  await expect(decision.getByText('Changes requested')).toBeVisible();

  // The open page of the author follows.
  await expect(card.getByText('State the pay.')).toBeVisible();
  await card.getByRole('link', { name: 'Edit job' }).press('Enter');
  await page.getByRole('textbox', { name: 'Maximum' }).fill('90000');
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Open');
  await expect(page.getByText('Opening this job asks for approval first.')).toBeVisible();
  await page.getByRole('button', { name: 'Update Job' }).press('Enter');
  await expect(page.getByText('Approval requested').first()).toBeVisible();

  await expect(decision.getByRole('button', { name: 'Approve' })).toBeVisible();
  await decision.getByRole('button', { name: 'Approve' }).click();
  await expect(decision.getByText('Approved', { exact: true })).toBeVisible();
  await page.goto('/recruiter/jobs');
  await expect(page.getByText('Approved', { exact: true })).toBeVisible();
  await page.goto(`/jobs/${id}`);
  await card.getByRole('button', { name: 'Publish job' }).press('Enter');
  await expect(page.getByText('Job published').first()).toBeVisible();
  await expect(card).toBeHidden();
  expect((await owner.call(api.getJob, { params: { id } })).body.status).toBe('open');
  await theirs.context().close();
});
