import { expect } from '@playwright/test';
import { api } from '../src/api/index.ts';
import {
  enterAs,
  jobInput,
  newcomer,
  newEmail,
  password,
  signInByMouse,
  test,
  uploadAndRead,
} from './accounts.ts';
import { mailedLink } from './mails.ts';
import { applicant, resumeText } from './resume-file.ts';

test.describe('a visitor whose browser prefers German', () => {
  test.use({ locale: 'de-DE' });

  test('gets German pages, and English ones from an English address', async ({ page }) => {
    await page.goto('/auth/login');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
    await page.goto('/auth/login?lang=en');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  });

  test('gets error messages in German, from the page and from the server', async ({ page }) => {
    await page.goto('/auth/login');
    await page.getByRole('textbox', { name: 'E-Mail' }).fill('ada@mail.example');
    await page.getByRole('textbox', { name: 'Passwort', exact: true }).fill('wrong password');
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('Passwort');
    await expect(page.getByRole('alert')).not.toContainText('Invalid');
  });
});

test.describe('who signs up in a German browser', () => {
  test.use({ locale: 'de-DE', timezoneId: 'Europe/Berlin' });

  test('gets German emails, and finds language and time zone in the settings', async ({ page }) => {
    const email = newEmail('ada');
    await page.goto('/auth/signup');
    await page.getByRole('textbox', { name: 'E-Mail' }).fill(email);
    await page.getByRole('textbox', { name: 'Passwort', exact: true }).fill(password);
    await page.getByRole('textbox', { name: 'Passwort bestätigen' }).fill(password);
    await page.getByRole('checkbox').first().click();
    await page.getByRole('button', { name: 'Konto erstellen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
    const link = await mailedLink(page, email, 'Bestätigen Sie Ihre E-Mail-Adresse für Tenon');
    expect(link).toContain('type=signup');
    await page.goto('/auth/login');
    await page.getByRole('textbox', { name: 'E-Mail' }).fill(email);
    await page.getByRole('textbox', { name: 'Passwort', exact: true }).fill(password);
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await expect(page).not.toHaveURL(/\/auth\//);
    await page.goto('/settings#language');
    await expect(page.getByLabel('Sprache', { exact: true })).toHaveValue('de-DE');
    await expect(page.getByRole('combobox', { name: 'Zeitzone' })).toHaveValue(/Berlin/);
  });
});

test('the language of the settings is that of the pages, at once and after signing in elsewhere', async ({
  page,
  browser,
  origin,
}) => {
  const email = newEmail('ada');
  await newcomer(origin, 'candidate', email);
  await page.goto('/auth/login');
  await signInByMouse(page, email);
  await page.goto('/settings#language');
  await page.getByLabel('Language', { exact: true }).selectOption('de-DE');
  const form = page.locator('form', { has: page.getByLabel('Language', { exact: true }) });
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sprache und Zeitzone' })).toBeVisible();
  const elsewhere = await browser.newPage();
  await elsewhere.goto(`${origin}/auth/login`);
  await signInByMouse(elsewhere, email);
  await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'de');
  await elsewhere.close();
});

test('stages, timeline and places are in the language of whoever reads them, and a stage of the company’s own keeps its name', async ({
  browser,
  origin,
}) => {
  const employer = await newcomer(origin, 'recruiter');
  const locations = [{ city: 'Kiel', state: '', country: 'Germany' }];
  const posting = { ...jobInput({ title: 'Ferry Engineer' }), location_type: 'on_site' as const, locations };
  const { id: jobId } = (await employer.call(api.createJob, { body: posting })).body;
  const params = { id: jobId };
  const { stages } = (await employer.call(api.getJobPipeline, { params })).body;
  const own = stages.map((stage) => (stage.key === 'screen' ? { ...stage, name: 'Shipyard talk' } : stage));
  await employer.call(api.changeJobPipeline, { params, body: { version: 0, stages: own, blind: false } });
  const candidate = await newcomer(origin, 'candidate');
  const resume = await uploadAndRead(candidate, resumeText(applicant('ada@mail.example')), 'Ada.txt');
  const sent = await candidate.call(api.applyToJob, { params, body: { resume_id: resume, cover_note: '' } });
  const application = { id: sent.body.id };
  for (const [version, stage] of [
    [1, 'screen'],
    [2, 'interview'],
  ] as const)
    await employer.call(api.moveApplicant, { params: application, body: { stage, version } });

  const office = await browser.newContext({ locale: 'de-DE' });
  await enterAs(office, origin, employer);
  const work = await office.newPage();
  await work.goto(`${origin}/applicants/${application.id}#timeline`);
  await expect(work.getByText('Von Neu nach Shipyard talk verschoben')).toBeVisible();
  await expect(work.getByText('Von Shipyard talk nach Gespräch verschoben')).toBeVisible();
  await expect(work.getByRole('button', { name: /Gespräch/ }).first()).toBeVisible();
  await work.goto(`${origin}/jobs/${jobId}/applicants?view=board`);
  for (const name of ['Neu', 'Shipyard talk', 'Gespräch', 'Angebot'])
    await expect(work.getByRole('heading', { name }).first()).toBeVisible();
  await office.close();

  const home = await browser.newContext({ locale: 'de-DE' });
  await enterAs(home, origin, candidate);
  const mine = await home.newPage();
  await mine.goto(`${origin}/applications/${application.id}`);
  await expect(mine.getByText('Gespräch', { exact: true }).first()).toBeVisible();
  await mine.goto(`${origin}/jobs/${jobId}`);
  await expect(mine.getByText('Kiel, Deutschland').first()).toBeVisible();
  await home.close();
});
