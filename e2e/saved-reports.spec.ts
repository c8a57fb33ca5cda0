import { expect } from '@playwright/test';
import { enterAs, newcomer, test } from './accounts.ts';
import { tabTo, walkTo } from './focus-by-key.ts';

test('a report is saved, mailed each week, changed and deleted by mouse, had back, and opened by keys on a phone', async ({
  page,
  origin,
}) => {
  const recruiter = await newcomer(origin, 'recruiter');
  await enterAs(page.context(), origin, recruiter);
  await page.goto(`${origin}/recruiter/reports`);
  await page.getByLabel('Period').selectOption('Last 7 days');
  await page.getByRole('button', { name: 'Save report' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save report' }).click();
  await expect(dialog.getByText('Enter a name for the report.')).toBeVisible();
  await dialog.getByLabel('Name').fill('Monday round');
  await dialog.getByRole('button', { name: 'Save report' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Monday round' })).toBeVisible();
  const others = page.getByRole('button', { name: 'Saved reports' });
  await expect(others).toBeFocused();

  await page.getByRole('button', { name: 'Email me' }).click();
  await dialog.getByLabel('Day').selectOption('Friday');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Every Friday' })).toBeFocused();

  await page.getByLabel('Compared with').selectOption('year');
  await expect(page.getByText('A year earlier: n/a').first()).toBeVisible();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Changes saved.', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'More for Monday round' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
  await expect(others).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Every Friday' })).toBeVisible();

  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(`${origin}/recruiter/reports`);
  await tabTo(page, others);
  await page.keyboard.press('Enter');
  await walkTo(page, page.getByRole('menuitem', { name: 'Monday round' }), 'ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Monday round' })).toBeVisible();
  await expect(page).toHaveURL(/days=7&compare=year&report=/);
});

test('figures are shown by month and between two dates, and a date that makes no sense is said to be wrong', async ({
  page,
  origin,
}) => {
  const recruiter = await newcomer(origin, 'recruiter');
  await enterAs(page.context(), origin, recruiter);
  await page.goto(`${origin}/recruiter/reports`);
  const period = page.getByLabel('Period');
  await period.selectOption('This month');
  await expect(page).toHaveURL(/period=this_month/);
  await expect(page.getByText(/ so far, compared with .+ Days in /)).toBeVisible();
  await period.selectOption('Last quarter');
  await expect(page.getByText(/^\w+ 1, \d{4} – \w+ 3[01], \d{4}, compared with /)).toBeVisible();

  // One's own dates begin with those shown.
  await period.selectOption('Choose dates');
  await expect(page).toHaveURL(/period=own&first_day=\d{4}-\d\d-01&last_day=\d{4}-\d\d-3[01]/);
  await page.getByLabel('First day').fill('2026-03-01');
  await page.getByLabel('Last day').fill('2026-02-01');
  await expect(page.getByText('The last day is before the first one.')).toBeVisible();
  await page.getByLabel('Last day').fill('2026-03-31');
  await expect(
    page.getByText('Mar 1, 2026 – Mar 31, 2026, compared with Jan 29, 2026 – Feb 28, 2026.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Save report' }).click();
  await expect(page.getByRole('dialog').getByText('Mar 1, 2026 to Mar 31, 2026, all jobs')).toBeVisible();
});
