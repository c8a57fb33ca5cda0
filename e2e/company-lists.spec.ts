import { expect } from '@playwright/test';
import { api } from '../src/api/index.ts';
import { enterAs, jobInput, newcomer, test, uploadAndRead } from './accounts.ts';
import { faultsOf } from './looks.ts';
import { applicant, resumeText } from './resume-file.ts';

test('an owner adds reasons for rejection by keyboard, and one of them is chosen by its number', async ({
  page,
  context,
  origin,
}) => {
  const owner = await newcomer(origin, 'recruiter');
  const job = (await owner.call(api.createJob, { body: jobInput({ title: 'Welder' }) })).body;
  const candidate = await newcomer(origin, 'candidate');
  const resume = await uploadAndRead(
    candidate,
    resumeText(applicant(candidate.user?.email ?? '')),
    'Resume.txt',
  );
  const body = { resume_id: resume, cover_note: '' };
  const { id } = (await candidate.call(api.applyToJob, { params: { id: job.id }, body })).body;
  await enterAs(context, origin, owner);
  await page.goto('/settings/hiring');
  const reasons = page.getByRole('region', { name: 'Reasons for rejection' });
  await reasons.getByRole('button', { name: 'Add reason' }).focus();
  for (const name of ['Night shifts', 'Certificate expired']) {
    await page.keyboard.press('Enter');
    await page.keyboard.type(name);
    await reasons.getByRole('button', { name: 'Add reason' }).focus();
  }
  const up = reasons.getByRole('button', { name: 'Move Certificate expired up' });
  await up.press('Enter');
  await expect(up).toBeFocused();
  await reasons.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByText('List saved')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  await page.goto(`/applicants/${id}`);
  await expect(page.getByRole('button', { name: 'Reject…' })).toBeVisible();
  await page.keyboard.press('r');
  await expect(page.getByRole('radio')).toHaveCount(3);
  await page.keyboard.press('1');
  await expect(page.getByText(/^Moved to Rejected/).first()).toBeVisible();
  await page
    .getByRole('tab', { name: 'Timeline' })
    .or(page.getByRole('link', { name: 'Timeline' }))
    .click();
  await expect(page.getByText('Moved from New to Rejected: Certificate expired')).toBeVisible();

  await page.goto('/settings/audit-log');
  const log = page.getByRole('list', { name: 'Audit log' });
  await expect(log.getByRole('listitem').first()).toContainText(
    'Moved from New to Rejected: Certificate expired',
  );
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('Company settings');
  await expect(log.getByRole('listitem').first()).toContainText('Changed the reasons for rejection');
  expect(await faultsOf(page)).toEqual([]);
});
