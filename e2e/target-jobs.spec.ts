import { expect } from '@playwright/test';
import { api } from '../src/api/index.ts';
import { enterAs, jobInput, newcomer, test } from './accounts.ts';
import { moveByKeyboard, column, drag } from './drag-board.ts';
import { inputMethods } from './input-methods.ts';
import { faultsOf } from './looks.ts';

for (const [name, inputOf] of inputMethods) {
  test(`a target job is moved on the board and by its menu, and has notes, beside an external one, by ${name}`, async ({
    page,
    context,
    origin,
  }) => {
    const input = await inputOf(page);
    const employer = await newcomer(origin, 'recruiter');
    const job = await employer.call(api.createJob, { body: jobInput({ title: 'Ferry Captain' }) });
    const person = await newcomer(origin, 'candidate');
    await person.call(api.saveTargetJob, { params: { id: job.body.id } });
    await enterAs(context, origin, person);
    await page.goto('/target-jobs');
    await expect(column(page, 'Saved').getByRole('link', { name: 'Ferry Captain' })).toBeVisible();
    const move = (title: string, over: string[]) => {
      const handle = page.getByRole('button', { name: `Move ${title}` });
      return name === 'mouse'
        ? drag(page, handle, over.at(-1) ?? '')
        : moveByKeyboard(page, handle, title, over);
    };
    await move('Ferry Captain', ['Saved', 'Applied', 'Interview']);
    await expect(column(page, 'Interview').getByRole('link', { name: 'Ferry Captain' })).toBeVisible();

    const actions = page.getByRole('button', { name: 'Actions for Ferry Captain' });
    await input.take(actions, page.getByRole('menuitem', { name: 'Applied' }));
    await expect(column(page, 'Applied').getByRole('link', { name: 'Ferry Captain' })).toBeVisible();
    await input.take(actions, page.getByRole('menuitem', { name: 'Next step, contacts, notes' }));
    const dialog = page.getByRole('dialog', { name: 'Ferry Captain' });
    await input.type(dialog.getByRole('textbox', { name: 'Notes' }), 'Ask for the night boat');
    await input.type(dialog.getByLabel('Deadline'), name === 'mouse' ? '2030-06-01' : '06012030');
    await input.press(dialog.getByRole('button', { name: 'Save' }));
    await expect(column(page, 'Applied').getByText('Ask for the night boat')).toBeVisible();
    await page.reload();
    await expect(column(page, 'Applied').getByText('Deadline: Jun 1, 2030')).toBeVisible();

    await input.press(page.getByRole('button', { name: 'Add an application' }));
    await input.type(page.getByRole('textbox', { name: 'Job title' }), 'Pilot');
    await input.type(page.getByRole('textbox', { name: 'Employer' }), 'Harbour Office');
    await input.type(page.getByRole('textbox', { name: 'Next step' }), 'Ring the office');
    await input.press(page.getByRole('button', { name: 'Add a contact' }));
    await input.type(page.getByRole('textbox', { name: 'Name', exact: true }), 'Ivo Holm');
    await input.press(page.getByRole('button', { name: 'Add application' }));
    await expect(column(page, 'Applied').getByText('Harbour Office')).toBeVisible();
    await move('Pilot', ['Applied', 'Interview']);
    await expect(column(page, 'Interview').getByText('Harbour Office')).toBeVisible();
    await expect(column(page, 'Interview').getByText('Ring the office')).toBeVisible();
    await expect(column(page, 'Interview').getByText('Ivo Holm')).toBeVisible();

    await input.press(page.getByRole('button', { name: 'Calendar feed' }));
    await input.press(page.getByRole('button', { name: 'Create address' }));
    const address = await page.getByRole('textbox', { name: 'Address of your calendar' }).inputValue();
    expect((await page.request.get(address)).headers()['content-type']).toContain('text/calendar');
    if (name === 'mouse') expect(await faultsOf(page)).toEqual([]);
    await input.press(page.getByRole('button', { name: 'Turn off' }));
    await input.press(
      page
        .getByRole('dialog', { name: 'Turn off the calendar feed?' })
        .getByRole('button', { name: 'Turn off' }),
    );
    await expect(page.getByRole('button', { name: 'Create address' })).toBeVisible();
    expect((await page.request.get(address)).status()).toBe(404);
    await page.keyboard.press('Escape');

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
