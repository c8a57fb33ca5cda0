import { expect, type Page } from '@playwright/test';
import { api } from '../src/api/index.ts';
import { enterAs, invite, jobInput, newcomer, test, uploadAndRead } from './accounts.ts';
import { moveByKeyboard, column } from './drag-board.ts';
import { applicant, resumeText } from './resume-file.ts';
import { tabTo } from './focus-by-key.ts';

const question = {
  id: 'permit',
  prompt: 'May you work on ships?',
  type: 'yes_no' as const,
  options: [],
  required: true,
  accepts: ['Yes'],
  at_least: null,
};

test('a list of applicants is narrowed by an answer, kept as a view for the team, opens with it, and is a board that keys work', async ({
  page,
  browser,
  origin,
}) => {
  const recruiter = await newcomer(origin, 'recruiter');
  const posted = await recruiter.call(api.createJob, {
    body: { ...jobInput({ title: 'Ferry Welder' }), questions: [question] },
  });
  const jobId = posted.body.id;
  const mate = await newcomer(origin, 'recruiter');
  await mate.call(api.removeMember, { params: { id: mate.id } });
  const token = await invite(recruiter, mate.user?.email ?? '');
  await mate.call(api.acceptInvitation, { body: { token } });
  for (const [name, answer] of [
    ['Ottoline Brask', 'Yes'],
    ['Rurik Fenn', 'No'],
  ] as const) {
    const candidate = await newcomer(origin, 'candidate');
    const file = resumeText({ ...applicant('someone@mail.example'), name });
    const resume = await uploadAndRead(candidate, file, 'resume.txt');
    await candidate.call(api.applyToJob, {
      params: { id: jobId },
      body: { resume_id: resume, cover_note: '', answers: [{ question_id: 'permit', answer }] },
    });
  }

  await enterAs(page.context(), origin, recruiter);
  await page.goto(`/jobs/${jobId}/applicants`);
  const names = page.getByRole('table', { name: 'Applicants' }).getByRole('rowheader');
  const toasts = page.getByRole('region', { name: 'What just happened' });
  await expect(names).toHaveCount(2);
  await writeToAll(page);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('combobox', { name: 'Answers' }).selectOption(question.prompt);
  await page.getByRole('combobox', { name: `Answer to: ${question.prompt}` }).selectOption('Yes');
  await expect(names).toHaveText([/Ottoline Brask/]);
  await page.getByText('Rank by fit').click();
  const ranked = page.getByRole('table', { name: 'Applicants' }).getByRole('row');
  await expect(ranked.nth(1)).toHaveText(
    /Ottoline Brask.*(Strong|Good|Partial|Low) match|Ottoline Brask.*Mostly stated/,
  );

  await tabTo(page, page.getByRole('button', { name: 'Views' }));
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Save or change views…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Views' });
  await expect(dialog.getByText('answered Yes; ranked by fit')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Save as' })).toBeFocused();
  await page.keyboard.type('May weld');
  await tabTo(page, dialog.getByRole('checkbox', { name: 'Share with the team' }));
  await page.keyboard.press('Space');
  await tabTo(page, dialog.getByRole('checkbox', { name: 'Make this the default view' }));
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'May weld' })).toBeVisible();

  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(names).toHaveCount(2);
  await page.goto(`/jobs/${jobId}/applicants`);
  await expect(page.getByRole('button', { name: 'May weld' })).toBeVisible();
  await expect(page).toHaveURL(/question=permit&answer=Yes/);
  await expect(names).toHaveText([/Ottoline Brask/]);

  await page.goto(`/jobs/${jobId}/applicants?sort=fit`);
  await names.first().getByRole('link').click();
  const part = (name: string) => page.getByRole('tab', { name }).click();
  await part('Notes');
  const note = page.getByRole('textbox', { name: 'Write a note' });
  await note.fill('Ask about nights.');
  await page.getByRole('checkbox', { name: 'Only for me' }).check();
  const reasons = page.getByRole('textbox', { name: 'Note for your team' });
  await page.getByRole('button', { name: 'Reject…' }).click();
  await reasons.fill('No papers yet.');
  await page.keyboard.press('Escape');
  const why = page.getByRole('textbox', { name: 'Why', exact: true });
  await part('Interviews');
  await page.getByRole('button', { name: 'Fill in my scorecard' }).click();
  await why.fill('Calm in a storm.');
  await page.getByRole('link', { name: 'Next' }).click();
  await part('Notes');
  await expect(note).toHaveValue('');
  await page.getByRole('link', { name: 'Previous' }).click();
  await part('Notes');
  await expect(note).toHaveValue('Ask about nights.');
  await expect(page.getByRole('checkbox', { name: 'Only for me' })).toBeChecked();
  await part('Interviews');
  await page.getByRole('button', { name: 'Fill in my scorecard' }).click();
  await expect(why).toHaveValue('Calm in a storm.');
  await page.getByRole('button', { name: 'Reject…' }).click();
  await expect(reasons).toHaveValue('No papers yet.');

  await page.goto(`/jobs/${jobId}/stages`);
  await page.getByRole('button', { name: 'Add a stage' }).press('Enter');
  await page.keyboard.type('Trial shift');
  await page.keyboard.press('Enter');
  await expect(toasts.getByText('Saved.')).toBeVisible();

  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto(`/jobs/${jobId}/applicants?view=board`);
  await expect(column(page, 'Trial shift')).toBeVisible();
  const handle = page.getByRole('button', { name: 'Drag Ottoline Brask' });
  await moveByKeyboard(page, handle, 'Ottoline Brask', ['New', 'Screen', 'Interview']);
  await expect(column(page, 'Interview').getByRole('link', { name: 'Ottoline Brask' })).toBeVisible();
  await toasts.getByRole('button', { name: 'Undo' }).click();
  await expect(column(page, 'New').getByRole('link', { name: 'Ottoline Brask' })).toBeVisible();

  const theirs = await (await browser.newContext()).newPage();
  await enterAs(theirs.context(), origin, mate);
  await theirs.goto(`${origin}/jobs/${jobId}/applicants`);
  await expect(theirs.getByRole('table', { name: 'Applicants' }).getByRole('rowheader')).toHaveCount(2);
  await theirs.getByRole('button', { name: 'Views' }).click();
  await theirs.getByRole('menuitem', { name: 'May weld' }).click();
  await expect(theirs.getByRole('table', { name: 'Applicants' }).getByRole('rowheader')).toHaveText([
    /Ottoline Brask/,
  ]);
  await theirs.context().close();
});

/** Writes to all that are shown; what was typed outlives a lost connection and a closed dialog, and is seen for one of them first. */
async function writeToAll(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'Select all shown' }).check();
  await page.getByRole('button', { name: 'Message…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Message 2 applicants' });
  const field = dialog.getByRole('textbox', { name: 'Message' });
  await field.fill('Dear {{first_name}}, when may we call you?');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.getByText(/^Dear (Ottoline|Rurik), when may we call you\?$/)).toBeVisible();
  await page.route('**/api/bulk-actions', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Send messages' }).click();
  const toasts = page.getByRole('region', { name: 'What just happened' });
  await expect(toasts.getByText('That didn’t work. Nothing was changed.')).toBeVisible();
  await page.unroute('**/api/bulk-actions');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Message…' }).click();
  await expect(field).toHaveValue('Dear {{first_name}}, when may we call you?');
  await dialog.getByRole('button', { name: 'Send messages' }).click();
  await expect(page.getByText('Messaged 2 applicants; the messages will be sent in 1 hour.')).toBeVisible();
}
