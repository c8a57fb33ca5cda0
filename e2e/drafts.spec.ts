import { expect, type Page } from '@playwright/test';
import { api } from '../src/api/index.ts';
import { enterAs, jobInput, newcomer, test, uploadAndRead } from './accounts.ts';
import { applicant, resumePdf } from './resume-file.ts';

async function openApplicant(page: Page, origin: string): Promise<void> {
  const employer = await newcomer(origin, 'recruiter');
  const job = (await employer.call(api.createJob, { body: jobInput({ title: 'Ferry Engineer' }) })).body;
  const candidate = await newcomer(origin, 'candidate');
  const resume = await uploadAndRead(candidate, await resumePdf(applicant('ada@mail.example')), 'Ada.pdf');
  const body = { resume_id: resume, cover_note: '' };
  const sent = await candidate.call(api.applyToJob, { params: { id: job.id }, body });
  await enterAs(page.context(), origin, employer);
  await page.goto('/applicants');
  await page.getByRole('table').getByRole('rowheader').first().getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(sent.body.id));
}

test('an offer that is being written outlives Escape, a click outside, a failed request and another page', async ({
  page,
  origin,
}) => {
  await openApplicant(page, origin);
  const dialog = page.getByRole('dialog');
  const text = dialog.getByRole('textbox', { name: 'Offer text' });
  const reopen = async () => {
    await expect(dialog).toHaveCount(0);
    await page.getByRole('button', { name: 'Write an offer' }).click();
    await expect(text).toHaveValue('Come and build ferries with us.');
    await expect(dialog.getByText('It is not saved yet.')).toBeVisible();
  };
  await page.getByRole('button', { name: 'Write an offer' }).click();
  await dialog.getByRole('textbox', { name: 'Salary' }).fill('80000');
  await text.fill('Come and build ferries with us.');
  await page.keyboard.press('Escape');
  await reopen();
  await page.mouse.click(3, 300);
  await reopen();
  await page.route('**/api/applicants/*/offers', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Save offer' }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await reopen();
  await page.goBack();
  await expect(page.getByRole('table')).toBeVisible();
  await page.goForward();
  await reopen();
  await page.unrouteAll();
  await dialog.getByRole('button', { name: 'Save offer' }).click();
  await expect(page.getByRole('region', { name: 'Offers' }).getByText('$80,000 a year')).toBeVisible();

  await page.getByRole('region', { name: 'Offers' }).getByRole('button', { name: 'Change' }).click();
  await expect(text).toHaveValue('Come and build ferries with us.');
  await expect(dialog.getByText('It is not saved yet.')).toHaveCount(0);
});

test('what is typed into the dialogs of an interview is there again, until it is discarded', async ({
  page,
  origin,
}) => {
  await openApplicant(page, origin);
  const dialog = page.getByRole('dialog');
  const message = dialog.getByRole('textbox', { name: 'Message to the candidate' });
  const open = () => page.getByRole('button', { name: 'Propose an interview' }).click();
  await open();
  await message.fill('Bring a pencil.');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await open();
  await expect(message).toHaveValue('Bring a pencil.');
  await dialog.getByRole('button', { name: 'Discard it' }).click();
  await expect(message).toHaveValue('');
  await page.keyboard.press('Escape');
  await open();
  await expect(message).toHaveValue('');
  await expect(dialog.getByText('It is not saved yet.')).toHaveCount(0);
});
