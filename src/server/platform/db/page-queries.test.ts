import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { api } from '../../../api/index.ts';
import type { Person } from '../http/person.ts';
import { applicant } from '../../testing/applicants.ts';
import { openWorld, type World } from '../../testing/world.ts';

const most = 8;
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

/**
 * How many statements a request sends to the database: from the look-up of its session on, `begin` and `commit` among them, and what the
 * clock makes due. What the process does beside it, such as counting calls, is none of its own.
 */
async function countStatements(ask: () => Promise<{ status: number }>): Promise<number> {
  const sent = new AsyncLocalStorage<{ count: number }>();
  const send = Reflect.get(pg.Client.prototype, 'query') as (...statement: unknown[]) => void;
  const counting = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...statement: unknown[]
  ) {
    const asked = sent.getStore();
    if (asked) asked.count += 1;
    return Reflect.apply(send, this, statement);
  });
  const asked = { count: 0 };
  try {
    world.services.maintenance.forget();
    expect((await sent.run(asked, ask)).status).toBe(200);
    return asked.count;
  } finally {
    counting.mockRestore();
  }
}

test('one applicant is read with few statements, also for the first time of a day, which their candidate is told of', async () => {
  const read = () => recruiter.call(api.getApplicant, { params: { id } });
  const first = await countStatements(read);
  const again = await countStatements(read);
  expect(first).toBeGreaterThan(again);
  expect(first).toBeLessThanOrEqual(most);
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
