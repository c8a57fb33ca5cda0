import { expect } from '@playwright/test';
import { api } from '../src/api/index.ts';
import { enterAs, jobInput, newcomer, test } from './accounts.ts';
import { faultsOf } from './looks.ts';

test('an owner sees who would be deleted before anything is set, by keyboard, puts one on hold by mouse, and copies their data', async ({
  page,
  context,
  origin,
}) => {
  const owner = await newcomer(origin, 'recruiter');
  await owner.call(api.createJob, { body: jobInput({ title: 'Rigger' }) });
  // Who came along from another system was rejected long ago.
  const csv =
    'Name,Email,Job,Stage,Rejected on\nTom Herrera,tom@mail.example,Rigger,Rejected,2021-05-03\nLea Brandt,lea@mail.example,Rigger,Rejected,2022-05-03\n';
  const query = { file_name: 'old.csv' };
  const made = (await owner.call(api.uploadRecordFile, { query, body: new Blob([csv]) })).body;
  const { id, version, kind, day_first, columns } = made;
  const mapping = { version, kind, day_first, columns: columns.map(({ field }) => field) };
  await owner.call(api.mapRecordImport, { params: { id }, body: mapping });
  const read = async () => (await owner.call(api.getRecordImport, { params: { id } })).body;
  await expect.poll(async () => (await read()).state).toBe('checked');
  const run = { version: (await read()).version, source: 'They applied to us.' };
  await owner.call(api.runRecordImport, { params: { id }, body: run });
  await expect.poll(async () => (await read()).state).toBe('done');
  await enterAs(context, origin, owner);

  await page.goto('/settings/retention');
  await expect(page.getByText('Nothing is deleted automatically.')).toBeVisible();
  const months = page.getByRole('textbox', { name: 'Delete after (months)' });
  await months.focus();
  await page.keyboard.type('six');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter a whole number of months from 1 to 120.')).toBeVisible();
  await expect(months).toBeFocused();
  await months.fill('24');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByText('2 people are due now')).toBeVisible();
  await page.getByRole('combobox', { name: 'Add a country' }).selectOption('Germany');
  const inGermany = page.getByRole('textbox', { name: 'Months in Germany' });
  await expect(inGermany).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved.')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.reload();
  await expect(months).toHaveValue('24');
  await expect(inGermany).toHaveValue('24');

  await preview.getByRole('link', { name: 'Tom Herrera' }).click();
  await page.getByRole('tab', { name: 'Files' }).click();
  await page.getByRole('button', { name: 'Put on hold…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Keep the data of Tom Herrera?' });
  await dialog.getByRole('textbox', { name: 'Why it has to be kept' }).fill('Claim 12/26');
  await dialog.getByRole('button', { name: 'Put on hold' }).click();
  await expect(page.getByText('On hold: Claim 12/26')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download data' }).click();
  expect((await download).suggestedFilename()).toMatch(/^applicant-data-[\d-]+\.zip$/);
  expect(await faultsOf(page)).toEqual([]);
  await page.goto('/settings/retention');
  await expect(preview.getByText('1 person is due now')).toBeVisible();
  await expect(page.getByText('Claim 12/26')).toBeVisible();
});
