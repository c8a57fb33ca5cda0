import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import type { Person } from '../../platform/http/person.ts';
import { applicant } from '../../testing/applicants.ts';
import { plainJob, postJob } from '../../testing/hiring.ts';
import { backdateJobs } from '../../operations/demo/queries.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { settleHoldsTask } from './hold-tasks.ts';
import { dayMs } from '../../../api/platform/durations.ts';
const published = Date.parse('2026-11-20T15:00:00Z');
let clock = published;
let world: World;
beforeAll(async () => {
  world = await openWorld({ now: () => new Date(clock) });
});
afterAll(() => world.close());

const inBrooklyn = { locations: [{ city: 'Brooklyn', state: 'NY', country: 'United States' }] };
const audit = { body: { used_since: '2026-01-01', auditor: 'Even Hand Audits' } };
const at = (id: string) => ({ params: { id } });

/** What an employer reads of one applicant's score, wherever they look. */
async function seen(recruiter: Person, jobId: string, id: string) {
  const list = await recruiter.call(api.listJobApplicants, { ...at(jobId), query: { sort: 'fit' } });
  const strong = await recruiter.call(api.listApplicants, { query: { band: 'strong' } });
  const one = await recruiter.call(api.getApplicant, at(id));
  const receipt = await recruiter.call(api.getApplicantReceipt, at(id));
  const stats = await recruiter.call(api.getRecruiterDashboard, { query: {} });
  return {
    listed: list.body.items.map((row) => row.fit !== null),
    order: list.body.items.map((row) => row.id),
    hold: list.body.job.score_hold,
    banded: strong.body.items.length,
    score: one.body.score !== null,
    reason: one.body.score_hold?.reason,
    receipt: receipt.problem?.detail ?? receipt.status,
    mean: stats.body.stats.average_fit.of,
  };
}

test('a job in New York City shows its employer scores after ten business days beside a recent audit, others at once', async () => {
  clock = published;
  const recruiter = await world.recruiter();
  const jobId = (await postJob(recruiter, inBrooklyn)).id;
  const skills = ['PostgreSQL', 'Go', 'Docker'];
  const { candidate, id } = await applicant(world, recruiter, { jobId, skills });
  const later = await applicant(world, recruiter, { jobId, skills: ['Docker'] });
  const elsewhere = await applicant(world, recruiter, { skills });
  await world.settle();

  const early = await seen(recruiter, jobId, id);
  expect(early).toMatchObject({
    listed: [false, false],
    order: [later.id, id],
    hold: { reason: 'notice', until: '2026-12-08T05:00:00.000Z' },
    banded: 1,
    score: false,
    reason: 'notice',
    mean: 1,
  });
  expect(early.receipt).toContain('8 December 2026');
  expect((await candidate.call(api.getJobFit, at(jobId))).body.fit?.skill_overlap).toBeGreaterThan(80);
  expect((await recruiter.call(api.getApplicant, at(elsewhere.id))).body.score).not.toBeNull();
  const asked = { ...at(id), body: { reason: 'Please assess me without the score.' } };
  expect((await candidate.call(api.askForHumanReview, asked)).status).toBe(200);
  const csv = await recruiter.call(api.listApplicants, { query: {} });
  expect(csv.body.items.filter((row) => row.score_held).map((row) => row.id)).toEqual([later.id, id]);

  await world.rows("update sessions set expires_at = '2030-01-01'");
  clock = published + 20 * dayMs;
  const unaudited = await seen(recruiter, jobId, id);
  expect(unaudited).toMatchObject({ listed: [false, false], reason: 'audit', banded: 1, mean: 1 });
  expect(unaudited.receipt).toContain('bias audit');
  await recruiter.call(api.publishImpactSummary, { body: { ...audit.body, auditor: '' } });
  expect((await seen(recruiter, jobId, id)).reason).toBe('audit');

  await recruiter.call(api.publishImpactSummary, audit);
  const shown = await seen(recruiter, jobId, id);
  expect(shown).toMatchObject({
    listed: [true, true],
    order: [id, later.id],
    hold: null,
    banded: 2,
    score: true,
    receipt: 200,
    mean: 3,
  });

  clock += 366 * dayMs;
  await world.services.queue.enqueue(settleHoldsTask, {});
  await world.settle();
  expect(
    await world.rows('select 1 from applications where job_id = $1 and rank is not null', [jobId]),
  ).toEqual([]);
  expect((await seen(recruiter, jobId, id)).hold).toEqual({ reason: 'audit', until: null });
});

test('the dashboard holds scores back at the minute a notice or an audit says, before any list was read', async () => {
  clock = published;
  const recruiter = await world.recruiter();
  const { id } = await applicant(world, recruiter, {
    jobId: (await postJob(recruiter, inBrooklyn)).id,
    skills: ['Docker'],
  });
  await world.settle();
  await world.rows("update sessions set expires_at = '2030-01-01'");
  await recruiter.call(api.publishImpactSummary, audit);
  const recent = async () => {
    const { body } = await recruiter.call(api.getRecruiterDashboard, { query: {} });
    return [body.recent_applicants.map((row) => [row.id, row.fit !== null]), body.stats.average_fit.of];
  };
  expect(await recent()).toEqual([[[id, false]], 0]);
  clock = published + 20 * dayMs;
  expect(await recent()).toEqual([[[id, true]], 1]);
  clock += 366 * dayMs;
  expect(await recent()).toEqual([[[id, false]], 0]);
});

test('one applicant is read as a notice or an audit says at that minute, before any list was read', async () => {
  clock = published;
  const recruiter = await world.recruiter();
  const jobId = (await postJob(recruiter, inBrooklyn)).id;
  const { id } = await applicant(world, recruiter, { jobId, skills: ['Docker'] });
  await world.settle();
  await world.rows("update sessions set expires_at = '2030-01-01'");
  await recruiter.call(api.publishImpactSummary, audit);
  const read = async () => {
    const { score, fit, score_held, score_hold } = (await recruiter.call(api.getApplicant, at(id))).body;
    return [score !== null, fit !== null, score_held, score_hold?.reason];
  };
  expect(await read()).toEqual([false, false, true, 'notice']);
  clock = published + 20 * dayMs;
  expect(await read()).toEqual([true, true, false, undefined]);
  clock += 366 * dayMs;
  expect(await read()).toEqual([false, false, true, 'audit']);
});

test('a job of the demo that is dated back has given its notice since then', async () => {
  clock = published;
  const recruiter = await world.recruiter();
  const jobs = [await postJob(recruiter, inBrooklyn), await postJob(recruiter)];
  const at = new Date(published - 40 * dayMs);
  await backdateJobs(
    world.services.database,
    jobs.map(({ id }) => ({ id, at })),
  );
  const holds = await Promise.all(
    jobs.map(async ({ id }) => {
      const { job } = (await recruiter.call(api.listJobApplicants, { params: { id } })).body;
      return job.score_hold;
    }),
  );
  expect(holds).toEqual([{ reason: 'audit', until: null }, null]);
});

/** What stands with a job before somebody reads of it, which brings it into step with the clock. */
async function isHeld(jobId: string) {
  const [row] = await world.rows('select scores_held as held from job_posting where id = $1', [jobId]);
  return row?.['held'];
}

/** Edits a job as its owner does. */
async function edit(recruiter: Person, id: string, change: Partial<typeof plainJob>) {
  const { version } = (await recruiter.call(api.getJob, at(id))).body;
  const answer = await recruiter.call(api.updateJob, {
    ...at(id),
    body: { version, value: { ...plainJob, ...change } },
  });
  expect(answer.status).toBe(200);
}

test('moving a job into New York City holds its scores back, and moving it away shows them', async () => {
  clock = published;
  const recruiter = await world.recruiter();
  const { jobId, id } = await applicant(world, recruiter, { skills: ['Go', 'Docker', 'PostgreSQL'] });
  await world.settle();
  expect((await seen(recruiter, jobId, id)).score).toBe(true);
  await edit(recruiter, jobId, inBrooklyn);
  expect(await isHeld(jobId)).toBe(true);
  expect(await seen(recruiter, jobId, id)).toMatchObject({ score: false, listed: [false], banded: 0 });
  const pool = await recruiter.call(api.listTalent, { query: { job: jobId } });
  expect(pool.body).toMatchObject({ unscored: null, score_hold: { reason: 'notice' } });
  // What is recalculated meanwhile is held as well.
  await world.settle();
  expect(await seen(recruiter, jobId, id)).toMatchObject({ score: false, listed: [false], banded: 0 });
  await edit(recruiter, jobId, { locations: [{ city: 'Boston', state: 'MA', country: 'United States' }] });
  expect(await seen(recruiter, jobId, id)).toMatchObject({ score: true, listed: [true], banded: 1 });
});

test('the days of a notice count from the first opening, and an edit within the city changes nothing', async () => {
  clock = published;
  const recruiter = await world.recruiter();
  await world.rows("update sessions set expires_at = '2030-01-01'");
  await recruiter.call(api.publishImpactSummary, audit);
  const { id: jobId } = await postJob(recruiter, { ...inBrooklyn, status: 'draft' });
  const hold = async () => (await recruiter.call(api.listJobApplicants, at(jobId))).body.job.score_hold;
  expect(await hold()).toEqual({ reason: 'notice', until: null });
  clock = published + dayMs;
  await edit(recruiter, jobId, inBrooklyn);
  // The 21st is a Saturday: the tenth business day after it is the same as after the 20th.
  const until = '2026-12-08T05:00:00.000Z';
  expect(await hold()).toEqual({ reason: 'notice', until });
  clock = published + 5 * dayMs;
  await edit(recruiter, jobId, { ...inBrooklyn, status: 'paused' });
  await edit(recruiter, jobId, { ...inBrooklyn, title: 'Frontend Engineer' });
  expect(await hold()).toEqual({ reason: 'notice', until });
  const { id } = await applicant(world, recruiter, { jobId, skills: ['Docker'] });
  await world.settle();
  clock = published + 20 * dayMs;
  expect(await seen(recruiter, jobId, id)).toMatchObject({ score: true, listed: [true] });
  await edit(recruiter, jobId, { ...inBrooklyn, openings: 2 });
  expect(await isHeld(jobId)).toBe(false);
  const shown = await recruiter.call(api.getApplicant, at(id));
  expect(shown.body).toMatchObject({ score_hold: null, score: { job_id: jobId } });
});
