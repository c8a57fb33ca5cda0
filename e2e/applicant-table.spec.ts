import { expect, type Page } from '@playwright/test';
import { api } from '../src/api/index.ts';
import { enterAs, jobInput, newcomer, test, uploadAndRead } from './accounts.ts';
import { applicant, resumeText } from './resume-file.ts';
import { faultsOf } from './looks.ts';

/** Answers the list with many rows made of its first one, in pages of a hundred. */
async function fillList(page: Page, total: number): Promise<void> {
  await page.route(/\/api\/applicants\?cursor|\/api\/applicants$/, async (route) => {
    const url = new URL(route.request().url());
    url.search = '';
    const body = await (await route.fetch({ url: url.href })).json();
    const from = Number(new URL(route.request().url()).searchParams.get('cursor') ?? 0);
    const size = from === 0 ? 20 : 100;
    const items = Array.from({ length: Math.min(size, total - from) }, (_, index) => ({
      ...body.items[0],
      id: `00000000-0000-4000-8000-${String(from + index).padStart(12, '0')}`,
      candidate: { name: `Person ${from + index + 1}`, email: 'p@mail.example', location: '' },
    }));
    const next = from + items.length;
    await route.fulfill({ json: { ...body, items, total, next_cursor: next < total ? String(next) : null } });
  });
}

test('an employer chooses columns, keeps them in a view, takes filters away by their chips, and works the rows by keys', async ({
  page,
  origin,
}) => {
  const recruiter = await newcomer(origin, 'recruiter');
  const { body: job } = await recruiter.call(api.createJob, { body: jobInput({ title: 'Ferry Welder' }) });
  for (const name of ['Ottoline Brask', 'Rurik Fenn', 'Zoë Marsh']) {
    const candidate = await newcomer(origin, 'candidate');
    const file = resumeText({ ...applicant('someone@mail.example'), name });
    const resume = await uploadAndRead(candidate, file, 'resume.txt');
    await candidate.call(api.applyToJob, {
      params: { id: job.id },
      body: { resume_id: resume, cover_note: '', answers: [] },
    });
  }
  await enterAs(page.context(), origin, recruiter);
  await page.goto(`/jobs/${job.id}/applicants`);
  const table = page.getByRole('table', { name: 'Applicants' });
  const names = table.getByRole('rowheader');
  const heads = table.getByRole('columnheader');
  await expect(names).toHaveText([/Zoë Marsh, unread/, /Rurik Fenn/, /Ottoline Brask/]);
  const usual = ['Name', 'Now', 'Years', 'Match', 'Stage', 'In stage', 'Last contact', 'Source', 'Owner'];
  await expect(heads).toHaveText(usual);
  await expect(table.getByRole('row', { name: /Zoë Marsh/ })).toContainText('today');

  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Years' }).click();
  await page.getByRole('checkbox', { name: 'Email' }).click();
  await page.keyboard.press('Escape');
  const chosen = ['Name', 'Now', 'Match', 'Stage', 'In stage', 'Last contact', 'Source', 'Owner', 'Email'];
  await expect(heads).toHaveText(chosen);
  await page.reload();
  await expect(heads).toHaveText(chosen);

  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('combobox', { name: 'Assignment' }).selectOption('Unassigned');
  await expect(page.getByRole('button', { name: 'Filter (1)' })).toBeVisible();
  const stages = page.getByRole('radiogroup', { name: 'Stage' });
  await expect(stages.getByRole('radio', { name: /^All/ })).toBeChecked();
  await stages.getByRole('radio', { name: /^New/ }).check();
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Save or change views…' }).click();
  await page.getByRole('textbox', { name: 'Save as' }).fill('To look at');
  await page.getByRole('button', { name: 'Save view' }).click();
  await expect(page.getByRole('button', { name: 'To look at' })).toBeVisible();
  const chips = page.getByRole('region', { name: 'Active filters' });
  await expect(page).toHaveURL(/stage=new/);
  await stages.getByRole('radio', { name: /^New/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(stages.getByRole('radio', { name: /^Screen/ })).toBeChecked();
  await expect(page).toHaveURL(/stage=screen/);
  await stages.getByRole('radio', { name: /^All/ }).check();
  await expect(page).toHaveURL(/assigned=nobody/);
  await expect(page).not.toHaveURL(/stage=/);
  await chips.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(chips).toBeHidden();

  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('button', { name: 'Reset columns' }).click();
  await page.keyboard.press('Escape');
  await expect(heads).toHaveText(usual);
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'To look at' }).click();
  await expect(heads).toHaveText(chosen);
  await chips.getByRole('button', { name: 'Clear Filters' }).click();
  // Together with the chips the filtered list goes; the keys work once the other is there.
  await expect(chips).toBeHidden();
  await expect(page).not.toHaveURL(/assigned=/);
  await expect(names).toHaveCount(3);

  await page.locator('h1').click();
  for (const key of ['j', 'j', 'x', 'j', 'x', 'k', 'k']) await page.keyboard.press(key);
  await expect(names.nth(0).getByRole('link')).toBeFocused();
  const bar = page.getByRole('region', { name: 'Selected applicants' });
  await expect(bar).toContainText('2 selected');
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();
  await page.keyboard.press('?');
  const shortcuts = page.getByRole('table', { name: 'Keyboard shortcuts' });
  await expect(shortcuts.getByRole('row', { name: 'X Select' })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(shortcuts).toBeHidden();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/applicants\/[0-9a-f-]{36}/);
  await expect(page.getByRole('heading', { level: 1, name: 'Rurik Fenn' })).toBeVisible();
  await page.goBack();
  await expect(names.nth(1)).not.toContainText('unread');

  await page.setViewportSize({ width: 375, height: 812 });
  for (const path of [`/jobs/${job.id}/applicants`, '/applicants']) {
    await page.goto(path);
    await expect(names).toHaveCount(3);
    expect((await names.first().boundingBox())?.y).toBeLessThan(345);
  }
});

test('a list of ten thousand draws the rows that are near, and goes on by keys and by scrolling', async ({
  page,
  origin,
}) => {
  const { recruiter } = await listOfOne(origin);
  await enterAs(page.context(), origin, recruiter);
  await fillList(page, 10_000);
  await page.goto('/applicants');
  const table = page.getByRole('table', { name: 'Applicants' });
  await expect(table).toHaveAttribute('aria-rowcount', '10001');
  const drawn = table.getByRole('rowheader');
  for (let times = 0; times < 40; times++) await page.mouse.wheel(0, 3000);
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    expect(
      Number(await table.locator('tr[aria-rowindex]').last().getAttribute('aria-rowindex')),
    ).toBeGreaterThan(1000);
  }).toPass();
  expect(await drawn.count()).toBeLessThan(80);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(drawn.first()).toContainText('Person 1');
  for (let times = 0; times < 60; times++) await page.keyboard.press('j');
  await expect(table.getByRole('link', { name: 'Person 60', exact: true })).toBeFocused();
});

async function listOfOne(origin: string) {
  const recruiter = await newcomer(origin, 'recruiter');
  const { body: job } = await recruiter.call(api.createJob, { body: jobInput({ title: 'Ferry Welder' }) });
  const candidate = await newcomer(origin, 'candidate');
  const file = resumeText({ ...applicant('someone@mail.example'), name: 'Ottoline Brask' });
  const resume = await uploadAndRead(candidate, file, 'resume.txt');
  await candidate.call(api.applyToJob, {
    params: { id: job.id },
    body: { resume_id: resume, cover_note: '', answers: [] },
  });
  return { recruiter };
}
