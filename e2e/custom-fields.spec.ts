import { expect } from '@playwright/test';
import { api } from '../src/api/index.ts';
import { enterAs, jobInput, newcomer, test, uploadAndRead } from './accounts.ts';
import { faultsOf } from './looks.ts';
import { applicant, resumeText } from './resume-file.ts';

test('an owner makes fields by keyboard; they are filled on an applicant by mouse and on a job by keyboard', async ({
  page,
  context,
  origin,
}) => {
  const owner = await newcomer(origin, 'recruiter');
  const job = (await owner.call(api.createJob, { body: jobInput({ title: 'Rigger' }) })).body;
  const candidate = await newcomer(origin, 'candidate');
  const file = resumeText(applicant(candidate.user?.email ?? ''));
  const body = { resume_id: await uploadAndRead(candidate, file, 'Resume.txt'), cover_note: '' };
  const { id } = (await candidate.call(api.applyToJob, { params: { id: job.id }, body })).body;
  await enterAs(context, origin, owner);
  await page.goto('/settings/fields');
  const own = page.getByRole('region', { name: 'On applications' });
  await own.getByRole('button', { name: 'Add field' }).press('Enter');
  await page.keyboard.type('Shirt size');
  await own.getByRole('combobox', { name: 'Type of field 1' }).selectOption('Choice');
  await own.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(own.getByText('Add at least one option.')).toBeVisible();
  for (const size of ['Small', 'Large']) {
    await own.getByRole('button', { name: 'Add option to Shirt size' }).press('Enter');
    await own
      .getByRole('textbox', { name: /^Option \d of Shirt size$/ })
      .last()
      .fill(size);
  }
  await own.getByRole('button', { name: 'Add field' }).press('Enter');
  await page.keyboard.type('Notice days');
  await own.getByRole('combobox', { name: 'Type of field 2' }).selectOption('Number');
  await own.getByRole('button', { name: 'Move Notice days up' }).press('Enter');
  await own.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByText('Fields saved').first()).toBeVisible();
  const ofJobs = page.getByRole('region', { name: 'On jobs' });
  await ofJobs.getByRole('button', { name: 'Add field' }).press('Enter');
  await page.keyboard.type('Cost centre');
  await ofJobs.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(ofJobs.getByRole('combobox', { name: 'Type of field 1' })).toBeDisabled();
  expect(await faultsOf(page)).toEqual([]);

  await page.goto(`/applicants/${id}#notes`);
  const card = page.getByRole('region', { name: 'Custom fields' });
  await card.getByRole('textbox', { name: 'Notice days' }).fill('soon');
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByText('Enter a number.')).toBeVisible();
  await card.getByRole('textbox', { name: 'Notice days' }).fill('30');
  await card.getByRole('combobox', { name: 'Shirt size' }).selectOption('Large');
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  const stored = (await owner.call(api.getApplicantFields, { params: { id } })).body;
  expect(stored.values.map(({ label }) => label)).toEqual(['30', 'Large']);

  // The fields are columns of the list, kept in its address and by the browser.
  await page.goto('/applicants');
  await page.getByRole('button', { name: 'Columns' }).press('Enter');
  for (const name of ['Notice days', 'Shirt size']) {
    await page.getByRole('checkbox', { name }).press('Space');
  }
  await page.keyboard.press('Escape');
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader', { name: 'Shirt size' })).toBeVisible();
  await expect(table.getByRole('cell', { name: 'Large' })).toBeVisible();
  await expect(table.getByRole('cell', { name: '30', exact: true })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.reload();
  await expect(table.getByRole('cell', { name: 'Large' })).toBeVisible();

  // They are filters too, each with its chip; on a phone the cards say what stands there.
  await page.getByRole('button', { name: /^Filter( |s|$)/ }).press('Enter');
  await page.getByRole('combobox', { name: 'Custom field' }).selectOption('Shirt size');
  await page.getByRole('combobox', { name: 'Shirt size: Value' }).selectOption('Small');
  await expect(table).toBeHidden();
  await page.getByRole('combobox', { name: 'Shirt size: Value' }).selectOption('Large');
  await page.getByRole('combobox', { name: 'Custom field' }).selectOption('Notice days');
  await page.getByRole('textbox', { name: 'Notice days: At least' }).fill('30');
  await expect(page.getByRole('button', { name: 'Remove filter: Notice days: at least 30' })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 375, height: 800 });
  await page.reload();
  for (const words of [/^Shirt size.*Large$/, /^Notice days.*30$/])
    await expect(table.locator('td').filter({ hasText: words })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Remove filter: Shirt size: Large' }).click();
  await expect(page.getByRole('button', { name: 'Remove filter: Notice days: at least 30' })).toBeVisible();
  await expect(page).not.toHaveURL(/%3Ais%3A/);

  await page.goto(`/jobs/${job.id}`);
  const ofJob = page.getByRole('region', { name: 'Custom fields' });
  await ofJob.getByRole('textbox', { name: 'Cost centre' }).focus();
  await page.keyboard.type('CC-7');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  await page.reload();
  await expect(ofJob.getByRole('textbox', { name: 'Cost centre' })).toHaveValue('CC-7');
});
