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
  await page.getByText('7 days', { exact: true }).click();
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
