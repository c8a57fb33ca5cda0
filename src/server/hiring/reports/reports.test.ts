import { afterAll, beforeAll, expect, test } from 'vitest';
import { notifyOverdueAnswersTask } from '../applications/answer-tasks.ts';
import { api } from '../../../api/index.ts';
import { usualStages } from '../../../api/hiring/job-stages.ts';
import type { Person } from '../../platform/http/person.ts';
import { applicant, colleagueOf, crowd, moveTo, rowOf, undo } from '../../testing/applicants.ts';
import { postJob } from '../../testing/hiring.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { dayMs } from '../../../api/platform/durations.ts';

let world: World;
let recruiter: Person;
let clock = 0;
beforeAll(async () => {
  world = await openWorld({ now: () => new Date(Date.now() + clock) });
  recruiter = await world.recruiter('rae@report.example');
});
afterAll(() => world.close());

const report = async (person: Person, scope: 'mine' | 'team' = 'mine') =>
  (await person.call(api.getHiringReport, { query: { scope } })).body;
const toDo = async (person: Person, scope: 'mine' | 'team' = 'mine') =>
  Object.fromEntries(
    (await person.call(api.getToDo, { query: { scope } })).body.items.map(({ kind, count }) => [kind, count]),
  );
const funnel = async (person: Person) => (await report(person)).funnel.map(({ count }) => count);
const promise = (jobId: string, answer_days: number | null, version = 0) =>
  recruiter.call(api.changeJobPipeline, {
    params: { id: jobId },
    body: { version, stages: [...usualStages], blind: false, answer_days },
  });

test('figures are counted from what happened, and a move that was taken back happened to nobody', async () => {
  const owner = await world.recruiter('fay@figures.example');
  const peer = await colleagueOf(world, owner, 'fin@figures.example');
  const { jobId, id } = await applicant(world, owner, { source: 'feed' });
  const [second = '', third = '', fourth = ''] = await crowd(world, id, 3);
  expect(await funnel(owner)).toEqual([4, 0, 0, 0, 0]);
  await moveTo(owner, id, 1, 'screen');
  await moveTo(owner, id, 2, 'offer');
  await moveTo(owner, id, 3, 'rejected', 'pay');
  await moveTo(owner, second, 1, 'interview');
  await moveTo(owner, third, 1, 'hired');
  await undo(owner, third, 2);
  await moveTo(owner, fourth, 1, 'screen');
  expect(await funnel(owner)).toEqual([4, 3, 2, 1, 0]);
  const { time_in_stage: stays, sources } = await report(owner);
  expect(stays.map(({ stage, ended, waiting }) => [stage, ended, waiting])).toEqual([
    ['new', 3, 1],
    ['screen', 1, 1],
    ['interview', 0, 1],
    ['offer', 1, 0],
  ]);
  expect(sources).toEqual([
    { source: 'direct', applications: 3, interviews: 1, hired: 0 },
    { source: 'feed', applications: 1, interviews: 1, hired: 0 },
  ]);
  const [counted] = await world.rows<{ moved: number }>(
    `select count(distinct e.object_id)::int as moved from events e join applications a on a.id = e.object_id
      where a.job_id = $1 and e.action = 'application.moved' and e.data->>'to' <> 'new'
        and not exists (select 1 from events u where u.data->>'move' = e.id::text)`,
    [jobId],
  );
  expect(counted?.moved).toBe((await funnel(owner))[1]);
  expect(await funnel(peer)).toEqual([0, 0, 0, 0, 0]);
  expect((await report(peer, 'team')).funnel[0]?.count).toBe(4);
  expect((await report(await world.recruiter(), 'team')).funnel[0]?.count).toBe(0);
});

test('what waits is counted, for oneself and for the team, and the lists behind it show the same', async () => {
  const other = await world.recruiter('ola@other.example');
  const { jobId, id, candidate } = await applicant(world, other);
  const [waiting = ''] = await crowd(world, id, 1);
  await moveTo(other, id, 1, 'screen');
  expect(await toDo(other)).toMatchObject({
    to_review: 1,
    answers_overdue: 0,
    decisions_due: 0,
    unanswered: 0,
  });
  await world.rows(
    "update applications set created_at = now() - interval '20 days', stage_since = now() - interval '20 days' where job_id = $1",
    [jobId],
  );
  await candidate.call(api.writeApplicationMessage, { params: { id }, body: { body: 'Any news?' } });
  expect(await toDo(other)).toEqual({
    interviews_today: 0,
    interviews_waiting: 0,
    scorecards_due: 0,
    human_reviews: 0,
    to_review: 1,
    answers_overdue: 1,
    decisions_due: 1,
    unanswered: 1,
    tasks_due: 0,
    assigned: 0,
    offers_to_approve: 0,
    offers_sent_back: 0,
    offers_to_send: 0,
    offers_accepted: 0,
    jobs_to_approve: 0,
    jobs_sent_back: 0,
    jobs_approved: 0,
    ats_decisions: 0,
  });
  const due = async (query: { due: 'answer' | 'decision'; posted?: 'me' }) =>
    (await other.call(api.listApplicants, { query })).body.items.map((item) => item.id);
  expect(await due({ due: 'answer', posted: 'me' })).toEqual([waiting]);
  expect(await due({ due: 'decision' })).toEqual([id]);
  expect(await toDo(recruiter, 'team')).toMatchObject({ unanswered: 0 });
});

test('a hiring manager has the work and the figures of the jobs of their teams, and of no others', async () => {
  const owner = await world.recruiter('hedda@teams.example');
  const manager = await colleagueOf(world, owner, 'hugo@teams.example', 'hiring_manager');
  const { jobId, id } = await applicant(world, owner);
  await applicant(world, owner);
  expect(await toDo(manager)).toMatchObject({ to_review: 0 });
  const body = { person_id: manager.id, part: 'hiring_manager' as const };
  await owner.call(api.changeHiringTeam, { params: { id: jobId }, body });
  const [work] = (await manager.call(api.getToDo, {})).body.items.filter(({ kind }) => kind === 'to_review');
  const { candidate, job_title } = await rowOf(owner, id);
  expect(work).toMatchObject({
    count: 1,
    jobs: 1,
    path: '/applicants?stage=new',
    first: { name: candidate.name, job_title, path: `/applicants/${id}?stage=new` },
  });
  expect(await funnel(manager)).toEqual([1, 0, 0, 0, 0]);
  const { stats } = (await manager.call(api.getRecruiterDashboard, {})).body;
  expect([stats.active_jobs.of, stats.total_applicants.of]).toEqual([1, 1]);
  const postings = (await manager.call(api.listPostings, {})).body.items;
  expect(postings.map((row) => [row.id, row.overdue])).toEqual([[jobId, 0]]);
  const figures = (await manager.call(api.getHiringFigures, { query: { scope: 'team' } })).body;
  expect(figures.jobs.map((job) => job.id)).toEqual([jobId]);
  expect(figures.now.find(({ figure }) => figure === 'applied')?.count).toBe(1);
});

test('neither work nor sources tell who an applicant to a job is that is reviewed blind', async () => {
  const owner = await world.recruiter('bea@blind.example');
  const { jobId } = await applicant(world, owner, { source: 'friend-of-ada' });
  await applicant(world, owner, { jobId, source: 'linkedin' });
  await owner.call(api.changeJobPipeline, {
    params: { id: jobId },
    body: { version: 0, stages: [...usualStages], blind: true, answer_days: null },
  });
  const sources = (await report(owner)).sources.map(({ source }) => source);
  expect(sources.toSorted()).toEqual(['linkedin', 'other']);
  const items = (await owner.call(api.getToDo, {})).body.items;
  expect(items.find(({ kind }) => kind === 'to_review')?.first?.name).toBe('');
});

test('figures and work of one job are those of that job alone, whoever posted it', async () => {
  const owner = await world.recruiter('joy@onejob.example');
  const peer = await colleagueOf(world, owner, 'jan@onejob.example');
  const { jobId, id } = await applicant(world, owner);
  const [second = ''] = await crowd(world, id, 2);
  await applicant(world, owner);
  await moveTo(owner, second, 1, 'interview');
  await world.rows("update applications set stage_since = now() - interval '20 days' where id = $1", [
    second,
  ]);
  const query = { job_id: jobId };
  const figures = (await peer.call(api.getHiringReport, { query })).body;
  expect(figures.funnel.map(({ count }) => count)).toEqual([3, 1, 1, 0, 0]);
  expect(figures.sources).toEqual([{ source: 'direct', applications: 3, interviews: 1, hired: 0 }]);
  const { items } = (await peer.call(api.getToDo, { query })).body;
  expect(items.map(({ kind, count, path }) => [kind, count, path])).toEqual([
    ['human_reviews', 0, `/jobs/${jobId}/applicants?due=review`],
    ['to_review', 2, `/jobs/${jobId}/applicants?stage=new`],
    ['answers_overdue', 0, `/jobs/${jobId}/applicants?due=answer`],
    ['decisions_due', 1, `/jobs/${jobId}/applicants?due=decision`],
  ]);
  const stranger = await world.recruiter();
  expect((await stranger.call(api.getHiringReport, { query })).status).toBe(404);
  expect((await stranger.call(api.getToDo, { query })).status).toBe(404);
});

test('a posting says within how many days one hears, and how often that was kept', async () => {
  const { jobId, id } = await applicant(world, recruiter);
  const ids = [id, ...(await crowd(world, id, 5))];
  const shown = async () => (await world.visitor().call(api.getAnswerTime, { params: { id: jobId } })).body;
  expect(await shown()).toEqual({ days: null, rate: null, of: 0 });
  expect((await promise(jobId, 0)).status).toBe(422);
  await promise(jobId, 7);
  await world.rows("update applications set created_at = now() - interval '10 days' where job_id = $1", [
    jobId,
  ]);
  await world.rows(
    "update applications set answered_at = now() - interval '8 days' where id = any($1::uuid[])",
    [ids.slice(0, 3)],
  );
  await moveTo(recruiter, ids[3] ?? '', 1, 'screen');
  expect(await shown()).toEqual({ days: 7, rate: 50, of: 6 });
  const rejected = ids[4] ?? '';
  await moveTo(recruiter, rejected, 1, 'rejected', 'skills');
  await undo(recruiter, rejected, 2);
  const [row] = await world.rows('select answered_at from applications where id = $1', [rejected]);
  expect(row).toEqual({ answered_at: null });
});

test('overdue answers are told to who posted the job, then to the owners, once a day', async () => {
  const poster = await colleagueOf(world, recruiter, 'pia@report.example');
  const job = await postJob(poster, { title: 'Overdue Welder' });
  await applicant(world, poster, { jobId: job.id });
  await promise(job.id, 2);
  const told = async (person: Person) =>
    (await person.call(api.listNotifications, {})).body.items.filter(
      ({ kind }) => kind === 'answers_overdue',
    );
  await world.rows("update sessions set expires_at = now() + interval '60 days'");
  clock = 3 * dayMs;
  await notifyOverdueAnswersTask.run({}, world.services);
  await notifyOverdueAnswersTask.run({}, world.services);
  expect(await told(poster)).toMatchObject([
    { title: '1 applicant has been waiting longer for an answer than Overdue Welder promises' },
  ]);
  expect((await told(recruiter)).filter(({ title }) => title.includes('Overdue Welder'))).toEqual([]);
  clock = 6 * dayMs;
  await notifyOverdueAnswersTask.run({}, world.services);
  expect((await told(recruiter)).filter(({ title }) => title.includes('Overdue Welder'))).toHaveLength(1);
  clock = 0;
});

test('stages are kept for other jobs, and a job is paused, opened and closed with its version', async () => {
  const { jobId, id } = await applicant(world, recruiter);
  const kept = await recruiter.call(api.saveStageTemplate, {
    body: { name: 'Short', stages: [...usualStages] },
  });
  const again = await recruiter.call(api.saveStageTemplate, {
    body: { name: 'SHORT', stages: [...usualStages] },
  });
  expect(again.body.items).toHaveLength(1);
  const rival = await world.recruiter();
  expect((await rival.call(api.listStageTemplates, {})).body.items).toEqual([]);
  const templateId = kept.body.items[0]?.id ?? '';
  expect((await rival.call(api.deleteStageTemplate, { params: { id: templateId } })).status).toBe(404);
  const status = (value: 'open' | 'paused' | 'closed', version: number, person = recruiter) =>
    person.call(api.changeJobStatus, { params: { id: jobId }, body: { version, status: value } });
  expect((await status('paused', 1, rival)).status).toBe(404);
  expect((await status('paused', 1)).body).toEqual({ id: jobId, status: 'paused', version: 2 });
  expect((await status('closed', 1)).problem?.current).toEqual({ id: jobId, status: 'paused', version: 2 });
  expect((await status('paused', 2)).status).toBe(409);
  expect((await status('open', 2)).body.status).toBe('open');
  expect((await rowOf(recruiter, id)).stage).toBe('new');
  const found = async (q: string) => (await recruiter.call(api.listPostings, { query: { q } })).body.total;
  expect(await found('backend')).toBeGreaterThan(0);
  expect(await found('100%_')).toBe(0);
});

test('the menu lists my newest open jobs and counts what is new in them, as far as ninety-nine', async () => {
  const owner = await world.recruiter('mia@menu.example');
  const peer = await colleagueOf(world, owner, 'moe@menu.example');
  const { jobId, id } = await applicant(world, owner, {});
  const menu = async (person: Person) => (await person.call(api.getEmployerMenu, {})).body;
  expect(await menu(owner)).toMatchObject({ new_applicants: 1, interviews_ahead: 0, unanswered_messages: 0 });
  const { title } = (await owner.call(api.getJob, { params: { id: jobId } })).body;
  expect((await menu(owner)).jobs).toEqual([{ id: jobId, title, new_applicants: 1 }]);
  // A colleague who is on no team of it, and another company, see none of it.
  for (const other of [peer, recruiter]) {
    expect((await menu(other)).jobs.map((job) => job.id)).not.toContain(jobId);
  }
  expect((await menu(peer)).new_applicants).toBe(0);
  await crowd(world, id, 101);
  expect(await menu(owner)).toMatchObject({ new_applicants: 100, jobs: [{ new_applicants: 100 }] });
  await moveTo(owner, id, 1, 'screen');
  const later: string[] = [];
  for (let count = 0; count < 6; count += 1) later.unshift((await postJob(owner)).id);
  expect((await menu(owner)).jobs.map((job) => job.id)).toEqual(later);
});
