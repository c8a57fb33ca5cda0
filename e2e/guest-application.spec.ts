import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { api } from '../src/api/index.ts';
import { jobInput, newcomer, newEmail, test } from './accounts.ts';
import { inputMethods } from './input-methods.ts';
import { faultsOf } from './looks.ts';
import { mailedLink } from './mails.ts';
import { applicant, resumePdf } from './resume-file.ts';

for (const [name, inputOf] of inputMethods) {
  test(`a visitor applies without an account, confirms by mail, follows the application and withdraws it, by ${name}`, async ({
    page,
    origin,
  }) => {
    test.setTimeout(120_000);
    const employer = await newcomer(origin, 'recruiter');
    const title = `Ferry Engineer ${randomUUID().slice(0, 6)}`;
    const question = { id: 'q1', prompt: 'Can you start in May?', type: 'yes_no' as const };
    const questions = [{ ...question, options: [], required: true, accepts: [], at_least: null }];
    const job = (await employer.call(api.createJob, { body: { ...jobInput({ title }), questions } })).body;
    const email = newEmail('sunniva');
    const input = await inputOf(page);
    const main = page.getByRole('main');

    await test.step('what is missing is said where it is missing, and what was typed stays', async () => {
      await page.goto(`/jobs/${job.id}`);
      await input.press(main.getByRole('link', { name: 'Apply Now' }));
      await expect(page.getByRole('heading', { level: 1, name: `Apply for ${title}` })).toBeVisible();
      await input.type(page.getByRole('textbox', { name: 'Your name' }), 'Sunniva Holm');
      await input.press(page.getByRole('button', { name: 'Apply', exact: true }));
      await expect(page.getByText('Choose your resume.')).toBeVisible();
      await expect(page.getByText('Please agree before you send it.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Choose a File' })).toBeFocused();
      await page.locator('input[type=file]').setInputFiles({
        name: 'prices.png',
        mimeType: 'image/png',
        buffer: Buffer.from('x'),
      });
      await expect(page.getByText(/Please upload a PDF, DOC,/)).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);
    });

    await test.step('a resume, an address and the answers are sent', async () => {
      await page.locator('input[type=file]').setInputFiles({
        name: 'Sunniva.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from(await resumePdf({ ...applicant(email), name: 'Sunniva Holm' })),
      });
      await expect(page.getByText('Sunniva.pdf', { exact: true })).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('Sunniva Holm');
      await input.type(page.getByRole('textbox', { name: 'Email address' }), email);
      await input.tick(page.getByRole('radio', { name: 'Yes' }));
      await input.tick(page.getByRole('checkbox', { name: /I agree that this is sent/ }));
      await input.press(page.getByRole('button', { name: 'Apply', exact: true }));
      await expect(page.getByText('Check your email')).toBeVisible();
      await expect(page.getByText(email)).toBeVisible();
      await expect(page.locator('body')).not.toBeFocused();
      await input.press(page.getByRole('button', { name: 'Send It Again' }));
      await expect(page.getByText('We sent it again.')).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);
      const before = await employer.call(api.listJobApplicants, { params: { id: job.id } });
      expect(before.body.items).toEqual([]);
    });

    const link = await mailedLink(page, email, `Confirm your application: ${title}`);
    await test.step('the link shows what is sent, and opens the application', async () => {
      await page.goto(link);
      await expect(page.getByText('Sunniva Holm')).toBeVisible();
      await expect(page).not.toHaveURL(/token/);
      expect(await faultsOf(page)).toEqual([]);
      await input.press(page.getByRole('button', { name: 'Send My Application' }));
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByText('Your application was sent')).toBeVisible();
      await expect(page.getByRole('link', { name: 'choose a password' })).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);
      const after = await employer.call(api.listJobApplicants, { params: { id: job.id } });
      expect(after.body.items.map(({ candidate }) => candidate.email)).toEqual([email]);
    });

    await test.step('it can be withdrawn, and the link is used up', async () => {
      await input.press(main.getByRole('button', { name: /Withdraw/ }).first());
      await input.press(page.getByRole('dialog').getByRole('button', { name: /Withdraw/ }));
      await expect(main.getByText('Withdrawn').first()).toBeVisible();
      await page.goto(link);
      await expect(page.getByText('This link has been used or has expired.')).toBeVisible();
      await expect(page.getByRole('link', { name: /Email me/i })).toBeVisible();
    });
  });
}
