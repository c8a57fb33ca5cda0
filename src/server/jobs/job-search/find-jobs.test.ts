import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { api } from '../../../api/index.ts';
import { parseSearch, toTsquery } from '../../../engine/search/search-text.ts';
import { lexemesOf, plainWords } from '../../../engine/search/search-terms.ts';
import { demoJobs } from '../../operations/demo/data.ts';
import type { Person } from '../../platform/http/person.ts';
import { postJob } from '../../testing/hiring.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { findJobs } from './find-jobs.ts';
import { fromHome, type Reach } from '../../../engine/places/place-keys.ts';
import type { Asked } from './jobs-in-database.ts';
import { findSimilarJobs } from './similar-jobs.ts';
import { dayMs } from '../../../api/platform/durations.ts';

const isSecondDatabase = Boolean(process.env.TEST_DATABASE_URL) && !inject('testDatabaseUrl');
let world: World;
let recruiter: Person;
let candidate: Person;
beforeAll(async () => {
  world = await openWorld();
  recruiter = await world.recruiter('rae@acme.example');
  candidate = await world.candidate();
  await insertJobs(600);
  const some = await world.rows<{ id: string }>('select id from job_posting order by id limit 40');
  for (const { id } of some)
    await world.rows('insert into hidden_jobs (user_id, job_id) values ($1, $2)', [candidate.id, id]);
  // Scored: some of the hidden ones, and some that are not.
  await world.rows(
    `insert into fit_score (candidate_id, job_id, skill_overlap, tailored_bullet_count, fit, result, job_version, computed_at)
     select $1, id, (row_number() over (order by id) % 96)::int, 1, 0.5, '{}', 1, now() from (select id from job_posting order by id offset 30 limit 60) as j`,
    [candidate.id],
  );
  await world.services.jobIndex.start();
}, 60_000);
afterAll(() => world.close());

const titles = [
  'Night Nurse',
  'Senior C++ Engineer',
  'Engineering Lead',
  'Café Cook',
  'Data Analyst',
  'Welder',
  'C# Developer',
];
const texts = [
  'You run the ward at night.',
  'You cook for nurses, and engineers.',
  'Node.js, front-end & APIs',
  'Analysing data',
  '',
];
const places = [
  ['Berlin', 'Germany'],
  ['São Paulo', 'Brazil'],
  ['Los Angeles', 'United States'],
  ['Lyon', 'France'],
];
const vocabulary = [...titles, ...texts, ...places.flat()]
  .flatMap((text) => text.split(' '))
  .filter((word) => word !== '');

async function insertJobs(count: number): Promise<void> {
  let seed = 7;
  const pick = <T>(list: readonly T[]): T => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    const item = list[Math.floor((seed / 2_147_483_648) * list.length)];
    if (item === undefined) throw new Error('Nothing to pick from.');
    return item;
  };
  for (let index = 0; index < count; index++) {
    const [city, country] = pick(places);
    const pay = pick([null, 20, 45_000, 45_000, 90_000]);
    await world.rows(
      `insert into job_posting (id, company_id, employer_name, title, description, skills, desired_skills, skill_ids, job_type,
         location_type, locations, place_keys, in_new_york, salary_max, salary_currency, salary_interval, status, created_at, expires_at)
       values (gen_random_uuid(), $1, $2, $3, $4, $5, '{}', $5, $6, $7, $8::jsonb, $15, false, $9, $10, $11, $12,
         now() - $13::int * interval '1 hour', case when $14 then now() - interval '1 day' end)`,
      [
        recruiter.user?.company?.id,
        pick(['Acme', 'Hilltop Clinic']),
        pick(titles),
        `${pick(texts)} ${pick(texts)}`,
        pick([['SQL'], ['Nursing', 'Triage'], ['Go', 'SQL']]),
        pick(['full_time', 'contract', 'internship']),
        pick(['on_site', 'remote']),
        JSON.stringify([{ city, state: '', country }]),
        pay,
        pick(['EUR', 'USD']),
        pay === 20 ? 'hour' : 'year',
        pick(['open', 'open', 'open', 'closed', 'draft']),
        Math.floor(index / 3),
        pick([false, false, false, true]),
        pick([null, [], ['1'], ['2', '3'], ['DE'], ['*']]),
      ],
    );
  }
}

const word = fc.oneof(
  fc.constantFrom(...vocabulary),
  fc.constantFrom(
    'enginer',
    'nigt',
    'nurs',
    'eng',
    'c++',
    'c#',
    'café',
    'cafe',
    'the',
    'xyzzy',
    'analizing',
    'SÃO',
  ),
);
const typed = fc.oneof(
  word,
  fc.tuple(word, word).map((pair) => pair.join(' ')),
  fc.tuple(word, word).map(([a, b]) => `${a} -${b}`),
  fc.tuple(word, word).map(([a, b]) => `${a} or ${b}`),
  fc.tuple(word, word).map(([a, b]) => `"${a} ${b}"`),
);
const reach: Reach[] = [
  { key: '3', kilometres: 0.1 },
  { key: '1', kilometres: 12.345_678_9 },
  { key: 'DE', kilometres: fromHome },
  { key: '*', kilometres: fromHome },
];
const questions = fc.record({
  q: fc.option(typed, { nil: undefined }),
  jobType: fc.constantFrom(undefined, undefined, 'full_time' as const, 'contract' as const),
  locationType: fc.constantFrom(undefined, undefined, 'remote' as const),
  country: fc.constantFrom(undefined, undefined, 'Germany', 'Nowhere'),
  pay: fc.constantFrom(undefined, undefined, { least: 41_600, currency: 'EUR' }),
  near: fc.constantFrom(undefined, undefined, reach),
  days: fc.constantFrom(undefined, undefined, 3),
  sort: fc.constantFrom('newest' as const, 'pay' as const, 'fit' as const, 'nearest' as const),
  isCandidate: fc.boolean(),
});

test('the index and the database find the same top 50, counts, facets and corrections, page by page', async () => {
  const now = new Date();
  expect(world.services.jobIndex.current).not.toBeNull();
  await fc.assert(
    fc.asyncProperty(questions, async ({ days, isCandidate, ...rest }) => {
      const asked: Asked = {
        ...rest,
        since: days === undefined ? undefined : new Date(now.getTime() - days * dayMs),
        candidateId: isCandidate ? candidate.id : null,
        now,
        limit: 25,
        cursor: undefined,
      };
      const database = { ...world.services, jobIndex: { ...world.services.jobIndex, current: null } };
      const ours = await findJobs(world.services, asked);
      expect(ours).toEqual(await findJobs(database, asked));
      if (ours.next_cursor === null) return;
      const next = { ...asked, cursor: ours.next_cursor };
      expect(await findJobs(world.services, next)).toEqual(await findJobs(database, next));
    }),
    // Where both databases are tried, most questions are asked of the quicker one.
    { numRuns: isSecondDatabase ? 50 : 250 },
  );
}, 120_000);

test('the index and the database find the same similar jobs and the same pay, and nothing that the person has hidden', async () => {
  const now = new Date();
  const database = { ...world.services, jobIndex: { ...world.services.jobIndex, current: null } };
  const jobs = await world.rows<{ id: string }>(
    "select id from job_posting where skills && '{SQL,Triage}' order by md5(id::text) limit 60",
  );
  const hidden = await world.rows<{ job_id: string }>('select job_id from hidden_jobs');
  let paid = 0;
  for (const { id } of jobs) {
    const found = await findSimilarJobs(world.services, id, { candidateId: candidate.id, now });
    expect(found).toEqual(await findSimilarJobs(database, id, { candidateId: candidate.id, now }));
    expect(found.items).toHaveLength(5);
    expect(hidden.map((row) => row.job_id)).not.toContain(found.items[0]?.id);
    if (found.pay) paid++;
  }
  expect(paid).toBeGreaterThan(10);
});

test('words are cut and stemmed as the database does it', async () => {
  const samples = [
    ...demoJobs.map((job) => `${job.title} ${job.description} ${job.skills.join(' ')}`),
    ...titles,
    ...texts,
    'ÀÉÎÕÜ Łódź smørrebrød naïve don’t O’Neill rock-n-roll re:invent 3D 2024 a_b "x" e.g. www.example.com/a?b=1 mail@x.org',
    'skies dying gently news generously communities hopping hoping controlled relational rationalization happiness agreed bled',
  ];
  for (const text of samples) {
    const [row] = await world.rows<{ lexemes: string[] }>(
      "select tsvector_to_array(to_tsvector('english', plain_words($1))) as lexemes",
      [text],
    );
    expect(lexemesOf(text).toSorted()).toEqual(row?.lexemes.toSorted());
  }
});

test('the database takes every search as the parser words it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ unit: 'binary', maxLength: 40 }), { maxLength: 200 }),
      async (searches) => {
        const queries = searches
          .flatMap((q) => parseSearch(q))
          .flatMap(({ all, none }) => [...all, ...none].map(toTsquery));
        await world.rows('select q::tsquery from unnest($1::text[]) as q', [queries]);
      },
    ),
    { numRuns: 40 },
  );
});

test('a job is found as soon as it is committed, changed when it is changed, and gone when it is closed', async () => {
  const ask = async (q: string) => {
    await world.services.jobIndex.catchUp();
    return (await world.visitor().call(api.listJobs, { query: { q } })).body;
  };
  const job = await postJob(recruiter, { title: 'Lighthouse Keeper' });
  expect((await ask('lighthouse')).items.map((card) => card.id)).toEqual([job.id]);
  expect((await ask('lighthose')).replaced).toEqual([
    { typed: 'lighthose', instead: ['lighthouse'], kind: 'spelling' },
  ]);
  await world.rows("update job_posting set title = 'Beacon Warden' where id = $1", [job.id]);
  expect((await ask('beacon')).total).toBe(1);
  expect((await ask('"lighthouse"')).total).toBe(0);
  await world.rows("update job_posting set status = 'closed' where id = $1", [job.id]);
  expect((await ask('"beacon"')).total).toBe(0);
  await world.rows("update job_posting set status = 'open' where id = $1", [job.id]);
  expect((await ask('beacon')).total).toBe(1);
  await world.rows('delete from job_posting where id = $1', [job.id]);
  expect((await ask('"beacon"')).total).toBe(0);
});

test('a change that commits late is not passed over', async () => {
  const { database, jobIndex } = world.services;
  if (database.kind === 'embedded') return;
  let job = '';
  await database.transact(async () => {
    job = (await postJob(recruiter, { title: 'Latecomer' })).id;
    await jobIndex.catchUp();
  });
  await jobIndex.catchUp();
  const found = await world.visitor().call(api.listJobs, { query: { q: 'latecomer' } });
  expect(found.body.items.map((card) => card.id)).toEqual([job]);
});

test('words are kept plain', () => {
  expect(plainWords('C++ & C#: Café "Æther" \ud800')).toEqual(['cplusplus', 'csharp', 'cafe', 'æther']);
});
