import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../api/index.ts';
import { applicant } from './testing/applicants.ts';
import { openWorld, type World } from './testing/world.ts';

let world: World;
beforeAll(async () => {
  const now = new Date();
  world = await openWorld({ now: () => now });
});
afterAll(() => world.close());

test('the screen of an applicant holds the record and each part as its own endpoint answers it', async () => {
  const recruiter = await world.recruiter();
  const { id, jobId } = await applicant(world, recruiter);
  const params = { id };
  // Opened before, so that both answers find it read.
  await recruiter.call(api.getApplicant, { params });
  const screen = (await recruiter.call(api.getApplicantScreen, { params })).body;
  expect(screen.applicant).toEqual((await recruiter.call(api.getApplicant, { params })).body);
  expect(screen.pipeline).toEqual((await recruiter.call(api.getJobPipeline, { params: { id: jobId } })).body);
  expect(screen.notes).toEqual((await recruiter.call(api.listApplicantNotes, { params })).body);
  expect(screen.message_templates).toEqual((await recruiter.call(api.listMessageTemplates, {})).body);
  expect(Object.values(screen)).not.toContain(null);
});

test('the screen of a record is hidden from those from whom the record is', async () => {
  const recruiter = await world.recruiter();
  const { id, candidate, jobId } = await applicant(world, recruiter);
  const others = { company: await world.recruiter(), candidate: await world.candidate() };
  const asked = [
    await others.company.call(api.getApplicantScreen, { params: { id } }),
    await others.candidate.call(api.getApplicationScreen, { params: { id } }),
    await candidate.call(api.getApplicantScreen, { params: { id } }),
    await world.visitor().call(api.getJobScreen, { params: { id } }),
  ];
  expect(asked.map(({ status }) => status)).toEqual([404, 404, 403, 404]);
  const around = await others.company.call(api.getApplicantsScreen, { query: { job_id: jobId } });
  expect(around.status).toBe(404);
});

test('a part that is not for the caller is left out', async () => {
  const recruiter = await world.recruiter();
  const { candidate, jobId } = await applicant(world, recruiter);
  const params = { id: jobId };
  expect((await candidate.call(api.getJobScreen, { params })).body.fit).toEqual(
    (await candidate.call(api.getJobFit, { params })).body,
  );
  const none = { pipeline: null, stages: null, fields: null };
  for (const person of [world.visitor(), candidate, await world.recruiter()]) {
    const screen = await person.call(api.getJobScreen, { params });
    expect(screen.body).toMatchObject({ job: { id: jobId }, ...none });
  }
  expect((await world.visitor().call(api.getJobScreen, { params })).body.fit).toBeNull();
  const own = (await recruiter.call(api.getJobScreen, { params })).body;
  const query = { job_id: jobId };
  expect(own).toMatchObject({
    pipeline: (await recruiter.call(api.getJobPipeline, { params })).body,
    stages: (await recruiter.call(api.countApplicantsByStage, { query })).body,
    fields: (await recruiter.call(api.getJobFields, { params })).body,
  });
});

test('the screens of an application and of the dashboard hold what their own endpoints answer', async () => {
  const recruiter = await world.recruiter();
  const { id, candidate } = await applicant(world, recruiter);
  const mine = (await candidate.call(api.getApplicationScreen, { params: { id } })).body;
  expect(mine.application).toEqual((await candidate.call(api.getMyApplication, { params: { id } })).body);
  expect(mine.messages).toEqual((await candidate.call(api.listApplicationMessages, { params: { id } })).body);
  const query = { days: '7', scope: 'team' } as const;
  const dashboard = (await recruiter.call(api.getRecruiterScreen, { query })).body;
  expect(dashboard.dashboard.trend.days).toBe(7);
  expect(dashboard.to_do).toEqual((await recruiter.call(api.getToDo, { query: { scope: 'team' } })).body);
});
