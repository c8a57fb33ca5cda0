import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import type { Person } from '../../platform/http/person.ts';
import { applicant, crowd, moveTo, rowOf, undo } from '../../testing/applicants.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
let recruiter: Person;
beforeAll(async () => {
  world = await openWorld();
  recruiter = await world.recruiter();
});
afterAll(() => world.close());

/** The same drawing of lots in every run. */
function lots(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** The applications with the kinds of stage that their moves led to, without those that were taken back, from the events alone. */
const history = `
  with taken_back as (select data->>'move' as id from events where action = 'application.move_undone')
  select a.id, a.candidate_id as person,
         coalesce(array_agg(e.data->>'to' order by e.at, e.id) filter (where e.id is not null), '{}') as went
    from applications a
    left join events e on e.object_id = a.id and e.action = 'application.moved' and e.id::text not in (select id from taken_back)
   where a.job_id = $1 group by a.id`;

test('the figures of a recruiter equal a count of the events that shares no code with them', async () => {
  const { jobId, id } = await applicant(world, recruiter, { source: 'feed' });
  await world.settle();
  const ids = [id, ...(await crowd(world, id, 9))];
  const draw = lots(7);
  const stages = ['screen', 'interview', 'offer', 'hired', 'new', 'rejected'];
  for (let act = 0; act < 40; act++) {
    const one = ids[draw(ids.length)] ?? id;
    const { version } = await rowOf(recruiter, one);
    if (draw(4) === 0) await undo(recruiter, one, version);
    else {
      const stage = stages[draw(stages.length)] ?? 'screen';
      await moveTo(recruiter, one, version, stage, stage === 'rejected' ? 'pay' : undefined);
    }
  }
  const rows = await world.rows<{ person: string; went: string[] }>(history, [jobId]);
  const order = ['new', 'screen', 'interview', 'offer', 'hired'];
  const furthest = rows.map(({ went }) => Math.max(0, ...went.map((stage) => order.indexOf(stage))));
  const now = rows.map(({ went }) => went.at(-1) ?? 'new');
  const decided = rows.filter((_row, index) => ['hired', 'rejected'].includes(now[index] ?? ''));
  const interviewed = decided.filter(({ went }) =>
    went.some((stage) => ['interview', 'offer', 'hired'].includes(stage)),
  );
  expect(new Set(now).size).toBeGreaterThan(3);

  const report = (await recruiter.call(api.getHiringReport, {})).body;
  expect(report.funnel.map(({ count }) => count)).toEqual(
    order.map((_stage, step) => furthest.filter((reached) => reached >= step).length),
  );
  expect(report.time_in_stage.map(({ waiting }) => waiting)).toEqual(
    order.slice(0, 4).map((stage) => now.filter((at) => at === stage).length),
  );
  expect(report.sources.reduce((sum, { applications }) => sum + applications, 0)).toBe(rows.length);
  const ofSources = (part: 'interviews' | 'hired') =>
    report.sources.reduce((sum, source) => sum + source[part], 0);
  expect([ofSources('interviews'), ofSources('hired')]).toEqual(
    [2, 4].map((step) => furthest.filter((reached) => reached >= step).length),
  );

  const { stats } = (await recruiter.call(api.getRecruiterDashboard, {})).body;
  const [scores] = await world.rows<{ mean: number; scored: number }>(
    `select avg((f.result->>'skillOverlap')::numeric)::float8 as mean, count(*)::int as scored
       from fit_score f where f.job_id = $1`,
    [jobId],
  );
  expect(stats).toEqual({
    active_jobs: { value: 1, of: 1 },
    total_applicants: { value: new Set(rows.map(({ person }) => person)).size, of: rows.length },
    average_fit: { value: scores?.mean, of: scores?.scored, unscored: rows.length - (scores?.scored ?? 0) },
    interview_rate: {
      value: Math.round((interviewed.length / decided.length) * 1000) / 10,
      of: decided.length,
    },
  });
  const board = (await recruiter.call(api.getBoard, { params: { id: jobId } })).body.columns;
  for (const { stage, count } of board) expect(count).toBe(now.filter((at) => at === stage.kind).length);
  const toDo = (await recruiter.call(api.getToDo, {})).body.items;
  expect(toDo.find(({ kind }) => kind === 'to_review')?.count).toBe(
    now.filter((stage) => stage === 'new').length,
  );
});

test('each figure of a report equals a count of the tables that shares no code with it, and the people behind it', async () => {
  const owner = await world.recruiter('ida@figures-count.example');
  const { jobId, id } = await applicant(world, owner, { source: 'feed' });
  const ids = [id, ...(await crowd(world, id, 7))];
  const draw = lots(11);
  for (let act = 0; act < 30; act++) {
    const one = ids[draw(ids.length)] ?? id;
    const { version } = await rowOf(owner, one);
    const stage = ['screen', 'interview', 'offer', 'hired', 'new'][draw(5)] ?? 'screen';
    if (draw(5) === 0) await undo(owner, one, version);
    else await moveTo(owner, one, version, stage);
  }
  // Two came long ago, one of whom was answered in time; one came before the span.
  const [early = '', prompt = '', before = ''] = ids;
  await world.rows(
    `update applications set created_at = now() - interval '20 days', answered_at = now() - interval '3 days' where id = $1`,
    [early],
  );
  await world.rows(
    `update applications set created_at = now() - interval '20 days', answered_at = now() - interval '12 days' where id = $1`,
    [prompt],
  );
  await world.rows(
    `update applications set created_at = now() - interval '40 days', answered_at = now() - interval '39 days' where id = $1`,
    [before],
  );
  const rows = await world.rows<{ id: string; went: string[]; came: string[] }>(
    `with taken_back as (select data->>'move' as id from events where action = 'application.move_undone')
     select a.id, coalesce(array_agg(e.data->>'to') filter (where e.id is not null), '{}') as went,
            coalesce(array_agg(e.data->>'from') filter (where e.id is not null), '{}') as came
       from applications a left join events e on e.object_id = a.id and e.action = 'application.moved'
        and e.id::text not in (select id from taken_back)
      where a.job_id = $1 group by a.id`,
    [jobId],
  );
  const order = ['new', 'screen', 'interview', 'offer', 'hired'];
  const recent = rows.filter((row) => row.id !== before);
  const reached = (stage: string) =>
    recent.filter(({ went }) => went.some((to) => order.indexOf(to) >= order.indexOf(stage))).length;
  const left = (stage: string) => rows.filter(({ came }) => came.includes(stage)).length;
  const [answers] = await world.rows<{ answered: number }>(
    `select count(*)::int as answered from applications where job_id = $1 and answered_at > now() - interval '30 days'`,
    [jobId],
  );

  const { now, before: earlier, from, to, jobs, members } = (await owner.call(api.getHiringFigures, {})).body;
  const counts = Object.fromEntries(now.map(({ figure, count }) => [figure, count]));
  expect(counts).toEqual({
    applied: ids.length - 1,
    reached_screen: reached('screen'),
    reached_interview: reached('interview'),
    reached_offer: reached('offer'),
    reached_hired: reached('hired'),
    answered: answers?.answered,
    // The one who came before the span was promised an answer within it.
    answers_due: 3,
    answers_kept: 2,
    left_new: left('new'),
    left_screen: left('screen'),
    left_interview: left('interview'),
    left_offer: left('offer'),
    offers_ended: 0,
    offers_accepted: 0,
    rejected: 0,
    hires: rows.filter(({ went }) => went.includes('hired')).length,
  });
  expect(counts['hires']).toBeGreaterThan(0);
  expect(earlier.find(({ figure }) => figure === 'applied')?.count).toBe(1);
  for (const { figure, count } of now) {
    const query = { counted: figure, counted_from: from, counted_to: to };
    const { total } = (await owner.call(api.listApplicants, { query })).body;
    expect([figure, total]).toEqual([figure, count]);
  }
  for (const group of [jobs[0], members[0]]) {
    expect(group?.figures.find(({ figure }) => figure === 'applied')?.count).toBe(ids.length - 1);
  }
  const stranger = await world.recruiter('sid@figures-other.example');
  const theirs = (await stranger.call(api.getHiringFigures, { query: { scope: 'team' } })).body;
  expect(theirs.now.map(({ count }) => count)).toEqual(theirs.now.map(() => 0));
  expect([theirs.jobs, theirs.members, theirs.interviewers]).toEqual([[], [], []]);
});
