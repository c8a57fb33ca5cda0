import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { api } from '../src/api/index.ts';
import { jobInput, newcomer, newEmail, password, test } from './accounts.ts';
import { applicant, resumePdf } from './resume-file.ts';
import { tabTo } from './focus-by-key.ts';

test('a candidate signs in, uploads a resume and applies with the keyboard alone, on a narrow screen', async ({
  page,
  origin,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  const email = newEmail('keys');
  await newcomer(origin, 'candidate', email);
  const title = `Keyboard Engineer ${randomUUID().slice(0, 6)}`;
  const employer = await newcomer(origin, 'recruiter');
  expect((await employer.call(api.createJob, { body: jobInput({ title }) })).problem).toBeNull();

  await page.goto('/auth/login');
  await tabTo(page, page.getByRole('textbox', { name: 'Email' }));
  await page.keyboard.type(email);
  await tabTo(page, page.getByRole('textbox', { name: 'Password', exact: true }));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, page.getByRole('button', { name: /Drag and drop your resume here/ }));
  await page.keyboard.press('Enter');
  const buffer = await resumePdf(applicant(email));
  await (await chooser).setFiles({ name: 'resume.pdf', mimeType: 'application/pdf', buffer });
  await tabTo(page, page.getByRole('button', { name: 'Upload Resume', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').getByText('Resume uploaded and parsed successfully!')).toBeVisible({
    timeout: 30_000,
  });

  await tabTo(page, page.getByRole('button', { name: 'Open menu' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Browse Jobs' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: title }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Apply Now' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('checkbox', { name: /I agree that this is sent to/ }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Submit application' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Your application' })).toBeVisible();
});
