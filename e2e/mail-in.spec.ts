import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { createTransport } from 'nodemailer';
import { api } from '../src/api/index.ts';
import { enterAs, jobInput, newcomer, newEmail, test } from './accounts.ts';
import { inputMethods } from './input-methods.ts';
import { faultsOf } from './looks.ts';
import { mailedLink } from './mails.ts';
import { applicant, resumePdf } from './resume-file.ts';

for (const [name, inputOf] of inputMethods) {
  test(`a job gets an address, a resume is mailed to it, and its sender confirms the application, by ${name}`, async ({
    page,
    browser,
    context,
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
    await enterAs(context, origin, employer);

    const card = page.getByRole('region', { name: 'Apply by email' });
    const address = card.getByText(/^jobs\+j[a-z2-7]{26}@in\.example$/);
    await test.step('the address is made, replaced, and shown', async () => {
      await page.goto(`/recruiter/imports?job=${job.id}`);
      await input.press(card.getByRole('button', { name: 'Create Address' }));
      await expect(address).toBeVisible();
      const first = await address.textContent();
      expect(await faultsOf(page)).toEqual([]);
      await input.press(card.getByRole('button', { name: 'New Address' }));
      await input.press(page.getByRole('dialog').getByRole('button', { name: 'New Address' }));
      await expect(address).not.toHaveText(first ?? '');
      await page.goto(`/jobs/${job.id}/edit`);
      await page.getByRole('region', { name: 'History' }).scrollIntoViewIfNeeded();
      await page.keyboard.press('End');
      await expect(card.getByRole('button', { name: 'Copy Address' })).toBeVisible();
    });
    const to = (await address.textContent()) ?? '';

    await test.step('a resume is mailed to it', async () => {
      const port = Number(process.env['E2E_MAIL_PORT']);
      const client = createTransport({ host: '127.0.0.1', port, ignoreTLS: true });
      await client.sendMail({
        from: `Sunniva Holm <${email}>`,
        to,
        subject: 'My application',
        text: 'Dear team,\nI would like to work on your ferries.',
        attachments: [
          {
            filename: 'Sunniva CV.pdf',
            content: Buffer.from(await resumePdf({ ...applicant(email), name: 'Sunniva Holm' })),
          },
        ],
      });
      client.close();
      const before = await employer.call(api.listJobApplicants, { params: { id: job.id } });
      expect(before.body.items).toEqual([]);
    });

    const outside = await browser.newContext({ viewport: page.viewportSize(), baseURL: origin });
    const theirs = await outside.newPage();
    const sender = await inputOf(theirs);
    await test.step('its sender agrees, answers, and sends it', async () => {
      await theirs.goto(await mailedLink(theirs, email, `Confirm your application: ${title}`));
      await expect(theirs.getByText('I would like to work on your ferries.')).toBeVisible();
      await expect(theirs.getByText('Sunniva CV.pdf')).toBeVisible();
      await sender.press(theirs.getByRole('button', { name: 'Send My Application' }));
      await expect(theirs.getByText('Please agree before you send it.')).toBeVisible();
      expect(await faultsOf(theirs)).toEqual([]);
      await sender.tick(theirs.getByRole('radio', { name: 'Yes' }));
      await sender.tick(theirs.getByRole('checkbox', { name: /I agree that this is sent/ }));
      await sender.press(theirs.getByRole('button', { name: 'Send My Application' }));
      await expect(theirs.getByText('Your application was sent')).toBeVisible();
      await outside.close();
    });

    await test.step('the employer sees who applied by mail', async () => {
      const { items } = (await employer.call(api.listJobApplicants, { params: { id: job.id } })).body;
      expect(items).toMatchObject([{ candidate: { email }, source: 'email' }]);
      await page.goto(`/applicants/${items[0]?.id}#timeline`);
      await expect(page.getByText(/Applied by email/).first()).toBeVisible();
    });
  });
}
