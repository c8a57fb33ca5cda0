import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { api } from '../src/api/index.ts';
import { rejectReasons } from '../src/api/hiring/rejections.ts';
import type { Person } from '../src/server/platform/http/person.ts';
import { enterAs, jobInput, newcomer, uploadAndRead } from './accounts.ts';
import { testOnOwnProgram } from './own-program.ts';
import { tabTo } from './focus-by-key.ts';
import { applicant, resumeText } from './resume-file.ts';

const test = testOnOwnProgram({ RATE_LIMITS: 'off' });
const decisions = 18;
/** The stages whose applications wait for a decision, each with the one that follows. */
const undecided: Record<string, string> = { new: 'screen', screen: 'interview' };

test('a recruiter decides on one applicant after another by keyboard alone', async ({
  page,
  context,
  origin,
  program,
}) => {
  const recruiter = await newcomer(origin, 'recruiter');
  await fillStages(origin, recruiter);
  await enterAs(context, origin, recruiter);
  const before = await inDatabase();
  const total = Object.values(before.stages).reduce((sum, count) => sum + count, 0);
  await page.goto('/applicants');
  await expect(page.getByText(`${total} applications`).first()).toBeVisible();
  await tabTo(page, page.getByRole('table').getByRole('rowheader').first().getByRole('link'));
  await page.keyboard.press('Enter');
  let presses = 0;
  const press = async (key: string) => {
    presses++;
    await page.keyboard.press(key);
  };
  const expected = { stages: before.stages, reasons: before.reasons };
  const others = page.getByRole('navigation', { name: 'Other applicants in the list' });
  let decided = 0;
  let last: string | null = null;
  let number = 1;
  for (; decided < decisions; number++) {
    await expect(others).toContainText(`${number} of ${total}`);
    const stage = await stageShown(page);
    const next = undecided[stage];
    if (next === undefined) {
      await press('j');
      continue;
    }
    decided++;
    last = stage;
    if (decided % 3 === 0) {
      // The first three reasons in turn.
      const reason = (decided / 3) % 3;
      await press('r');
      await expect(page.getByRole('dialog')).toBeVisible();
      await press(String(reason + 1));
      expected.reasons = added(expected.reasons, { [Object.keys(rejectReasons)[reason] ?? '']: 1 });
      expected.stages = added(expected.stages, { [stage]: -1, rejected: 1 });
    } else {
      await press('a');
      expected.stages = added(expected.stages, { [stage]: -1, [next]: 1 });
    }
  }
  expect(presses / decisions).toBeLessThan(3);

  await expect(page.getByText(/^Moved to/).first()).toBeVisible();
  await expect.poll(inDatabase).toEqual(expected);
  for (const [stage, count] of Object.entries(expected.stages)) {
    expect([stage, (await recruiter.call(api.listApplicants, { query: { stage } })).body.total]).toEqual([
      stage,
      count,
    ]);
  }
  await expect(others).toContainText(`${number} of ${total}`);
  await stageShown(page);
  await page.keyboard.press('u');
  await expect
    .poll(async () => (await inDatabase()).stages[last ?? ''])
    .toBe((expected.stages[last ?? ''] ?? 0) + 1);

  async function inDatabase() {
    const company = recruiter.user?.company?.id;
    return {
      stages: tally(
        await program.rows(
          'select stage as name, count(*)::int as count from applications where company_id = $1 group by 1',
          [company],
        ),
      ),
      reasons: tally(
        await program.rows(
          'select reason as name, count(*)::int as count from rejections where company_id = $1 group by 1',
          [company],
        ),
      ),
    };
  }
});

/** Has six candidates apply to five jobs each; every sixth application is at another stage, or is over. */
async function fillStages(origin: string, recruiter: Person): Promise<void> {
  const jobs: string[] = [];
  for (let number = 1; number <= 5; number++) {
    const posted = await recruiter.call(api.createJob, { body: jobInput({ title: `Engineer ${number}` }) });
    jobs.push(posted.body.id);
  }
  for (let number = 0; number < 6; number++) {
    const candidate = await newcomer(origin, 'candidate');
    const email = candidate.user?.email ?? '';
    const resume_id = await uploadAndRead(candidate, resumeText(applicant(email)), 'Resume.txt');
    for (const [index, id] of jobs.entries()) {
      const body = { resume_id, cover_note: '' };
      const sent = await candidate.call(api.applyToJob, { params: { id }, body });
      expect(sent.problem).toBeNull();
      const params = { id: sent.body.id };
      const { version } = (await recruiter.call(api.getApplicant, { params })).body;
      const place = (index + number) % 6;
      if (place === 0 && index < 3)
        await candidate.call(api.withdrawApplication, { params, body: { version } });
      else if (place === 0)
        await recruiter.call(api.moveApplicant, { params, body: { stage: 'interview', version } });
      else if (place === 1)
        await recruiter.call(api.moveApplicant, { params, body: { stage: 'screen', version } });
    }
  }
}

async function stageShown(page: Page): Promise<string> {
  const button = page.getByRole('button', { name: /^Stage: / });
  await expect(button.or(page.getByText('Withdrawn by the applicant')).first()).toBeVisible();
  const label = (await button.count()) > 0 ? await button.innerText() : 'Withdrawn';
  return label.replace('Stage: ', '').toLowerCase();
}

const tallyRows = z.array(z.object({ name: z.string(), count: z.number() }));

function tally(rows: unknown[]): Record<string, number> {
  return Object.fromEntries(tallyRows.parse(rows).map(({ name, count }) => [name, count]));
}

function added(first: Record<string, number>, second: Record<string, number>): Record<string, number> {
  const names = new Set([...Object.keys(first), ...Object.keys(second)]);
  return Object.fromEntries([...names].map((name) => [name, (first[name] ?? 0) + (second[name] ?? 0)]));
}
