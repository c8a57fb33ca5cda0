import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import type { Person } from '../../platform/http/person.ts';
import { applicant } from '../../testing/applicants.ts';
import { uploadResume } from '../../testing/hiring.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { rankApplications } from './rank-queries.ts';

const strongSkills = ['PostgreSQL', 'Go', 'Docker'];
let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** The applicants of a company with a score of 80 or more, and those whose score is not counted yet. */
async function bandsOf(recruiter: Person) {
  const ids = async (band: 'strong' | 'unscored') =>
    (await recruiter.call(api.listApplicants, { query: { band } })).body.items.map(({ id }) => id);
  return { strong: await ids('strong'), unscored: await ids('unscored') };
}

test('an application is found by the score of the resume that was sent, once it is counted', async () => {
  const recruiter = await world.recruiter();
  const weak = await applicant(world, recruiter, { skills: ['Cooking'] });
  const { id, candidate } = await applicant(world, recruiter, { jobId: weak.jobId, skills: strongSkills });
  expect(await bandsOf(recruiter)).toEqual({ strong: [], unscored: [id, weak.id] });
  await world.settle();
  expect(await bandsOf(recruiter)).toEqual({ strong: [id], unscored: [] });
  // Another resume, which was not sent, changes nothing.
  await uploadResume(candidate, ['Cooking']);
  await world.settle();
  expect(await bandsOf(recruiter)).toEqual({ strong: [id], unscored: [] });
});

test('a score of a pair that was counted before the application came stands with it at once', async () => {
  const recruiter = await world.recruiter();
  const { jobId } = await applicant(world, recruiter, { skills: ['Cooking'] });
  const candidate = await world.candidate();
  const resume = await uploadResume(candidate, strongSkills);
  await world.settle();
  await candidate.call(api.calculateJobFit, { params: { id: jobId } });
  const body = { resume_id: resume.id, cover_note: '' };
  const { id } = (await candidate.call(api.applyToJob, { params: { id: jobId }, body })).body;
  expect((await bandsOf(recruiter)).strong).toEqual([id]);
});

test('a withdrawn application has no score until it is put back or sent anew', async () => {
  const recruiter = await world.recruiter();
  const { id, jobId, candidate, resume } = await applicant(world, recruiter, { skills: strongSkills });
  await world.settle();
  const own = async () => (await candidate.call(api.getMyApplication, { params: { id } })).body.version;
  const withdraw = async () =>
    candidate.call(api.withdrawApplication, { params: { id }, body: { version: await own() } });
  const none = { strong: [], unscored: [] };
  const counted = { strong: [id], unscored: [] };
  await withdraw();
  expect(await bandsOf(recruiter)).toEqual(none);
  await candidate.call(api.undoWithdrawal, { params: { id }, body: { version: await own() } });
  expect(await bandsOf(recruiter)).toEqual(counted);
  await withdraw();
  // A score that is counted meanwhile is the candidate's own.
  await candidate.call(api.calculateJobFit, { params: { id: jobId } });
  expect(await bandsOf(recruiter)).toEqual(none);
  const send = (resumeId: string) =>
    candidate.call(api.applyToJob, {
      params: { id: jobId },
      body: { resume_id: resumeId, cover_note: '' },
    });
  await send(resume.id);
  expect(await bandsOf(recruiter)).toEqual(counted);
  await withdraw();
  const weaker = await uploadResume(candidate, ['Cooking']);
  await send(weaker.id);
  expect(await bandsOf(recruiter)).toEqual({ strong: [], unscored: [id] });
  await world.settle();
  expect(await bandsOf(recruiter)).toEqual(none);
});

test('applicants are ordered by the key, not by the percent, which the bands go by', async () => {
  const recruiter = await world.recruiter();
  const one = await applicant(world, recruiter, { skills: strongSkills });
  const other = await applicant(world, recruiter, { jobId: one.jobId, skills: strongSkills });
  await world.settle();
  const score = (person: Person, fit: number, percent: number) =>
    world.rows('update fit_score set fit = $2, skill_overlap = $3 where candidate_id = $1', [
      person.id,
      fit,
      percent,
    ]);
  await score(one.candidate, 0.9, 45);
  await score(other.candidate, 0.3, 85);
  await rankApplications(world.services.database, [one.jobId], null);
  const query = { sort: 'fit' as const };
  const { items } = (await recruiter.call(api.listJobApplicants, { params: { id: one.jobId }, query })).body;
  expect(items.map(({ id }) => id)).toEqual([one.id, other.id]);
  expect((await bandsOf(recruiter)).strong).toEqual([other.id]);
});
