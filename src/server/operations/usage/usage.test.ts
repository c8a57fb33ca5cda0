import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import { setRole } from '../../identity/auth/queries.ts';
import type { Person } from '../../platform/http/person.ts';
import { plainJob, uploadResume } from '../../testing/hiring.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { openCallJournal } from './call-journal.ts';
import { saveCalls } from './queries.ts';
import { sumUsageTask } from './tasks.ts';
import { dayMs } from '../../../api/platform/durations.ts';

let world: World;
let staff: Person;
const log = pino({ level: 'silent' });

beforeAll(async () => {
  world = await openWorld();
  staff = await world.candidate('staff@usage.example');
  await setRole(world.services.database, 'staff@usage.example', 'internal');
});
afterAll(() => world.close());

const days = async (range?: '7' | '90') =>
  (await staff.call(api.listUsageDays, range ? { query: { days: range } } : {})).body.items;
const total = async (kind: 'api_calls' | 'user_signups' | 'job_postings' | 'resume_uploads' | 'llm_tokens') =>
  (await days('90')).reduce((sum, day) => sum + day[kind], 0);
const counted = async (sql: string) =>
  Number((await world.rows<{ n: string }>(`select (${sql}) as n`))[0]?.n);

test('the totals are what the records say', async () => {
  const published = 'select count(*) from job_posting where published_at is not null and not is_sample';
  /** How many more are told than there are records: those of the deleted. */
  const gone = async () => [
    (await total('user_signups')) - (await counted('select count(*) from users')),
    (await total('job_postings')) - (await counted(published)),
    (await total('resume_uploads')) - (await counted('select count(*) from resume_metadata')),
  ];
  const [before, posted] = [await gone(), await total('job_postings')];
  const recruiter = await world.recruiter();
  const candidate = await world.candidate();
  await recruiter.call(api.createJob, { body: plainJob });
  const draft = await recruiter.call(api.createJob, { body: { ...plainJob, status: 'draft' } });
  await recruiter.call(api.createSampleJobs, {});
  await uploadResume(candidate, ['SQL']);
  expect(await total('job_postings')).toBe(posted + 1);
  expect(await gone()).toEqual(before);
  const { id, version } = draft.body;
  await recruiter.call(api.updateJob, { params: { id }, body: { version, value: plainJob } });
  expect(await total('job_postings')).toBe(posted + 2);
  // Published once: an edit is no posting, and a job that a candidate found elsewhere is one.
  await recruiter.call(api.updateJob, { params: { id }, body: { version: version + 1, value: plainJob } });
  const found = {
    title: 'Clerk',
    description: 'Paper.',
    skills: ['Paper'],
    job_url: null,
    employer_name: 'Elsewhere',
  };
  await candidate.call(api.addJob, { body: found });
  expect(await total('job_postings')).toBe(posted + 3);
  expect(await gone()).toEqual(before);
});

test('what is deleted later was used all the same, also when old rows are added up', async () => {
  const before = await total('user_signups');
  for (let n = 1; n <= 3; n++) await world.candidate(`old-${n}@usage.example`);
  await world.rows("delete from users where email like 'old-%@usage.example'");
  expect(await total('user_signups')).toBe(before + 3);
  await world.rows(
    `update usage_counts set hour = hour - interval '20 days'
      where kind = 'user_signups'
        and source in (select source from usage_counts where kind = 'user_signups' limit 3)`,
  );
  const rows = () =>
    counted(
      "select count(*) from usage_counts where kind = 'user_signups' and hour < now() - interval '3 days'",
    );
  expect(await rows()).toBe(3);
  await sumUsageTask.run({}, world.services);
  expect(await rows()).toBe(1);
  await sumUsageTask.run({}, world.services);
  expect(await total('user_signups')).toBe(before + 3);
  const lately = (await days('7')).reduce((sum, day) => sum + day.user_signups, 0);
  expect(lately).toBe(before);
});

test('every call of the API counts, many at once and refused ones too', async () => {
  const before = await total('api_calls');
  const visitor = world.visitor();
  await Promise.all(Array.from({ length: 300 }, () => visitor.send('GET', '/api/llm-models')));
  // The reading itself is a call.
  expect(await total('api_calls')).toBe(before + 301);
  const overview = (await staff.call(api.getPlatformOverview, {})).body;
  expect(overview.api_calls_24h).toBe(before + 302);
});

test('days are of UTC, without gaps, the newest first', async () => {
  const list = await days();
  expect(list).toHaveLength(30);
  expect(await days('7')).toHaveLength(7);
  expect(list[0]?.date).toBe(new Date().toISOString().slice(0, 10));
  const distances = list.slice(1).map((day, at) => Date.parse(list[at]?.date ?? '') - Date.parse(day.date));
  expect(new Set(distances)).toEqual(new Set([dayMs]));
});

test('a process that is cut off loses no call, and counts none twice', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tenon-calls-'));
  let time = Date.parse('2026-03-01T23:59:59Z');
  const now = () => new Date(time);
  const keep = (counts: Parameters<typeof saveCalls>[1]) => saveCalls(world.services.database, counts);
  const stored = (day: string) =>
    counted(
      `select coalesce(sum(amount), 0) from usage_counts where kind = 'api_calls' and (hour at time zone 'UTC')::date = '${day}'`,
    );
  const cutOff = await openCallJournal(folder, keep, { now, log });
  for (let call = 0; call < 5; call += 1) cutOff.count();
  await cutOff.flush();
  time += 2000;
  for (let call = 0; call < 3; call += 1) cutOff.count();
  expect([await stored('2026-03-01'), await stored('2026-03-02')]).toEqual([5, 0]);
  // It is never closed: the next process finds what it left.
  const next = await openCallJournal(folder, keep, { now, log });
  expect([await stored('2026-03-01'), await stored('2026-03-02')]).toEqual([5, 3]);
  next.count();
  await next.close();
  await (await openCallJournal(folder, keep, { now, log })).close();
  expect([await stored('2026-03-01'), await stored('2026-03-02')]).toEqual([5, 4]);
  await cutOff.close();
  expect(readdirSync(folder)).toEqual([]);
});

test('while the database is away calls wait, and are told once it is back', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tenon-calls-'));
  const told: number[] = [];
  let away = true;
  const keep = async (counts: { calls: number }[]) => {
    if (away && counts.length > 0) throw new Error('away');
    told.push(...counts.map(({ calls }) => calls));
  };
  const journal = await openCallJournal(folder, keep, { now: () => new Date(), log });
  journal.count();
  await expect(journal.flush()).rejects.toThrow('away');
  journal.count();
  away = false;
  await journal.close();
  expect(told.at(-1)).toBe(2);
});
