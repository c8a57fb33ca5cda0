import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A calendar server (RFC 4791) as Nextcloud answers: it sends on from the well-known address, and has more collections than calendars. */
export type CalDavServer = {
  /** The host, with its port. */
  host: string;
  url: string;
  /** The events of its one calendar, as lines between BEGIN:VCALENDAR and its end. */
  events: string[][];
  /** What it does now in place of answering. */
  state: 'well' | 'broken' | 'forgetful';
  /** How often it was asked for events. */
  reads: number;
  close(): Promise<void>;
};

const username = 'imogen';
const props = (inner: string) =>
  `<d:propstat><d:prop>${inner}</d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat>`;
const response = (href: string, inner: string) => `<d:response><d:href>${href}</d:href>${inner}</d:response>`;
const answer = (...responses: string[]) =>
  `<?xml version="1.0"?><d:multistatus xmlns:d="DAV:" xmlns:cal="urn:ietf:params:xml:ns:caldav" xmlns:nc="http://nextcloud.com/ns">${responses.join('')}</d:multistatus>`;

/** What it answers to a search for calendars, by path. */
const places: Record<string, string> = {
  '/remote.php/dav/': answer(
    response(
      '/remote.php/dav/',
      props(
        '<d:resourcetype><d:collection/></d:resourcetype><d:current-user-principal><d:href>/remote.php/dav/principals/users/imogen/</d:href></d:current-user-principal>',
      ) +
        '<d:propstat><d:prop><cal:calendar-home-set/></d:prop><d:status>HTTP/1.1 404 Not Found</d:status></d:propstat>',
    ),
  ),
  '/remote.php/dav/principals/users/imogen/': answer(
    response(
      '/remote.php/dav/principals/users/imogen/',
      props(
        '<d:resourcetype><d:principal/></d:resourcetype><cal:calendar-home-set><d:href>/remote.php/dav/calendars/imogen/</d:href></cal:calendar-home-set>',
      ),
    ),
  ),
  '/remote.php/dav/calendars/imogen/': answer(
    response('/remote.php/dav/calendars/imogen/', props('<d:resourcetype><d:collection/></d:resourcetype>')),
    response(
      '/remote.php/dav/calendars/imogen/work%20days/',
      props(
        '<d:resourcetype><d:collection/><cal:calendar/></d:resourcetype><cal:supported-calendar-component-set><cal:comp name="VEVENT"/></cal:supported-calendar-component-set>',
      ),
    ),
    response(
      '/remote.php/dav/calendars/imogen/tasks/',
      props(
        '<d:resourcetype><d:collection/><cal:calendar/></d:resourcetype><cal:supported-calendar-component-set><cal:comp name="VTODO"/></cal:supported-calendar-component-set>',
      ),
    ),
    response(
      '/remote.php/dav/calendars/imogen/holidays/',
      props(
        '<d:resourcetype><d:collection/><cal:calendar/></d:resourcetype><cal:schedule-calendar-transp><cal:transparent/></cal:schedule-calendar-transp>',
      ),
    ),
    response(
      '/remote.php/dav/calendars/imogen/trashbin/',
      props('<d:resourcetype><d:collection/><nc:trash-bin/></d:resourcetype>'),
    ),
  ),
};

/** Starts a calendar server on this machine; `imogen` signs in with `app-word-1` or another password. */
export async function startCalDavServer(password = 'app-word-1'): Promise<CalDavServer> {
  const server = createServer((request, reply) => void handle(own, password, request, reply));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const own: CalDavServer = {
    host,
    url: `http://${host}/`,
    events: [],
    state: 'well',
    reads: 0,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return own;
}

async function handle(
  own: CalDavServer,
  password: string,
  request: IncomingMessage,
  reply: ServerResponse,
): Promise<void> {
  let body = '';
  for await (const part of request) body += String(part);
  const end = (status: number, text = '', headers = {}) => void reply.writeHead(status, headers).end(text);
  if (own.state === 'broken') return end(503);
  const given = Buffer.from(request.headers.authorization?.slice(6) ?? '', 'base64').toString();
  if (given !== `${username}:${password}` || own.state === 'forgetful') return end(401);
  const path = request.url ?? '';
  if (path === '/.well-known/caldav') return end(301, '', { location: '/remote.php/dav/' });
  const xml = { 'content-type': 'application/xml; charset=utf-8' };
  const place = places[path];
  if (request.method === 'PROPFIND' && place !== undefined) return end(207, place, xml);
  if (request.method === 'REPORT' && path.endsWith('/work%20days/') && body.includes('time-range')) {
    own.reads += 1;
    const found = own.events.map((lines, index) => {
      const text = ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
      const data = `<cal:calendar-data>${text.replaceAll('&', '&amp;').replaceAll('\r', '&#13;')}</cal:calendar-data>`;
      return response(`${path}${index}.ics`, props(data));
    });
    return end(207, answer(...found), xml);
  }
  // The start page of its web part.
  if (path === '/') return end(405, '<html></html>');
  end(404);
}
