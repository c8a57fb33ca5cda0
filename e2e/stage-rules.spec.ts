import { expect } from '@playwright/test';
import { api } from '../src/api/index.ts';
import { enterAs, jobInput, newcomer, test, uploadAndRead } from './accounts.ts';
import { faultsOf } from './looks.ts';
import { applicant, resumeText } from './resume-file.ts';

test('an owner makes rules for a stage by keyboard; a move gives the task, which is done on the applicant’s page', async ({
  page,
  context,
  origin,
}) => {
  const owner = await newcomer(origin, 'recruiter');
  const job = (await owner.call(api.createJob, { body: jobInput({ title: 'Rigger' }) })).body;
  await owner.call(api.createMessageTemplate, {
    body: { name: 'Next steps', body: 'Hello from {{company}}' },
  });
  const candidate = await newcomer(origin, 'candidate');
  const file = resumeText(applicant(candidate.user?.email ?? ''));
  const body = { resume_id: await uploadAndRead(candidate, file, 'Resume.txt'), cover_note: '' };
  const { id } = (await candidate.call(api.applyToJob, { params: { id: job.id }, body })).body;
  await enterAs(context, origin, owner);

  await page.goto('/settings/rules');
  await page.getByRole('button', { name: 'Add rule' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add a rule' });
  await expect(dialog.getByRole('combobox', { name: 'When moved to' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(dialog.getByText('Describe the task.')).toBeVisible();
  await page.keyboard.type('Call the references');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Assign whoever is responsible the task “Call the references”')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add rule' })).toBeFocused();
  expect(await faultsOf(page)).toEqual([]);

  await page.goto(`/jobs/${job.id}/stages`);
  await page.getByRole('button', { name: 'Add rule' }).click();
  await dialog.getByRole('combobox', { name: 'Then' }).selectOption('Send a message');
  await dialog.getByRole('combobox', { name: 'Template' }).selectOption('Next steps');
  await dialog.getByRole('combobox', { name: 'Send', exact: true }).selectOption('After 3 days');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Send “Next steps” after 3 days')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  await owner.call(api.moveApplicant, { params: { id }, body: { version: 1, stage: 'interview' } });
  await page.goto(`/applicants/${id}`);
  const tasks = page.getByRole('region', { name: 'Tasks' });
  await expect(tasks.getByText('For you', { exact: false })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await tasks.getByRole('checkbox').press('Space');
  await expect(page.getByText('Task completed').first()).toBeVisible();
  await expect(tasks).toBeHidden();
  await page.goto(`/applicants/${id}#messages`);
  await expect(page.getByText(/Hello from/)).toBeVisible();
});
