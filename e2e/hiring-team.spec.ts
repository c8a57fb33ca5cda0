import { expect } from '@playwright/test';
import { api } from '../src/api/index.ts';
import { enterAs, invite, jobInput, newcomer, test, uploadAndRead } from './accounts.ts';
import { applicant, resumeText } from './resume-file.ts';
import { tabTo } from './focus-by-key.ts';

test('a hiring manager added to a job works with it, and sees on the open page when they are removed', async ({
  page,
  browser,
  origin,
}) => {
  const recruiter = await newcomer(origin, 'recruiter');
  const posted = await recruiter.call(api.createJob, { body: jobInput({ title: 'Ferry Welder' }) });
  const manager = await newcomer(origin, 'recruiter');
  const email = manager.user?.email ?? '';
  await manager.call(api.removeMember, { params: { id: manager.id } });
  await manager.call(api.acceptInvitation, {
    body: { token: await invite(recruiter, email, 'hiring_manager') },
  });
  const candidate = await newcomer(origin, 'candidate');
  const file = resumeText(applicant('ottoline.brask@mail.example'));
  const resume = await uploadAndRead(candidate, file, 'Ottoline.txt');
  await candidate.call(api.applyToJob, {
    params: { id: posted.body.id },
    body: { resume_id: resume, cover_note: '' },
  });

  const theirs = await (await browser.newContext()).newPage();
  await enterAs(theirs.context(), origin, manager);
  await theirs.goto(`${origin}/applicants`);
  await expect(theirs.getByText('No applicants yet')).toBeVisible();
  // On no team yet: no way leads to what is closed to them.
  await theirs.goto(`${origin}/recruiter/messages`);
  await expect(theirs.getByText('No one is waiting for a reply.')).toBeVisible();
  await expect(theirs.getByRole('link', { name: 'Templates' })).toBeHidden();
  for (const [path, act] of [
    ['talent', 'Add people'],
    ['templates', 'New template'],
  ] as const) {
    await theirs.goto(`${origin}/recruiter/${path}`);
    await expect(theirs.getByRole('heading', { name: 'You don’t have access' })).toBeVisible();
    await expect(theirs.getByText('A company owner can give you access')).toBeVisible();
    await expect(theirs.getByRole('button', { name: 'Try again' })).toBeHidden();
    await expect(theirs.getByRole('button', { name: act })).toBeHidden();
  }
  const dashboardLive = theirs.waitForResponse('**/api/live');
  await theirs.goto(`${origin}/recruiter`);
  await dashboardLive;
  const ways = theirs.getByRole('navigation', { name: 'Main' });
  await expect(ways.getByRole('link', { name: 'Messages' })).toBeVisible();
  await expect(ways.getByRole('link', { name: 'Talent pool' })).toBeHidden();

  await enterAs(page.context(), origin, recruiter);
  await page.goto(`/jobs/${posted.body.id}/applicants`);
  await tabTo(
    page,
    page.getByRole('navigation', { name: 'Job', exact: true }).getByRole('link', { name: 'Team' }),
  );
  await page.keyboard.press('Enter');
  const part = page.getByRole('combobox', { name: `Role of ${email}` });
  await expect(page.getByText('Hiring manager, can’t see this job')).toBeVisible();
  await tabTo(page, part);
  await part.selectOption('Hiring manager');
  await expect(page.getByText('can’t see this job')).toBeHidden();
  await expect(ways.getByRole('link', { name: 'Talent pool' })).toBeVisible();

  await theirs.goto(`${origin}/notifications`);
  await theirs.getByRole('link', { name: /added you to the hiring team for Ferry Welder/ }).click();
  const live = theirs.waitForResponse('**/api/live');
  await theirs.reload();
  await live;
  await theirs.getByRole('link', { name: 'Ottoline Brask' }).click();
  await expect(theirs.getByRole('heading', { level: 1, name: 'Ottoline Brask' })).toBeVisible();

  await part.selectOption('Not on the team');
  await expect(
    theirs.getByText('You are no longer on the hiring team for Ferry Welder.').last(),
  ).toBeVisible();
  await expect(theirs.getByRole('heading', { level: 1, name: 'Applicant not found' })).toBeVisible();
  await expect(theirs.getByText('Ottoline Brask')).toBeHidden();
  await theirs.context().close();
});
