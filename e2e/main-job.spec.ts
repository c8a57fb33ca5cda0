import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type Browser, expect, type Page } from '@playwright/test';
import { api } from '../src/api/index.ts';
import { newCompanyEmail, newcomer, newEmail, signUpByMouse, uploadAndRead, test } from './accounts.ts';
import { mailedCode } from './mails.ts';
import { applicant, resumePdf } from './resume-file.ts';

const quote = 'Moved 40 million ferry tickets to PostgreSQL without a minute of downtime';

test('a job is posted, a resume read and corrected, and both sides see the same score for the same reasons', async ({
  browser,
  origin,
}) => {
  test.setTimeout(120_000);
  const title = `Booking Platform Engineer ${randomUUID().slice(0, 6)}`;
  const employer = await newPage(browser);
  const candidate = await newPage(browser);
  const email = newEmail('ottoline');
  const company = newCompanyEmail();
  const file = await resumePdf(applicant(email));

  await test.step('an employer signs up and posts a job', async () => {
    await signUpByMouse(employer, 'Employer', company);
    await postJob(employer, title, company);
  });

  await test.step('a candidate signs up and uploads a resume', async () => {
    await signUpByMouse(candidate, 'Candidate', email);
    await expect(candidate.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await uploadByMouse(candidate, file);
  });

  await test.step('checks the parsed values, and corrects them', async () => {
    await candidate
      .getByRole('alert', { name: 'Resume uploaded and parsed successfully!' })
      .getByRole('link')
      .click();
    await correctReading(candidate, email);
  });

  const percent = await test.step('sees the match with the job and the quoted evidence', async () => {
    await candidate.getByRole('banner').getByRole('link', { name: 'Browse Jobs' }).click();
    const card = candidate.getByRole('article', { name: title });
    await expect(card.getByText(/^\d+%$/)).toBeVisible();
    await card.getByRole('link', { name: title }).click();
    return readLedger(candidate);
  });

  await test.step('applies', async () => {
    await candidate.getByRole('button', { name: 'Apply Now' }).click();
    const dialog = candidate.getByRole('dialog', { name: `Apply for ${title}` });
    await dialog.getByRole('textbox', { name: 'Cover note' }).fill('I have moved ferries before.');
    await dialog.getByRole('checkbox', { name: /I agree that this is sent to/ }).click();
    await dialog.getByRole('button', { name: 'Submit application' }).click();
    await expect(candidate.getByRole('region', { name: 'Your application' })).toBeVisible();
  });

  await test.step('the employer ranks the applicants by fit', async () => {
    const jobId = new URL(candidate.url()).pathname.split('/')[2] ?? '';
    await applyAsSomebodyElse(origin, jobId);
    await employer.getByRole('link', { name: 'View Applicants' }).click();
    const names = employer.getByRole('table', { name: 'Applicants' }).getByRole('rowheader');
    await expect(names).toHaveText([/Rurik Fenn/, /Ottoline Brask/]);
    await employer.getByRole('radiogroup', { name: 'Sort by' }).getByText('Rank by fit').click();
    await expect(names).toHaveText([/Ottoline Brask/, /Rurik Fenn/]);
  });

  await test.step('and finds the same score, the same quotes, and the file', async () => {
    await employer.getByRole('link', { name: 'Ottoline Brask' }).click();
    await expect(employer.getByRole('region', { name: 'Skills match' })).toContainText(`${percent}%`);
    const required = employer.getByRole('region', { name: 'Required skills' });
    await required.getByRole('button', { name: /PostgreSQL/ }).click();
    await expect(required.getByText(quote)).toBeVisible();
    await expect(required.getByRole('button', { name: /Kubernetes/ })).toContainText('Likely');
    await expect(employer.getByText('I have moved ferries before.')).toBeVisible();
    expect(await openedFile(employer)).toBe(sha256(file));
  });
});

async function newPage(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}

async function postJob(page: Page, title: string, email: string): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Post Job' }).click();
  await page.getByRole('textbox', { name: 'Job title' }).fill(title);
  await page
    .getByRole('textbox', { name: 'Description' })
    .fill('Keep the bookings of a ferry line running.\n- Own the database\n- Ship every week');
  for (const skill of ['PostgreSQL', 'TypeScript', 'Kubernetes']) {
    await page.getByRole('combobox', { name: 'Required skills' }).fill(skill);
    await page.getByRole('combobox', { name: 'Required skills' }).press('Enter');
  }
  await page.getByRole('combobox', { name: 'Location type' }).selectOption({ label: 'Remote' });
  await page.getByRole('textbox', { name: 'Minimum' }).fill('60000');
  await page.getByRole('textbox', { name: 'Maximum' }).fill('80000');
  await page.getByRole('button', { name: 'Post job' }).click();
  // Whoever publishes shows first that the address is theirs; what was typed waits for it.
  const dialog = page.getByRole('dialog', { name: 'Verify your email first' });
  const mailbox = await page.context().newPage();
  const code = await mailedCode(mailbox, email, 'Verify your email for Tenon');
  await mailbox.close();
  await dialog.getByRole('textbox', { name: 'Code from the email' }).fill(code);
  await dialog.getByRole('button', { name: 'Verify my email' }).click();
  await expect(message(page, 'Job posting created successfully!')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

async function uploadByMouse(page: Page, file: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /Drag and drop your resume here/ }).click();
  await (await chooser).setFiles({ name: 'Ottoline Brask.pdf', mimeType: 'application/pdf', buffer: file });
  await expect(page.getByText('Ready to upload')).toBeVisible();
  const below = page.getByRole('heading', { level: 2, name: 'Work experience' });
  const before = await below.boundingBox();
  const stages = await stagesSeen(page);
  await page.getByRole('button', { name: 'Upload Resume', exact: true }).click();
  await expect(page.getByRole('alert').getByText('Resume uploaded and parsed successfully!')).toBeVisible({
    timeout: 30_000,
  });
  // What stands below stays where it is from the choice of the file to the end of its reading.
  const moved = ((await below.boundingBox())?.y ?? 0) - (before?.y ?? 0);
  expect(Math.abs(moved)).toBeLessThan(8);
  const seen = await stages.evaluate((list) => list);
  expect(seen.filter((each) => [0, 10, 60, 80, 100].includes(each))).toEqual([0, 10, 60, 80, 100]);
}

/** Every percent that the progress bar is drawn at from now on. */
function stagesSeen(page: Page) {
  return page.evaluateHandle(() => {
    const seen: number[] = [];
    const look = () => {
      const bars = document.querySelectorAll('#resume-card [role="progressbar"]');
      const percent = [...bars].at(-1)?.getAttribute('aria-valuenow');
      if (percent && Number(percent) !== seen.at(-1)) seen.push(Number(percent));
    };
    look();
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
    return seen;
  });
}

async function correctReading(page: Page, email: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Check what was read' })).toBeVisible();
  const values = page.getByRole('region', { name: 'What we found' });
  await expect(values.getByText('Ottoline Brask', { exact: true })).toBeVisible();
  await expect(values.getByText(email, { exact: true })).toBeVisible();

  await values.getByRole('button', { name: 'Leave out Docker' }).click();
  await expect(values.getByRole('button', { name: 'Bring back Docker' })).toBeVisible();

  await values.getByRole('button', { name: 'Edit: Bergen, Norway' }).click();
  const form = values.getByRole('form', { name: 'Edit location' });
  await form.getByRole('textbox', { name: 'Location' }).fill('Haugesund, Norway');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(values.getByText('Haugesund, Norway', { exact: true })).toBeVisible();

  const position = 'Platform Engineer at Fjordline Bookings';
  await values.getByRole('button', { name: `Add to work experience: ${position}` }).click();
  await expect(values.getByRole('button', { name: `Undo for ${position}` })).toBeVisible();
}

async function readLedger(page: Page): Promise<number> {
  const match = page.getByRole('region', { name: 'Your Match' });
  await match.getByRole('button', { name: /Calculate/ }).click();
  await expect(message(page, 'Fit score calculated!')).toBeVisible();
  const shown = await match.getByText(/^\d+%$/).textContent();
  await expect(ledgerRow(page, 'PostgreSQL')).toContainText(quote);
  await expect(ledgerRow(page, 'PostgreSQL')).toContainText('Proven');
  await expect(ledgerRow(page, 'Kubernetes')).toContainText('Likely, from work as Platform Engineer');
  return Number.parseInt(shown ?? '', 10);
}

function ledgerRow(page: Page, requirement: string) {
  return page
    .getByRole('region', { name: 'Why this score' })
    .getByRole('listitem')
    .filter({ has: page.getByText(requirement, { exact: true }) });
}

function message(page: Page, text: string) {
  return page.getByRole('region', { name: 'What just happened' }).getByText(text);
}

async function applyAsSomebodyElse(origin: string, jobId: string): Promise<void> {
  const other = await newcomer(origin, 'candidate');
  const text = 'Rurik Fenn\nrurik.fenn@mail.example\n\nSkills\nCarpentry, Roofing\n';
  const resumeId = await uploadAndRead(other, Buffer.from(text), 'rurik.txt');
  const body = { resume_id: resumeId, cover_note: '' };
  expect((await other.call(api.applyToJob, { params: { id: jobId }, body })).problem).toBeNull();
}

async function openedFile(page: Page): Promise<string> {
  const download = page.context().waitForEvent('download');
  await page.getByRole('button', { name: 'Open the file: Ottoline Brask' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('Ottoline Brask.pdf');
  return sha256(await readFile(await file.path()));
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
