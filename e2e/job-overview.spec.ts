import { expect } from '@playwright/test';
import { api } from '../src/api/index.ts';
import { enterAs, jobInput, newcomer, test, uploadAndRead } from './accounts.ts';
import { tabTo } from './focus-by-key.ts';
import { applicant, resumeText } from './resume-file.ts';

test('a job shows its team how many are in each stage and what waits, by mouse and by keys on a phone; visitors see the posting alone', async ({
  page,
  browser,
  origin,
}) => {
  const recruiter = await newcomer(origin, 'recruiter');
  const { body: job } = await recruiter.call(api.createJob, { body: jobInput({ title: 'Ferry Welder' }) });
  for (const name of ['Ottoline Brask', 'Rurik Fenn']) {
    const candidate = await newcomer(origin, 'candidate');
    const resume = await uploadAndRead(
      candidate,
      resumeText({ ...applicant('a@mail.example'), name }),
      'cv.txt',
    );
    const body = { resume_id: resume, cover_note: '' };
    await candidate.call(api.applyToJob, { params: { id: job.id }, body });
  }
  const { items } = (await recruiter.call(api.listApplicants, {})).body;
  const rurik = items.find(({ candidate }) => candidate.name === 'Rurik Fenn');
  await recruiter.call(api.moveApplicant, {
    params: { id: rurik?.id ?? '' },
    body: { version: 1, stage: 'interview' },
  });

  await enterAs(page.context(), origin, recruiter);
  const strip = page.getByRole('navigation', { name: 'Applicants by stage' });
  const tabs = page.getByRole('navigation', { name: 'Job', exact: true });
  await page.goto(`${origin}/jobs/${job.id}`);
  await expect(strip.getByRole('link')).toHaveText([
    /^1 New$/,
    /^0 Screen$/,
    /^1 Interview$/,
    /^0 Offer$/,
    /^0 Hired$/,
    /^0 Rejected$/,
    /^0 Withdrawn$/,
  ]);
  await expect(page.getByRole('heading', { name: 'Job Description' })).toBeVisible();
  await page.getByRole('link', { name: '1 application to review', exact: true }).click();
  await expect(page).toHaveURL(/\/applicants\?stage=new$/);
  await expect(page.getByRole('radio', { name: 'New 1' })).toBeChecked();
  await expect(page.getByRole('link', { name: 'Ottoline Brask' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Rurik Fenn' })).toBeHidden();

  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(`${origin}/jobs/${job.id}`);
  await tabTo(page, strip.getByRole('link', { name: '1 Interview' }));
  await page.keyboard.press('Enter');
  const inInterview = page.getByRole('radio', { name: 'Interview 1' });
  await expect(inInterview).toBeChecked();
  await expect(inInterview).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link', { name: 'Rurik Fenn' })).toBeVisible();
  await tabTo(page, tabs.getByRole('link', { name: 'Report' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Report' })).toBeVisible();
  await expect(tabs.getByRole('link', { name: 'Report' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('region', { name: 'Funnel' }).getByRole('button', { name: 'Table' }).click();
  await expect(
    page.getByRole('table', { name: 'Funnel' }).getByRole('row', { name: /^Interview/ }),
  ).toContainText('1');

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`${origin}/jobs/${job.id}`);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Ferry Welder' })).toBeVisible();
  await expect(visitor.getByRole('navigation', { name: 'Applicants by stage' })).toHaveCount(0);
  await expect(visitor.getByRole('navigation', { name: 'Job', exact: true })).toHaveCount(0);
  await visitor.context().close();
});
