import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { ZipFile } from 'yazl';
import { api } from '../src/api/index.ts';
import { enterAs, jobInput, newcomer, newEmail, test } from './accounts.ts';
import { inputMethods } from './input-methods.ts';
import { faultsOf } from './looks.ts';
import { mailedLink } from './mails.ts';
import { applicant, resumePdf } from './resume-file.ts';

/** A resume of somebody whom nothing connects with the others. */
async function resumeOf(name: string, email: string): Promise<Buffer> {
  const phone = `+47 22 ${String(100_000 + Math.floor(Math.random() * 900_000))}`;
  return Buffer.from(await resumePdf({ ...applicant(email), name, phone }));
}

async function zipOf(files: Record<string, Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, bytes] of Object.entries(files)) zip.addBuffer(bytes, name);
  zip.end();
  const parts: Buffer[] = [];
  for await (const part of zip.outputStream) parts.push(Buffer.from(part as Uint8Array));
  return Buffer.concat(parts);
}

for (const [name, inputOf] of inputMethods) {
  test(`a recruiter brings in resumes, decides about those that wait and tells the people, one of whom takes over their record, by ${name}`, async ({
    page,
    browser,
    origin,
  }) => {
    test.setTimeout(150_000);
    const employer = await newcomer(origin, 'recruiter');
    const title = `Ferry Engineer ${randomUUID().slice(0, 6)}`;
    const job = (await employer.call(api.createJob, { body: jobInput({ title }) })).body;
    await enterAs(page.context(), origin, employer);
    const input = await inputOf(page);
    const told = newEmail('sunniva');
    const pdf = await resumeOf('Sunniva Holm', told);

    await test.step('files and a ZIP are brought in for a job', async () => {
      await page.goto(`/jobs/${job.id}/applicants`);
      await input.press(page.getByRole('main').getByRole('link', { name: 'Add Resumes' }));
      await expect(page.getByRole('combobox', { name: 'Add to' })).toHaveValue(job.id);
      await input.type(page.getByRole('textbox', { name: /come from/ }), 'They came to our open day in May.');
      const zip = await zipOf({
        'people/Torvald.pdf': await resumeOf('Torvald Lie', newEmail('torvald')),
        'people/prices.xlsx': Buffer.from('x'),
      });
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles([
          { name: 'Sunniva.pdf', mimeType: 'application/pdf', buffer: pdf },
          { name: 'more.zip', mimeType: 'application/zip', buffer: zip },
          {
            name: 'unnamed.txt',
            mimeType: 'text/plain',
            buffer: Buffer.from('Skills\n- welded steel pipes and tanks, also under water, for nine years\n'),
          },
        ]);
      await expect(page.getByText('3 files ready to upload.')).toBeVisible();
      await expect(page.getByText('prices.xlsx: not a PDF, DOC, DOCX or TXT file')).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);
      await input.press(page.getByRole('button', { name: 'Add 3 Resumes' }));
      await expect(page.getByRole('heading', { level: 1, name: 'Imported resumes' })).toBeVisible();
    });

    await test.step('the people become applicants; one without a name gets one', async () => {
      await expect(page.getByRole('button', { name: 'Added 2' })).toBeVisible({ timeout: 30_000 });
      await expect(page.getByRole('link', { name: 'Sunniva Holm' })).toBeVisible();
      await input.press(page.getByRole('button', { name: 'Enter Name' }));
      const dialog = page.getByRole('dialog', { name: 'Whose resume is this?' });
      await input.type(dialog.getByRole('textbox', { name: 'Name' }), 'Yngve Dahl');
      await input.press(dialog.getByRole('button', { name: 'Add Person' }));
      await expect(page.getByRole('link', { name: 'Yngve Dahl' })).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);
    });

    await test.step('a second resume of the same person is compared and merged with the first, and the merge is undone', async () => {
      await input.press(page.getByText('Add more files to this import'));
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles({
          name: 'again.pdf',
          mimeType: 'application/pdf',
          buffer: await resumeOf('Sunniva Holm', told),
        });
      await input.press(page.getByRole('button', { name: 'Add 1 Resume' }));
      const compared = page.getByRole('group', { name: /^Compare Sunniva Holm/ });
      await expect(compared.getByRole('columnheader', { name: 'Same email address' })).toBeVisible({
        timeout: 30_000,
      });
      await expect(compared.getByRole('row', { name: /^Email/ }).getByText(told)).toHaveCount(2);
      expect(await faultsOf(page)).toEqual([]);
      await input.press(compared.getByRole('button', { name: 'Merge with Sunniva Holm' }));
      await expect(page.getByRole('button', { name: 'Merged 1' })).toBeVisible();
      const here = page.url();
      await input.press(page.getByRole('link', { name: 'Sunniva Holm' }).last());
      // Tab leads to the tab that is shown; the arrow keys lead on, as tabs have it.
      await page.getByRole('tab', { name: 'Files' }).press('Enter');
      await expect(page.getByRole('button', { name: 'Open again.pdf' })).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);
      await page.goto(here);
      await input.press(page.getByRole('button', { name: 'Undo Merge' }));
      await expect(page.getByRole('button', { name: 'Duplicates 1' })).toBeVisible();
      await input.press(page.getByRole('button', { name: 'Skip' }));
      await expect(page.getByRole('button', { name: 'Skipped 1' })).toBeVisible();
    });

    await test.step('one person is added to the talent pool with a file, under the name that was typed', async () => {
      const here = page.url();
      await page.goto('/recruiter/imports?job=none');
      await input.press(page.getByRole('button', { name: 'Add a Person' }));
      const dialog = page.getByRole('dialog', { name: 'Add a Person' });
      await expect(dialog.getByRole('combobox', { name: 'Add to' })).toHaveValue('none');
      const buffer = await resumeOf('Read Otherwise', newEmail('otherwise'));
      await dialog
        .locator('..')
        .locator('input[type=file]')
        .first()
        .setInputFiles({ name: 'Liv.pdf', mimeType: 'application/pdf', buffer });
      await input.type(dialog.getByRole('textbox', { name: 'Name' }), 'Liv Typed');
      await input.type(dialog.getByRole('textbox', { name: /come from/ }), 'She wrote to us.');
      expect(await faultsOf(page)).toEqual([]);
      await input.press(dialog.getByRole('button', { name: 'Add Person' }));
      await expect(page.getByRole('heading', { level: 1, name: 'Added person' })).toBeVisible();
      await input.press(page.getByRole('link', { name: 'Liv Typed' }));
      await expect(page.getByRole('button', { name: 'Open the resume: Liv.pdf' })).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);
      await page.goto(here);
    });

    await test.step('the people are told', async () => {
      await input.press(page.getByRole('button', { name: 'Tell 2 People' }));
      await expect(page.getByText('told by email').first()).toBeVisible();
      await expect(page.getByText('1 resume has no email address: tell that person yourself.')).toBeVisible();
    });

    await test.step('one of them sees what is stored, and takes it over', async () => {
      const theirs = await (await browser.newContext()).newPage();
      const theirInput = await inputOf(theirs);
      const link = await mailedLink(theirs, told, `added you as an applicant: ${title}`);
      await theirs.goto(link);
      await expect(theirs.getByText('They came to our open day in May.')).toBeVisible();
      expect(await faultsOf(theirs)).toEqual([]);
      await theirInput.press(theirs.getByRole('button', { name: 'Create My Account' }));
      await expect(theirs.getByRole('heading', { level: 1, name: /applications/i })).toBeVisible();
      await expect(theirs.getByRole('main').getByText(title).first()).toBeVisible();
      await theirs.goto(link);
      await expect(theirs.getByText(/This link doesn’t work any more/)).toBeVisible();
    });
  });
}
