import { expect } from '@playwright/test';
import { api } from '../src/api/index.ts';
import { enterAs, jobInput, newcomer, newEmail, test, uploadAndRead } from './accounts.ts';
import { applicant, resumeText } from './resume-file.ts';

test('skills are typed with suggestions, pasted as a list, merged, and removed by keyboard', async ({
  page,
  context,
  origin,
}, info) => {
  await enterAs(context, origin, await newcomer(origin, 'recruiter'));
  await page.goto('/jobs/create');
  const field = page.getByRole('combobox', { name: 'Required skills' });
  const chip = (skill: string) => page.getByRole('button', { name: `Remove ${skill}`, exact: true });

  await field.pressSequentially('kuber');
  await page.getByRole('option', { name: 'Kubernetes', exact: true }).click();
  await expect(chip('Kubernetes')).toBeVisible();

  await field.evaluate((input) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Skills: JS, Welding\n• JavaScript; Basket diving');
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(chip('Basket diving')).toBeVisible();
  await expect(
    page.getByRole('status').filter({ hasText: 'JavaScript is the same skill as JS' }),
  ).toBeVisible();
  await expect(chip('JavaScript')).toHaveCount(0);
  await page.setViewportSize({ width: 375, height: 800 });
  await field.scrollIntoViewIfNeeded();
  await page.screenshot({ path: info.outputPath('skills-375.png') });

  await field.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(chip('Basket diving')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(chip('Welding')).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(chip('Welding')).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'Welding removed.' })).toBeVisible();
  await expect(field).toBeFocused();
  await page.keyboard.press('Backspace');
  await expect(chip('Basket diving')).toHaveCount(0);
});

test('an open requirement is answered in one tap, and the answer is undone', async ({
  page,
  context,
  origin,
}, info) => {
  const employer = await newcomer(origin, 'recruiter');
  const posted = await employer.call(api.createJob, { body: jobInput({ skills: ['PostgreSQL', 'K8s'] }) });
  const email = newEmail('ottoline');
  const candidate = await newcomer(origin, 'candidate', email);
  await uploadAndRead(candidate, resumeText(applicant(email)), 'cv.txt');
  const sent = await candidate.call(api.calculateJobFit, { params: { id: posted.body.id } });
  expect(sent.problem).toBeNull();
  await enterAs(context, origin, candidate);
  await page.goto(`/jobs/${posted.body.id}`);
  const row = page
    .getByRole('region', { name: 'Why this score' })
    .getByRole('listitem')
    .filter({ hasText: 'K8s' });

  await expect(row).toContainText('Likely');
  await row.getByRole('button', { name: 'I have this: K8s' }).click();
  await expect(row).toContainText('The candidate confirms it.');
  await expect(page.getByRole('region', { name: 'Your Match' }).getByText('88%')).toBeVisible();
  await page.screenshot({ path: info.outputPath('answered.png'), fullPage: true });
  await page.setViewportSize({ width: 375, height: 800 });
  await row.scrollIntoViewIfNeeded();
  await page.screenshot({ path: info.outputPath('answered-375.png') });
  await row.getByRole('button', { name: 'Undo: K8s' }).click();
  await expect(row).not.toContainText('The candidate confirms it.');
});
