import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { api } from '../src/api/index.ts';
import { enterAs, jobInput, newcomer, newEmail, test, uploadAndRead } from './accounts.ts';
import { inputMethods } from './input-methods.ts';
import { faultsOf } from './looks.ts';
import { applicant, resumeText } from './resume-file.ts';

for (const [name, inputOf] of inputMethods) {
  test(`a candidate agrees to be found, is found, ranked and invited, and declines, by ${name}`, async ({
    page,
    browser,
    origin,
  }) => {
    test.setTimeout(150_000);
    const employer = await newcomer(origin, 'recruiter');
    const title = `Ferry Engineer ${randomUUID().slice(0, 6)}`;
    const job = await employer.call(api.createJob, { body: jobInput({ title }) });
    const candidate = await newcomer(origin, 'candidate');
    const file = resumeText(applicant(newEmail('ottoline')));
    await uploadAndRead(candidate, file, 'Ottoline Brask.txt');
    await candidate.call(api.calculateJobFit, { params: { id: job.body.id } });
    await enterAs(page.context(), origin, candidate);
    const input = await inputOf(page);

    await test.step('the candidate agrees to be found', async () => {
      await page.goto('/profile');
      const card = page.getByRole('region', { name: 'Who sees your profile' });
      // Any of the answers takes the focus; the arrows go on to the last.
      if (name === 'mouse') await card.getByRole('radio', { name: 'Open to employers' }).click();
      else {
        await input.tick(card.getByRole('radio', { checked: true }));
        await page.keyboard.press('ArrowUp');
      }
      await expect(card.getByRole('radio', { name: 'Open to employers' })).toBeChecked();
      await input.tick(card.getByRole('checkbox'));
      await input.press(card.getByRole('button', { name: 'Save visibility' }));
      await expect(card.getByText(/You agreed on/)).toBeVisible();
    });

    const owner = await (await browser.newContext()).newPage();
    await enterAs(owner.context(), origin, employer);
    const theirs = await inputOf(owner);
    await test.step('the employer finds and ranks them, and sees why', async () => {
      await owner.goto('/recruiter/talent');
      await theirs.type(owner.getByRole('textbox', { name: 'Keywords' }), 'Ottoline');
      if (name !== 'mouse') await theirs.press(owner.getByRole('button', { name: 'Filters', exact: true }));
      await theirs.press(owner.getByRole('main').getByRole('button', { name: 'Search' }));
      await expect(owner).toHaveURL(/q=Ottoline/);
      await theirs.choose(owner.getByRole('combobox', { name: 'Rank for a job' }), title);
      await expect(owner).toHaveURL(/job=/);
      const mine = owner.getByRole('table', { name: 'Talent pool' }).getByRole('row', { name: /%/ }).first();
      await expect(mine).toContainText('Ottoline Brask');
      expect(await faultsOf(owner)).toEqual([]);
    });

    await test.step('and invites them', async () => {
      // Others of the same name may have been left by other journeys.
      const dialog = owner.getByRole('dialog', { name: 'Person in the pool' });
      await owner.goto(`/recruiter/talent?q=Ottoline&job=${job.body.id}&person=${candidate.id}`);
      await expect(dialog.getByText('PostgreSQL').first()).toBeVisible();
      expect(await faultsOf(owner)).toEqual([]);
      await theirs.type(dialog.getByRole('textbox', { name: 'Message' }), 'Your ferry work fits ours.');
      await theirs.press(dialog.getByRole('button', { name: 'Send invitation' }));
      await expect(dialog.getByText(/not answered/)).toBeVisible();
    });

    await test.step('the candidate declines, and the employer cannot invite them again', async () => {
      await page.goto('/applications');
      const card = page.getByRole('region', { name: 'Invitations to apply' });
      await expect(card.getByText('Your ferry work fits ours.')).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);
      await input.press(card.getByRole('button', { name: /No more invitations from/ }));
      await expect(card).toBeHidden();
      const again = await employer.call(api.getTalent, { params: { id: candidate.id } });
      expect(again.body).toMatchObject({ refuses: true, invitations: [{ refused: true }] });
    });
  });
}

test('mistakes in a file of people take the focus, beside the button that chose it', async ({
  page,
  origin,
}) => {
  const employer = await newcomer(origin, 'recruiter');
  await enterAs(page.context(), origin, employer);
  await page.goto('/recruiter/talent');
  await page.getByRole('button', { name: 'Add people' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add people' });
  await dialog.getByRole('textbox', { name: 'Source' }).fill('Met at a fair; agreed to hear from us.');
  const choose = async (csv: string) => {
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Choose a CSV file' }).press('Enter');
    await (await chooser).setFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  };
  await choose('name,email\nAda,no address\n');
  const mistakes = dialog.getByRole('alert').filter({ hasText: 'No one was added' });
  await expect(mistakes).toBeFocused();
  await expect(mistakes).toContainText('Line 2, email');
  expect(await faultsOf(page)).toEqual([]);
  await choose(`name,email\nAda,${newEmail('ada')}\n`);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Add people' })).toBeFocused();
});
