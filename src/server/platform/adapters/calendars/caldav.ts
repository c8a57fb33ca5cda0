import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type Busy,
  busySpans,
  type CalendarOwner,
  joined,
} from '../../../../engine/interviews/busy-spans.ts';
import type { Span } from '../../../../engine/interviews/free-times.ts';
import type { SafeFetch } from '../safe-fetch/safe-fetch.ts';
import { CalendarError } from './calendar-error.ts';
import { cal, childrenOf, dav, type DavNode, type DavResource, readDav, resourcesOf } from './dav-xml.ts';

/** The way outside. */
type Outside = Pick<SafeFetch, 'request'>;

/** Where somebody's calendars are, and how they sign in there. */
export type CalDavLogin = { address: string; username: string; password: string };

const mostCalendars = 20;
const mostBytes = 12 * 1024 * 1024;
const timeoutMs = 20_000;
const mostHops = 5;

const findBody = `<?xml version="1.0" encoding="utf-8"?>
<d:propfind xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><d:prop><d:resourcetype/><d:current-user-principal/><c:calendar-home-set/><c:supported-calendar-component-set/><c:schedule-calendar-transp/></d:prop></d:propfind>`;

/**
 * The addresses of somebody's calendars with events (RFC 4791, found as RFC 6764 says): the one at the address itself, or all in the home of whoever signs
 * in there, without those that never make them busy.
 */
export async function findCalendars(safeFetch: Outside, login: CalDavLogin): Promise<string[]> {
  const ask = (url: string, depth: 0 | 1) => propfind(safeFetch, login, url, depth);
  const start = await firstAnswer(ask, login.address);
  const [here] = start.resources;
  if (here && isCalendar(here)) return [start.url];
  const home = homeOf(start) ?? (await homeOfPrincipal(ask, start));
  if (home === null) throw new CalendarError('not_calendar');
  const found = await ask(home, 1);
  const calendars = found.resources.filter((one) => isCalendar(one) && makesBusy(one));
  if (calendars.length === 0) throw new CalendarError('no_calendars');
  return calendars.slice(0, mostCalendars).map(({ href }) => within(found.url, href, login.address));
}

/** When somebody is busy in a span, by their calendars: the times alone. */
export async function readCalDav(
  safeFetch: Outside,
  { login, calendars }: { login: CalDavLogin; calendars: readonly string[] },
  span: Span,
  owner: CalendarOwner,
): Promise<Busy> {
  const busy: Busy = { spans: [], unread: 0 };
  for (const url of calendars) {
    const { resources } = await send(safeFetch, login, {
      method: 'REPORT',
      url,
      depth: 1,
      body: queryBody(span),
    });
    for (const { properties } of resources) {
      const text = properties.get(cal('calendar-data'))?.text.trim() ?? '';
      if (text === '') continue;
      const found = busySpans(text, span, owner);
      busy.unread += found?.unread ?? 1;
      busy.spans.push(...(found?.spans ?? []));
      await nextTurn();
    }
  }
  return { ...busy, spans: joined(busy.spans) };
}

function queryBody({ from, until }: Span): string {
  const [start, end] = [from, until].map((at) => new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, ''));
  return `<?xml version="1.0" encoding="utf-8"?>
<c:calendar-query xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><d:prop><c:calendar-data/></d:prop><c:filter><c:comp-filter name="VCALENDAR"><c:comp-filter name="VEVENT"><c:time-range start="${start}" end="${end}"/></c:comp-filter></c:comp-filter></c:filter></c:calendar-query>`;
}

type Answer = { url: string; resources: DavResource[] };
type Ask = (url: string, depth: 0 | 1) => Promise<Answer>;

/** What the address answers; where that is no calendar server, what its host says is one. */
async function firstAnswer(ask: Ask, address: string): Promise<Answer> {
  try {
    const answer = await ask(address, 0);
    if (answer.resources.some(({ properties }) => properties.size > 0)) return answer;
  } catch (error) {
    if (!(error instanceof CalendarError) || error.problem !== 'not_calendar') throw error;
  }
  return ask(new URL('/.well-known/caldav', address).href, 0);
}

function homeOf({ url, resources }: Answer): string | null {
  return hrefIn(url, resources[0], cal('calendar-home-set'));
}

async function homeOfPrincipal(ask: Ask, start: Answer): Promise<string | null> {
  const principal = hrefIn(start.url, start.resources[0], dav('current-user-principal'));
  return principal === null ? null : homeOf(await ask(principal, 0));
}

function hrefIn(url: string, resource: DavResource | undefined, property: string): string | null {
  const node = resource?.properties.get(property);
  const href = node && childrenOf(node, dav('href'))[0]?.text.trim();
  return href ? within(url, href, url) : null;
}

function isCalendar({ properties }: DavResource): boolean {
  const kinds = properties.get(dav('resourcetype'));
  if (!kinds || childrenOf(kinds, cal('calendar')).length === 0) return false;
  const parts = properties.get(cal('supported-calendar-component-set'));
  const named = parts && childrenOf(parts, cal('comp'));
  return !named || named.length === 0 || named.some(({ attributes }) => attributes.get('name') === 'VEVENT');
}

function makesBusy({ properties }: DavResource): boolean {
  const node: DavNode | undefined = properties.get(cal('schedule-calendar-transp'));
  return !node || childrenOf(node, cal('transparent')).length === 0;
}

function propfind(safeFetch: Outside, login: CalDavLogin, url: string, depth: 0 | 1): Promise<Answer> {
  return send(safeFetch, login, { method: 'PROPFIND', url, depth, body: findBody });
}

type DavRequest = { method: 'PROPFIND' | 'REPORT'; url: string; depth: 0 | 1; body: string };

/** Asks a calendar server, and follows where it sends on to; the password goes to it and its own neighbours alone. */
async function send(safeFetch: Outside, login: CalDavLogin, request: DavRequest): Promise<Answer> {
  const { method, depth, body } = request;
  const headers = {
    authorization: `Basic ${Buffer.from(`${login.username}:${login.password}`).toString('base64')}`,
    'content-type': 'application/xml; charset=utf-8',
    depth: String(depth),
  };
  let url = request.url;
  for (let hops = 0; hops <= mostHops; hops += 1) {
    const options = { method, headers, body, maxBytes: mostBytes, timeoutMs, givesRedirects: true };
    const answer = await safeFetch.request(url, options).catch((error: unknown) => {
      throw new CalendarError('unreachable', { cause: error });
    });
    const { status } = answer;
    const location = answer.headers.get('location');
    if ([301, 302, 303, 307, 308].includes(status) && location !== null) {
      url = within(url, location, login.address);
      continue;
    }
    if (status === 401 || status === 403) throw new CalendarError('refused');
    if (status >= 500 && status !== 501) throw new CalendarError('unreachable');
    const resources = status === 207 ? resourcesOf(readDav(new TextDecoder().decode(answer.bytes))) : null;
    if (resources === null) throw new CalendarError('not_calendar');
    return { url, resources };
  }
  throw new CalendarError('not_calendar');
}

/** An address that a server names, if it is its own or that of a host beside it, as large providers have them. */
function within(from: string, href: string, login: string): string {
  const url = URL.parse(href, from);
  const known = new URL(login);
  const domain = known.hostname.split('.').slice(1).join('.');
  const isBeside = /\.[a-z]/i.test(domain) && url?.hostname.endsWith(`.${domain}`) === true;
  const isSafe = url !== null && (known.protocol !== 'https:' || url.protocol === 'https:');
  if (!isSafe || (url.host !== known.host && !isBeside)) throw new CalendarError('not_calendar');
  return url.href;
}
