import { expect, test } from 'vitest';
import type { SafeFetchRequest } from '../safe-fetch/safe-fetch.ts';
import { findCalendars, readCalDav } from './caldav.ts';

type Reply = { status: number; body?: string; location?: string };

/** The way outside to servers that are written down here, by method and address; what it was asked with. */
function outside(replies: Record<string, Reply>) {
  const asked: { url: string; request: SafeFetchRequest }[] = [];
  const request = async (url: string, how: SafeFetchRequest = {}) => {
    asked.push({ url, request: how });
    const { status, body = '', location } = replies[`${how.method} ${url}`] ?? { status: 404 };
    const headers = new Headers(location === undefined ? {} : { location });
    return { url, status, headers, bytes: new TextEncoder().encode(body) };
  };
  return { request, asked };
}

const multi = (...responses: string[]) => ({
  status: 207,
  body: `<?xml version="1.0" encoding="utf-8"?><multistatus xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav">${responses.join('')}</multistatus>`,
});
const has = (href: string, inner: string, status = 'HTTP/1.1 200 OK') =>
  `<response><href>${href}</href><propstat><prop>${inner}</prop><status>${status}</status></propstat></response>`;
const kinds = (inner: string) => `<resourcetype><collection/>${inner}</resourcetype>`;
const principal = (href: string) => `<current-user-principal><href>${href}</href></current-user-principal>`;
const home = (href: string) => `<C:calendar-home-set><href>${href}</href></C:calendar-home-set>`;
const calendar = kinds('<C:calendar/>');
const login = (address: string) => ({ address, username: 'imogen', password: 'app-word-1' });

test.each([
  [
    'the address of one calendar',
    'https://cal.example.com/imogen/work/',
    { 'PROPFIND https://cal.example.com/imogen/work/': multi(has('/imogen/work/', calendar)) },
    ['https://cal.example.com/imogen/work/'],
  ],
  [
    // Radicale answers at its root, and names the home on the principal, which is the home.
    'a Radicale at its root',
    'https://cal.example.com/',
    {
      'PROPFIND https://cal.example.com/': multi(has('/', kinds('') + principal('/imogen/'))),
      'PROPFIND https://cal.example.com/imogen/': multi(
        has('/imogen/', kinds('<principal/>') + home('/imogen/')),
        has(
          '/imogen/a-1/',
          `${calendar}<C:supported-calendar-component-set><C:comp name="VEVENT"/><C:comp name="VTODO"/></C:supported-calendar-component-set>`,
        ),
        has('/imogen/book/', kinds('<addressbook xmlns="urn:ietf:params:xml:ns:carddav"/>')),
      ),
    },
    ['https://cal.example.com/imogen/a-1/'],
  ],
  [
    // iCloud names a home on another of its hosts, with the port.
    'an iCloud',
    'https://caldav.icloud.example/',
    {
      'PROPFIND https://caldav.icloud.example/': multi(has('/', principal('/123/principal/'))),
      'PROPFIND https://caldav.icloud.example/123/principal/': multi(
        has('/123/principal/', home('https://p42-caldav.icloud.example:443/123/calendars/')),
      ),
      'PROPFIND https://p42-caldav.icloud.example/123/calendars/': multi(
        has('/123/calendars/home/', calendar),
        has('/123/calendars/inbox/', kinds('<C:schedule-inbox/>')),
        has('/123/calendars/gone/', calendar, 'HTTP/1.1 404 Not Found'),
      ),
    },
    ['https://p42-caldav.icloud.example/123/calendars/home/'],
  ],
  [
    'a server that is named at the well-known place',
    'https://cloud.example.com/',
    {
      'PROPFIND https://cloud.example.com/': { status: 405 },
      'PROPFIND https://cloud.example.com/.well-known/caldav': { status: 301, location: '/dav/' },
      'PROPFIND https://cloud.example.com/dav/': multi(has('/dav/', home('/dav/imogen/'))),
      'PROPFIND https://cloud.example.com/dav/imogen/': multi(has('/dav/imogen/work%20days/', calendar)),
    },
    ['https://cloud.example.com/dav/imogen/work%20days/'],
  ],
])('calendars are found by %s', async (_name, address, replies, found) => {
  const way = outside(replies);
  expect(await findCalendars(way, login(address))).toEqual(found);
  expect(way.asked[0]?.request.headers?.['authorization']).toBe('Basic aW1vZ2VuOmFwcC13b3JkLTE=');
});

const start = 'https://cal.example.com/';
test.each([
  ['refused', { [`PROPFIND ${start}`]: { status: 401 } }],
  ['unreachable', { [`PROPFIND ${start}`]: { status: 502 } }],
  ['not_calendar', { [`PROPFIND ${start}`]: { status: 200, body: '<html>' } }],
  ['unreadable', { [`PROPFIND ${start}`]: { status: 207, body: '<!DOCTYPE a [<!ENTITY b "c">]><a/>' } }],
  ['unreadable', { [`PROPFIND ${start}`]: { status: 207, body: '<multistatus xmlns="DAV:">' } }],
  [
    'no_calendars',
    {
      [`PROPFIND ${start}`]: multi(has('/', home('/me/'))),
      [`PROPFIND ${start}me/`]: multi(has('/me/tasks/', kinds(''))),
    },
  ],
  // The password goes nowhere else, and not over a line that others read.
  ['not_calendar', { [`PROPFIND ${start}`]: { status: 301, location: 'https://evil.example.net/' } }],
  ['not_calendar', { [`PROPFIND ${start}`]: { status: 301, location: 'http://cal.example.com/' } }],
  ['not_calendar', { [`PROPFIND ${start}`]: { status: 301, location: start } }],
])('what cannot be read is named: %s', async (problem, replies: Record<string, Reply>) => {
  const way = outside(replies);
  await expect(findCalendars(way, login(start))).rejects.toMatchObject({ problem });
  expect(way.asked.every(({ url }) => url.startsWith(start))).toBe(true);
});

test('busy times are those of all calendars, joined, and what is no calendar is counted', async () => {
  const at = (hour: number) => Date.UTC(2026, 10, 24, hour);
  const events = (from: string, until: string) =>
    has(
      '/x.ics',
      `<C:calendar-data>BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nSUMMARY:Dentist\nDTSTART:20261124T${from}Z\nDTEND:20261124T${until}Z\nEND:VEVENT\nEND:VCALENDAR</C:calendar-data>`,
    );
  const [one, other] = [`${start}a/`, `${start}b/`];
  const way = outside({
    [`REPORT ${one}`]: multi(
      events('100000', '110000'),
      has('/y.ics', '<C:calendar-data>nothing</C:calendar-data>'),
    ),
    [`REPORT ${other}`]: multi(
      events('110000', '120000'),
      '<response><href>/gone.ics</href><status>HTTP/1.1 404 Not Found</status></response>',
    ),
  });
  const span = { from: at(0), until: at(24) };
  const owner = { timeZone: 'UTC', addresses: [] };
  const busy = await readCalDav(way, { login: login(start), calendars: [one, other] }, span, owner);
  expect(busy).toEqual({ spans: [{ from: at(10), until: at(12) }], unread: 1 });
  expect(way.asked[0]?.request.body).toContain('start="20261124T000000Z" end="20261125T000000Z"');
});
