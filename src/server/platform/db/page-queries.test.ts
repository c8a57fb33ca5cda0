import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import type { Person } from '../http/person.ts';
import { applicant } from '../../testing/applicants.ts';
import { countStatements } from '../../testing/count-statements.ts';
import { openWorld, type World } from '../../testing/world.ts';

const most = 8;
let world: World;
let recruiter: Person;
let candidate: Person;
let id: string;
/** Moves on with each look at it: parts of a page that ask the same share an answer only where they ask as of one instant. */
let ticks = 0;
beforeAll(async () => {
  world = await openWorld({ now: () => new Date(Date.now() + ticks++) });
  recruiter = await world.recruiter();
  ({ candidate, id } = await applicant(world, recruiter, { skills: ['Docker'] }));
  await world.settle();
});
afterAll(() => world.close());

test('one applicant is read with few statements, also for the first time of a day, which their candidate is told of', async () => {
  const read = () => recruiter.call(api.getApplicant, { params: { id } });
  const first = await countStatements(world, read);
  const again = await countStatements(world, read);
  expect(first).toBeGreaterThan(again);
  expect(first).toBeLessThanOrEqual(most);
});

test('the parts of a job’s page that ask for the job share one answer', async () => {
  const [job] = await world.rows<{ id: string }>('select job_id as id from applications where id = $1', [id]);
  const read = () => candidate.call(api.getJobScreen, { params: { id: job?.id ?? '' } });
  await countStatements(world, read);
  expect(await countStatements(world, read)).toBe(9);
});

test.each([
  ['recruiter’s dashboard', () => recruiter.call(api.getRecruiterDashboard, { query: {} })],
  ['candidate’s dashboard', () => candidate.call(api.getDashboard, {})],
  ['profile page', () => candidate.call(api.getProfilePage, {})],
])('the %s is read with few statements', async (_page, read) => {
  const statements = await countStatements(world, read);
  expect(statements).toBeGreaterThan(1);
  expect(statements).toBeLessThanOrEqual(most);
});
