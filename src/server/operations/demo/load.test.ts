import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import { dayMs } from '../../../api/platform/durations.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { type DemoLogin, loadDemo } from './load.ts';
import { NotEmpty } from './not-empty.ts';

let world: World;
let logins: DemoLogin[];
beforeAll(async () => {
  world = await openWorld();
  logins = await loadDemo(world.app, world.services, () => {});
}, 240_000);
afterAll(() => world.close());

test('the demo holds what it promises, all of it read and scored', async () => {
  const count = async (from: string) =>
    Number((await world.rows<{ n: string }>(`select count(*) as n from ${from}`))[0]?.n);
  expect(await count('companies')).toBe(2);
  expect(await count("job_posting where status = 'open'")).toBe(40);
  expect(await count("job_posting where status = 'closed'")).toBe(1);
  expect(await count("users where role = 'candidate'")).toBe(30);
  expect(await count('applications')).toBe(230);
  expect(await count("resume_metadata where parse_status = 'done'")).toBe(30);
  expect(await count("consents where kind = 'discoverable'")).toBeGreaterThan(5);
  expect(await count("consents where kind = 'kept_by_company'")).toBeGreaterThan(2);
  expect(await count('talent_people where user_id is null')).toBe(4);
  expect(await count('talent_invitations')).toBeGreaterThan(0);
  expect(await count('human_reviews')).toBe(2);
  expect(await count('impact_summaries')).toBe(2);
  expect(await count('interviews')).toBeGreaterThan(3);
  expect(await count('application_messages')).toBe(7);
  expect(await count('offers')).toBe(1);
  expect(
    await count('applications a join fit_score f on f.job_id = a.job_id and f.candidate_id = a.candidate_id'),
  ).toBe(230);
});

test('who applies is a plausible field: nearly all have something of what is asked, and every trade has somebody strong', async () => {
  const [spread] = await world.rows<Record<'none' | 'middle' | 'strong' | 'mean', number>>(
    `select count(*) filter (where f.skill_overlap = 0)::int as none, count(*) filter (where f.skill_overlap between 33 and 79)::int as middle,
            count(*) filter (where f.skill_overlap >= 80)::int as strong, avg(f.skill_overlap)::int as mean
       from applications a join fit_score f on f.job_id = a.job_id and f.candidate_id = a.candidate_id
       join job_posting j on j.id = a.job_id and j.status = 'open'`,
  );
  expect(spread?.none).toBeLessThan(10);
  expect(spread?.middle).toBeGreaterThan(45);
  // Strong means that most of what is asked was done in a job like it, which is rarer than a list of the words.
  expect(spread?.strong).toBeGreaterThan(20);
  expect(spread?.mean).toBeGreaterThan(25);
});

test('each role has one login that works, with a password of its own', async () => {
  expect(logins.map((login) => login.role).toSorted((a, b) => a.localeCompare(b))).toEqual([
    'admin',
    'candidate',
    'hiring_manager',
    'internal',
    'recruiter',
  ]);
  expect(new Set(logins.map((login) => login.password)).size).toBe(5);
  for (const { email, password, role } of logins) {
    const answer = await world.visitor().call(api.signIn, { body: { email, password } });
    expect(answer.body.user?.role).toBe(role);
  }
});

test('the hiring manager sees a quarter of their company’s jobs, with who applied to them', async () => {
  const login = logins.find(({ role }) => role === 'hiring_manager');
  const person = world.visitor();
  person.password = login?.password ?? '';
  await person.signIn(login?.email ?? '');
  expect((await person.call(api.listPostings, { query: { scope: 'team' } })).body.total).toBe(5);
  expect((await person.call(api.listApplicants, {})).body.total).toBeGreaterThan(0);
});

test('the equal-opportunity figures of the company whose login is printed show both sexes, and say why races are withheld', async () => {
  const login = logins.find(({ role }) => role === 'recruiter');
  const person = world.visitor();
  person.password = login?.password ?? '';
  await person.signIn(login?.email ?? '');
  const [bySex, byRace, byBoth] = (await person.call(api.getEqualOpportunity, {})).body.tables;
  expect(bySex).toMatchObject({ known: 24, unknown: 6, withheld: null });
  expect(bySex?.rows.map(({ selected, assessed }) => [selected, assessed])).toEqual([
    [5, 12],
    [7, 12],
    [null, null],
  ]);
  expect([byRace?.withheld, byBoth?.withheld]).toEqual(['small_groups', 'few_people']);
});

test('candidates find their applications in the past that they were given', async () => {
  const login = logins.find(({ role }) => role === 'candidate');
  const person = world.visitor();
  person.password = login?.password ?? '';
  await person.signIn(login?.email ?? '');
  const { items } = (await person.call(api.listMyApplications, { query: { state: 'closed' } })).body;
  const earlier = items.find(({ title }) => title === 'Ward Assistant, Summer');
  const daysAgo = (Date.now() - new Date(earlier?.stage_since ?? '').getTime()) / dayMs;
  expect([earlier?.stage, Math.round(daysAgo)]).toEqual(['rejected', 66]);
  const [shown] = await world.rows<{ late: number }>(
    "select count(*)::int as late from events where (data->'before'->>'stage_since')::timestamptz > at",
  );
  expect(shown?.late).toBe(0);
});

test('it never mixes with data that is there', async () => {
  await expect(loadDemo(world.app, world.services, () => {})).rejects.toThrow(NotEmpty);
});
