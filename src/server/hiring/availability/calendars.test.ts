import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import { minuteMs } from '../../../api/platform/durations.ts';
import type { Person } from '../../platform/http/person.ts';
import { applicant } from '../../testing/applicants.ts';
import { type CalDavServer, startCalDavServer } from '../../testing/caldav-server.ts';
import { plainInterview } from '../../testing/employer-request-bodies.ts';
import { postJob } from '../../testing/hiring.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { readCalendarsTask } from './tasks.ts';

/** Monday, November 23, 2026, 8:00 in Berlin. */
const monday = Date.parse('2026-11-23T07:00:00Z');
let clock = monday;
let world: World;
let server: CalDavServer;
let recruiter: Person;
let jobId: string;
beforeAll(async () => {
  server = await startCalDavServer();
  world = await openWorld({ now: () => new Date(clock), env: { PRIVATE_HOSTS: server.host } });
  recruiter = await world.recruiter('rae@cal.example');
  jobId = (await postJob(recruiter)).id;
});
afterAll(async () => {
  await world.close();
  await server.close();
});
beforeEach(() => {
  server.state = 'well';
  server.events = [];
});

const connect = (person: Person, change: { address?: string; password?: string } = {}) =>
  person.call(api.connectCalendar, {
    body: { address: server.url, username: 'imogen', password: 'app-word-1', ...change },
  });
const busy = (from: string, until: string) => [
  'BEGIN:VEVENT',
  'UID:1',
  'SUMMARY:A secret meeting',
  `DTSTART:${from}`,
  `DTEND:${until}`,
  'END:VEVENT',
];
const standup = [
  'BEGIN:VEVENT',
  'UID:2',
  'SUMMARY:A secret stand-up',
  'DTSTART;TZID=Europe/Berlin:20260105T090000',
  'DURATION:PT3H',
  'RRULE:FREQ=WEEKLY;BYDAY=TU',
  'END:VEVENT',
];

test('what is in a connected calendar is never offered, follows it, and is all that is kept of it', async () => {
  server.events = [busy('20261124T120000Z', '20261124T150000Z'), standup];
  const connected = (await connect(recruiter)).body.items;
  expect(connected).toMatchObject([{ account: 'imogen', calendars: 1, unread_events: 0, problem: null }]);
  const { id, candidate } = await applicant(world, recruiter, { jobId });
  const pick = { from: '2026-11-24', until: '2026-11-24', notice_hours: 0, buffer_minutes: 0 };
  const body = {
    ...plainInterview(),
    minutes: 60,
    times: [],
    pick,
    interviewers: [recruiter.id],
  };
  const proposed = (await recruiter.call(api.proposeInterview, { params: { id }, body })).body.items[0];
  const times = async () => {
    const { body: found } = await candidate.call(api.listTimesToPick, { params: { id: proposed?.id ?? '' } });
    return found.items.map((at) => at.slice(11, 16));
  };
  expect(await times()).toEqual(['11:00', '15:00']);
  const stored = await world.rows('select * from busy_times');
  expect(Object.keys(stored[0] ?? {})).toEqual(['connection_id', 'starts_at', 'ends_at']);
  const everything = await world.rows<{ text: string }>(
    'select c::text as text from calendar_connections c union all select m::text from mails m',
  );
  expect(JSON.stringify(everything)).not.toMatch(/secret meeting|stand-up|app-word-1/);

  // Colleagues see in their calendar when it is, and nobody else does.
  const week = { from: '2026-11-23T00:00:00Z', until: '2026-11-28T00:00:00Z', scope: 'team' as const };
  const seen = (await recruiter.call(api.getInterviewCalendar, { query: week })).body.busy;
  expect(seen.map(({ user_id: who, from }) => [who, from.slice(8, 16)])).toEqual([
    [recruiter.id, '24T08:00'],
    [recruiter.id, '24T12:00'],
  ]);
  const rival = await world.recruiter();
  expect((await rival.call(api.getInterviewCalendar, { query: week })).body.busy).toEqual([]);

  // Read again once it is ten minutes old, whoever asks first; a time that is taken there meanwhile is not booked.
  server.events = [standup];
  const { reads } = server;
  expect(await times()).toEqual(['11:00', '15:00']);
  clock += 11 * minuteMs;
  expect(await times()).toEqual([
    '11:00',
    '11:30',
    '12:00',
    '12:30',
    '13:00',
    '13:30',
    '14:00',
    '14:30',
    '15:00',
  ]);
  expect(server.reads).toBe(reads + 1);
  const params = { id: proposed?.id ?? '' };
  const book = (time: string) => {
    const body = { version: 1, starts_at: `2026-11-24T${time}:00.000Z`, time_zone: 'UTC' };
    return candidate.call(api.bookInterview, { params, body });
  };
  // Whoever books looks again, unless it was read within the last minute.
  server.events = [busy('20261124T150000Z', '20261124T160000Z')];
  clock += 2 * minuteMs;
  expect((await book('15:00')).status).toBe(409);
  server.events = [busy('20261124T110000Z', '20261124T120000Z')];
  clock += 11 * minuteMs;
  await readCalendarsTask.run({}, world.services);
  expect((await book('11:00')).status).toBe(409);

  // A failure is shown to its owner with its reason, to colleagues as such, and to the candidate not at all.
  server.state = 'forgetful';
  clock += 11 * minuteMs;
  expect(await times()).toEqual([
    '08:00',
    '08:30',
    '09:00',
    '09:30',
    '10:00',
    '12:00',
    '12:30',
    '13:00',
    '13:30',
    '14:00',
    '14:30',
    '15:00',
  ]);
  const [failed] = (await recruiter.call(api.listCalendars, {})).body.items;
  expect(failed).toMatchObject({ problem: 'refused', failed_since: new Date(clock).toISOString() });
  const [asSeen] = (await recruiter.call(api.listApplicantInterviews, { params: { id } })).body.items;
  expect(asSeen?.interviewers).toMatchObject([{ calendar_unread: true }]);
  const query = { people: recruiter.id, minutes: 60, time_zone: 'UTC' };
  const free = await recruiter.call(api.listFreeTimes, { params: { id }, query });
  expect(free.body.unread).toEqual([recruiter.id]);

  server.state = 'well';
  const again = await recruiter.call(api.readCalendar, { params: { id: failed?.id ?? '' } });
  expect(again.body.items[0]).toMatchObject({ problem: null, failed_since: null });
  const gone = await recruiter.call(api.disconnectCalendar, { params: { id: failed?.id ?? '' } });
  expect(gone.body.items).toEqual([]);
  expect(await world.rows('select 1 from busy_times where connection_id = $1', [failed?.id])).toEqual([]);
  expect((await times()).length).toBe(15);
});

test.each([
  [
    'a wrong password',
    { password: 'wrong' },
    '/password',
    'The calendar server does not accept this user name and password. Many providers need an app password.',
  ],
  ['a place without calendars', { address: 'SERVER/nothing/' }, null, null],
  [
    'a line that others read',
    { address: 'http://cal.example.com/' },
    '/address',
    'Enter a public address that begins with https.',
  ],
  [
    'an address inside',
    { address: 'https://10.0.0.7/' },
    '/address',
    'Enter a public address that begins with https.',
  ],
  [
    'a name or password in the address',
    { address: 'https://a:b@cal.example/' },
    '/address',
    'Use a link that starts with http:// or https://.',
  ],
])(
  '%s is refused with its reason where it is entered, or found elsewhere',
  async (_name, change, pointer, detail) => {
    const someone = await world.recruiter();
    const entered = Object.fromEntries(
      Object.entries(change).map(([name, value]) => [name, value.replace('SERVER/', server.url)]),
    );
    const { problem } = await connect(someone, entered);
    expect(problem?.errors?.[0]?.pointer ?? null).toBe(pointer);
    if (detail !== null) expect(problem?.errors?.[0]?.detail).toBe(detail);
  },
);

test('the same calendar connected again gets the new password, six are too many, and others reach none', async () => {
  const someone = await world.recruiter();
  const first = (await connect(someone)).body.items[0];
  expect((await connect(someone)).body.items).toHaveLength(1);
  for (const path of ['a', 'b', 'c', 'd']) await connect(someone, { address: `${server.url}${path}` });
  const sixth = await connect(someone, { address: `${server.url}e` });
  expect(sixth.problem?.code).toBe('quota_reached');
  const params = { id: first?.id ?? '' };
  for (const act of [api.readCalendar, api.disconnectCalendar]) {
    expect((await recruiter.call(act, { params })).status).toBe(404);
  }
  server.state = 'broken';
  const broken = await someone.call(api.readCalendar, { params });
  expect(broken.body.items[0]).toMatchObject({ problem: 'unreachable' });
});
