import { expect } from '@playwright/test';
import { api } from '../src/api/index.ts';
import { enterAs, jobInput, newcomer, test, uploadAndRead } from './accounts.ts';
import { tabTo } from './focus-by-key.ts';
import { applicant, resumePdf } from './resume-file.ts';

test('a company starts from its dashboard, does there what waits, and opens the people behind a figure, by mouse and by keys on a phone', async ({
  page,
  origin,
}) => {
  const recruiter = await newcomer(origin, 'recruiter');
  await enterAs(page.context(), origin, recruiter);
  await page.goto(`${origin}/recruiter`);
  const starts = page.getByRole('region', { name: 'Ways to start' });
  await expect(starts.getByRole('link')).toHaveText(['Post a job', 'Import jobs', 'Bring resumes']);
  await starts.getByRole('link', { name: 'Import jobs' }).click();
  await expect(page).toHaveURL(/\/recruiter\/jobs\/import$/);

  const { body: job } = await recruiter.call(api.createJob, { body: jobInput({ title: 'Ferry Welder' }) });
  const candidate = await newcomer(origin, 'candidate');
  const file = await resumePdf({ ...applicant('a@mail.example'), name: 'Ottoline Brask' });
  const resume = await uploadAndRead(candidate, file, 'cv.pdf');
  const body = { resume_id: resume, cover_note: '' };
  await candidate.call(api.applyToJob, { params: { id: job.id }, body });

  await page.goto(`${origin}/recruiter`);
  const work = page.getByRole('region', { name: 'To do' });
  await expect(work.getByText('Ottoline Brask, Ferry Welder')).toBeVisible();
  await work.getByRole('link', { name: 'Start review: 1 application to review' }).click();
  await expect(page.getByRole('heading', { name: 'Ottoline Brask' })).toBeVisible();

  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(`${origin}/recruiter`);
  const row = work.getByRole('listitem').first();
  await expect(row).toBeVisible();
  expect((await row.boundingBox())?.y).toBeLessThan(260);
  await tabTo(page, work.getByRole('link', { name: 'Start review: 1 application to review' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/applicants\/[0-9a-f-]{36}\?stage=new&posted=me$/);

  await page.goto(`${origin}/recruiter/reports`);
  await tabTo(page, page.getByRole('link', { name: '1: Applications, People' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Remove filter: Applications, / })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ottoline Brask' })).toBeVisible();
});
