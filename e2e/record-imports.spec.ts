import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { ZipFile } from 'yazl';
import { enterAs, newcomer, newEmail, test } from './accounts.ts';
import { inputMethods } from './input-methods.ts';
import { faultsOf } from './looks.ts';
import { applicant, resumePdf } from './resume-file.ts';

async function zipOf(name: string, bytes: Buffer): Promise<Buffer> {
  const zip = new ZipFile();
  zip.addBuffer(bytes, name);
  zip.end();
  const parts: Buffer[] = [];
  for await (const part of zip.outputStream) parts.push(Buffer.from(part as Uint8Array));
  return Buffer.concat(parts);
}

for (const [name, inputOf] of inputMethods) {
  test(`a recruiter moves in from Greenhouse: matches columns and stages, imports, adds resumes and undoes it, by ${name}`, async ({
    page,
    origin,
  }) => {
    test.setTimeout(120_000);
    const employer = await newcomer(origin, 'recruiter');
    await enterAs(page.context(), origin, employer);
    const input = await inputOf(page);
    const job = `Ferry Engineer ${randomUUID().slice(0, 6)}`;
    const file = [
      'Candidate ID,First Name,Last Name,Email,Job Name,Application Status,Current Stage,Application Date,Notes,Gender',
      `c-${randomUUID().slice(0, 8)},Sunniva,Holm,${newEmail('sunniva')},${job},Active,Ordeal,2025-11-03,Call after 16:00,Female`,
      `c-2,Torvald,Lie,${newEmail('torvald')},${job},Rejected,Application Review,soon,,`,
    ].join('\n');

    await test.step('the file is recognized, and its columns are shown with samples', async () => {
      await page.goto('/applicants');
      await input.press(page.getByRole('main').getByRole('link', { name: 'Import…' }));
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles({ name: 'candidates.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
      await expect(page.getByText('Recognized as an export of Greenhouse.')).toBeVisible();
      await expect(page.getByText('Sunniva · Torvald')).toBeVisible();
      await expect(page.getByRole('combobox', { name: 'Import Current Stage as' })).toHaveValue('stage');
      await expect(page.getByText(/Never imported/)).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);
      await input.press(page.getByRole('button', { name: 'Check the File' }));
    });

    await test.step('a stage that is unknown is chosen, and the mistake stands with its line', async () => {
      await expect(page.getByText('Line 3, Application Date: not a date')).toBeVisible({ timeout: 20_000 });
      await expect(page.getByText('2 new people')).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);
      await page.getByRole('combobox', { name: 'Stage for Ordeal' }).selectOption({ label: 'Interview' });
      await input.press(page.getByRole('button', { name: 'Check Again' }));
      await expect(page.getByRole('combobox', { name: 'Stage for Ordeal' })).toHaveValue('interview');
    });

    await test.step('what was checked is imported', async () => {
      const source = page.getByRole('textbox', { name: 'Where do these people come from?' });
      await expect(source).toBeVisible({ timeout: 20_000 });
      await input.type(source, 'They applied to us.');
      await input.press(page.getByRole('button', { name: 'Import 2 Lines' }));
      await expect(page.getByRole('heading', { name: 'What was imported' })).toBeVisible({ timeout: 20_000 });
      await expect(page.getByText('2 applications')).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);
    });

    await test.step('a resume out of a ZIP goes to its person', async () => {
      const resume = Buffer.from(
        await resumePdf({ ...applicant(newEmail('sunniva')), name: 'Sunniva Holm' }),
      );
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles([
          {
            name: 'all.zip',
            mimeType: 'application/zip',
            buffer: await zipOf('Holm_Sunniva/cv.pdf', resume),
          },
          { name: 'Nobody Known.pdf', mimeType: 'application/pdf', buffer: resume },
        ]);
      await expect(page.getByText('1 person has a resume')).toBeVisible({ timeout: 20_000 });
      await expect(page.getByText('Nobody Known.pdf: no one in this import has this name')).toBeVisible();
    });

    await test.step('the import is undone as one', async () => {
      await input.press(page.getByRole('button', { name: 'Undo Import' }));
      await input.press(page.getByRole('dialog').getByRole('button', { name: 'Remove What Was Imported' }));
      await expect(page.getByText('Undone', { exact: true })).toBeVisible({ timeout: 20_000 });
      await page.goto('/applicants');
      await expect(page.getByText('Sunniva Holm')).toBeHidden();
    });
  });
}
