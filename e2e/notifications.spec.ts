import { expect } from '@playwright/test';
import { api } from '../src/api/index.ts';
import { enterAs, jobInput, newcomer, test, uploadAndRead } from './accounts.ts';
import { applicant, resumePdf } from './resume-file.ts';
import { tabTo } from './tab.ts';

test('what an employer does shows at the bell and on the dashboard at once, and leads to the job', async ({
  page,
  context,
  origin,
}) => {
  const employer = await newcomer(origin, 'recruiter');
  const { id: jobId } = (await employer.call(api.createJob, { body: jobInput() })).body;
  const candidate = await newcomer(origin, 'candidate');
  const resumeId = await uploadAndRead(candidate, await resumePdf(applicant('ada@mail.example')), 'Ada.pdf');
  await candidate.call(api.applyToJob, {
    params: { id: jobId },
    body: { resume_id: resumeId, cover_note: '' },
  });
  const { items } = (await employer.call(api.listApplicants, {})).body;
  await enterAs(context, origin, candidate);
  const live = page.waitForResponse('**/api/live');
  await page.goto('/dashboard');
  await live;
  const bell = page.getByRole('link', { name: 'Notifications' });
  await expect(bell).toHaveAccessibleName('Notifications, 1 unread');
  await expect(page.getByRole('link', { name: /^Confirm \d positions?$/ })).toBeVisible();

  const params = { id: items[0]?.id ?? '' };
  await employer.call(api.moveApplicant, { params, body: { version: 1, stage: 'interview' } });
  await expect(bell).toHaveAccessibleName('Notifications, 2 unread');
  const news = 'Your application for Platform Engineer has come to the interview stage';
  await expect(page.getByRole('link', { name: news })).toBeVisible();

  await bell.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: news }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${origin}/applications/${params.id}`);
  await expect(bell).toHaveAccessibleName('Notifications, 1 unread');
  await bell.click();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(bell).toHaveAccessibleName('Notifications');
});

test('what is mailed is chosen in Settings, kept, and stopped by the link in a mail', async ({
  page,
  context,
  origin,
}) => {
  const candidate = await newcomer(origin, 'candidate');
  await enterAs(context, origin, candidate);
  await page.goto('/settings');
  const kind = page.getByRole('group', { name: 'An employer opens my application' });
  let kept = 0;
  page.on('response', (response) => {
    if (response.request().method() === 'PUT' && response.ok()) kept += 1;
  });
  await kind.getByRole('combobox', { name: 'By mail' }).selectOption('Mail at once');
  await kind.getByRole('switch', { name: 'In Tenon' }).focus();
  await page.keyboard.press('Space');
  await expect(kind.getByRole('switch')).not.toBeChecked();
  await expect.poll(() => kept).toBe(2);
  await page.reload();
  await expect(kind.getByRole('switch')).not.toBeChecked();
  await expect(kind.getByRole('combobox')).toHaveValue('at_once');

  await page.goto('/unsubscribe#not-a-token');
  await page.getByRole('button', { name: 'Stop these mails' }).click();
  await expect(page.getByRole('alert')).toContainText('This link is not whole');
});
