import { expect, type Page } from '@playwright/test';
import { api } from '../src/api/index.ts';
import { enterAs, jobInput, newcomer, test } from './accounts.ts';
import { hands } from './hand.ts';
import { faultsOf } from './looks.ts';
import { tabTo } from './tab.ts';

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

for (const [name, handOf] of hands) {
  test(`a target job is moved on the board and by its menu, and keeps notes, beside one elsewhere, by ${name}`, async ({
    page,
    context,
    origin,
  }) => {
    const hand = await handOf(page);
    const employer = await newcomer(origin, 'recruiter');
    const job = await employer.call(api.createJob, { body: jobInput({ title: 'Ferry Captain' }) });
    const person = await newcomer(origin, 'candidate');
    await person.call(api.saveTargetJob, { params: { id: job.body.id } });
    await enterAs(context, origin, person);
    await page.goto('/target-jobs');
    await expect(column(page, 'Saved').getByRole('link', { name: 'Ferry Captain' })).toBeVisible();
    const move = name === 'mouse' ? drag : carry;
    await move(page, 'Ferry Captain', ['Saved', 'Applied', 'Interview']);
    await expect(column(page, 'Interview').getByRole('link', { name: 'Ferry Captain' })).toBeVisible();

    const actions = page.getByRole('button', { name: 'Actions for Ferry Captain' });
    await hand.take(actions, page.getByRole('menuitem', { name: 'Applied' }));
    await expect(column(page, 'Applied').getByRole('link', { name: 'Ferry Captain' })).toBeVisible();
    await hand.take(actions, page.getByRole('menuitem', { name: 'Notes, deadline, reminder' }));
    const dialog = page.getByRole('dialog', { name: 'Ferry Captain' });
    await hand.type(dialog.getByRole('textbox', { name: 'Notes' }), 'Ask for the night boat');
    await hand.type(dialog.getByLabel('Deadline'), name === 'mouse' ? '2030-06-01' : '06012030');
    await hand.press(dialog.getByRole('button', { name: 'Save' }));
    await expect(column(page, 'Applied').getByText('Ask for the night boat')).toBeVisible();
    await page.reload();
    await expect(column(page, 'Applied').getByText('Deadline Jun 1, 2030')).toBeVisible();

    await hand.press(page.getByRole('button', { name: 'Add an application' }));
    await hand.type(page.getByRole('textbox', { name: 'Job title' }), 'Pilot');
    await hand.type(page.getByRole('textbox', { name: 'Employer' }), 'Harbour Office');
    await hand.press(page.getByRole('button', { name: 'Add application' }));
    await expect(column(page, 'Applied').getByText('Harbour Office')).toBeVisible();
    await move(page, 'Pilot', ['Applied', 'Interview']);
    await expect(column(page, 'Interview').getByText('Harbour Office')).toBeVisible();

    if (name === 'mouse') expect(await faultsOf(page)).toEqual([]);
    if (name === 'mouse') await page.getByText('List', { exact: true }).click();
    else {
      await page.getByRole('radio', { name: 'Board' }).focus();
      await page.keyboard.press('ArrowRight');
    }
    await expect(page.getByRole('row', { name: /Ferry Captain/ })).toContainText('Applied');
    if (name === 'mouse') expect(await faultsOf(page)).toEqual([]);
  });
}

/** Drags a card by its handle, from the first of these columns to the last. */
async function drag(page: Page, title: string, [, ...way]: string[]): Promise<void> {
  const from = await page.getByRole('button', { name: `Move ${title}` }).boundingBox();
  const to = await column(page, way.at(-1) ?? '').boundingBox();
  await page.mouse.move((from?.x ?? 0) + 8, (from?.y ?? 0) + 8);
  await page.mouse.down();
  await page.mouse.move((to?.x ?? 0) + 40, (to?.y ?? 0) + 40, { steps: 8 });
  await page.mouse.up();
}

/** Picks a card up with the keyboard, carries it over these columns, and puts it down in the last. */
async function carry(page: Page, title: string, [first, ...way]: string[]): Promise<void> {
  await tabTo(page, page.getByRole('button', { name: `Move ${title}` }));
  await page.keyboard.press('Space');
  await expect(page.getByText(`${title} is over ${first}.`)).toBeAttached();
  for (const name of way) {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText(`${title} is over ${name}.`)).toBeAttached();
  }
  await page.keyboard.press('Space');
}
