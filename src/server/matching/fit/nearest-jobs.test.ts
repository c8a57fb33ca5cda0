import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import type { Person } from '../../platform/http/person.ts';
import { postJob, uploadResume } from '../../testing/hiring.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { listJobsToScore } from './pair-queries.ts';

let world: World;
let recruiter: Person;
beforeAll(async () => {
  world = await openWorld();
  recruiter = await world.recruiter();
});
afterAll(() => world.close());

/** Puts open jobs straight into the table: so many would take long through the front door. */
const addJobs = (count: number) =>
  world.rows(
    `insert into job_posting (id, employer_name, title, description, skills, skill_ids, desired_skills, locations, in_new_york, job_type,
       location_type, source, status, created_at, published_at)
     select gen_random_uuid(), 'Northwind', 'Clerk ' || n, 'Work.', '{Go,Falconry,Cooking}', '{go,falconry,cooking}', '{}', '[]', false,
       'full_time', 'remote', 'candidate', 'open', now() + n * interval '1 second', now()
       from generate_series(1, $1::int) n`,
    [count],
  );

const scoredFor = async (skills: string[]) => {
  const person = await world.candidate();
  await uploadResume(person, skills);
  await world.settle();
  const { items } = (await person.call(api.listFits, {})).body;
  return items.map((item) => item.job_id);
};

test('of thousands of jobs the best are scored, however old; the index and the database choose the same', async () => {
  const best = await postJob(recruiter, { skills: ['Go', 'Redis', 'PostgreSQL'] });
  await world.rows("update job_posting set created_at = now() - interval '300 days' where id = $1", [
    best.id,
  ]);
  await addJobs(5000);
  const skills = ['Go', 'Redis', 'PostgreSQL'];
  const fromDatabase = await scoredFor(skills);
  expect(fromDatabase).toContain(best.id);
  expect(fromDatabase).toHaveLength(200);
  await world.services.jobIndex.start();
  expect((await scoredFor(skills)).toSorted()).toEqual(fromDatabase.toSorted());
});

test('after a change of the resume the jobs a person sees are scored first', async () => {
  const [applied, targeted, seen, near] = [
    await postJob(recruiter, { skills: ['Nursing'] }),
    await postJob(recruiter, { skills: ['Nursing'] }),
    await postJob(recruiter, { skills: ['Nursing'] }),
    await postJob(recruiter, { skills: ['Redis'] }),
  ];
  const person = await world.candidate();
  const resume = await uploadResume(person, ['Beekeeping']);
  await world.settle();
  await person.call(api.calculateJobFit, { params: { id: seen.id } });
  await person.call(api.saveTargetJob, { params: { id: targeted.id } });
  await person.call(api.applyToJob, {
    params: { id: applied.id },
    body: { resume_id: resume.id, cover_note: '' },
  });
  await world.settle();
  expect(await listJobsToScore(world.services.database, person.id, [near.id, seen.id])).toEqual([
    applied.id,
    targeted.id,
    seen.id,
    near.id,
  ]);

  await uploadResume(person, ['Nursing']);
  await world.settle();
  const fitOf = async (id: string) => (await person.call(api.getJobFit, { params: { id } })).body.fit;
  for (const { id } of [targeted, seen])
    expect(await fitOf(id)).toMatchObject({ skill_overlap: 95, stale: false });
  // An application is scored with the resume it was sent with.
  expect(await fitOf(applied.id)).toMatchObject({ skill_overlap: 0, resume_id: resume.id, stale: false });
});
