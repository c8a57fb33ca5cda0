import { expect } from '@playwright/test';
import { api } from '../src/api/index.ts';
import { enterAs, jobInput, newcomer, test, uploadAndRead } from './accounts.ts';
import { tabTo } from './focus-by-key.ts';
import { applicant, resumePdf } from './resume-file.ts';

test('an interview is proposed by dragging in the week, and by the arrow keys on a phone, and stands in the calendar', async ({
  page,
  origin,
}) => {
  const recruiter = await newcomer(origin, 'recruiter');
  const { body: job } = await recruiter.call(api.createJob, { body: jobInput({ title: 'Ferry Welder' }) });
  const candidate = await newcomer(origin, 'candidate');
  const file = await resumePdf({ ...applicant('a@mail.example'), name: 'Ottoline Brask' });
  const resume = await uploadAndRead(candidate, file, 'cv.pdf');
  const params = { id: job.id };
  await candidate.call(api.applyToJob, { params, body: { resume_id: resume, cover_note: '' } });

  await enterAs(page.context(), origin, recruiter);
  await page.goto('/recruiter/interviews');
  await page.getByRole('button', { name: 'Later' }).click();
  const cursor = page.getByRole('button', { name: /^Propose an interview on Monday/ });
  await expect(cursor).toHaveAccessibleName(/10:00 – 10:45$/);
  const box = await cursor.boundingBox();
  if (!box) throw new Error('The time has no place.');
  // From the top of what begins at ten, an hour down.
  const hour = (box.height / 45) * 60;
  await page.mouse.move(box.x + 20, box.y + 4);
  await page.mouse.down();
  await page.mouse.move(box.x + 20, box.y + hour - 6, { steps: 4 });
  await page.mouse.up();
  const dialog = page.getByRole('dialog', { name: 'Propose an interview' });
  await dialog.getByRole('combobox', { name: 'Applicant' }).fill('Ottoline');
  await page.getByRole('option', { name: 'Ottoline Brask · Ferry Welder' }).click();
  await expect(dialog.getByLabel('Time 1', { exact: true })).toHaveValue('10:00');
  await expect(dialog.getByRole('combobox', { name: 'Duration' })).toHaveValue('60');
  await dialog.getByRole('textbox', { name: 'Link to the video call' }).fill('https://meet.example/ferry');
  await dialog.getByRole('button', { name: 'Send proposal' }).click();
  await expect(dialog).toBeHidden();
  const entry = page.getByRole('button', { name: /Ottoline Brask.*proposed/ });
  await entry.click();
  await expect(page.getByRole('link', { name: 'Move or cancel' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(entry).toBeFocused();
  await expect(
    page.getByRole('complementary', { name: 'Still to do' }).getByRole('link', { name: 'Ottoline Brask' }),
  ).toBeVisible();

  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto('/recruiter/interviews');
  const here = page.getByRole('button', { name: /^Propose an interview on / });
  await tabTo(page, here);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(here).toHaveAccessibleName(/10:15 – 11:15$/);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('combobox', { name: 'Applicant' })).toBeFocused();
  await page.keyboard.type('Ottoline');
  await expect(page.getByRole('option', { name: 'Ottoline Brask · Ferry Welder' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Time 1', { exact: true })).toHaveValue('10:15');
  await tabTo(page, dialog.getByRole('button', { name: 'Suggest times when everyone is free' }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Time 3', { exact: true })).toBeVisible();
});
