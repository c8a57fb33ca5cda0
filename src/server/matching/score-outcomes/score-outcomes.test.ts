import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import type { Person } from '../../platform/http/person.ts';
import { applicant, colleagueOf, crowd, moveTo, undo } from '../../testing/applicants.ts';
import { postJob } from '../../testing/hiring.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { setRole } from '../../identity/auth/queries.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const outcomes = async (person: Person, jobId?: string) =>
  (await person.call(api.getScoreOutcomes, { query: jobId === undefined ? {} : { job_id: jobId } })).body;
const shown = async (person: Person) =>
  (await outcomes(person)).families.map(({ family, bands }) => [
    family,
    ...bands.map(({ decided, interview, offer }) =>
      decided === null ? null : [decided, interview?.share, offer?.share],
    ),
  ]);

/** A job with so many applicants of a score; half of them come to an interview before all are turned down. */
async function decide(recruiter: Person, title: string, percent: number, count: number) {
  const { id: jobId } = await postJob(recruiter, { title });
  const { id } = await applicant(world, recruiter, { jobId });
  await world.settle();
  const ids = [id, ...(await crowd(world, id, count - 1))];
  await world.rows('update applications set percent = $2 where job_id = $1', [jobId, percent]);
  for (const [at, one] of ids.entries()) {
    if (at % 2 === 0) await moveTo(recruiter, one, 1, 'interview');
    await moveTo(recruiter, one, at % 2 === 0 ? 2 : 1, 'rejected', 'skills');
  }
  return { jobId, ids };
}

/** A month later: what was decided on a job was decided in a month that is over. */
const monthLater = (jobId: string) =>
  world.rows("update applications set stage_since = stage_since - interval '1 month' where job_id = $1", [
    jobId,
  ]);

test('what became of each band is told once the month is over, and only where ten people or more were decided', async () => {
  const recruiter = await world.recruiter('ona@outcomes.example');
  const { jobId, ids } = await decide(recruiter, 'Bricklayer', 85, 10);
  const few = await decide(recruiter, 'Registered Nurse', 45, 9);
  expect(await shown(recruiter)).toEqual([['all', null, null, null, null]]);
  for (const one of [jobId, few.jobId]) await monthLater(one);
  const craft = [[10, 0.5, 0], null, null, null];
  expect(await shown(recruiter)).toEqual([
    ['all', ...craft],
    ['craft', ...craft],
  ]);
  expect((await outcomes(recruiter, jobId)).family).toBe('craft');
  // A move that was taken back happened to nobody, and who is under way again is not decided.
  await undo(recruiter, ids[1] ?? '', 2);
  expect(await shown(recruiter)).toEqual([['all', null, null, null, null]]);
});

test('others, hiring managers without those jobs, and staff where few companies decided are told nothing of it', async () => {
  const recruiter = await world.recruiter('owe@wall.example');
  const { jobId } = await decide(recruiter, 'Bricklayer', 85, 10);
  const manager = await colleagueOf(world, recruiter, 'omar@wall.example', 'hiring_manager');
  const stranger = await world.recruiter('oz@elsewhere.example');
  await monthLater(jobId);
  for (const person of [manager, stranger])
    expect(await shown(person)).toEqual([['all', null, null, null, null]]);
  const asked = await stranger.call(api.getScoreOutcomes, { query: { job_id: jobId } });
  expect(asked.status).toBe(404);
  const staff = await world.candidate('staff@outcomes.example');
  await setRole(world.services.database, 'staff@outcomes.example', 'internal');
  const site = (await staff.call(api.getSiteScoreOutcomes, {})).body.families;
  expect(site.flatMap(({ bands }) => bands).every(({ decided }) => decided === null)).toBe(true);
});
