import { expect } from '@playwright/test';
import { api } from '../src/api/index.ts';
import { enterAs, jobInput, newcomer, test } from './accounts.ts';

test('an employer finds a job by the keyboard from any page, and the menu counts what is new in it', async ({
  page,
  context,
  origin,
}) => {
  const recruiter = await newcomer(origin, 'recruiter');
  const { body: job } = await recruiter.call(api.createJob, {
    body: jobInput({ title: 'Lighthouse Keeper' }),
  });
  await enterAs(context, origin, recruiter);
  await page.goto('/recruiter/messages');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('region', { name: 'Your jobs' }).getByRole('link')).toHaveText([
    'Lighthouse Keeper',
  ]);
  await page.keyboard.press('Control+k');
  const words = page.getByRole('textbox', { name: 'Search applicants, jobs and pages' });
  await expect(words).toBeFocused();
  await page.keyboard.type('nothing like it');
  await expect(page.getByRole('dialog').getByText('No matches')).toBeVisible();
  await words.fill('lightho');
  await expect(page.getByRole('option')).toHaveText(['Lighthouse Keeper0 applicants']);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${origin}/jobs/${job.id}/applicants`);
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Search' }).click();
  await words.fill('interv');
  await expect(page.getByRole('option', { name: 'Interviews' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${origin}/recruiter/interviews`);

  await page.getByRole('button', { name: 'Search' }).click();
  const recent = page.getByRole('group', { name: 'Recent' }).getByRole('option');
  await expect(recent).toHaveText(['Interviews', 'Lighthouse Keeper0 applicants']);
  await words.fill('lihgthouse');
  await expect(page.getByRole('option')).toHaveText(['Lighthouse Keeper0 applicants']);
  await words.fill('pasword');
  await expect(page.getByRole('option', { name: 'Password' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${origin}/settings/password`);
});

test('the menu folds to its icons, which keep their names, and stays so on the next visit', async ({
  page,
  context,
  origin,
}) => {
  await enterAs(context, origin, await newcomer(origin, 'recruiter'));
  await page.goto('/recruiter');
  const width = async () => (await page.getByRole('banner').boundingBox())?.width ?? 0;
  await expect.poll(width).toBeGreaterThan(200);
  await page.getByRole('button', { name: 'Collapse menu' }).click();
  await expect.poll(width).toBeLessThan(60);
  await page.reload();
  await expect.poll(width).toBeLessThan(60);
  await page.getByRole('link', { name: 'Applicants', exact: true }).click();
  await expect(page).toHaveURL(/\/applicants/);
  await page.getByRole('button', { name: 'Expand menu' }).click();
  await expect.poll(width).toBeGreaterThan(200);
});

test('an employer is asked for their name once, and the menu then shows it', async ({
  page,
  context,
  origin,
}) => {
  const recruiter = await newcomer(origin, 'recruiter');
  await enterAs(context, origin, recruiter);
  await page.goto('/recruiter');
  const asked = page.getByRole('region', { name: 'What’s your name?' });
  await asked.getByRole('textbox', { name: 'Name' }).fill('www.evil.example');
  await asked.getByRole('button', { name: 'Save name' }).click();
  await expect(asked.getByText('Enter a name without web addresses.')).toBeVisible();
  await asked.getByRole('textbox', { name: 'Name' }).fill('Ada Byron');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner').getByText('Ada Byron')).toBeVisible();
  await expect(asked).toBeHidden();
  await page.goto('/settings');
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Ada Byron');
});

test('whoever declines to give a name is not asked again', async ({ page, context, origin }) => {
  await enterAs(context, origin, await newcomer(origin, 'recruiter'));
  await page.goto('/recruiter');
  const asked = page.getByRole('region', { name: 'What’s your name?' });
  await asked.getByRole('button', { name: 'Not now' }).click();
  await expect(asked).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Recruiter Dashboard' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Hiring overview' })).toBeVisible();
  await expect(asked).toBeHidden();
});

test('on a phone the menu of an employer opens over its page and closes by Escape', async ({
  page,
  context,
  origin,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await enterAs(context, origin, await newcomer(origin, 'recruiter'));
  await page.goto('/recruiter');
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Interviews' });
  await expect(link).toBeHidden();
  const button = page.getByRole('button', { name: 'Open menu' });
  await button.click();
  await expect(link).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(button).toBeFocused();
});

test('what is typed before the search is there is not lost and presses no key of the page; ? shows the keys', async ({
  page,
  origin,
}) => {
  const recruiter = await newcomer(origin, 'recruiter');
  await recruiter.call(api.createJob, { body: jobInput({ title: 'Ferry Welder' }) });
  await enterAs(page.context(), origin, recruiter);
  await page.goto(`${origin}/recruiter`);
  // The frame that the server sends has the menu too: the program runs once the menu has the company's jobs.
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link', { name: 'Ferry Welder' })).toBeVisible();
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('fery');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('ry?');
  await page.keyboard.press('Backspace');
  release();
  const words = page.getByRole('textbox', { name: /Search/ });
  await expect(words).toHaveValue('ferry');
  await page.keyboard.type(' w');
  await expect(words).toHaveValue('ferry w');
  await expect(page.getByRole('option', { name: /Ferry Welder/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(words).toBeHidden();

  const shortcuts = page.getByRole('table', { name: 'Keyboard shortcuts' });
  await page.keyboard.press('?');
  await expect(shortcuts.getByRole('row')).toHaveText(['Ctrl KSearch', '?Show this help']);
  await page.keyboard.press('Escape');
  await expect(shortcuts).toBeHidden();
});
