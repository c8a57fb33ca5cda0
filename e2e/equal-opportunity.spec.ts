import { expect, type Page } from '@playwright/test';
import { api } from '../src/api/index.ts';
import { enterAs, jobInput, newcomer, test, uploadAndRead } from './accounts.ts';
import { type InputMethod, inputMethods } from './input-methods.ts';
import { faultsOf } from './looks.ts';
import { applicant, resumeText } from './resume-file.ts';

for (const [name, inputOf] of inputMethods) {
  test(`an applicant answers the survey, changes and deletes it, and the owner sees tables alone, by ${name}`, async ({
    page,
    browser,
    origin,
  }) => {
    const employer = await newcomer(origin, 'recruiter');
    await employer.call(api.setSelfIdentification, { body: { version: 0, asks: 'everyone' } });
    const job = await employer.call(api.createJob, { body: jobInput() });
    const candidate = await newcomer(origin, 'candidate');
    const resumeId = await uploadAndRead(
      candidate,
      resumeText(applicant('ottoline.brask@mail.example')),
      'Ottoline Brask.txt',
    );
    const sent = await candidate.call(api.applyToJob, {
      params: { id: job.body.id },
      body: { resume_id: resumeId, cover_note: '' },
    });
    await enterAs(page.context(), origin, candidate);
    const input = await inputOf(page);

    await test.step('the applicant answers after agreeing', () => answer(page, input, sent.body.id));

    await test.step('the owner reads why no figures are shown yet, and when they can come', async () => {
      const owner = await (await browser.newContext()).newPage();
      await enterAs(owner.context(), origin, employer);
      await owner.goto('/recruiter/equal-opportunity?measure=score');
      const bySex = owner.getByRole('region', { name: 'By sex', exact: true });
      await expect(bySex).toContainText('Withheld: too few decisions so far.');
      await expect(bySex).toContainText('0 of 10 who reached an interview and 0 of 10 who did not');
      await expect(owner.getByRole('table')).toHaveCount(0);
      const theirs = await inputOf(owner);
      await theirs.choose(owner.getByRole('combobox', { name: 'What is compared' }), 'Hired');
      await expect(owner).toHaveURL(/measure=hired/);
      await theirs.press(owner.getByRole('link', { name: 'CSV' }));
      expect(await faultsOf(owner)).toEqual([]);
    });

    await test.step('the applicant changes it, then deletes it', async () => {
      const survey = page.getByRole('region', { name: 'Equal opportunity survey' });
      await input.press(survey.getByRole('button', { name: 'Change my answers' }));
      await input.press(survey.getByRole('button', { name: 'I’d rather not say' }));
      await expect(survey.getByText('You chose not to answer.')).toBeVisible();
      // Judged as it is found, without what the toasts of these acts leave behind.
      await page.reload();
      await expect(survey.getByText('You chose not to answer.')).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);
    });
  });
}

async function answer(page: Page, input: InputMethod, applicationId: string): Promise<void> {
  await page.goto(`/applications/${applicationId}`);
  const survey = page.getByRole('region', { name: 'Equal opportunity survey' });
  await input.tick(survey.getByRole('radio', { name: 'Female' }));
  await input.press(survey.getByRole('button', { name: 'Save my answers' }));
  await expect(survey.getByText('Tick the box to agree first.')).toBeVisible();
  await input.tick(survey.getByRole('checkbox'));
  await input.press(survey.getByRole('button', { name: 'Save my answers' }));
  await expect(survey.getByText(/Sex: Female/)).toBeVisible();
}
