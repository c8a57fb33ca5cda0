import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import { minuteMs } from '../../../api/platform/durations.ts';
import type { Person } from '../../platform/http/person.ts';
import { applicant } from '../../testing/applicants.ts';
import { plainInterview } from '../../testing/employer-request-bodies.ts';
import { postJob } from '../../testing/hiring.ts';
import { findRadicale, type Radicale, startRadicale } from '../../testing/radicale.ts';
import { openWorld, type World } from '../../testing/world.ts';

const program = findRadicale();
if (!program) console.log('Radicale: skipped, it is not installed here.');

/** Monday, November 23, 2026, 8:00 in Berlin. */
const monday = Date.parse('2026-11-23T07:00:00Z');
let clock = monday;
/** The calendars with events, beside one of tasks. */
const [work, second] = ['imogen/work/', 'imogen/second%20one/'];
let world: World;
let radicale: Radicale;
let recruiter: Person;

const makeCalendar = (component: 'VEVENT' | 'VTODO') =>
  `<?xml version="1.0"?><c:mkcalendar xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><d:set><d:prop><c:supported-calendar-component-set><c:comp name="${component}"/></c:supported-calendar-component-set></d:prop></d:set></c:mkcalendar>`;

const zone = (name: string, [winter, summer]: [string, string], [toSummer, toWinter]: [string, string]) => [
  'BEGIN:VTIMEZONE',
  `TZID:${name}`,
  'BEGIN:STANDARD',
  `DTSTART:${toWinter.split(' ')[0]}`,
  `TZOFFSETFROM:${summer}`,
  `TZOFFSETTO:${winter}`,
  `RRULE:FREQ=YEARLY;${toWinter.split(' ')[1]}`,
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  `DTSTART:${toSummer.split(' ')[0]}`,
  `TZOFFSETFROM:${winter}`,
  `TZOFFSETTO:${summer}`,
  `RRULE:FREQ=YEARLY;${toSummer.split(' ')[1]}`,
  'END:DAYLIGHT',
  'END:VTIMEZONE',
];
const european: [string, string] = [
  '19810329T020000 BYMONTH=3;BYDAY=-1SU',
  '19961027T030000 BYMONTH=10;BYDAY=-1SU',
];
const berlin = zone('Europe/Berlin', ['+0100', '+0200'], european);
/** As Outlook names it. */
const westEurope = zone('W. Europe Standard Time', ['+0100', '+0200'], european);
const newYork = zone(
  'America/New_York',
  ['-0500', '-0400'],
  ['20070311T020000 BYMONTH=3;BYDAY=2SU', '20071104T020000 BYMONTH=11;BYDAY=1SU'],
);

/** Puts events, all of one thing that its owner does, into a calendar. */
const putInto =
  (path: string) =>
  (name: string, events: string[][], zones: string[] = []) =>
    radicale.send('PUT', `${path}${name}.ics`, calendarText(name, events, zones));

function calendarText(name: string, events: string[][], zones: string[]): string {
  const parts = events.flatMap((lines) => [
    'BEGIN:VEVENT',
    `UID:${name}@cal.example`,
    'DTSTAMP:20261101T000000Z',
    'SUMMARY:A secret meeting',
    ...lines,
    'END:VEVENT',
  ]);
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN'];
  return [...head, ...zones, ...parts, 'END:VCALENDAR', ''].join('\r\n');
}

const connect = (person: Person, change: { address?: string; password?: string } = {}) =>
  person.call(api.connectCalendar, {
    body: { address: radicale.url, username: radicale.username, password: radicale.password, ...change },
  });

/** When somebody's connected calendars make them busy, by the day and time of UTC. */
const busyOf = async (id: string | undefined) => {
  const spans = await world.rows<{ span: string }>(
    `select to_char(starts_at at time zone 'UTC', 'MM-DD HH24:MI') || ' ' || to_char(ends_at at time zone 'UTC', 'MM-DD HH24:MI') as span
       from busy_times where connection_id = $1 and starts_at < '2026-12-12' order by starts_at`,
    [id],
  );
  return spans.map(({ span }) => span);
};

beforeAll(async () => {
  if (!program) return;
  radicale = await startRadicale(program);
  world = await openWorld({ now: () => new Date(clock), env: { PRIVATE_HOSTS: radicale.host } });
  recruiter = await world.recruiter('rae@cal.example');
  await recruiter.call(api.saveAccountSettings, {
    body: { version: 0, value: { time_zone: 'Europe/Berlin' } },
  });
  await radicale.send('MKCALENDAR', work, makeCalendar('VEVENT'));
  await radicale.send('MKCALENDAR', second, makeCalendar('VEVENT'));
  await radicale.send('MKCALENDAR', 'imogen/tasks/', makeCalendar('VTODO'));
});
afterAll(async () => {
  await world?.close();
  await radicale?.close();
});

test.skipIf(!program)(
  'events on a Radicale make busy as they are meant, however they are written',
  async () => {
    const put = putInto(work);
    await put('single', [['DTSTART:20261124T120000Z', 'DTEND:20261124T133000Z']]);
    await put('day', [['DTSTART;VALUE=DATE:20261125', 'DTEND;VALUE=DATE:20261126']]);
    // Each Thursday since January by the clock of Berlin; not on December 3, and in the afternoon on November 26.
    await put(
      'weekly',
      [
        [
          'DTSTART;TZID=Europe/Berlin:20260108T090000',
          'DURATION:PT1H',
          'RRULE:FREQ=WEEKLY;BYDAY=TH',
          'EXDATE;TZID=Europe/Berlin:20261203T090000',
        ],
        [
          'RECURRENCE-ID;TZID=Europe/Berlin:20261126T090000',
          'DTSTART;TZID=Europe/Berlin:20261126T150000',
          'DURATION:PT1H',
        ],
      ],
      berlin,
    );
    await put(
      'new-york',
      [['DTSTART;TZID=America/New_York:20261127T100000', 'DTEND;TZID=America/New_York:20261127T104500']],
      newYork,
    );
    await put(
      'outlook',
      [
        [
          'DTSTART;TZID=W. Europe Standard Time:20261130T090000',
          'DTEND;TZID=W. Europe Standard Time:20261130T100000',
        ],
      ],
      westEurope,
    );
    // By the clock of whoever looks at it, and in a zone that is only named.
    await put('floating', [['DTSTART:20261201T090000', 'DTEND:20261201T100000']]);
    await put('named', [
      ['DTSTART;TZID=Asia/Tokyo:20261201T210000', 'DTEND;TZID=Asia/Tokyo:20261201T220000'],
    ]);
    await put('free', [['TRANSP:TRANSPARENT', 'DTSTART:20261127T090000Z', 'DTEND:20261127T100000Z']]);
    await put('cancelled', [['STATUS:CANCELLED', 'DTSTART:20261127T110000Z', 'DTEND:20261127T120000Z']]);
    await put('declined', [
      [
        'ORGANIZER:mailto:boss@cal.example',
        'ATTENDEE;PARTSTAT=DECLINED:mailto:rae@cal.example',
        'DTSTART:20261127T120000Z',
        'DTEND:20261127T130000Z',
      ],
    ]);
    await put('long-ago', [['DTSTART:20260924T120000Z', 'DTEND:20260924T133000Z']]);

    const [connected] = (await connect(recruiter, { address: radicale.url + work })).body.items;
    expect(connected).toMatchObject({ account: 'imogen', calendars: 1, unread_events: 0, problem: null });
    expect(await busyOf(connected?.id)).toEqual([
      '11-24 12:00 11-24 13:30',
      '11-24 23:00 11-25 23:00',
      '11-26 14:00 11-26 15:00',
      '11-27 15:00 11-27 15:45',
      '11-30 08:00 11-30 09:00',
      '12-01 08:00 12-01 09:00',
      '12-01 12:00 12-01 13:00',
      '12-10 08:00 12-10 09:00',
    ]);
  },
);

test.skipIf(!program).each([
  ['its root', '', {}, 2],
  ['the home of its user', 'imogen/', {}, 2],
  ['one calendar', work, {}, 1],
  ['a place that is not there', 'imogen/none/', {}, 2],
  ['a calendar of tasks', 'imogen/tasks/', {}, 2],
  ['a wrong password', '', { password: 'wrong' }, '/password'],
  ['the home of somebody else', 'nobody/', {}, '/password'],
])('a Radicale is connected by %s, or refused where the mistake is', async (_name, path, change, found) => {
  const person = await world.recruiter();
  const { body, problem } = await connect(person, { address: radicale.url + path, ...change });
  if (typeof found === 'number') expect(body.items).toMatchObject([{ calendars: found, problem: null }]);
  else expect(problem?.errors?.map((one) => one.pointer)).toEqual([found]);
});

test.skipIf(!program)(
  'a candidate is offered what Radicale leaves free, and a time taken there meanwhile is not booked',
  async () => {
    const person = await world.recruiter('ina@cal.example');
    const { id: jobId } = await postJob(person);
    const { id, candidate } = await applicant(world, person, { jobId });
    const put = putInto(second);
    await put('tuesday', [['DTSTART:20261208T090000Z', 'DTEND:20261208T150000Z']]);
    await connect(person, { address: radicale.url + second });
    const pick = { from: '2026-12-08', until: '2026-12-08', notice_hours: 0, buffer_minutes: 0 };
    const asked = { ...plainInterview(), minutes: 60, times: [], pick, interviewers: [person.id] };
    const { body } = await person.call(api.proposeInterview, { params: { id }, body: asked });
    const params = { id: body.items[0]?.id ?? '' };
    const times = async () => {
      const { body: found } = await candidate.call(api.listTimesToPick, { params });
      return found.items.map((at) => at.slice(11, 16));
    };
    expect(await times()).toEqual(['08:00', '15:00']);

    await put('one-more', [['DTSTART:20261208T153000Z', 'DTEND:20261208T170000Z']]);
    clock += 11 * minuteMs;
    const booking = { version: 1, starts_at: '2026-12-08T15:00:00.000Z', time_zone: 'UTC' };
    expect((await candidate.call(api.bookInterview, { params, body: booking })).status).toBe(409);
    expect(await times()).toEqual(['08:00']);
    const first = { ...booking, starts_at: '2026-12-08T08:00:00.000Z' };
    expect((await candidate.call(api.bookInterview, { params, body: first })).status).toBe(200);
  },
);
