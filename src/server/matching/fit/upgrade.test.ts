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
  (await candidate.call(api.getJobFit, { params: { id: job } })).body.fit ?? { stale: null, computed_at: '' };
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
