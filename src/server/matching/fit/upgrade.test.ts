import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import type { Person } from '../../platform/http/person.ts';
import { postJob, uploadResume } from '../../testing/hiring.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { refreshScoresAfterUpgrade, scoreVersions } from './upgrade-commands.ts';
import { refreshScoresTask } from './upgrade-tasks.ts';

let world: World;
let candidate: Person;
let sentTo: string;
let seen: string;
beforeAll(async () => {
  world = await openWorld();
  const recruiter = await world.recruiter();
  seen = (await postJob(recruiter, { skills: ['Redis', 'Cooking'] })).id;
  sentTo = (await postJob(recruiter, { skills: ['Redis', 'Beekeeping'] })).id;
  candidate = await world.candidate();
  const resume = await uploadResume(candidate, ['Redis']);
  await world.settle();
  await candidate.call(api.applyToJob, {
    params: { id: sentTo },
    body: { resume_id: resume.id, cover_note: '' },
  });
  await world.settle();
});
afterAll(() => world.close());

const fitOf = async (job: string) =>
  (await candidate.call(api.getJobFit, { params: { id: job } })).body.fit ?? {
    stale: null,
    computed_at: '',
    ledger: [],
  };
const waiting = () =>
  world.rows("select 1 from pgboss.job where name = 'refresh-scores' and state = 'created'");

beforeEach(async () => {
  await refreshScoresAfterUpgrade(world.services);
  await world.settle();
});

test('a start with other versions marks all scores as stale and has them counted anew', async () => {
  const before = await fitOf(seen);
  expect(before).toMatchObject({ stale: false });
  await refreshScoresAfterUpgrade(world.services, `${scoreVersions} and then some`);
  expect(await waiting()).toHaveLength(1);
  await refreshScoresTask.run({ pass: 'mark', after: null }, world.services);
  for (const job of [seen, sentTo]) expect(await fitOf(job)).toMatchObject({ stale: true });
  await world.settle();
  for (const job of [seen, sentTo]) expect(await fitOf(job)).toMatchObject({ stale: false });
  expect((await fitOf(seen)).computed_at > before.computed_at).toBe(true);
});

test('what employers see comes first', async () => {
  await refreshScoresTask.run({ pass: 'mark', after: null }, world.services);
  await refreshScoresTask.run({ pass: 'sent', after: null }, world.services);
  expect(await fitOf(sentTo)).toMatchObject({ stale: false });
  expect(await fitOf(seen)).toMatchObject({ stale: true });
});

test('a start with the same versions does nothing', async () => {
  const before = await fitOf(seen);
  await refreshScoresAfterUpgrade(world.services);
  expect(await waiting()).toHaveLength(0);
  expect(await fitOf(seen)).toEqual(before);
});

test('jobs and answers are found by the names that skills have now', async () => {
  const known = 'Circuit breakers';
  const job = await postJob(await world.recruiter(), { skills: [known, 'Falconry hoods', 'Redis'] });
  const body = { kind: 'required_skill', requirement: known, answer: 'have_not' } as const;
  await world.settle();
  await candidate.call(api.answerRequirement, { params: { id: job.id }, body });
  // As they were stored by a program to which circuit breakers were no skill.
  await world.rows(`update job_posting set skill_ids = '{x:circuit breakers}' where id = '${job.id}'`);
  await world.rows(
    `update requirement_answers set key = 'skill x:circuit breakers' where key like '%circuit%'`,
  );
  await refreshScoresAfterUpgrade(world.services, `${scoreVersions} and then more`);
  await world.settle();
  expect(await world.rows(`select skill_ids from job_posting where id = '${job.id}'`)).toEqual([
    { skill_ids: ['circuit-breakers', 'x:falconry hoods', 'redis'] },
  ]);
  const { ledger } = await fitOf(job.id);
  expect(ledger.find(({ requirement }) => requirement === known)).toMatchObject({ answered: 'have_not' });

  // A second answer to the same skill, under another of its names: the newer one stays.
  await world.rows(
    `insert into requirement_answers (user_id, key, requirement, has, created_at) select user_id, 'skill x:fuse boxes', 'Fuse boxes', true, created_at + interval '1 minute'
       from (select user_id, created_at from requirement_answers) as given`,
  );
  await refreshScoresAfterUpgrade(world.services, `${scoreVersions} and then again`);
  await world.settle();
  expect(await world.rows('select key, has from requirement_answers')).toEqual([
    { key: 'skill circuit-breakers', has: true },
  ]);
});
