import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { api } from '../../../api/index.ts';
import type { Person } from '../http/person.ts';
import { applicant } from '../../testing/applicants.ts';
import { openWorld, type World } from '../../testing/world.ts';

const most = 8;
/** What a process asks by the clock for all of its requests, whichever comes next. */
const nowAndThen = /usage_counts|site_maintenance|site_switches/;
let world: World;
let recruiter: Person;
let candidate: Person;
let id: string;
beforeAll(async () => {
  world = await openWorld();
  recruiter = await world.recruiter();
  ({ candidate, id } = await applicant(world, recruiter, { skills: ['Docker'] }));
  await world.settle();
});
afterAll(() => world.close());

/** How many statements a request sends to the database: from the look-up of its session on, `begin` and `commit` among them. */
async function countStatements(ask: () => Promise<{ status: number }>): Promise<number> {
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  try {
    expect((await ask()).status).toBe(200);
    return sent.mock.calls.filter((call) => !nowAndThen.test(JSON.stringify(call[0]))).length;
  } finally {
    sent.mockRestore();
  }
}

test('one applicant is read with few statements', async () => {
  const read = () => recruiter.call(api.getApplicant, { params: { id } });
  // The first time of a day is an event that the candidate is told of, which PostgreSQL passes on by two statements more.
  const told = world.services.database.kind === 'postgres' ? 2 : 0;
  expect(await countStatements(read)).toBeLessThanOrEqual(most + told);
  expect(await countStatements(read)).toBeLessThanOrEqual(most);
});

test.each([
  ['recruiter’s dashboard', () => recruiter.call(api.getRecruiterDashboard, { query: {} })],
  ['candidate’s dashboard', () => candidate.call(api.getDashboard, {})],
  ['profile page', () => candidate.call(api.getProfilePage, {})],
])('the %s is read with few statements', async (_page, read) => {
  const statements = await countStatements(read);
  expect(statements).toBeGreaterThan(1);
  expect(statements).toBeLessThanOrEqual(most);
});
