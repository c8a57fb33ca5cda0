import { expect, type Page } from '@playwright/test';
import { enterAs, newcomer, test } from './accounts.ts';
import { docxFile } from './docx-file.ts';
import { mailedCode } from './mails.ts';

const limit = 5 * 1024 * 1024;

test.describe('files that are not what their name says', () => {
  test.beforeEach(async ({ page, context, origin }) => {
    await enterAs(context, origin, await newcomer(origin, 'candidate'));
    await page.goto('/dashboard');
  });

  test('a Word document named .pdf is read all the same', async ({ page }) => {
    const file = await docxFile(['Ines Valdoro', 'ines.valdoro@mail.example', 'Skills', 'Welding, Forklift']);
    await choose(page, 'resume.pdf', file);
    await page.getByRole('button', { name: 'Upload Resume', exact: true }).click();
    await expect(page.getByRole('alert').getByText('Resume uploaded and parsed successfully!')).toBeVisible({
      timeout: 30_000,
    });
    await page
      .getByRole('alert', { name: 'Resume uploaded and parsed successfully!' })
      .getByRole('link')
      .click();
    await expect(
      page.getByRole('region', { name: 'What we found' }).getByText('ines.valdoro@mail.example'),
    ).toBeVisible();
  });

  test('a program named .pdf is rejected with an explanation, and another file can be chosen', async ({
    page,
  }) => {
    const program = Buffer.concat([Buffer.from('MZ\u0090\u0000', 'latin1'), Buffer.alloc(2000, 7)]);
    await choose(page, 'resume.pdf', program);
    await page.getByRole('button', { name: 'Upload Resume', exact: true }).click();
    await expect(
      page.getByRole('alert').getByText('Please upload a PDF, DOC, DOCX, or TXT file.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole('button', { name: /Drag and drop your resume here/ })).toBeVisible();
  });

  test('a file one byte over the limit is refused before anything is sent', async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url());
    });
    await choose(page, 'resume.pdf', Buffer.alloc(limit + 1, ' '));
    await expect(page.getByRole('alert').getByText('File size must be less than 5MB.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Upload Resume', exact: true })).toHaveCount(0);
    expect(sent).toEqual([]);
  });

  test('an empty file is reported as empty', async ({ page }) => {
    await choose(page, 'resume.pdf', Buffer.alloc(0));
    await page.getByRole('button', { name: 'Upload Resume', exact: true }).click();
    await expect(page.getByRole('alert').getByText('The file is empty.')).toBeVisible();
  });
});

test('a minimum salary above the maximum is explained, and everything typed stays', async ({
  page,
  context,
  origin,
}) => {
  await enterAs(context, origin, await newcomer(origin, 'recruiter'));
  await page.goto('/jobs/create');
  await page.getByRole('textbox', { name: 'Job title' }).fill('Night Baker');
  await page.getByRole('textbox', { name: 'Description' }).fill('Bread for the morning.');
  await page.getByRole('combobox', { name: 'Required skills' }).fill('Baking');
  await page.getByRole('combobox', { name: 'Required skills' }).press('Enter');
  await page.getByRole('combobox', { name: 'Location type' }).selectOption({ label: 'Remote' });
  await page.getByRole('textbox', { name: 'Minimum' }).fill('50000');
  await page.getByRole('textbox', { name: 'Maximum' }).fill('40000');
  await page.getByRole('button', { name: 'Post job' }).click();

  const minimum = page.getByRole('textbox', { name: 'Minimum' });
  await expect(minimum).toHaveAccessibleDescription(/Minimum salary cannot be greater than maximum salary/);
  await expect(page).toHaveURL(/\/jobs\/create$/);
  await expect(page.getByRole('textbox', { name: 'Job title' })).toHaveValue('Night Baker');
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('Bread for the morning.');
  await expect(page.getByText('Baking', { exact: true })).toBeVisible();
  await expect(minimum).toHaveValue('50000');

  await page.getByRole('textbox', { name: 'Maximum' }).fill('60000');
  await page.getByRole('button', { name: 'Post job' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Night Baker' })).toBeVisible();
});

test('the panels beside the job list explain what is missing', async ({ page, context }) => {
  await context.route('https://www.google.com/**', (route) => route.fulfill({ body: 'Found.' }));
  await page.goto('/jobs');
  const said = page.getByRole('region', { name: 'What just happened' });
  await page.getByRole('button', { name: 'Add a Job Position' }).click();
  await page.getByRole('button', { name: 'Check URL' }).click();
  await expect(said.getByText('Please enter a job URL')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Job URL' })).toBeFocused();
  await page.getByRole('button', { name: 'Save Job' }).click();
  await expect(said.getByText('Please fill in all required fields')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Job Title' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Job Title' }).fill('Night Baker');
  await page.getByRole('textbox', { name: 'Job Description' }).fill('Bread for the morning.');
  const skills = page.getByRole('combobox', { name: 'Required Skills' });
  await skills.fill('Baking');
  await skills.press('Enter');
  await page.getByRole('button', { name: 'Save Job' }).click();
  await expect(said.getByText('You must be logged in to add a job')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Job Title' })).toHaveValue('Night Baker');

  await page.getByRole('button', { name: 'Job Search Preferences' }).click();
  // By key: the panel still opens, and the button moves.
  await page.getByRole('button', { name: /Search the web/ }).press('Enter');
  await expect(said.getByText('Please enter at least one search preference')).toBeVisible();
  await page.getByRole('textbox', { name: 'Desired Role' }).fill('Baker');
  const tab = context.waitForEvent('page');
  await page.getByRole('button', { name: /Search the web/ }).click();
  await expect(await tab).toHaveURL(/\?q=Baker\+job$/);
});

test('adding a job from another site requires a verified address, and what was typed stays', async ({
  page,
  context,
  origin,
}) => {
  const person = await newcomer(origin, 'candidate');
  await enterAs(context, origin, person);
  await page.goto('/jobs');
  await page.getByRole('button', { name: 'Add a Job Position' }).click();
  const title = page.getByRole('textbox', { name: 'Job Title' });
  const miller = `Night Miller ${Date.now()}`;
  await title.fill(miller);
  await page.getByRole('textbox', { name: 'Job Description' }).fill('Flour for the morning.');
  const skills = page.getByRole('combobox', { name: 'Required Skills' });
  await skills.fill('Milling');
  await skills.press('Enter');
  await page.getByRole('button', { name: 'Save Job' }).click();
  const dialog = page.getByRole('dialog', { name: 'Verify your email first' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(title).toHaveValue(miller);
  await page.getByRole('button', { name: 'Save Job' }).click();
  const mailbox = await context.newPage();
  const code = await mailedCode(mailbox, person.user?.email ?? '', 'Verify your email for Tenon');
  await mailbox.close();
  await dialog.getByRole('textbox', { name: 'Code from the email' }).fill(code);
  await dialog.getByRole('button', { name: 'Verify my email' }).click();
  await expect(dialog).toBeHidden();
  await expect(title).toHaveValue('');
  // The search of the embedded database follows within two seconds.
  await expect(async () => {
    await page.goto(`/jobs?q="${miller}"`);
    await expect(page.getByRole('link', { name: miller })).toBeVisible({ timeout: 1000 });
  }).toPass();
});

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /Drag and drop your resume here/ }).click();
  await (await chooser).setFiles({ name, mimeType: 'application/pdf', buffer });
}
