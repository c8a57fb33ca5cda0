import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import { stages } from '../../../api/hiring/applications.ts';
import { usualStages } from '../../../api/hiring/job-stages.ts';
import type { Person } from '../../platform/http/person.ts';
import { applicant, crowd, moveTo } from '../../testing/applicants.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const counts = async (person: Person, query: { job_id?: string; assigned?: 'nobody'; q?: string }) =>
  (await person.call(api.countApplicantsByStage, { query })).body.items
    .filter(({ count }) => count > 0)
    .map(({ stage, count }) => [stage, count]);

test('stages hold as many as their lists show: a job by its own stages, all jobs by kind, within the other filters', async () => {
  const recruiter = await world.recruiter('stina@stages.example');
  const { jobId, id } = await applicant(world, recruiter);
  const [second = '', third = ''] = await crowd(world, id, 3);
  await applicant(world, recruiter);
  const phone = { key: 'phone-call', kind: 'screen', name: 'Phone call' } as const;
  const own = [...usualStages.slice(0, 2), phone, ...usualStages.slice(2)];
  await recruiter.call(api.changeJobPipeline, {
    params: { id: jobId },
    body: { version: 0, stages: own, blind: false },
  });
  await moveTo(recruiter, second, 1, 'phone-call');
  await moveTo(recruiter, third, 1, 'screen');
  const colleague = (await recruiter.call(api.getHiringTeam, { params: { id: jobId } })).body.items[0];
  await recruiter.call(api.assignApplicant, { params: { id: second }, body: { to: colleague?.id ?? null } });

  const ofJob = (await recruiter.call(api.countApplicantsByStage, { query: { job_id: jobId } })).body.items;
  expect(ofJob.map(({ stage }) => stage)).toEqual(own.map(({ key }) => key));
  for (const { stage, count } of ofJob) {
    const list = await recruiter.call(api.listJobApplicants, { params: { id: jobId }, query: { stage } });
    expect([stage, list.body.total]).toEqual([stage, count]);
  }
  expect(await counts(recruiter, { job_id: jobId })).toEqual([
    ['new', 2],
    ['screen', 1],
    ['phone-call', 1],
  ]);
  expect(await counts(recruiter, {})).toEqual([
    ['new', 3],
    ['screen', 2],
  ]);
  expect(await counts(recruiter, { job_id: jobId, assigned: 'nobody' })).toEqual([
    ['new', 2],
    ['screen', 1],
  ]);
  const all = (await recruiter.call(api.countApplicantsByStage, {})).body.items;
  expect(all.map(({ stage }) => stage)).toEqual([...stages]);
});

test('stages of another company are not counted, and names hidden in a blind review are not found by them', async () => {
  const recruiter = await world.recruiter('bo@blindstages.example');
  const { jobId } = await applicant(world, recruiter);
  const [row] = (await recruiter.call(api.listApplicants, {})).body.items;
  const name = row?.candidate.email ?? '';
  expect(await counts(recruiter, { job_id: jobId, q: name })).toEqual([['new', 1]]);
  await recruiter.call(api.changeJobPipeline, {
    params: { id: jobId },
    body: { version: 0, stages: [...usualStages], blind: true },
  });
  expect(await counts(recruiter, { job_id: jobId, q: name })).toEqual([]);
  const stranger = await world.recruiter();
  expect((await stranger.call(api.countApplicantsByStage, { query: { job_id: jobId } })).status).toBe(404);
  expect(await counts(stranger, {})).toEqual([]);
});
