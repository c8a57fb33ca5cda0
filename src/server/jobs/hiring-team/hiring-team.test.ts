import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LiveEvent } from '../../../api/platform/live.ts';
import { api } from '../../../api/index.ts';
import type { TeamPart } from '../../../api/jobs/hiring-team.ts';
import type { Person } from '../../platform/http/person.ts';
import { applicant, colleagueOf } from '../../testing/applicants.ts';
import { postJob } from '../../testing/hiring.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
let recruiter: Person;
let manager: Person;
beforeAll(async () => {
  world = await openWorld();
  recruiter = await world.recruiter('rae@team.example');
  manager = await colleagueOf(world, recruiter, 'hal@team.example', 'hiring_manager');
});
afterAll(() => world.close());

const give = (by: Person, jobId: string, person: Person, part: TeamPart | null) =>
  by.call(api.changeHiringTeam, { params: { id: jobId }, body: { person_id: person.id, part } });

/** How much of one application a person finds by every way there is to it. */
async function foundBy(person: Person, of: { id: string; jobId: string; resume: { id: string } }) {
  const list = (await person.call(api.listApplicants, {})).body;
  const board = await person.call(api.getBoard, { params: { id: of.jobId } });
  const threads = (await person.call(api.listThreads, { query: { which: 'all' } })).body;
  const toDo = (await person.call(api.getToDo, { query: { scope: 'team' } })).body.items;
  const report = (await person.call(api.getHiringReport, { query: { scope: 'team' } })).body;
  const jobs = (await person.call(api.listPostings, { query: { scope: 'team' } })).body;
  const dashboard = (await person.call(api.getRecruiterDashboard, {})).body;
  const file = await (await person.send('GET', '/api/recruiter/job-file')).text();
  const bulk = await person.call(api.createBulkAction, {
    body: { wish: { do: 'export' }, target: { ids: [of.id] } },
  });
  const resume = await person.call(api.linkApplicantResume, { params: { id: of.id } });
  return {
    listed: list.items.filter(({ id }) => id === of.id).length,
    counted: list.total,
    searched: (await person.call(api.listApplicants, { query: { q: 'Okafor' } })).body.total,
    board: board.status,
    threads: threads.items.length + threads.unanswered,
    tags: (await person.call(api.listApplicantTags, {})).body.items.length,
    toDo: toDo.find(({ kind }) => kind === 'to_review')?.count,
    funnel: report.funnel[0]?.count,
    sources: report.sources.length,
    jobs: jobs.total,
    recent: dashboard.recent_applicants.length,
    exported: file.includes('Team Welder'),
    bulk: bulk.status,
    resume: resume.status,
    job: (await person.call(api.getJob, { params: { id: of.jobId } })).body.mine?.can_edit,
  };
}

const nothing = {
  listed: 0,
  counted: 0,
  searched: 0,
  board: 404,
  threads: 0,
  tags: 0,
  toDo: 0,
  funnel: 0,
  sources: 0,
  jobs: 0,
  recent: 0,
  exported: false,
  bulk: 404,
  resume: 404,
  job: false,
};

test('a hiring manager finds only the jobs whose team they are on, by every way', async () => {
  const rita = await world.recruiter('rita@welders.example');
  const hank = await colleagueOf(world, rita, 'hank@welders.example', 'hiring_manager');
  const job = await postJob(rita, { title: 'Team Welder' });
  const sent = await applicant(world, rita, { jobId: job.id });
  await rita.call(api.tagApplicant, { params: { id: sent.id }, body: { add: ['Weld'] } });
  await sent.candidate.call(api.writeApplicationMessage, { params: { id: sent.id }, body: { body: 'Hi' } });
  await world.settle();
  expect(await foundBy(hank, sent)).toEqual(nothing);

  const told: LiveEvent[] = [];
  const stop = world.services.live.follow(hank.id, (event) => void told.push(event));
  await rita.call(api.tagApplicant, { params: { id: sent.id }, body: { add: ['Night'] } });
  expect(told).toEqual([]);

  expect((await give(rita, job.id, hank, 'interviewer')).body.items).toContainEqual(
    expect.objectContaining({ id: hank.id, part: 'interviewer', has_access: true }),
  );
  expect(await foundBy(hank, sent)).toMatchObject({
    listed: 1,
    counted: 1,
    searched: 1,
    board: 200,
    threads: 2,
    tags: 2,
    toDo: 1,
    funnel: 1,
    jobs: 1,
    recent: 1,
    exported: true,
    bulk: 200,
    resume: 200,
    job: true,
  });
  await world.settle();
  const notices = (await hank.call(api.listNotifications, {})).body.items;
  expect(notices.filter(({ kind }) => kind === 'added_to_job')).toMatchObject([
    {
      title: 'rita@welders.example added you to the hiring team for Team Welder',
      path: `/jobs/${job.id}/applicants`,
    },
  ]);
  stop();
});

test('who is taken off a team is told, and loses the job, what they looked after and what they began', async () => {
  const job = await postJob(recruiter, { title: 'Team Welder' });
  const sent = await applicant(world, recruiter, { jobId: job.id });
  await give(recruiter, job.id, manager, 'hiring_manager');
  await recruiter.call(api.assignApplicant, { params: { id: sent.id }, body: { to: manager.id } });
  const exported = await manager.call(api.createBulkAction, {
    body: { wish: { do: 'export' }, target: { ids: [sent.id] } },
  });
  await world.settle();
  const file = () => manager.send('GET', `/api/bulk-actions/${exported.body.id}/file`);
  expect((await file()).status).toBe(200);
  const begun = await manager.call(api.createBulkAction, {
    body: { wish: { do: 'move', stage: 'screen' }, target: { ids: [sent.id] } },
  });
  const told: LiveEvent[] = [];
  const stop = world.services.live.follow(manager.id, (event) => void told.push(event));
  await give(recruiter, job.id, manager, null);
  await expect.poll(() => told).toContainEqual({ type: 'job_access', job_id: job.id, title: 'Team Welder' });
  stop();
  expect((await manager.call(api.getApplicant, { params: { id: sent.id } })).status).toBe(404);
  expect((await file()).status).toBe(404);
  await world.settle();
  expect((await manager.call(api.getBulkAction, { params: { id: begun.body.id } })).body).toMatchObject({
    worked: 0,
    refused: [{ detail: 'The application no longer exists.' }],
  });
  const shown = (await recruiter.call(api.getApplicant, { params: { id: sent.id } })).body;
  expect([shown.stage, shown.assigned_to]).toEqual(['new', null]);
  const refused = await recruiter.call(api.assignApplicant, {
    params: { id: sent.id },
    body: { to: manager.id },
  });
  expect(refused.status).toBe(422);
});

test('recruiters, owners and who is on the team have access to a job, other hiring managers have none', async () => {
  const owner = await world.recruiter('owner@access.example');
  const mate = await colleagueOf(world, owner, 'mate@access.example');
  const owning = await colleagueOf(world, owner, 'owning@access.example', 'hiring_manager');
  await world.rows('update company_members set owner = true where user_id = $1', [owning.id]);
  const member = await colleagueOf(world, owner, 'member@access.example', 'hiring_manager');
  const elsewhere = await colleagueOf(world, owner, 'elsewhere@access.example', 'hiring_manager');
  const [job, other] = [await postJob(owner), await postJob(owner)];
  await give(owner, job.id, member, 'interviewer');
  await give(owner, other.id, elsewhere, 'interviewer');
  const { items } = (await owner.call(api.getHiringTeam, { params: { id: job.id } })).body;
  const reached = items.filter(({ has_access: sees }) => sees).map(({ id }) => id);
  expect(new Set(reached)).toEqual(new Set([owner, mate, owning, member].map(({ id }) => id)));
  expect(items.map(({ id }) => id)).toContain(elsewhere.id);
});

test('a team is changed by recruiters and the hiring managers of the job, and holds colleagues only', async () => {
  const other = await colleagueOf(world, recruiter, 'ida@team.example', 'hiring_manager');
  const rival = await world.recruiter();
  const { id: own } = await postJob(other, { title: 'Own job' });
  expect((await give(manager, own, manager, 'hiring_manager')).status).toBe(404);
  expect((await give(other, own, manager, 'interviewer')).status).toBe(200);
  expect((await give(manager, own, other, null)).problem?.detail).toContain('change its team');
  expect((await give(other, own, rival, 'interviewer')).status).toBe(422);
  const team = (await manager.call(api.getHiringTeam, { params: { id: own } })).body;
  expect(team.can_change).toBe(false);
  expect(team.items.map(({ email, part, has_access: sees }) => [email, part, sees])).toEqual([
    ['hal@team.example', 'interviewer', true],
    ['ida@team.example', 'hiring_manager', true],
    ['rae@team.example', null, true],
  ]);
  await recruiter.call(api.removeMember, { params: { id: other.id } });
  const left = (await recruiter.call(api.getHiringTeam, { params: { id: own } })).body.items;
  expect(left.map(({ email }) => email)).toEqual(['hal@team.example', 'rae@team.example']);
});
