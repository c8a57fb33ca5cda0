import { expect, type Page } from '@playwright/test';
import { api } from '../src/api/index.ts';
import { enterAs, jobInput, newcomer, test } from './accounts.ts';
import { faultsOf } from './looks.ts';
import { tabTo } from './tab.ts';

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a target job is moved by mouse, by arrow keys and by its menu, and keeps notes', async ({
  page,
  context,
  origin,
}) => {
  const employer = await newcomer(origin, 'recruiter');
  const job = await employer.call(api.createJob, { body: jobInput({ title: 'Ferry Captain' }) });
  const person = await newcomer(origin, 'candidate');
  await person.call(api.saveTargetJob, { params: { id: job.body.id } });
  await enterAs(context, origin, person);
  await page.goto('/target-jobs');
  const grip = page.getByRole('button', { name: 'Move Ferry Captain' });
  await expect(column(page, 'Saved').getByRole('link', { name: 'Ferry Captain' })).toBeVisible();

  const from = await grip.boundingBox();
  const to = await column(page, 'Interview').boundingBox();
  await page.mouse.move((from?.x ?? 0) + 8, (from?.y ?? 0) + 8);
  await page.mouse.down();
  await page.mouse.move((to?.x ?? 0) + 40, (to?.y ?? 0) + 40, { steps: 8 });
  await page.mouse.up();
  await expect(column(page, 'Interview').getByRole('link', { name: 'Ferry Captain' })).toBeVisible();

  await tabTo(page, grip);
  await page.keyboard.press('Space');
  await expect(page.getByText('Ferry Captain is over Interview.')).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Ferry Captain is over Offer.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(column(page, 'Offer').getByRole('link', { name: 'Ferry Captain' })).toBeVisible();

  await page.getByRole('button', { name: 'Actions for Ferry Captain' }).click();
  await page.getByRole('menuitem', { name: 'Applied' }).click();
  await expect(column(page, 'Applied').getByRole('link', { name: 'Ferry Captain' })).toBeVisible();

  await page.getByRole('button', { name: 'Actions for Ferry Captain' }).click();
  await page.getByRole('menuitem', { name: 'Notes, deadline, reminder' }).click();
  await page.getByRole('textbox', { name: 'Notes' }).fill('Ask for the night boat');
  await page.getByLabel('Deadline').fill('2030-06-01');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(column(page, 'Applied').getByText('Ask for the night boat')).toBeVisible();
  await expect(column(page, 'Applied').getByText('Deadline Jun 1, 2030')).toBeVisible();
  await page.reload();
  await expect(column(page, 'Applied').getByText('Deadline Jun 1, 2030')).toBeVisible();

  await page.getByRole('button', { name: 'Add an application' }).click();
  await page.getByRole('textbox', { name: 'Job title' }).fill('Pilot');
  await page.getByRole('textbox', { name: 'Employer' }).fill('Harbour Office');
  await page.getByRole('button', { name: 'Add application' }).click();
  await expect(column(page, 'Applied').getByText('Harbour Office')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Move Pilot' }));
  await page.keyboard.press('Space');
  await expect(page.getByText('Pilot is over Applied.')).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Pilot is over Interview.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(column(page, 'Interview').getByText('Harbour Office')).toBeVisible();

  expect(await faultsOf(page)).toEqual([]);
  await page.goto('/target-jobs?view=list');
  await expect(page.getByRole('link', { name: 'Ferry Captain' })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
});
