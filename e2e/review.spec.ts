import { expect, type Page } from '@playwright/test';
import { api } from '../src/api/index.ts';
import { demoJobs } from '../src/server/demo/jobs/index.ts';
import { jobInputOf } from '../src/server/demo/load.ts';
import { demoPeople } from '../src/server/demo/people/index.ts';
import { makeResumeText } from '../src/server/demo/resume-text.ts';
import type { DemoPerson } from '../src/server/demo/types.ts';
import { enterAs, newcomer, test, uploadAndRead } from './accounts.ts';
import { tabTo } from './tab.ts';

const jobs = demoJobs.slice(0, 10);
const people = demoPeople.slice(0, 5);
const decisions = jobs.length * people.length;

test('a recruiter takes fifty applicants to decisions by keyboard alone', async ({
  page,
  context,
  origin,
}) => {
  test.setTimeout(240_000);
  const employer = await newcomer(origin, 'recruiter');
  const posted = await Promise.all(
    jobs.map((job) => employer.call(api.createJob, { body: jobInputOf(job) })),
  );
  const jobIds = posted.map(({ body }) => body.id);
  await Promise.all(people.map((person) => applyToAll(origin, person, jobIds)));
  await enterAs(context, origin, employer);
  await page.goto('/applicants');
  await expect(page.getByText(`${decisions} applications`).first()).toBeVisible();
  await tabTo(page, page.getByRole('table').getByRole('rowheader').first().getByRole('link'));
  await page.keyboard.press('Enter');

  let presses = 0;
  const press = async (key: string) => {
    presses++;
    await page.keyboard.press(key);
  };
  const others = page.getByRole('navigation', { name: 'Other applicants of the list' });
  for (let number = 1; number <= decisions; number++) {
    await expect(others).toContainText(`${number} of ${decisions}`);
    await expect(stageButton(page, 'New')).toBeVisible();
    if (number % 3 === 0) {
      await press('r');
      await expect(page.getByRole('dialog')).toBeVisible();
      await press('2');
    } else await press('a');
  }
  await expect(stageButton(page, 'Screen')).toBeVisible();
  expect(presses / decisions).toBeLessThan(3);

  const count = async (stage: string) =>
    (await employer.call(api.listApplicants, { query: { stage } })).body.total;
  const rejected = Math.floor(decisions / 3);
  expect([await count('new'), await count('rejected'), await count('screen')]).toEqual([
    0,
    rejected,
    decisions - rejected,
  ]);
  await page.keyboard.press('u');
  await expect(stageButton(page, 'New')).toBeVisible();
  expect(await count('new')).toBe(1);
});

function stageButton(page: Page, name: string) {
  return page.getByRole('button', { name: `Stage: ${name}` });
}

async function applyToAll(origin: string, person: DemoPerson, jobIds: string[]): Promise<void> {
  const candidate = await newcomer(origin, 'candidate');
  const resumeId = await uploadAndRead(candidate, Buffer.from(makeResumeText(person)), 'resume.txt');
  for (const id of jobIds) {
    const sent = await candidate.call(api.applyToJob, {
      params: { id },
      body: { resume_id: resumeId, cover_note: '' },
    });
    expect(sent.problem).toBeNull();
  }
}
