import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ReportPeriod, reportPeriods } from '../../../api/hiring/report-periods.ts';
import { api } from '../../../api/index.ts';
import { dayMs } from '../../../api/platform/durations.ts';
import type { Person } from '../../platform/http/person.ts';
import { applicant, colleagueOf, crowd, moveTo, rowOf } from '../../testing/applicants.ts';
import { openWorld, type World } from '../../testing/world.ts';

let clock = Date.parse('2026-11-28T12:00:00Z');
let world: World;
let owner: Person;
let ids: string[];
beforeAll(async () => {
  world = await openWorld({ now: () => new Date(clock) });
  owner = await world.recruiter('ola@periods.example');
  const { id } = await applicant(world, owner);
  ids = [id, ...(await crowd(world, id, 59))];
  await world.settle();
});
afterAll(() => world.close());
beforeEach(() => world.rows("update sessions set expires_at = '2099-01-01'"));

const named = reportPeriods.filter((period) => period !== 'own');
/** Where the company `zone` counts from, by the clock there, of each period and the one before it; `l` is the present there. */
const bounds: Record<
  Exclude<ReportPeriod, 'own'>,
  [from: string, to: string, before: string, beforeTo: string]
> = {
  this_month: monthly('month', '1 month', true),
  last_month: monthly('month', '1 month', false),
  this_quarter: monthly('quarter', '3 months', true),
  last_quarter: monthly('quarter', '3 months', false),
  this_year: monthly('year', '1 year', true),
  last_year: monthly('year', '1 year', false),
};

function monthly(unit: string, length: string, goesOn: boolean): [string, string, string, string] {
  const start = `date_trunc('${unit}', l)`;
  return goesOn
    ? [start, 'l', `${start} - interval '${length}'`, `l - interval '${length}'`]
    : [
        `${start} - interval '${length}'`,
        start,
        `${start} - 2 * interval '${length}'`,
        `${start} - interval '${length}'`,
      ];
}

async function setZone(zone: string) {
  const { version, name } = (await owner.call(api.getCompany, {})).body;
  const value = { name, website: '', description: '', time_zone: zone };
  expect((await owner.call(api.updateCompany, { body: { version, value } })).body.time_zone).toBe(zone);
}

/** Spreads the applications over two years before the present, most of them within a second of where a month begins in the zone. */
async function spread(zone: string) {
  await world.rows(
    `update applications a set created_at = case when n % 3 = 0 then $3::timestamptz - n * interval '11 days 7 hours'
              else ((date_trunc('month', $3::timestamptz at time zone $2) - (n / 3) * interval '1 month') at time zone $2)
                   + (n % 5 - 2) * interval '0.4 seconds' end, answered_at = null, stage_since = $3
       from unnest($1::uuid[]) with ordinality u(id, n) where a.id = u.id`,
    [ids, zone, new Date(clock)],
  );
  await world.rows(
    "update applications set answered_at = created_at + interval '3 days' where created_at < $1::timestamptz - interval '3 days'",
    [new Date(clock)],
  );
}

/** How many came in and were first answered between two times by the clock of the zone. */
async function countedIn(zone: string, [from, to]: [string, string]): Promise<number[]> {
  const [row] = await world.rows<{ applied: number; answered: number }>(
    `with present as (select $2::timestamptz at time zone $1 as l), span as (select ${from} as a, ${to} as b from present)
     select (count(*) filter (where x.created_at at time zone $1 >= s.a and x.created_at at time zone $1 < s.b))::int as applied,
            (count(*) filter (where x.answered_at at time zone $1 >= s.a and x.answered_at at time zone $1 < s.b))::int as answered
       from applications x, span s`,
    [zone, new Date(clock)],
  );
  return [row?.applied ?? -1, row?.answered ?? -1];
}

test.each([
  ['America/New_York', '2026-11-10T15:00:00Z'],
  ['America/New_York', '2026-03-20T03:30:00Z'],
  ['Europe/Berlin', '2026-03-31T22:00:01Z'],
  ['Europe/Berlin', '2028-03-01T12:00:00Z'],
  ['Asia/Kolkata', '2027-12-31T18:30:01Z'],
  ['Pacific/Auckland', '2028-02-27T11:00:01Z'],
  ['America/St_Johns', '2026-12-31T03:29:59Z'],
])('in %s at %s, each period counts what SQL counts by the clock there', async (zone, at) => {
  clock = Date.parse(at);
  await setZone(zone);
  await spread(zone);
  let seen = 0;
  for (const period of named) {
    const { body } = await owner.call(api.getHiringFigures, { query: { period } });
    const of = (rows: typeof body.now) =>
      ['applied', 'answered'].map((name) => rows.find(({ figure }) => figure === name)?.count);
    const [from, to, before, beforeTo] = bounds[period];
    expect([period, of(body.now)]).toEqual([period, await countedIn(zone, [from, to])]);
    expect([period, of(body.before)]).toEqual([period, await countedIn(zone, [before, beforeTo])]);
    expect(body.calendar).toMatchObject({ period, time_zone: zone, so_far: period.startsWith('this') });
    // Each count opens as many people, and the overview counts the same.
    for (const [counted_from, counted_to, count] of [
      [body.from, body.to, of(body.now)[0]],
      [body.before_from, body.before_to, of(body.before)[0]],
    ] as const) {
      const query = { counted: 'applied' as const, counted_from, counted_to };
      expect((await owner.call(api.listApplicants, { query })).body.total).toBe(count);
    }
    const report = (await owner.call(api.getHiringReport, { query: { period } })).body;
    expect([report.funnel[0]?.count, report.before.funnel[0]?.count]).toEqual([
      of(body.now)[0],
      of(body.before)[0],
    ]);
    expect(report.calendar).toEqual(body.calendar);
    seen += of(body.now)[0] ?? 0;
  }
  expect(seen).toBeGreaterThan(20);
});

test('two dates of one’s own count their days by the clock of the company, and moves by when they were made', async () => {
  clock = Date.parse('2026-11-28T12:00:00Z');
  await setZone('America/New_York');
  const at = (id: string | undefined, instant: string) =>
    world.rows('update applications set created_at = $2, answered_at = null where id = $1', [id, instant]);
  await world.rows("update applications set created_at = '2020-01-01', answered_at = null");
  // The last moment of 31 October, the first and the last of the 1st of November, which has 25 hours there, and the first of the 2nd.
  await at(ids[0], '2026-11-01T03:59:59.9995Z');
  await at(ids[1], '2026-11-01T04:00:00Z');
  await at(ids[2], '2026-11-02T04:59:59.9995Z');
  await at(ids[3], '2026-11-02T05:00:00Z');
  const query = { period: 'own' as const, first_day: '2026-11-01', last_day: '2026-11-01' };
  const { body } = await owner.call(api.getHiringFigures, { query });
  const applied = (rows: typeof body.now) => rows.find(({ figure }) => figure === 'applied')?.count;
  expect([applied(body.now), applied(body.before)]).toEqual([2, 1]);
  expect([body.from, body.to]).toEqual(['2026-11-01T04:00:00.000Z', '2026-11-02T05:00:00.000Z']);
  expect(body.calendar?.so_far).toBe(false);
  // Who waits in a stage is known of the present alone.
  const { time_in_stage: past } = (await owner.call(api.getHiringReport, { query })).body;
  expect(past.map(({ waiting }) => waiting)).toEqual([null, null, null, null]);
  const present = (await owner.call(api.getHiringReport, { query: { period: 'this_month' } })).body;
  expect(present.time_in_stage[0]?.waiting).toBe(ids.length);

  const { version } = await rowOf(owner, ids[1] ?? '');
  await moveTo(owner, ids[1] ?? '', version, 'interview');
  const days = await world.rows<{ day: string }>(
    `select ((e.at at time zone 'America/New_York')::date + d)::text as day
       from events e, generate_series(-1, 1) d where e.action = 'application.moved' order by d`,
  );
  clock = Date.now() + 3 * dayMs;
  const ended: unknown[] = [];
  for (const { day } of days) {
    const onDay = { period: 'own' as const, first_day: day, last_day: day };
    ended.push((await owner.call(api.getHiringReport, { query: onDay })).body.time_in_stage[0]?.ended);
  }
  expect(ended).toEqual([0, 1, 0]);
});

test('a period that makes no sense is refused', async () => {
  const ask = async (query: { period?: ReportPeriod; first_day?: string; last_day?: string }) => {
    const { status, problem } = await owner.call(api.getHiringFigures, { query });
    return status === 200 ? status : [status, problem?.errors?.[0]?.pointer, problem?.errors?.[0]?.detail];
  };
  const [first_day, last_day] = ['2026-11-01', '2026-11-30'];
  expect(await ask({ period: 'own', first_day, last_day })).toBe(200);
  const both = [400, '/period', 'Choose both dates for a period of your own.'];
  expect(await ask({ period: 'own' })).toEqual(both);
  expect(await ask({ period: 'own', first_day })).toEqual(both);
  expect(await ask({ period: 'own', last_day })).toEqual(both);
  expect(await ask({ period: 'this_month', first_day, last_day })).toEqual(both);
  expect(await ask({ first_day, last_day })).toEqual(both);
  expect(await ask({ period: 'own', first_day: last_day, last_day: first_day })).toEqual([
    400,
    '/last_day',
    'The last day is before the first one.',
  ]);
  expect(await ask({ period: 'own', first_day: '2024-01-01', last_day: '2026-12-31' })).toBe(200);
  expect(await ask({ period: 'own', first_day: '2024-01-01', last_day: '2027-01-01' })).toEqual([
    400,
    '/last_day',
    'Choose at most 1,096 days.',
  ]);
});

test('a company counts days where its first owner is, until it says where; who is not its owner does not', async () => {
  const founder = await world.recruiter('fay@periods.example');
  const zone = async () => (await founder.call(api.getCompany, {})).body.time_zone;
  await world.rows('delete from account_settings where user_id = $1', [founder.id]);
  expect(await zone()).toBe('UTC');
  const settings = { version: 0, value: { locale: null, time_zone: 'Asia/Tokyo' } };
  await founder.call(api.saveAccountSettings, { body: settings });
  expect(await zone()).toBe('Asia/Tokyo');
  const mate = await colleagueOf(world, founder, 'mel@periods.example');
  const { version, name } = (await founder.call(api.getCompany, {})).body;
  const body = { version, value: { name, website: '', description: '', time_zone: 'Europe/Paris' } };
  expect((await mate.call(api.updateCompany, { body })).status).toBe(403);
  expect((await founder.call(api.updateCompany, { body })).body.time_zone).toBe('Europe/Paris');
  // Left out, it stays.
  const { time_zone: _zone, ...value } = body.value;
  const kept = await founder.call(api.updateCompany, { body: { version: version + 1, value } });
  expect(kept.body.time_zone).toBe('Europe/Paris');
  const wrong = { ...body, version: version + 2, value: { ...body.value, time_zone: 'Mars/Base' } };
  expect((await founder.call(api.updateCompany, { body: wrong })).problem?.errors?.[0]?.pointer).toBe(
    '/value/time_zone',
  );
});
