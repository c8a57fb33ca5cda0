import { expect, type Locator, type Page } from '@playwright/test';
import { api } from '../src/api/index.ts';
import { enterAs, jobInput, newcomer, test, uploadAndRead } from './accounts.ts';
import { tabTo } from './focus-by-key.ts';
import { faultsOf } from './looks.ts';
import { applicant, resumePdf, resumeText } from './resume-file.ts';

/** Opens the applicant who stands last of three in the list of a job, with the address of that list. */
async function openApplicant(page: Page, origin: string, looks: 'page' | 'text' = 'text') {
  const employer = await newcomer(origin, 'recruiter');
  const job = (await employer.call(api.createJob, { body: jobInput({ title: 'Ferry Engineer' }) })).body;
  const people = [];
  const last = 'Odd Hale';
  for (const name of ['Ottoline Brask', 'Runa Vik', last]) {
    const candidate = await newcomer(origin, 'candidate');
    const email = candidate.user?.email ?? '';
    const person = { ...applicant(email), name };
    // Only the last who applied is looked at first, in the pages of the file too.
    const resume_id = await (name === last
      ? uploadAndRead(candidate, await resumePdf(person), 'Resume.pdf')
      : uploadAndRead(candidate, resumeText(person), 'Resume.txt'));
    const body = { resume_id, cover_note: '' };
    const sent = await candidate.call(api.applyToJob, { params: { id: job.id }, body });
    people.push({ candidate, id: sent.body.id, name });
  }
  const [first, second, third] = people.toReversed();
  if (!first || !second || !third) throw new Error('Three people applied.');
  await enterAs(page.context(), origin, employer);
  // Otherwise it depends on whether the pages are drawn already.
  await page.addInitScript((as) => localStorage.setItem('tenon-resume-looks', JSON.stringify(as)), looks);
  await page.goto(`/applicants/${first.id}?job=${job.id}`);
  await expect(page.getByRole('heading', { level: 1, name: first.name })).toBeVisible();
  return { employer, people: [first, second, third] as const };
}

const rowOf = (page: Page) =>
  page.getByRole('region', { name: 'Required skills' }).getByRole('button', { expanded: false });
const isInWindow = (place: Locator) => expect(place).toBeInViewport({ ratio: 0.5 });

test('a row of the ledger opens to the very words that count, which light up in the resume, and the way back', async ({
  page,
  origin,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openApplicant(page, origin);
  await expect(
    page.getByRole('complementary', { name: 'Applicants in this list' }).getByRole('link'),
  ).toHaveCount(3);
  const resume = page.getByRole('region', { name: 'Resume' });
  await isInWindow(resume);
  const row = rowOf(page).filter({ hasText: 'TypeScript' });
  await row.click();
  const opened = page
    .getByRole('region', { name: 'Required skills' })
    .getByRole('button', { expanded: true });
  await expect(opened).toContainText('TypeScript');
  const quoted = page.getByRole('region', { name: 'Required skills' }).locator('q mark').first();
  await expect(quoted).toHaveText(/TypeScript/i);
  const lit = resume.locator('mark[data-pointed="true"]').first();
  await expect(lit).toHaveText((await quoted.innerText()).trim());
  await isInWindow(lit);
  // All that is read and decided stands in the window: only the panes scroll.
  for (const place of [page.getByRole('button', { name: /^Move to/ }), opened, resume])
    await isInWindow(place);

  const number = resume.getByRole('button', { name: /^Requirement \d+: PostgreSQL$/ }).first();
  await number.click();
  await expect(opened).toContainText('PostgreSQL');
  await expect(opened).toBeFocused();
});

test('the page of the file itself has the words lit that count, and leads to the row and back', async ({
  page,
  origin,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { employer, people } = await openApplicant(page, origin, 'page');
  const pages = async () =>
    (await employer.call(api.getApplicant, { params: { id: people[0].id } })).body.resume.pages?.length;
  await expect.poll(pages).toBe(1);
  await page.reload();
  const resume = page.getByRole('region', { name: 'Resume' });
  const picture = resume.locator('img');
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
  const row = rowOf(page).filter({ hasText: 'TypeScript' });
  await row.click();
  const lit = resume.locator('[data-mark][data-pointed="true"]').first();
  await isInWindow(lit);
  // It lies on the picture, over letters.
  const [on, whole] = [await lit.boundingBox(), await picture.boundingBox()];
  expect(on && whole && on.x > whole.x && on.x + on.width < whole.x + whole.width).toBe(true);
  await resume
    .getByRole('button', { name: /^Requirement \d+: PostgreSQL$/ })
    .first()
    .click();
  await expect(
    page.getByRole('region', { name: 'Required skills' }).getByRole('button', { expanded: true }),
  ).toContainText('PostgreSQL');
  expect(await faultsOf(page)).toEqual([]);

  await page.getByRole('radiogroup', { name: 'Show the resume as' }).getByText('Text').click();
  await expect(resume.locator('mark').first()).toBeVisible();
  await expect(picture).toHaveCount(0);
});

test('a question about a requirement is begun in the messages, and outlives Escape, Next and a failed request', async ({
  page,
  origin,
}) => {
  const { people } = await openApplicant(page, origin);
  await rowOf(page).first().click();
  await page.getByRole('button', { name: 'Ask about this' }).click();
  const field = page.getByRole('textbox', { name: 'Write a message' });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(/^Could you tell us more about this: /);
  await field.press('End');
  await page.keyboard.type(' At sea');
  const typed = await field.inputValue();
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue(typed);
  await page.route('**/api/applicants/*/messages', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible();
  await expect(field).toHaveValue(typed);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { level: 1, name: people[1].name })).toBeVisible();
  await page.getByRole('link', { name: 'Previous' }).click();
  await page.getByRole('tab', { name: 'Messages' }).click();
  await expect(field).toHaveValue(typed);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(field).toHaveValue('');
  await expect(page.getByText('At sea')).toBeVisible();
});

test('by keyboard alone: rows open, notes are begun by N, tabs change by arrows, and the next person is there at once', async ({
  page,
  origin,
}) => {
  const { people } = await openApplicant(page, origin);
  await tabTo(page, rowOf(page).first());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Ask about this' })).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.getByRole('textbox', { name: 'Write a note' })).toBeFocused();
  await page.keyboard.press('Escape');
  await tabTo(page, page.getByRole('tab', { name: 'Notes' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Offer' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Write an offer' })).toBeVisible();

  // Whoever comes next was read ahead, which is not told to them before they are looked at.
  const opened = async () => {
    const [, next] = people;
    const { steps } = (await next.candidate.call(api.getMyApplication, { params: { id: next.id } })).body;
    return steps.some(({ kind }) => kind === 'viewed');
  };
  expect(await opened()).toBe(false);
  await page.context().setOffline(true);
  await page.keyboard.press('j');
  await expect(page.getByRole('heading', { level: 1, name: people[1].name })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(rowOf(page).first()).toBeVisible();
  await page.context().setOffline(false);
  await expect.poll(opened).toBe(true);
});

test('on a phone the resume is a tab, a quote leads into it, and what is decided stays in reach', async ({
  page,
  origin,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await openApplicant(page, origin);
  const decide = page.getByRole('button', { name: 'Move to Screen' });
  const resume = page.getByRole('region', { name: 'Resume' });
  await expect(resume).toBeHidden();
  await isInWindow(decide);
  await rowOf(page).filter({ hasText: 'TypeScript' }).click();
  await page
    .getByRole('button', { name: /^page \d+, line \d+$/ })
    .first()
    .click();
  await expect(page.getByRole('tab', { name: 'Resume' })).toHaveAttribute('aria-selected', 'true');
  await isInWindow(resume.locator('mark[data-pointed="true"]').first());
  await isInWindow(decide);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await faultsOf(page)).toEqual([]);
  await resume
    .getByRole('button', { name: /^Requirement \d+: / })
    .first()
    .click();
  await expect(page.getByRole('tab', { name: 'Review' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('button', { expanded: true }).first()).toBeFocused();
  await decide.click();
  await expect(page.getByText('Moved to Screen.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(page.getByText('Undone. Back in New.').first()).toBeVisible();
});
