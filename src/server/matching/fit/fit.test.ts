import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import { lockScores } from './queries.ts';
import type { LiveEvent } from '../../../api/platform/live.ts';
import type { Person } from '../../platform/http/person.ts';
import { plainJob, postJob, uploadResume } from '../../testing/hiring.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
let recruiter: Person;
beforeAll(async () => {
  world = await openWorld();
  recruiter = await world.recruiter();
});
afterAll(() => world.close());

const fitOf = async (person: Person, jobId: string) =>
  (await person.call(api.getJobFit, { params: { id: jobId } })).body.fit;

test('a resume that was read is scored against the open jobs that share a skill with it', async () => {
  const near = await postJob(recruiter, { skills: ['PostgreSQL', 'Go'] });
  const far = await postJob(recruiter, { skills: ['Nursing'] });
  const draft = await postJob(recruiter, { skills: ['PostgreSQL'], status: 'draft' });
  await world.settle();
  const candidate = await world.candidate();
  const told: LiveEvent[] = [];
  const scored = new Promise<LiveEvent>((resolve) => {
    world.services.live.follow(candidate.id, (event) => {
      told.push(event);
      if (event.type === 'resume' && event.stage === 'scored') resolve(event);
    });
  });
  const resume = await uploadResume(candidate, ['PostgreSQL', 'Docker']);
  await world.settle();

  const fit = await fitOf(candidate, near.id);
  expect(fit).toMatchObject({
    skill_overlap: 50,
    // Skills alone are no bullets.
    tailored_bullet_count: 0,
    stale: false,
    resume_id: resume.id,
  });
  const rows = fit?.ledger.filter((row) => row.kind === 'required_skill');
  expect(rows?.map((row) => [row.requirement, row.state])).toEqual([
    ['PostgreSQL', 'met'],
    ['Go', 'unknown'],
  ]);
  expect(await fitOf(candidate, far.id)).toBeNull();
  expect((await candidate.call(api.getJobFit, { params: { id: draft.id } })).status).toBe(404);
  expect(await scored).toMatchObject({ resume_id: resume.id });
  const progress = told.filter((event) => event.type === 'fit');
  expect(progress[0]).toMatchObject({ done: 0 });
  expect(progress.at(-1)).toEqual({ type: 'fit', done: progress[0]?.total, total: progress[0]?.total });
  expect(
    await world.rows(
      'select done = total as whole, finished_at is not null as ended from scoring_runs where user_id = $1',
      [candidate.id],
    ),
  ).toEqual([{ whole: true, ended: true }]);
});

test('an edit of what scores count makes them stale, then new; an edit of the pay does not', async () => {
  const skills = ['Falconry', 'PostgreSQL'];
  const job = await postJob(recruiter, { skills });
  const candidate = await world.candidate();
  await uploadResume(candidate, ['PostgreSQL']);
  await world.settle();
  expect(await fitOf(candidate, job.id)).toMatchObject({ skill_overlap: 50 });

  const edit = (version: number, change: Partial<typeof plainJob>) =>
    recruiter.call(api.updateJob, {
      params: { id: job.id },
      body: { version, value: { ...plainJob, skills, ...change } },
    });
  await edit(1, { salary_max: 90_000 });
  expect(await fitOf(candidate, job.id)).toMatchObject({ stale: false });
  await edit(2, { skills: ['PostgreSQL'] });
  expect(await fitOf(candidate, job.id)).toMatchObject({ stale: true, skill_overlap: 50 });
  await world.settle();
  expect(await fitOf(candidate, job.id)).toMatchObject({ stale: false, skill_overlap: 95 });
});

test('a newly opened job is scored for people whose resume shows one of its skills', async () => {
  const candidate = await world.candidate();
  await uploadResume(candidate, ['Kubernetes']);
  const other = await world.candidate();
  await uploadResume(other, ['Nursing']);
  await world.settle();
  const job = await postJob(recruiter, { skills: ['Kubernetes', 'Falconry'], status: 'draft' });
  await world.settle();
  await recruiter.call(api.updateJob, {
    params: { id: job.id },
    body: { version: 1, value: { ...plainJob, skills: ['Kubernetes', 'Falconry'] } },
  });
  await world.settle();
  expect(await fitOf(candidate, job.id)).toMatchObject({ skill_overlap: 50 });
  expect(await fitOf(other, job.id)).toBeNull();
});

test('a score is calculated on request; without a resume it says that there are no skills', async () => {
  const job = await postJob(recruiter);
  const candidate = await world.candidate();
  const calculate = () => candidate.call(api.calculateJobFit, { params: { id: job.id } });
  expect((await calculate()).body.fit).toMatchObject({ skill_overlap: 20, fit: 0, resume_id: null });
  expect((await calculate()).body.fit.label).toMatch(/no skills/i);
  await uploadResume(candidate, ['PostgreSQL', 'Go', 'Docker']);
  await world.settle();
  const both = [(await calculate()).body.fit, (await calculate()).body.fit];
  expect(both[0]).toMatchObject({ skill_overlap: 83, label: null, shape: { proven: 1, listed: 2 } });
  expect({ ...both[1], computed_at: '' }).toEqual({ ...both[0], computed_at: '' });
  const { items } = (await candidate.call(api.listFits, {})).body;
  expect(items.filter((item) => item.job_id === job.id)).toHaveLength(1);
});

test('a score follows the facts: without the last resume it is gone', async () => {
  const job = await postJob(recruiter, { skills: ['Docker'] });
  const candidate = await world.candidate();
  const resume = await uploadResume(candidate, ['Docker']);
  await world.settle();
  expect(await fitOf(candidate, job.id)).not.toBeNull();
  await candidate.call(api.deleteResume, { params: { id: resume.id } });
  await world.settle();
  expect(await fitOf(candidate, job.id)).toBeNull();
});

test('the list ranks by fit for the candidate, unscored last, and pages without repeating', async () => {
  const own = await openWorld();
  try {
    const boss = await own.recruiter();
    const wanted = [
      ['Go'],
      ['Nursing'],
      ['Go', 'Docker'],
      ['Go', 'Falconry'],
      ['Cooking'],
      ['Go', 'Docker', 'Redis'],
    ];
    for (const skills of wanted) await postJob(boss, { skills });
    const candidate = await own.candidate();
    expect((await candidate.call(api.listJobs, {})).body.sort).toBe('newest');
    await uploadResume(candidate, ['Go', 'Docker', 'Redis']);
    await own.settle();
    expect((await candidate.call(api.listJobs, {})).body.sort).toBe('fit');
    const ranked = await own.rows<{ id: string }>(
      `select j.id from job_posting j left join fit_score f on f.job_id = j.id and f.candidate_id = $1
        order by f.fit desc nulls last, j.id desc`,
      [candidate.id],
    );
    const seen: { id: string; fit: unknown; skills: string[]; shown_skills: string[] }[] = [];
    let cursor: string | undefined;
    do {
      const page = (
        await candidate.call(api.listJobs, {
          query: { sort: 'fit', limit: 2, ...(cursor ? { cursor } : {}) },
        })
      ).body;
      expect(page.total).toBe(6);
      seen.push(...page.items);
      cursor = page.next_cursor ?? undefined;
    } while (cursor);
    expect(seen.map((card) => card.id)).toEqual(ranked.map((row) => row.id));
    expect(seen.filter((card) => card.fit === null)).toEqual([]);
    const owned = ['Go', 'Docker', 'Redis'];
    for (const { skills, shown_skills } of seen)
      expect(shown_skills.toSorted()).toEqual(skills.filter((skill) => owned.includes(skill)).toSorted());
    const { items } = (await boss.call(api.listJobs, {})).body;
    expect(items.flatMap((card) => card.shown_skills)).toEqual([]);
  } finally {
    await own.close();
  }
});

test('every card that a candidate is shown has a match, wherever it is listed, at once', async () => {
  const job = await postJob(recruiter, { title: 'Cartographer', skills: ['Map Projections'] });
  await postJob(recruiter, { title: 'Cartographer', skills: ['Map Projections'] });
  const other = await world.candidate();
  const skills = ['Map Projections'];
  const elsewhere = { job_url: null, title: 'Map maker', employer_name: '', description: 'Maps.', skills };
  await other.call(api.addJob, { body: elsewhere });
  const id = job.company?.id ?? '';
  // Each by somebody who was shown nothing before.
  const lists = [
    async (who: Person) => (await who.call(api.listJobs, { query: { q: 'Cartographer' } })).body.items,
    async (who: Person) => (await who.call(api.listSimilarJobs, { params: { id: job.id } })).body.items,
    async (who: Person) => (await who.call(api.getCompanyPage, { params: { id } })).body.items,
    async (who: Person) => (await who.call(api.listMyJobs, {})).body.items,
    async (who: Person) => (await who.call(api.getDashboard, {})).body.jobs,
  ];
  for (const list of lists) {
    const items = await list(await world.candidate());
    expect(items.length).toBeGreaterThan(0);
    for (const { fit } of items) expect(fit?.skill_overlap).toBe(20);
  }
});

test('jobs that are listed while others are scored for the same candidate have a match as well', async () => {
  await postJob(recruiter, { title: 'Bellfounder', skills: ['Casting'] });
  const candidate = await world.candidate();
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  const scoring = world.services.database.transact(async () => {
    await lockScores(world.services.database, candidate.id);
    await ended;
  });
  const listed = candidate.call(api.listJobs, { query: { q: 'Bellfounder' } });
  await Promise.race([listed, new Promise((resolve) => setTimeout(resolve, 1000))]);
  end();
  await scoring;
  const { items } = (await listed).body;
  expect(items).toHaveLength(1);
  expect(items[0]?.fit?.skill_overlap).toBe(20);
});

test('while a resume is being read its cards wait for it, and no score rests on nothing', async () => {
  const job = await postJob(recruiter, { title: 'Zephyr Software Engineer', skills: ['Docker'] });
  const candidate = await world.candidate();
  await uploadResume(candidate, ['Docker']);
  const card = async () =>
    (await candidate.call(api.listJobs, { query: { q: 'Zephyr' } })).body.items.find(
      ({ id }) => id === job.id,
    );
  expect(await card()).toMatchObject({ fit: null });
  await world.settle();
  expect((await card())?.fit?.skill_overlap).toBeGreaterThan(50);
});

test('visitors and employers see no match figures', async () => {
  await postJob(recruiter);
  for (const person of [world.visitor(), recruiter]) {
    const { items } = (await person.call(api.listJobs, { query: { sort: 'fit' } })).body;
    expect(items.length).toBeGreaterThan(0);
    for (const card of items) expect(card).toMatchObject({ fit: null, saved: null, applied: null });
  }
});

test('two lists of skills are compared without storing anything', async () => {
  const before = await world.rows('select count(*) from fit_score');
  const body = { candidateSkills: ['postgres', 'Go'], jobSkills: ['PostgreSQL', 'Falconry'] };
  const estimate = await recruiter.call(api.estimateFit, { body });
  expect(estimate.body).toEqual({ skill_overlap: 50, tailored_bullet_count: 3 });
  const none = await recruiter.call(api.estimateFit, { body: { ...body, candidateSkills: [] } });
  expect(none.body.skill_overlap).toBe(20);
  expect(await world.rows('select count(*) from fit_score')).toEqual(before);
});

test('a run of scoring that was cut off is not shown as going on for ever', async () => {
  const candidate = await world.candidate();
  const scoring = async () => (await candidate.call(api.getDashboard, {})).body.scoring;
  await uploadResume(candidate, ['Go']);
  expect(await scoring()).toBe('scoring');
  await world.settle();
  expect(await scoring()).toBe('idle');
  const cutOff = (age: string) =>
    world.rows(
      'update scoring_runs set finished_at = null, started_at = now() - $2::interval where user_id = $1',
      [candidate.id, age],
    );
  await cutOff('1 minute');
  expect(await scoring()).toBe('scoring');
  await cutOff('20 minutes');
  expect(await scoring()).toBe('idle');
});
