import { expect } from '@playwright/test';
import { api } from '../src/api/index.ts';
import { enterAs, jobInput, newcomer, test, uploadAndRead } from './accounts.ts';
import { faultsOf } from './looks.ts';
import { applicant, resumeText } from './resume-file.ts';

test('an offer begins with a template, goes back to its author, is discussed and revised', async ({
  browser,
  origin,
}) => {
  const employer = await newcomer(origin, 'recruiter');
  const job = (await employer.call(api.createJob, { body: jobInput({ title: 'Ferry Engineer' }) })).body;
  const candidate = await newcomer(origin, 'candidate');
  const resume = await uploadAndRead(candidate, resumeText(applicant('ada@mail.example')), 'Ada.txt');
  const applied = await candidate.call(api.applyToJob, {
    params: { id: job.id },
    body: { resume_id: resume, cover_note: '' },
  });
  const [office, home] = [await browser.newContext(), await browser.newContext()];
  await enterAs(office, origin, employer);
  await enterAs(home, origin, candidate);
  const work = await office.newPage();

  await work.goto(`${origin}/settings/offers`);
  await work.getByRole('button', { name: 'New template' }).click();
  await work.getByRole('textbox', { name: 'Name' }).fill('Standard letter');
  await work
    .getByRole('textbox', { name: 'Offer text' })
    .fill('# Welcome\n\nYou get {{salary}} from {{start_date}} as ');
  await work.getByRole('combobox', { name: 'Insert a field' }).selectOption('job');
  await work.getByRole('button', { name: 'Save template' }).click();
  await expect(work.getByRole('heading', { name: 'Standard letter' })).toBeVisible();
  expect(await faultsOf(work)).toEqual([]);

  await work.goto(`${origin}/applicants/${applied.body.id}#offer`);
  await work.getByRole('button', { name: 'Write an offer' }).click();
  const paper = work.getByRole('dialog');
  await paper.getByRole('combobox', { name: 'Start from a template' }).selectOption('Standard letter');
  await paper.getByRole('textbox', { name: 'Salary' }).fill('80000');
  await paper.getByRole('textbox', { name: 'Currency' }).fill('EUR');
  expect(await faultsOf(work)).toEqual([]);
  await paper.getByRole('button', { name: 'Save offer' }).click();
  const offers = work.getByRole('region', { name: 'Offers' });
  await expect(offers.getByText('Fill in before sending: {{start_date}}')).toBeVisible();
  await offers.getByRole('button', { name: 'Send back' }).click();
  await work.getByRole('dialog').getByRole('textbox').fill('The first day is missing.');
  await work.getByRole('dialog').getByRole('button', { name: 'Send back' }).click();
  await expect(offers.getByText('The first day is missing.')).toBeVisible();
  await offers.getByRole('button', { name: 'Change' }).click();
  await paper.getByLabel('First day (optional)').fill('2030-03-01');
  await paper.getByRole('button', { name: 'Save offer' }).click();
  await offers.getByRole('button', { name: 'Approve' }).click();
  await offers.getByRole('button', { name: 'Send offer' }).click();
  await work.getByRole('dialog').getByRole('button', { name: 'Send offer' }).click();

  const mine = await home.newPage();
  await mine.setViewportSize({ width: 375, height: 800 });
  await mine.goto(`${origin}/applications/${applied.body.id}`);
  const offered = mine.getByRole('region', { name: 'Offer', exact: true });
  await expect(offered.getByText(/^You get €80,000 a year from .*2030 as Ferry Engineer$/)).toBeVisible();
  await offered.getByRole('button', { name: 'Discuss' }).click();
  const asking = mine.getByRole('dialog');
  await asking.getByRole('textbox', { name: 'Your message' }).fill('Could you do more?');
  await asking.getByRole('textbox', { name: 'The pay you have in mind' }).fill('90,000');
  await asking.getByRole('button', { name: 'Send message' }).click();
  await expect(offered.getByText(/You asked to discuss this offer/)).toBeVisible();
  expect(await faultsOf(mine)).toEqual([]);

  await work.reload();
  await expect(offers.getByText('has €90,000 a year in mind')).toBeVisible();
  await offers.getByRole('button', { name: 'Revise' }).click();
  await expect(paper.getByRole('textbox', { name: 'Salary' })).toHaveValue('90000');
  await paper.getByLabel('First day (optional)').fill('2030-03-01');
  await paper.getByRole('button', { name: 'Save offer' }).click();
  await offers.getByRole('button', { name: 'Approve' }).click();
  await offers.getByRole('button', { name: 'Send offer' }).click();
  await work.getByRole('dialog').getByRole('button', { name: 'Send offer' }).click();
  await expect(offers.getByText('Replaced', { exact: true })).toBeVisible();
  expect(await faultsOf(work)).toEqual([]);
  await mine.reload();
  await expect(mine.getByText('Replaced by a newer offer')).toBeVisible();
  await office.close();
  await home.close();
});
