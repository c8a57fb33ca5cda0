import { expect } from '@playwright/test';
import { api } from '../src/api/index.ts';
import type { Person } from '../src/server/platform/http/person.ts';
import { enterAs, jobInput, newcomer, test, uploadAndRead } from './accounts.ts';
import { inputMethods } from './input-methods.ts';
import { applicant, resumeText } from './resume-file.ts';
import { tabTo } from './focus-by-key.ts';

for (const [name, inputOf] of inputMethods) {
  test(`a candidate follows an application, withdraws and undoes it, and tracks one made elsewhere, by ${name}`, async ({
    page,
    context,
    origin,
  }) => {
    test.setTimeout(180_000);
    const input = await inputOf(page);
    await enterAs(context, origin, await applied(origin));
    await page.goto('/applications');
    await expect(page.getByRole('heading', { level: 1, name: 'My applications' })).toBeVisible();
    await input.press(page.getByRole('link', { name: 'Ferry Engineer' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Ferry Engineer' })).toBeVisible();
    await expect(page.getByText('I know the boats.')).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Timeline' }).getByText(/opened your application/),
    ).toBeVisible();
    await input.press(page.getByRole('link', { name: 'View the job' }));
    await input.press(page.getByRole('link', { name: /^See its status and write to / }));
    const words = page.getByRole('textbox', { name: /^Message / });
    await input.type(words, 'Does the night boat need me?');
    await page.route('**/api/applications/*/messages', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await input.press(page.getByRole('button', { name: 'Send message' }));
    await expect(
      page.getByRole('alert').filter({ hasText: 'There was no answer from the server.' }),
    ).toBeVisible();
    await expect(words).toHaveValue('Does the night boat need me?');
    await page.unrouteAll();
    await input.press(page.getByRole('button', { name: 'Send message' }));
    await expect(words).toHaveValue('');
    await expect(
      page.getByRole('region', { name: 'Messages' }).getByText('Does the night boat need me?'),
    ).toBeVisible();
    await input.press(page.getByRole('button', { name: 'Withdraw from Ferry Engineer' }));
    await input.press(page.getByRole('dialog').getByRole('button', { name: 'Withdraw application' }));
    await input.press(page.getByRole('button', { name: 'Undo the withdrawal' }));
    await expect(page.getByRole('button', { name: 'Withdraw from Ferry Engineer' })).toBeVisible();

    await input.press(page.getByRole('link', { name: 'My applications' }));
    await input.press(page.getByRole('button', { name: 'Add an application' }));
    await input.press(page.getByRole('button', { name: 'Add application' }));
    await expect(page.getByText('Employer is required').first()).toBeVisible();
    await input.type(page.getByRole('textbox', { name: 'Job title' }), 'Welder');
    await input.type(page.getByRole('textbox', { name: 'Employer' }), 'Ash Yard');
    await input.press(page.getByRole('button', { name: 'Add application' }));
    await expect(page.getByText('Open (2)')).toBeVisible();
    const actions = page.getByRole('button', { name: 'Actions for Welder' });
    await input.take(actions, page.getByRole('menuitem', { name: 'Closed' }));
    await expect(page.getByText('Ended (1)')).toBeVisible();
    await page.goto('/applications?state=closed');
    await input.take(actions, page.getByRole('menuitem', { name: 'Delete' }));
    await input.press(page.getByRole('dialog').getByRole('button', { name: 'Delete application' }));
    await expect(page.getByText('None ended yet')).toBeVisible();
  });
}

test('an experience is added, deleted and brought back by keyboard, and the profile is exported and imported', async ({
  page,
  context,
  origin,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  const person = await newcomer(origin, 'candidate');
  await enterAs(context, origin, person);
  await page.goto('/experiences');
  await tabTo(page, page.getByRole('link', { name: 'Add experience' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('textbox', { name: 'Job title' }));
  await page.keyboard.type('Carer');
  await tabTo(page, page.getByRole('textbox', { name: 'Company name' }));
  await page.keyboard.type('Beech House');
  await tabTo(page, page.getByRole('checkbox', { name: 'I currently work here' }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('combobox', { name: 'Start date: month' }));
  await page.keyboard.type('March');
  await tabTo(page, page.getByRole('combobox', { name: 'Start date: year' }));
  await page.keyboard.type('1969');
  await tabTo(page, page.getByRole('textbox', { name: 'Experience details' }));
  await page.keyboard.type('Cared for twelve residents.');
  await tabTo(page, page.getByRole('button', { name: 'Add experience' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Mar 1969 – Present')).toBeVisible();

  await tabTo(page, page.getByRole('button', { name: 'Delete Carer at Beech House' }));
  await page.keyboard.press('Enter');
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Delete experience' });
  await tabTo(page, confirm);
  await page.keyboard.press('Enter');
  await expect(page.getByText('No work experience yet')).toBeVisible();
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Carer' })).toBeVisible();

  await page.goto('/profile/files');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'JSON Resume' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.json$/);
  const document = {
    basics: { name: 'Ada Quill' },
    work: [{ name: 'Oak Yard', position: 'Fitter', startDate: '2012-04', endDate: '2012-13' }],
  };
  const choose = (value: unknown) =>
    page.locator('input[type=file]').setInputFiles({
      name: 'cv.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(value)),
    });
  await choose(document);
  await expect(page.getByRole('alert').getByText(/^work\[0\]\.endDate: Use a date/)).toBeVisible();
  await choose({ ...document, work: [{ ...document.work[0], endDate: '2012-12' }] });
  await expect(page.getByRole('checkbox', { name: /Fitter at Oak Yard/ })).toBeChecked();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText(/2 values changed, 1 position and 0 skills added/).first()).toBeAttached();
  await page.goto('/experiences');
  await expect(page.getByText('Apr 2012 – Dec 2012')).toBeVisible();
});

/** A person who applied for a job as Ferry Engineer, which the employer has opened. */
async function applied(origin: string): Promise<Person> {
  const employer = await newcomer(origin, 'recruiter');
  const job = (await employer.call(api.createJob, { body: jobInput({ title: 'Ferry Engineer' }) })).body;
  const person = await newcomer(origin, 'candidate');
  const resume = await uploadAndRead(person, resumeText(applicant('ada@mail.example')), 'Ada.txt');
  await person.call(api.applyToJob, {
    params: { id: job.id },
    body: { resume_id: resume, cover_note: 'I know the boats.' },
  });
  const [found] = (await employer.call(api.listApplicants, {})).body.items;
  await employer.call(api.getApplicant, { params: { id: found?.id ?? '' } });
  return person;
}
