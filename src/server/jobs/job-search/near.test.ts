import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import type { Person } from '../../platform/http/person.ts';
import { postJob } from '../../testing/hiring.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { sendJobAlertsTask } from '../job-alerts/tasks.ts';
import { lookUpPlacesTask } from '../jobs/place-tasks.ts';

let world: World;
let recruiter: Person;
beforeAll(async () => {
  world = await openWorld();
  recruiter = await world.recruiter('rae@acme.example');
  const at = (city: string, country: string) => ({
    salary_min: null,
    salary_max: null,
    locations: [{ city, state: '', country }],
  });
  const pay = (max: number, currency: string, interval: 'year' | 'hour') => ({
    salary_min: null,
    salary_max: max,
    salary_currency: currency,
    salary_interval: interval,
  });
  await postJob(recruiter, {
    title: 'Baker in town',
    ...at('München', 'Germany'),
    ...pay(50_000, 'EUR', 'year'),
  });
  await postJob(recruiter, {
    title: 'Baker nearby',
    ...at('Augsburg', 'Germany'),
    ...pay(30, 'EUR', 'hour'),
  });
  await postJob(recruiter, { title: 'Baker far off', ...at('Hamburg', 'Germany') });
  await postJob(recruiter, { title: 'Baker nowhere', ...at('Gotham', 'Germany') });
  await postJob(recruiter, {
    title: 'Baker from home',
    location_type: 'remote',
    ...at('', 'Germany'),
    ...pay(60_000, 'USD', 'year'),
  });
  await postJob(recruiter, {
    title: 'Baker from a French home',
    location_type: 'remote',
    ...at('', 'France'),
  });
});
afterAll(() => world.close());

type Query = Parameters<typeof ask>[0];
async function ask(query: { near?: string; radius?: number; unit?: 'km' | 'mi' } & Record<string, unknown>) {
  await world.services.jobIndex.catchUp();
  const { body } = await world.visitor().call(api.listJobs, { query: { sort: 'newest', ...query } });
  return { ...body, found: body.items.map(({ title, distance }) => [title.slice(6), distance]).toReversed() };
}

test.each<[Query, unknown[]]>([
  [
    { near: 'Munich', radius: 25 },
    [
      ['in town', 0],
      ['from home', null],
    ],
  ],
  [
    { near: 'Monaco di Baviera', radius: 100 },
    [
      ['in town', 0],
      ['nearby', 56],
      ['from home', null],
    ],
  ],
  [
    { near: 'Augsburg', radius: 36, unit: 'mi' },
    [
      ['in town', 35],
      ['nearby', 0],
      ['from home', null],
    ],
  ],
  [{ near: 'Paris', radius: 25 }, [['from a French home', null]]],
  [{ near: 'Munich', location_type: 'on_site' }, [['in town', 0]]],
])('%j finds what is near and remote work of its country', async (query, found) => {
  expect((await ask(query)).found).toEqual(found);
});

test('the nearest come first, work from home out of reach last; every page goes on where the last ended', async () => {
  const query = { near: 'Augsburg', radius: 100, limit: 1 };
  for (const who of [world.visitor(), recruiter]) {
    const found: unknown[] = [];
    let cursor: string | undefined;
    do {
      const { body } = await who.call(api.listJobs, { query: { ...query, cursor } });
      expect(body).toMatchObject({ sort: 'nearest', total: 3 });
      found.push(...body.items.map(({ title, distance }) => [title, distance]));
      cursor = body.next_cursor ?? undefined;
    } while (cursor);
    expect(found).toEqual([
      ['Baker nearby', 0],
      ['Baker in town', 56],
      ['Baker from home', null],
    ]);
  }
  const placeless = await world.visitor().call(api.listJobs, { query: { sort: 'nearest' } });
  expect(placeless.body.sort).toBe('newest');
});

test('the answer says which place was meant and what was left out for want of one', async () => {
  const answer = await ask({ near: 'munchen', radius: 50 });
  expect(answer.near).toEqual({ name: 'Munich, Germany', country: 'DE', radius: 50, unit: 'km' });
  expect(answer.left_out).toEqual({ place: 1, pay: 0, currency: 0 });
});

test('pay is compared by the year in one currency, and what states none or another is counted', async () => {
  const least = (pay: number, pay_interval: 'hour' | 'month' | 'year') =>
    ask({ q: 'baker', pay, pay_interval, currency: 'EUR' });
  expect((await least(30, 'hour')).items).toHaveLength(1);
  expect((await least(24, 'hour')).items).toHaveLength(2);
  expect((await least(5200, 'month')).items).toHaveLength(1);
  expect((await least(62_401, 'year')).items).toHaveLength(0);
  expect((await least(30, 'hour')).left_out).toEqual({ place: 0, pay: 3, currency: 1 });
  expect((await ask({ near: 'Munich', pay: 1, currency: 'EUR' })).left_out).toEqual({
    place: 0,
    pay: 0,
    currency: 1,
  });
});

test('an unknown place is refused with a likely one, in a search and in a saved one', async () => {
  const refused = await world.visitor().send('GET', '/api/jobs?near=Munihc');
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({
    errors: [{ pointer: '/near', detail: expect.stringContaining('Did you mean Munich, Germany?') }],
  });
  const candidate = await world.candidate('near@seek.example');
  const saving = (near: string) =>
    candidate.call(api.saveSearch, {
      body: { name: 'Baker', query: { q: 'baker', near }, cadence: 'daily' },
    });
  expect((await saving('Xyzzyplugh')).problem?.errors).toMatchObject([{ pointer: '/query/near' }]);
  expect((await saving('Munich')).body.query).toEqual({ q: 'baker', near: 'Munich' });
});

test('a saved search mails only what is near', async () => {
  const candidate = await world.candidate('alert@seek.example');
  const query = { q: 'glazier', near: 'Graz', radius: 50, unit: 'km' as const };
  const saved = await candidate.call(api.saveSearch, { body: { name: 'Glazier', query, cadence: 'daily' } });
  await world.rows("update saved_searches set last_sent_at = now() - interval '2 days' where id = $1", [
    saved.body.id,
  ]);
  for (const city of ['Graz', 'Wien'])
    await postJob(recruiter, {
      title: `Glazier of ${city}`,
      locations: [{ city, state: '', country: 'Austria' }],
    });
  await world.rows(
    "update job_posting set published_at = now() - interval '1 day' where title like 'Glazier%'",
  );
  await sendJobAlertsTask.run({}, world.services);
  const mails = await world.rows<{ text: string }>(
    "select to_jsonb(m)::text as text from mails m where to_jsonb(m)::text like '%alert@seek.example%'",
  );
  expect(mails.map(({ text }) => [text.includes('of Graz'), text.includes('of Wien')])).toContainEqual([
    true,
    false,
  ]);
});

test('jobs of before are looked up, and only they', async () => {
  const { id } = await postJob(recruiter, {
    title: 'Miller',
    locations: [{ city: 'Lyon', state: '', country: '' }],
  });
  await world.rows('update job_posting set place_keys = null where id = $1', [id]);
  await world.rows("update job_posting set place_keys = '{1}' where title = 'Baker nowhere'");
  await lookUpPlacesTask.run({}, world.services);
  const keys = await world.rows('select place_keys from job_posting where id = $1 or title = $2', [
    id,
    'Baker nowhere',
  ]);
  expect(keys).toEqual(expect.arrayContaining([{ place_keys: ['2996944'] }, { place_keys: ['1'] }]));
  await world.rows("update job_posting set place_keys = '{}' where title = 'Baker nowhere'");
});

test('towns are offered by what is typed, in the reader’s language', async () => {
  const answer = await world
    .visitor()
    .send('GET', '/api/places?q=Koel', { headers: { 'accept-language': 'de' } });
  expect(await answer.json()).toMatchObject({
    items: expect.arrayContaining([{ id: '2886242', name: 'Köln, Deutschland' }]),
  });
});
