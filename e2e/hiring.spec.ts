import { readFile } from 'node:fs/promises';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { api } from '../src/api/index.ts';
import type { Person } from '../src/server/platform/http/person.ts';
import { enterAs, jobInput, newcomer, test, uploadAndRead } from './accounts.ts';
import { faultsOf } from './looks.ts';
import { applicant, resumePdf, resumeText } from './resume-file.ts';
import { tabTo } from './focus-by-key.ts';
import { dayMs } from '../src/api/platform/durations.ts';

/** An employer with a job, and a candidate who applied to it. */
async function openHiring(
  origin: string,
  file = resumeText(applicant('ada@mail.example')),
  name = 'Ada.txt',
) {
  const employer = await newcomer(origin, 'recruiter');
  const job = (await employer.call(api.createJob, { body: jobInput({ title: 'Ferry Engineer' }) })).body;
  const candidate = await newcomer(origin, 'candidate');
  const resume = await uploadAndRead(candidate, file, name);
  const sent = await candidate.call(api.applyToJob, {
    params: { id: job.id },
    body: { resume_id: resume, cover_note: '' },
  });
  return { employer, candidate, applicationId: sent.body.id };
}

/** Opens a page and waits until it hears what happens elsewhere. */
async function openLive(
  context: BrowserContext,
  origin: string,
  person: Person,
  path: string,
): Promise<Page> {
  await enterAs(context, origin, person);
  const page = await context.newPage();
  const live = page.waitForResponse('**/api/live');
  await page.goto(`${origin}${path}`);
  await live;
  return page;
}

const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

test('a board wider than a phone scrolls within its page', async ({ page, context, origin }) => {
  const { employer, applicationId } = await openHiring(origin);
  const { body: row } = await employer.call(api.getApplicant, { params: { id: applicationId } });
  await employer.call(api.moveApplicant, {
    params: { id: applicationId },
    body: { stage: 'interview', version: row.version },
  });
  await enterAs(context, origin, employer);
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto(`/jobs/${row.job_id}/applicants?view=board`);
  await expect(page.getByText(/\d+% match/)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('with forced colours, quoted lines stay readable and selected options are visible', async ({
  page,
  context,
  origin,
}) => {
  const { employer, applicationId } = await openHiring(
    origin,
    await resumePdf(applicant('ada@mail.example')),
    'Ada.pdf',
  );
  await enterAs(context, origin, employer);
  await page.emulateMedia({ forcedColors: 'active' });
  // The lines are quoted in the text, which stands beside the picture of the page once that is drawn.
  await expect(async () => {
    await page.goto(`/applicants/${applicationId}`);
    await page.getByText('Text', { exact: true }).click({ timeout: 2000 });
  }).toPass();
  const style = (selector: string, name: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);
  // Else the browser puts a ground of its own below the words.
  expect(await style('mark', 'forced-color-adjust')).toBe('none');
  expect(await style('mark', 'color')).not.toBe(await style('mark', 'background-color'));
  await page.goto('/applicants');
  const ground = await style('body', 'background-color');
  await expect(page.getByText('Newest first')).toBeVisible();
  expect(await style('.mantine-SegmentedControl-indicator', 'background-color')).not.toBe(ground);
  await page.goto('/settings/notifications');
  await expect(page.getByRole('switch').first()).toBeAttached();
  const on = '.mantine-Switch-input:checked + .mantine-Switch-track';
  expect(await style(on, 'background-color')).not.toBe(ground);
  expect(await style('.mantine-Switch-track', 'border-top-style')).toBe('solid');
});

test('an employer proposes an interview, the candidate books it in their own time zone, both take it to their calendars', async ({
  browser,
  origin,
}) => {
  const { employer, candidate, applicationId } = await openHiring(origin);
  const office = await browser.newContext({ timezoneId: 'Europe/Berlin' });
  const home = await browser.newContext({ timezoneId: 'Europe/London' });
  const work = await openLive(office, origin, employer, `/applicants/${applicationId}`);
  const mine = await openLive(home, origin, candidate, `/applications/${applicationId}`);

  await work.getByRole('tab', { name: 'Interviews' }).click();
  await work.getByRole('button', { name: 'Propose an interview' }).click();
  const form = work.getByRole('dialog');
  await form.getByRole('button', { name: 'Send proposal' }).click();
  await expect(form.getByText('Enter the link to the video call.')).toBeVisible();
  await form.getByRole('textbox', { name: 'Link to the video call' }).fill('https://meet.example/ferry');
  await form.getByLabel('Date 1', { exact: true }).fill(inDays(5));
  await form.getByLabel('Time 1', { exact: true }).fill('16:00');
  await form.getByRole('button', { name: 'Add a time' }).click();
  await form.getByRole('button', { name: 'Send proposal' }).click();
  const interviews = work.getByRole('region', { name: 'Interviews' });
  await expect(interviews.getByText('Waiting for the candidate')).toBeVisible();

  const card = mine.getByRole('region', { name: 'Interview', exact: true });
  await expect(card.getByText('In Europe/London, your time zone')).toBeVisible();
  expect(await faultsOf(mine)).toEqual([]);
  await card.getByRole('radio', { name: /3:00\sPM – 3:45/ }).click();
  await card.getByRole('button', { name: 'Book this time' }).click();
  await expect(card.getByText('4:00 PM in Europe/Berlin, the employer’s time zone')).toBeVisible();
  const download = mine.waitForEvent('download');
  await card.getByRole('link', { name: 'Add to calendar' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toMatch(/METHOD:REQUEST[\s\S]*SEQUENCE:1[\s\S]*STATUS:CONFIRMED/);

  await expect(interviews.getByText('Booked', { exact: true })).toBeVisible();
  await expect(interviews.getByText('For the candidate: 3:00 PM in Europe/London')).toBeVisible();
  await interviews.getByRole('link', { name: 'Interview kit' }).click();
  await work.getByRole('button', { name: 'Fill in my scorecard' }).click();
  await work.getByRole('radio', { name: 'Yes', exact: true }).check();
  await work.getByRole('textbox', { name: 'Why', exact: true }).fill('Knows ferries.');
  expect(await faultsOf(work)).toEqual([]);
  await work.getByRole('button', { name: 'Submit scorecard' }).click();
  await expect(work.getByRole('region', { name: 'Your scorecard' })).toContainText('Knows ferries.');
  await work.emulateMedia({ media: 'print' });
  await expect(work.getByRole('heading', { name: 'What to rate' })).toBeVisible();
  await expect(work.getByRole('heading', { name: 'Scorecards' })).toBeHidden();
  await work.emulateMedia({ media: 'screen' });
  await work.getByRole('link', { name: 'Interviews', exact: true }).click();
  await expect(work.getByRole('heading', { level: 1, name: 'Interviews' })).toBeVisible();
  await work.goto('/recruiter/interviews?view=list');
  await expect(work.getByRole('main').getByText('Ferry Engineer')).toBeVisible();
  await office.close();
  await home.close();
});

test('an employer sends an offer, and the candidate accepts it', async ({ browser, origin }) => {
  const { employer, candidate, applicationId } = await openHiring(origin);
  const [office, home] = [await browser.newContext(), await browser.newContext()];
  const work = await openLive(office, origin, employer, `/applicants/${applicationId}`);
  const mine = await openLive(home, origin, candidate, `/applications/${applicationId}`);
  await work.goto(`${origin}/applicants/${applicationId}`);
  await work.getByRole('tab', { name: 'Offer' }).click();
  await work.getByRole('button', { name: 'Write an offer' }).click();
  const paper = work.getByRole('dialog');
  await paper.getByRole('textbox', { name: 'Offer text' }).fill('Come and build ferries with us.');
  await paper.getByRole('button', { name: 'Save offer' }).click();
  await expect(paper.getByText('Enter the salary as a whole number.')).toBeVisible();
  await paper.getByRole('textbox', { name: 'Salary' }).fill('80,000');
  await paper.getByRole('textbox', { name: 'Currency' }).fill('EUR');
  await paper.getByRole('button', { name: 'Save offer' }).click();
  const offers = work.getByRole('region', { name: 'Offers' });
  await expect(offers.getByText('€80,000 a year')).toBeVisible();
  await offers.getByRole('button', { name: 'Approve' }).click();
  await offers.getByRole('button', { name: 'Send offer' }).click();
  await work.getByRole('dialog').getByRole('button', { name: 'Send offer' }).click();
  await expect(offers.getByText('Sent, waiting for the candidate')).toBeVisible();

  const offered = mine.getByRole('region', { name: 'Offer', exact: true });
  await expect(offered.getByText('Come and build ferries with us.')).toBeVisible();
  expect(await faultsOf(mine)).toEqual([]);
  await offered.getByRole('button', { name: 'Accept offer' }).click();
  const accepting = mine.getByRole('dialog');
  await expect(accepting.getByRole('button', { name: 'Accept offer' })).toBeDisabled();
  await accepting.getByRole('textbox', { name: 'Type your full name to sign' }).fill('Ottoline Brask');
  await accepting.getByRole('button', { name: 'Accept offer' }).click();
  await expect(offered.getByText('You accepted', { exact: true })).toBeVisible();
  await expect(offers.getByText('Accepted', { exact: true })).toBeVisible();
  await work.reload();
  await expect(offers.getByText('Accepted', { exact: true })).toBeVisible();
  await offers.getByRole('button', { name: 'Countersign' }).click();
  const signing = work.getByRole('dialog');
  await signing.getByRole('textbox', { name: 'Type your full name to sign' }).fill('Olga Brandt');
  await signing.getByRole('button', { name: 'Countersign' }).click();
  const copies = [offers, offered].map((part) => part.getByRole('link', { name: 'Signed copy (PDF)' }));
  await expect(offers.getByText('Signed by Ottoline Brask, countersigned by Olga Brandt.')).toBeVisible();
  for (const copy of copies) await expect(copy).toBeVisible();
  expect(await faultsOf(work)).toEqual([]);
  await office.close();
  await home.close();
});

test('a candidate asks for other times, books, cancels and declines an offer by keyboard on a phone', async ({
  browser,
  origin,
}) => {
  const { employer, candidate, applicationId } = await openHiring(origin);
  const propose = (days: number[]) => ({
    kind: 'phone' as const,
    minutes: 30,
    place: '',
    link: '',
    message: 'We call you.',
    time_zone: 'Europe/London',
    interviewers: [employer.id],
    times: days.map((day) => `${inDays(day)}T09:00:00.000Z`),
  });
  const params = { id: applicationId };
  await employer.call(api.proposeInterview, { params, body: propose([3]) });
  const phone = await browser.newContext({ viewport: { width: 375, height: 740 }, timezoneId: 'Asia/Tokyo' });
  const page = await openLive(phone, origin, candidate, '/dashboard');
  await tabTo(page, page.getByRole('link', { name: 'Confirm an interview for Ferry Engineer' }));
  await page.keyboard.press('Enter');
  const card = page.getByRole('region', { name: 'Interview', exact: true });
  await tabTo(page, card.getByRole('button', { name: 'None of these work' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Any afternoon');
  await tabTo(page, dialog.getByRole('button', { name: 'Ask for other times' }));
  await page.keyboard.press('Enter');
  await expect(card.getByText('“Any afternoon”')).toBeVisible();

  const [asked] = (await employer.call(api.listApplicantInterviews, { params })).body.items;
  await employer.call(api.changeInterview, {
    params: { id: asked?.id ?? '' },
    body: { version: asked?.version ?? 0, value: propose([4, 6]) },
  });
  await expect(card.getByRole('radio')).toHaveCount(2);
  await page.goto('/dashboard');
  const next = page.getByRole('region', { name: 'Confirm an interview for Ferry Engineer' });
  await tabTo(page, next.getByRole('radio').first());
  await page.keyboard.press('Space');
  await tabTo(page, next.getByRole('button', { name: 'Book this time' }));
  await page.keyboard.press('Enter');
  const booked = page.getByRole('region', { name: 'Your interview for Ferry Engineer' });
  await expect(booked.getByText('Booked', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Interview on /)).toBeVisible();
  await tabTo(page, booked.getByRole('link', { name: 'Your interview for Ferry Engineer' }));
  await page.keyboard.press('Enter');
  await expect(card.getByText('Booked', { exact: true })).toBeVisible();
  await tabTo(page, card.getByRole('button', { name: 'Cancel interview' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Cancel interview' }));
  await page.keyboard.press('Enter');
  await expect(card.getByText(/You cancelled the phone call/)).toBeVisible();

  const expires = new Date(Date.now() + 7 * dayMs).toISOString();
  const terms = {
    salary: 300,
    currency: 'GBP',
    interval: 'day' as const,
    start_on: inDays(20),
    expires_at: expires,
  };
  const written = await employer.call(api.writeOffer, { params, body: { ...terms, text: 'Join us.' } });
  const offer = { id: written.body.items[0]?.id ?? '' };
  await employer.call(api.approveOffer, { params: offer, body: { version: 1 } });
  await employer.call(api.sendOffer, { params: offer, body: { version: 2 } });
  const offered = page.getByRole('region', { name: 'Offer', exact: true });
  await tabTo(page, offered.getByRole('button', { name: 'Decline' }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Too far away');
  await tabTo(page, dialog.getByRole('button', { name: 'Decline offer' }));
  await page.keyboard.press('Enter');
  await expect(offered.getByText('You declined', { exact: true })).toBeVisible();
  await phone.close();
});
