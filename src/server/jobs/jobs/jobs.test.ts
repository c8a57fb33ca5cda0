import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import type { Person } from '../../platform/http/person.ts';
import { plainJob, postJob } from '../../testing/hiring.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
let recruiter: Person;
beforeAll(async () => {
  world = await openWorld();
  recruiter = await world.recruiter('rae@acme.example');
});
afterAll(() => world.close());

test('a posted job is public, with its pay in words and its company', async () => {
  const nora = await world.recruiter('nora@nurses.example');
  const made = await postJob(nora, { title: 'Night Nurse', skills: ['Nursing', 'nursing', 'Triage'] });
  expect(made.mine).toEqual({
    can_edit: true,
    saved: false,
    application: null,
    questions: [],
    approval: null,
  });
  const seen = (await world.visitor().call(api.getJob, { params: { id: made.id } })).body;
  expect(seen).toMatchObject({
    title: 'Night Nurse',
    employer_name: 'nurses.example',
    skills: ['Nursing', 'Triage'],
    salary_range: { display: '€60K – €80K a year' },
    status: 'open',
    mine: null,
    version: 1,
  });
  expect(seen.published_at).not.toBeNull();
  expect(seen.company).toMatchObject({ name: 'nurses.example', open_jobs: 1 });
  expect(await world.rows('select action from events where object_id = $1', [made.id])).toEqual([
    { action: 'job.created' },
  ]);
});

test('a minimum above the maximum, and an on-site job without a place, are refused', async () => {
  const count = () => world.rows('select count(*) from job_posting');
  const before = await count();
  const paid = await recruiter.call(api.createJob, {
    body: { ...plainJob, salary_min: 2, salary_max: 1 },
  });
  expect(paid.problem).toMatchObject({
    status: 422,
    errors: [{ pointer: '/salary_min', detail: 'Minimum salary cannot be greater than maximum salary' }],
  });
  const placed = await recruiter.call(api.createJob, { body: { ...plainJob, locations: [] } });
  expect(placed.problem?.errors?.[0]?.detail).toBe('At least one location is required for on-site jobs');
  expect(await count()).toEqual(before);
});

test('the same key twice makes one job, and is refused for another one', async () => {
  const headers = { 'idempotency-key': 'post-once' };
  const body = { ...plainJob, title: 'Posted Once' };
  const first = await recruiter.call(api.createJob, { body, headers });
  const second = await recruiter.call(api.createJob, { body, headers });
  expect(second.body).toEqual(first.body);
  const other = await recruiter.call(api.createJob, { body: { ...body, title: 'Else' }, headers });
  expect(other.problem?.code).toBe('idempotency_mismatch');
  expect(await world.rows("select 1 from job_posting where title in ('Posted Once', 'Else')")).toHaveLength(
    1,
  );
});

test('only open jobs are listed; drafts are seen by their company alone', async () => {
  const draft = await postJob(recruiter, { title: 'Secret Draft', status: 'draft' });
  const closed = await postJob(recruiter, { title: 'Closed Already', status: 'closed' });
  const other = await world.recruiter();
  const all = (await other.call(api.listJobs, { query: { limit: 100 } })).body.items;
  expect(all.map((card) => card.id)).not.toContain(draft.id);
  expect(all.map((card) => card.id)).not.toContain(closed.id);
  for (const person of [other, world.visitor(), await world.candidate()]) {
    expect((await person.call(api.getJob, { params: { id: draft.id } })).status).toBe(404);
    expect((await person.call(api.getJob, { params: { id: closed.id } })).body.status).toBe('closed');
  }
  expect((await recruiter.call(api.getJob, { params: { id: draft.id } })).status).toBe(200);
});

test('a job is changed by its company only, and never over a newer version', async () => {
  const made = await postJob(recruiter, { status: 'draft' });
  const value = { ...plainJob, title: 'Renamed' };
  const change = (person: Person, version: number, title: string) =>
    person.call(api.updateJob, { params: { id: made.id }, body: { version, value: { ...value, title } } });
  expect((await change(await world.recruiter(), 1, 'Stolen')).status).toBe(404);
  const answers = await Promise.all([change(recruiter, 1, 'One'), change(recruiter, 1, 'Two')]);
  expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 412]);
  const won = answers.find((answer) => answer.status === 200)?.body;
  expect(won?.published_at).not.toBeNull();
  expect(answers.find((answer) => answer.problem)?.problem?.current).toEqual(won);
});

test.each(['a & |', "'", ':*', '!!(', '<->', '"', '-', '%', '\u0000', 'a\u0000b', '\\', '((('])(
  'the search %j is answered',
  async (q) => {
    expect((await world.visitor().call(api.listJobs, { query: { q } })).status).toBe(200);
  },
);

test('no search text makes the list fail', async () => {
  const visitor = world.visitor();
  const odd = fc.oneof(
    fc.string({ maxLength: 60, unit: 'binary' }),
    fc.string({ maxLength: 30, unit: fc.constantFrom(...'ab &|!():*<->"\'\\-%_ORNOT'.split('')) }),
  );
  await fc.assert(
    fc.asyncProperty(odd, async (q) => {
      const answer = await visitor.call(api.listJobs, { query: { q, limit: 1 } });
      expect(answer.status).toBeLessThan(500);
    }),
    { numRuns: 500 },
  );
}, 120_000);

test('search finds title, company, skill, text and place, and filters narrow it', async () => {
  const job = await postJob(recruiter, {
    title: 'Lighthouse Keeper',
    skills: ['Lamp maintenance'],
    description: 'You watch the sea at night.',
    locations: [{ city: 'Los Angeles', state: 'California', country: 'United States' }],
    job_type: 'part_time',
  });
  const found = async (query: { q?: string; job_type?: 'part_time' | 'contract' }) => {
    const page = (await world.visitor().call(api.listJobs, { query })).body;
    expect(page.total).toBe(page.items.length);
    return page.items.map((card) => card.id);
  };
  for (const q of ['lighthouse', 'keepers', 'lamp', 'watching the sea', 'Los Angeles', '"watch the sea"'])
    expect(await found({ q })).toContain(job.id);
  expect(await found({ q: 'lighthouse -keeper' })).toEqual([]);
  expect(await found({ q: 'the' })).toEqual([]);
  expect(await found({ q: 'lighthouse', job_type: 'part_time' })).toEqual([job.id]);
  expect(await found({ q: 'lighthouse', job_type: 'contract' })).toEqual([]);
});

test('pages have no job twice and miss none while jobs are added', async () => {
  const before = (await world.visitor().call(api.listJobs, { query: { limit: 100 } })).body.items;
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await world
      .visitor()
      .call(api.listJobs, { query: { limit: 2, ...(cursor ? { cursor } : {}) } });
    seen.push(...page.body.items.map((card) => card.id));
    cursor = page.body.next_cursor ?? undefined;
    await postJob(recruiter, { title: 'Added meanwhile' });
  } while (cursor);
  expect(seen).toEqual(before.map((card) => card.id));
});

test('a cursor that is not ours is refused', async () => {
  for (const cursor of ['x', '', 'W10', Buffer.from('["fit",1,"x"]').toString('base64url')]) {
    const answer = await world.visitor().call(api.listJobs, { query: { cursor } });
    expect(answer.problem?.code).toBe('invalid_request');
  }
});

test('similar jobs ask for the same skills and leave out the job itself', async () => {
  const base = await postJob(recruiter, { skills: ['Beekeeping', 'Carpentry', 'Welding'] });
  const close = await postJob(recruiter, { skills: ['Beekeeping', 'Carpentry'] });
  const far = await postJob(recruiter, { skills: ['Welding', 'Cooking'] });
  await postJob(recruiter, { skills: ['Beekeeping'], status: 'draft' });
  const similar = await world.visitor().call(api.listSimilarJobs, { params: { id: base.id } });
  expect(similar.body.items.map((card) => card.id)).toEqual([close.id, far.id]);
});

test('pay is compared with open jobs in the same currency that ask for half of the skills at least', async () => {
  const paid = (most: number | null, skills: string[], salary_currency = 'CHF') =>
    postJob(recruiter, {
      skills,
      salary_min: null,
      salary_max: most,
      salary_currency,
      salary_interval: 'year',
    });
  const skills = ['Glass blowing', 'Kiln firing'];
  const base = await paid(60_000, skills);
  const compared = async (id: string) =>
    (await world.visitor().call(api.listSimilarJobs, { params: { id } })).body.pay;
  for (const most of [40_000, 50_000, 70_000, 80_000]) await paid(most, ['Kiln firing']);
  await paid(null, skills);
  await paid(55_000, skills, 'EUR');
  await paid(55_000, ['Engraving']);
  expect(await compared(base.id)).toBeNull();
  const own = await paid(65_000, ['Kiln firing', 'Engraving', 'Polishing', 'Packing']);
  expect(await compared(base.id)).toEqual({
    currency: 'CHF',
    own: 60_000,
    jobs: 5,
    low: 50_000,
    median: 65_000,
    high: 70_000,
  });
  // Of its four skills the others ask for one.
  expect(await compared(own.id)).toBeNull();
  expect(await compared((await paid(null, skills)).id)).toBeNull();
});

test('sample jobs are for their own company: labelled, listed to nobody else, gone in one call', async () => {
  const boss = await world.recruiter();
  const made = (await boss.call(api.createSampleJobs, {})).body.items;
  expect(made.map((row) => row.is_sample)).toEqual([true, true, true]);
  expect((await boss.call(api.createSampleJobs, {})).body.items).toEqual(made);
  const pays = await Promise.all(
    made.map(
      async (row) => (await boss.call(api.getJob, { params: { id: row.id } })).body.salary_range?.display,
    ),
  );
  expect(new Set(pays)).toEqual(
    new Set(['$120K – $150K a year', '$130K – $160K a year', '$140K – $170K a year']),
  );
  const candidate = await world.candidate();
  const [sample] = made;
  const listed = (await candidate.call(api.listJobs, { query: { limit: 100 } })).body.items;
  expect(listed.filter((card) => card.is_sample)).toEqual([]);
  expect((await candidate.call(api.getJob, { params: { id: sample?.id ?? '' } })).status).toBe(404);
  expect((await recruiter.call(api.getJob, { params: { id: sample?.id ?? '' } })).status).toBe(404);
  const { stats } = (await boss.call(api.getRecruiterDashboard, {})).body;
  expect(stats.active_jobs).toEqual({ value: 0, of: 0 });
  expect((await boss.call(api.deleteSampleJobs, {})).status).toBe(204);
  expect((await boss.call(api.listPostings, {})).body).toMatchObject({ items: [], total: 0 });
});

test('postings are mine or the team’s, by status and by page', async () => {
  const boss = await world.recruiter();
  const mate = await world.candidate();
  await world.rows("update users set role = 'recruiter' where id = $1", [mate.id]);
  await world.rows('insert into company_members (user_id, company_id) values ($1, $2)', [
    mate.id,
    boss.user?.company?.id,
  ]);
  const mine = await postJob(boss, { title: 'Mine' });
  const theirs = await postJob(mate, { title: 'Theirs', status: 'draft' });
  const titles = async (query: {
    scope?: 'mine' | 'team';
    status?: 'draft';
    cursor?: string;
    limit?: number;
  }) => (await boss.call(api.listPostings, { query })).body;
  expect((await titles({})).items).toMatchObject([{ id: mine.id, created_by_me: true, applicants: 0 }]);
  expect((await titles({ scope: 'team', status: 'draft' })).items).toMatchObject([
    { id: theirs.id, created_by_me: false },
  ]);
  const first = await titles({ scope: 'team', limit: 1 });
  const second = await titles({ scope: 'team', limit: 1, cursor: first.next_cursor ?? '' });
  expect([first, second].map((page) => [page.items[0]?.title, page.total])).toEqual([
    ['Theirs', 2],
    ['Mine', 2],
  ]);
  expect(second.next_cursor).toBeNull();
});
