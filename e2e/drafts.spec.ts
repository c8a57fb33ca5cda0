import { expect, type Locator, type Page } from '@playwright/test';
import { api } from '../src/api/index.ts';
import { enterAs, jobInput, newcomer, test, uploadAndRead } from './accounts.ts';
import { applicant, resumePdf, resumeText } from './resume-file.ts';

async function openApplicant(page: Page, origin: string): Promise<void> {
  const employer = await newcomer(origin, 'recruiter');
  const job = (await employer.call(api.createJob, { body: jobInput({ title: 'Ferry Engineer' }) })).body;
  const candidate = await newcomer(origin, 'candidate');
  const resume = await uploadAndRead(candidate, resumeText(applicant('ada@mail.example')), 'Ada.txt');
  const body = { resume_id: resume, cover_note: '' };
  const sent = await candidate.call(api.applyToJob, { params: { id: job.id }, body });
  await enterAs(page.context(), origin, employer);
  await page.goto('/applicants');
  await page.getByRole('table').getByRole('rowheader').first().getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(sent.body.id));
}

test('an unsaved offer survives Escape, a click outside, a failed request and another page', async ({
  page,
  origin,
}) => {
  await openApplicant(page, origin);
  await page.getByRole('tab', { name: 'Offer' }).click();
  const dialog = page.getByRole('dialog');
  const text = dialog.getByRole('textbox', { name: 'Offer text' });
  const reopen = async () => {
    await expect(dialog).toHaveCount(0);
    await page.getByRole('button', { name: 'Write an offer' }).click();
    await expect(text).toHaveValue('Come and build ferries with us.');
    await expect(dialog.getByText('It isn’t saved yet.')).toBeVisible();
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
  await expect(dialog.getByText('It isn’t saved yet.')).toHaveCount(0);
});

test('text typed into the interview dialogs is restored until it is discarded', async ({ page, origin }) => {
  await openApplicant(page, origin);
  await page.getByRole('tab', { name: 'Interviews' }).click();
  const dialog = page.getByRole('dialog');
  const message = dialog.getByRole('textbox', { name: 'Message to the candidate' });
  const open = () => page.getByRole('button', { name: 'Propose an interview' }).click();
  await open();
  await message.fill('Bring a pencil.');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await open();
  await expect(message).toHaveValue('Bring a pencil.');
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect(message).toHaveValue('');
  await page.keyboard.press('Escape');
  await open();
  await expect(message).toHaveValue('');
  await expect(dialog.getByText('It isn’t saved yet.')).toHaveCount(0);
});

/** An editor in the place of what it edits: how it is opened, its field, and what stands there when nobody has typed. */
type Editor = { open: Locator; form: Locator; field: Locator; stored: string };

/** Types into an editor and leaves it in every way that is not meant to save or discard; then discards what was typed. */
async function outlives(page: Page, { open, form, field, stored }: Editor): Promise<void> {
  const typed = `${stored} typed`;
  const reopen = async () => {
    await open.click();
    await expect(field).toHaveValue(typed);
    await expect(form.getByText('It isn’t saved yet.')).toBeVisible();
  };
  await open.click();
  await expect(field).toHaveValue(stored);
  await field.fill(typed);
  await page.mouse.click(3, 300);
  await expect(field).toHaveValue(typed);
  await field.focus();
  await page.keyboard.press('Escape');
  await reopen();
  await page.route('**/api/**', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  );
  const failed = page.waitForEvent('requestfailed');
  await form.getByRole('button', { name: /^Save/ }).click();
  await failed;
  await expect(field).toHaveValue(typed);
  await page.unroute('**/api/**');
  await field.focus();
  await page.keyboard.press('Escape');
  await reopen();
  await form.getByRole('button', { name: 'Discard' }).click();
  await expect(field).toHaveValue(stored);
  await field.fill(typed);
  await form.getByRole('button', { name: 'Cancel' }).click();
  await open.click();
  await expect(field).toHaveValue(stored);
  await form.getByRole('button', { name: 'Cancel' }).click();
}

test('edits of a parsed value or of a resume name are restored until they are saved or discarded', async ({
  page,
  origin,
}) => {
  const candidate = await newcomer(origin, 'candidate');
  const id = await uploadAndRead(candidate, await resumePdf(applicant('ada@mail.example')), 'Ada.pdf');
  await enterAs(page.context(), origin, candidate);
  await page.goto(`/resumes/${id}`);
  const values = [
    { label: 'Name', name: /^Edit: .*Ottoline/, stored: 'Ottoline Brask' },
    { label: 'Company name', name: /^Edit: .*Kelp/, stored: 'Kelp & Co' },
    { label: 'Institution', name: /^Edit: .*Halsnes/, stored: 'Halsnes University' },
  ];
  for (const { label, name, stored } of values) {
    const form = page.getByRole('form', { name: /^Edit / });
    await outlives(page, {
      open: page.getByRole('button', { name }),
      form,
      field: form.getByRole('textbox', { name: label }),
      stored,
    });
  }
  await page.goto('/profile?tab=resumes');
  const form = page.getByRole('form', { name: 'Rename Ada.pdf' });
  await outlives(page, {
    open: page.getByRole('button', { name: 'Rename Ada.pdf' }),
    form,
    field: form.getByRole('textbox', { name: 'Resume name' }),
    stored: 'Ada',
  });
});

test('an unsaved template and an unsaved tag are restored', async ({ page, origin }) => {
  await openApplicant(page, origin);
  await page.getByRole('tab', { name: 'Notes' }).click();
  const tag = page.getByRole('combobox', { name: 'Add a tag' });
  await tag.fill('night shi');
  await page.goBack();
  await expect(page.getByRole('table')).toBeVisible();
  await page.goForward();
  await expect(tag).toHaveValue('night shi');
  await tag.fill('night shift');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('link', { name: 'night shift' })).toBeVisible();
  await expect(tag).toHaveValue('');

  await page.goto('/recruiter/templates');
  const name = page.getByRole('textbox', { name: 'Name' });
  await page.getByRole('button', { name: 'New template' }).click();
  await name.fill('Half a templ');
  await page.getByRole('banner').getByRole('link', { name: 'Messages' }).click();
  await page.goBack();
  await page.getByRole('button', { name: 'New template' }).click();
  await expect(name).toHaveValue('Half a templ');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(name).toHaveValue('');
});
