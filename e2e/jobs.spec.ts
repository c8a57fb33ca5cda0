import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { api } from '../src/api/index.ts';
import { enterAs, jobInput, newcomer, newEmail, test, uploadAndRead } from './accounts.ts';
import { inputMethods } from './input-methods.ts';
import { applicant, resumeText } from './resume-file.ts';

for (const [name, inputOf] of inputMethods) {
  test(`a candidate searches, filters, saves, opens and applies with answers, by ${name}`, async ({
    page,
    context,
    origin,
  }) => {
    const input = await inputOf(page);
    const word = `Quay${randomUUID().slice(0, 6)}`;
    const employer = await newcomer(origin, 'recruiter');
    await employer.call(api.createJob, { body: { ...jobInput({ title: `${word} Sailor` }), questions } });
    await employer.call(api.createJob, {
      body: { ...jobInput({ title: `${word} Cook` }), job_type: 'contract' },
    });
    const candidate = await newcomer(origin, 'candidate');
    await uploadAndRead(candidate, resumeText(applicant(newEmail('quay'))), 'resume.txt');
    await enterAs(context, origin, candidate);

    await page.goto('/jobs');
    await input.type(page.getByRole('textbox', { name: 'Search jobs' }), word);
    const list = page.getByRole('region', { name: 'Recommended Jobs' });
    await expect(list.getByText('2 jobs found')).toBeVisible();
    await input.press(page.getByRole('button', { name: 'Filters' }));
    await input.choose(page.getByRole('combobox', { name: 'Job type' }), 'Full-time (1)');
    await expect(list.getByText('1 job found')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`q=${word}.*job_type=full_time`));
    await input.press(page.getByRole('button', { name: 'Clear Filters' }));
    await expect(list.getByText('2 jobs found')).toBeVisible();

    await input.press(list.getByRole('button', { name: `Save: ${word} Sailor` }));
    await expect(list.getByRole('button', { name: `Saved: ${word} Sailor` })).toBeVisible();
    await input.press(list.getByRole('link', { name: `${word} Sailor` }));
    await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
    await input.press(page.getByRole('button', { name: 'Apply Now' }));
    const form = page.getByRole('dialog', { name: `Apply for ${word} Sailor` });
    await input.tick(form.getByRole('checkbox', { name: /I agree that this is sent to/ }));
    await input.press(form.getByRole('button', { name: 'Submit application' }));
    await expect(form.getByText('Please answer this question.').first()).toBeVisible();
    await input.tick(
      form.getByRole('radiogroup', { name: 'Do you swim?' }).getByRole('radio', { name: 'Yes' }),
    );
    await input.type(form.getByRole('textbox', { name: 'Years at sea' }), '7');
    await input.press(form.getByRole('button', { name: 'Submit application' }));
    const mine = page.getByRole('region', { name: 'Your application' });
    await expect(mine).toContainText('with resume.txt');
    await expect(page.getByRole('button', { name: 'Apply Now' })).toHaveCount(0);
    await expect(mine.getByRole('heading', { name: 'Your application' })).toBeFocused();

    await input.press(page.getByRole('button', { name: 'Report' }));
    await input.tick(page.getByRole('radio', { name: 'It is misleading' }));
    await input.type(
      page.getByRole('textbox', { name: 'Anything else we should know' }),
      'There is no ship.',
    );
    await input.press(page.getByRole('button', { name: 'Send report' }));
    await expect(page.getByRole('textbox', { name: 'Anything else we should know' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Report' })).toBeFocused();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(`${origin}/jobs/`)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Company Info' })).toBeVisible();
    await expect(mine).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Similar Jobs' })).toBeHidden();
    await expect(page.getByRole('button')).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
  });

  test(`an employer writes, previews, changes, pauses, closes and copies a job, by ${name}`, async ({
    page,
    context,
    origin,
  }) => {
    const input = await inputOf(page);
    const title = `Lamp Keeper ${randomUUID().slice(0, 6)}`;
    await enterAs(context, origin, await newcomer(origin, 'recruiter'));
    await page.goto('/jobs/create');
    await input.type(page.getByRole('textbox', { name: 'Job title' }), title);
    await expect(page.getByText(/^Draft saved/)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/^We restored what you typed /)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Job title' })).toHaveValue(title);
    await input.type(page.getByRole('textbox', { name: 'Description' }), 'Keep the lamp. A young team.');
    const skills = page.getByRole('combobox', { name: 'Required skills' });
    await input.type(skills, 'Optics');
    await skills.press('Enter');
    await input.choose(page.getByRole('combobox', { name: 'Location type' }), 'Remote');
    await input.press(page.getByRole('button', { name: 'Check requirements' }));
    await expect(page.getByText(/“young” keeps some people from applying/)).toBeVisible();
    await input.press(page.getByRole('button', { name: 'Preview', exact: true }));
    const preview = page.getByRole('dialog', { name: 'As candidates see it' });
    await expect(preview.getByRole('heading', { name: title })).toBeVisible();
    await page.keyboard.press('Escape');
    await input.press(page.getByRole('button', { name: 'Post job' }));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

    for (const status of ['Paused', 'Closed']) {
      await input.press(page.getByRole('link', { name: 'Edit Job' }));
      await expect(page.getByRole('textbox', { name: 'Job title' })).toHaveValue(title);
      await input.choose(page.getByRole('combobox', { name: 'Status' }), status);
      await input.press(page.getByRole('button', { name: 'Update Job' }));
      await expect(page.getByRole('alert', { name: status })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Open jobs like this one' })).toBeVisible();
    }

    await input.press(page.getByRole('link', { name: 'Edit Job' }));
    await input.press(page.getByRole('link', { name: 'Duplicate' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Create Job Posting' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue(
      'Keep the lamp. A young team.',
    );
    await input.press(page.getByRole('button', { name: 'Save as draft' }));
    await expect(page.getByRole('alert', { name: 'Draft' })).toBeVisible();
  });

  test(`an employer imports jobs from a file after fixing its mistakes, by ${name}`, async ({
    page,
    context,
    origin,
  }) => {
    const input = await inputOf(page);
    await enterAs(context, origin, await newcomer(origin, 'recruiter'));
    await page.goto('/recruiter/jobs/import');
    const give = async (csv: string, button: string) => {
      const chooser = page.waitForEvent('filechooser');
      await input.press(page.getByRole('button', { name: button }));
      await (await chooser).setFiles({ name: 'jobs.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    };
    const line = 'Pilot,Bring ships in.,Navigation,remote';
    await give(
      `title,description,skills,location_type,salary_min\n${line},12abc\n,x,y,remote,`,
      'Choose a file',
    );
    await expect(page.getByRole('alert').getByText('2 rows have mistakes')).toBeVisible();
    await expect(page.getByRole('row', { name: /Pilot/ })).toContainText('salary_min');
    await expect(page.getByRole('button', { name: 'Import 2 jobs' })).toBeDisabled();
    await give(`title,description,skills,location_type,salary_min\n${line},70000`, 'Choose another file');
    await input.press(page.getByRole('button', { name: 'Import 1 job' }));
    await expect(page.getByRole('link', { name: 'Pilot', exact: true })).toBeVisible();
  });
}

test('the job list returns to where it was: the number of pages is in the address', async ({
  page,
  origin,
}) => {
  const word = `Weir${randomUUID().slice(0, 6)}`;
  const employer = await newcomer(origin, 'recruiter');
  const csv = ['title,description,skills,location_type,status'];
  for (let number = 1; number <= 45; number++)
    csv.push(`${word} Keeper ${number},Mind the gates.,Hydraulics,remote,open`);
  expect((await employer.call(api.importJobFile, { body: { csv: csv.join('\n') } })).problem).toBeNull();
  // The index takes new jobs in right after they are stored.
  const found = async () => (await employer.call(api.listJobs, { query: { q: word } })).body.total;
  await expect.poll(found).toBe(45);
  await page.goto(`/jobs?q=${word}`);
  const list = page.getByRole('region', { name: 'Recommended Jobs' });
  const cards = list.getByRole('article');
  await expect(cards).toHaveCount(20);
  await list.getByRole('button', { name: 'Show more' }).click();
  await expect(cards).toHaveCount(40);
  await list.getByRole('button', { name: 'Show more' }).click();
  await expect(cards).toHaveCount(45);
  await expect(page).toHaveURL(/page=3/);

  const far = cards.nth(38);
  await far.getByRole('link').first().scrollIntoViewIfNeeded();
  await page.reload();
  await expect(cards).toHaveCount(45);
  await expect(far.getByRole('link').first()).toBeInViewport();

  await far.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(word);
  await page.goBack();
  await expect(cards).toHaveCount(45);
  await expect(far.getByRole('link').first()).toBeInViewport();
  await page.getByText('Best paid first').click();
  await expect(page).not.toHaveURL(/page=/);
  await expect(cards).toHaveCount(20);
});

const questions = [
  {
    id: 'q1',
    prompt: 'Do you swim?',
    type: 'yes_no' as const,
    options: [],
    required: true,
    accepts: ['Yes'],
    at_least: null,
  },
  {
    id: 'q2',
    prompt: 'Years at sea',
    type: 'number' as const,
    options: [],
    required: true,
    accepts: [],
    at_least: 2,
  },
];
