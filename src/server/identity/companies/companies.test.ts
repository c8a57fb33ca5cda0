import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import type { Person } from '../../platform/http/person.ts';
import { postJob, uploadResume } from '../../testing/hiring.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const statsOf = async (person: Person) => (await person.call(api.getRecruiterDashboard, {})).body.stats;

test('with nothing posted the counts are zero, and there is no mean and no rate', async () => {
  const recruiter = await world.recruiter();
  await recruiter.call(api.createSampleJobs, {});
  expect((await recruiter.call(api.getRecruiterDashboard, {})).body).toEqual({
    stats: {
      active_jobs: { value: 0, of: 0 },
      total_applicants: { value: 0, of: 0 },
      average_fit: { value: null, of: 0, unscored: 0 },
      interview_rate: { value: null, of: 0 },
    },
    recent_applicants: [],
    trend: {
      days: 30,
      active_jobs: { recent: 0, before: 0 },
      total_applicants: { recent: 0, before: 0 },
      average_fit: { recent: null, before: null },
      interview_rate: { recent: null, before: null },
    },
  });
});

test('the figures count my own jobs, as they are defined', async () => {
  const recruiter = await world.recruiter();
  const one = await postJob(recruiter, { skills: ['Go', 'Docker'] });
  const two = await postJob(recruiter, { skills: ['Go'] });
  await postJob(recruiter, { status: 'draft' });
  const applyTo = async (person: Person, resumeId: string, jobId: string) =>
    (
      await person.call(api.applyToJob, {
        params: { id: jobId },
        body: { resume_id: resumeId, cover_note: '' },
      })
    ).body;
  const ada = await world.candidate();
  const adas = await uploadResume(ada, ['Go']);
  const first = await applyTo(ada, adas.id, one.id);
  await applyTo(ada, adas.id, two.id);
  await world.settle();
  const bo = await world.candidate();
  const bos = await uploadResume(bo, ['Docker', 'Go']);
  const last = await applyTo(bo, bos.id, one.id);

  expect(await statsOf(recruiter)).toEqual({
    active_jobs: { value: 2, of: 3 },
    total_applicants: { value: 2, of: 3 },
    average_fit: { value: 72.5, of: 2, unscored: 1 },
    interview_rate: { value: null, of: 0 },
  });
  const recent = (await recruiter.call(api.getRecruiterDashboard, {})).body.recent_applicants;
  expect(recent).toHaveLength(3);
  expect(recent[0]?.id).toBe(last.id);

  const move = (id: string, version: number, stage: 'interview' | 'rejected') =>
    recruiter.call(api.moveApplicant, {
      params: { id },
      body: { version, stage, ...(stage === 'rejected' ? { rejection: { reason: 'skills' as const } } : {}) },
    });
  await move(first.id, 1, 'interview');
  expect((await statsOf(recruiter)).interview_rate).toEqual({ value: null, of: 0 });
  await move(last.id, 1, 'rejected');
  expect((await statsOf(recruiter)).interview_rate).toEqual({ value: 0, of: 1 });
  await move(first.id, 2, 'rejected');
  expect((await statsOf(recruiter)).interview_rate).toEqual({ value: 50, of: 2 });
  await world.rows("update applications set created_at = now() - interval '15 days'");
  expect((await statsOf(recruiter)).interview_rate).toEqual({ value: 33.3, of: 3 });
  expect((await statsOf(await world.recruiter())).total_applicants).toEqual({ value: 0, of: 0 });
});
