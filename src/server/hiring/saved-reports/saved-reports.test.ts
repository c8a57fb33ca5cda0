import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import type { SavedReportSearch } from '../../../api/hiring/saved-reports.ts';
import { dayMs, minuteMs } from '../../../api/platform/durations.ts';
import type { Person } from '../../platform/http/person.ts';
import { applicant, colleagueOf } from '../../testing/applicants.ts';
import { someId } from '../../testing/request-bodies.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { mailReport } from './mail-commands.ts';
import { sendReportsTask } from './tasks.ts';

type Mail = {
  to_address: string;
  subject: string;
  text: string;
  unsubscribe: string;
  attachment: { text: string };
};

/** A Saturday. */
const start = Date.parse('2026-11-28T12:00:00Z');
let clock = start;
let world: World;
let recruiter: Person;
let mate: Person;
let manager: Person;
let jobId: string;
beforeAll(async () => {
  world = await openWorld({ now: () => new Date(clock) });
  recruiter = await world.recruiter('rae@saved-reports.example');
  mate = await colleagueOf(world, recruiter, 'mo@saved-reports.example');
  manager = await colleagueOf(world, recruiter, 'hal@saved-reports.example', 'hiring_manager');
  ({ jobId } = await applicant(world, recruiter));
  await world.rows('update applications set created_at = $1', [new Date(start - dayMs)]);
});
afterAll(() => world.close());
beforeEach(async () => {
  clock = start;
  await world.rows('delete from saved_reports');
  await world.rows('delete from mails');
  await world.rows("update sessions set expires_at = '2027-06-01'");
});

const keep = async (person: Person, name: string, shared = false, search: SavedReportSearch = {}) =>
  (await person.call(api.saveReport, { body: { name, shared, search } })).body;
const names = async (person: Person) =>
  (await person.call(api.listSavedReports, {})).body.items.map(
    ({ name, is_mine, mail }) => `${name}${is_mine ? ' mine' : ''}${mail ? ` ${mail.cadence}` : ''}`,
  );
const mailTo = (person: Person, id: string, weekday: number | null = 1) =>
  person.call(api.setReportMail, {
    params: { id },
    body: { mail: weekday === null ? null : { cadence: 'weekly', weekday } },
  });

/** Has what is due mailed at a time, and answers all reports that were mailed. */
async function mailed(at: string): Promise<Mail[]> {
  clock = Date.parse(at);
  await sendReportsTask.run({}, world.services);
  await world.settle();
  return world.rows<Mail>("select * from mails where kind = 'hiring_report' order by created_at, to_address");
}

test('a report is kept for oneself or the company, changed and deleted by its owner alone, and had back for ten minutes', async () => {
  const own = await keep(recruiter, 'Own');
  const shared = await keep(recruiter, 'Shared', true, { days: '90', job: jobId, compare: 'year' });
  expect(shared).toMatchObject({
    is_mine: true,
    search: { days: '90', job: jobId, compare: 'year' },
    mail: null,
  });
  expect(await names(recruiter)).toEqual(['Own mine', 'Shared mine']);
  expect(await names(mate)).toEqual(['Shared']);
  // A hiring manager who is not on that job's team is told of no report about it.
  expect(await names(manager)).toEqual([]);
  const ofJob = { body: { name: 'Not theirs', shared: false, search: { job: jobId } } };
  expect((await manager.call(api.saveReport, ofJob)).status).toBe(404);
  for (const search of [{ member: someId }, { department: someId }, { job: someId }])
    expect(
      (await recruiter.call(api.saveReport, { body: { name: 'Odd', shared: false, search } })).status,
    ).toBe(404);

  const change = (person: Person, version: number, name: string) =>
    person.call(api.changeSavedReport, {
      params: { id: shared.id },
      body: { version, value: { name, shared: true, search: {} } },
    });
  expect((await change(mate, 1, 'Taken')).status).toBe(404);
  expect((await change(recruiter, 2, 'Late')).problem?.current).toMatchObject({ name: 'Shared', version: 1 });
  expect((await change(recruiter, 1, 'Renamed')).body).toMatchObject({
    name: 'Renamed',
    search: {},
    version: 2,
  });
  expect(await names(manager)).toEqual(['Renamed']);

  const params = { id: own.id };
  expect((await mate.call(api.deleteSavedReport, { params })).status).toBe(404);
  await mailTo(recruiter, own.id);
  await recruiter.call(api.deleteSavedReport, { params });
  expect(await names(recruiter)).toEqual(['Renamed mine']);
  expect((await mate.call(api.restoreSavedReport, { params })).status).toBe(404);
  clock += 9 * minuteMs;
  expect((await recruiter.call(api.restoreSavedReport, { params })).body.mail?.cadence).toBe('weekly');
  await recruiter.call(api.deleteSavedReport, { params });
  clock += 11 * minuteMs;
  expect((await recruiter.call(api.restoreSavedReport, { params })).status).toBe(404);
  clock += dayMs;
  await sendReportsTask.run({}, world.services);
  expect(await world.rows('select name from saved_reports')).toEqual([{ name: 'Renamed' }]);
});

test('a report comes by mail once on its day, to whoever asked for it, with the figures of its page', async () => {
  const report = await keep(recruiter, 'Weekly', true, { days: '7' });
  await recruiter.call(api.saveAccountSettings, {
    body: { version: 0, value: { locale: 'de-DE', time_zone: 'Europe/Berlin' } },
  });
  expect((await mailTo(recruiter, report.id)).body.mail).toEqual({
    cadence: 'weekly',
    weekday: 1,
    next_at: '2026-11-30T07:00:00.000Z',
  });
  await mate.call(api.setReportMail, { params: { id: report.id }, body: { mail: { cadence: 'monthly' } } });
  expect(await mailed('2026-11-30T06:59:00Z')).toEqual([]);
  const [mail, ...others] = await mailed('2026-11-30T07:05:00Z');
  expect([mail?.to_address, others]).toEqual(['rae@saved-reports.example', []]);
  expect(mail?.subject).toBe('Weekly: Zahlen vom 30. November 2026');
  expect(mail?.text).toContain('Bewerbungen: 1\n');
  expect(mail?.text).toContain('verglichen mit den 7 Tagen davor');
  expect(mail?.attachment.text).toContain('Alle Kennzahlen\n');

  // What the link opens is the page as it was: who applies later is not in it.
  const later = await applicant(world, recruiter, { jobId });
  const afterwards = new Date(clock + minuteMs);
  await world.rows('update applications set created_at = $2 where id = $1', [later.id, afterwards]);
  clock += 2 * minuteMs;
  const link = new URL(/https?:\S+reports\?\S+/.exec(mail?.text ?? '')?.[0] ?? '');
  expect(link.searchParams.get('report')).toBe(report.id);
  const applied = async (until?: string) => {
    const query = { days: '7' as const, scope: 'team' as const, ...(until && { until }) };
    const figures = (await recruiter.call(api.getHiringFigures, { query })).body;
    const { funnel } = (await recruiter.call(api.getHiringReport, { query })).body;
    return [figures.now.find((row) => row.figure === 'applied')?.count, funnel[0]?.count];
  };
  expect(await applied()).toEqual([2, 2]);
  expect(await applied(link.searchParams.get('until') ?? '')).toEqual([1, 1]);
  expect(mail?.attachment.text).toContain('Bewerbungen,1,0,,\n');

  expect(await mailed('2026-11-30T07:30:00Z')).toHaveLength(1);
  const first = await mailed('2026-12-01T08:00:00Z');
  expect(first.map(({ to_address: to }) => to)).toEqual([
    'rae@saved-reports.example',
    'mo@saved-reports.example',
  ]);
  // After three weeks without the program, one comes, not three.
  expect(await mailed('2026-12-22T09:00:00Z')).toHaveLength(3);
  expect((await recruiter.call(api.listSavedReports, {})).body.items[0]?.mail?.next_at).toBe(
    '2026-12-28T07:00:00.000Z',
  );
});

test('a report of last month comes on the first with that whole month, in the time zone of the company, and opens as it was', async () => {
  const company = (await recruiter.call(api.getCompany, {})).body;
  const value = { name: company.name, website: '', description: '', time_zone: 'America/New_York' };
  await recruiter.call(api.updateCompany, { body: { version: company.version, value } });
  // It came on 30 November there, when it was December in Berlin.
  await world.rows("update applications set created_at = '2026-12-01T03:00:00Z'");
  const report = await keep(mate, 'Monthly', true, { period: 'last_month' });
  expect(report.search).toEqual({ period: 'last_month' });
  await mate.call(api.setReportMail, { params: { id: report.id }, body: { mail: { cadence: 'monthly' } } });
  const [mail] = await mailed('2026-12-01T09:00:00Z');
  expect(mail?.subject).toBe('Monthly: 1 November 2026 to 30 November 2026');
  expect(mail?.text).toContain(
    '1 November 2026 to 30 November 2026, compared with 1 October 2026 to 31 October 2026.',
  );
  expect(mail?.text).toContain('Applications: 2\n');
  expect(mail?.attachment.text).toContain('This period,2026-11-01,2026-11-30,America/New_York\n');
  expect(mail?.attachment.text).toContain('Period before,2026-10-01,2026-10-31,America/New_York\n');
  const { searchParams } = new URL(/https?:\S+reports\?\S+/.exec(mail?.text ?? '')?.[0] ?? '');
  const until = searchParams.get('until') ?? '';
  expect([searchParams.get('period'), searchParams.get('report')]).toEqual(['last_month', report.id]);
  clock = Date.parse('2027-02-10T09:00:00Z');
  const query = { period: 'last_month' as const, scope: 'team' as const, until };
  const { calendar, now } = (await recruiter.call(api.getHiringFigures, { query })).body;
  expect([calendar?.last_day, now[0]?.count]).toEqual(['2026-11-30', 2]);

  const odd = { body: { name: 'Odd', shared: false, search: { period: 'own' as const } } };
  expect((await recruiter.call(api.saveReport, odd)).problem?.errors?.[0]?.pointer).toBe('/search/period');
});

test('nobody has a report mailed to an address that they have not verified', async () => {
  const newcomer = await world.newcomer('recruiter');
  const { id } = await keep(newcomer, 'Mine');
  const refused = await mailTo(newcomer, id);
  expect([refused.status, refused.problem?.code]).toEqual([403, 'email_unverified']);
  expect(refused.problem?.detail).toContain('Getting reports by email needs a verified email address.');
  expect(await names(newcomer)).toEqual(['Mine mine']);
  expect((await mailTo(newcomer, id, null)).status).toBe(200);
});

test('two processes that mail the same report at once send one mail', async () => {
  const report = await keep(recruiter, 'Once');
  await mailTo(recruiter, report.id);
  clock = Date.parse('2026-11-30T09:00:00Z');
  const [row] = await world.rows<{ id: string }>('select id from report_mails');
  await Promise.all([mailReport(world.services, row?.id ?? ''), mailReport(world.services, row?.id ?? '')]);
  expect(await world.rows("select 1 from mails where kind = 'hiring_report'")).toHaveLength(1);
});

test('the mails of a report end by one click, and for whoever does not see it any more', async () => {
  const report = await keep(recruiter, 'Shared', true, { job: jobId });
  const body = { person_id: manager.id, part: 'hiring_manager' as const };
  await recruiter.call(api.changeHiringTeam, { params: { id: jobId }, body });
  for (const person of [recruiter, mate, manager]) await mailTo(person, report.id);
  expect(await mailed('2026-11-30T09:00:00Z')).toHaveLength(3);

  const stop = (await mailed('2026-11-30T09:10:00Z')).find(({ to_address: to }) =>
    to.startsWith('rae'),
  )?.unsubscribe;
  const { pathname, search } = new URL(stop ?? '');
  for (const words of ['The report “Shared”', 'This report']) {
    const answer = await world.visitor().send('POST', pathname + search);
    expect(await answer.json()).toEqual({ stopped: words });
  }
  expect(await names(recruiter)).toEqual(['Shared mine']);

  // The manager leaves the team of the job, so that the report is not theirs to see.
  await recruiter.call(api.changeHiringTeam, { params: { id: jobId }, body: { ...body, part: null } });
  const later = await mailed('2026-12-07T09:00:00Z');
  expect(later.slice(3).map(({ to_address: to }) => to)).toEqual(['mo@saved-reports.example']);
  expect(await world.rows('select user_id from report_mails')).toEqual([{ user_id: mate.id }]);

  const value = { name: 'Private', shared: false, search: {} };
  await recruiter.call(api.changeSavedReport, { params: { id: report.id }, body: { version: 1, value } });
  expect(await world.rows('select 1 from report_mails')).toEqual([]);
});

test('a report that a colleague shares ends with them when they leave the company', async () => {
  const leaver = await colleagueOf(world, recruiter, 'lee@saved-reports.example');
  const shared = await keep(leaver, 'Of Lee', true);
  const about = await keep(recruiter, 'About Lee', false, { member: leaver.id });
  const stays = await keep(recruiter, 'Stays', true);
  for (const { id } of [shared, about, stays]) await mailTo(recruiter, id);
  await mailTo(leaver, stays.id);
  await recruiter.call(api.removeMember, { params: { id: leaver.id } });
  expect(await names(recruiter)).toEqual(['Stays mine weekly']);
  expect(await world.rows('select user_id from report_mails')).toEqual([{ user_id: recruiter.id }]);
  expect((await mailed('2026-11-30T09:00:00Z')).map(({ to_address: to }) => to)).toEqual([
    'rae@saved-reports.example',
  ]);
});
