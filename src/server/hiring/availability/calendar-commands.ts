import { v7 } from 'uuid';
import type { CalendarProblem } from '../../../api/hiring/availability.ts';
import { dayMs, minuteMs } from '../../../api/platform/durations.ts';
import { furthestPickDays } from '../../../api/hiring/interview-times.ts';
import { message } from '../../../messages/message.ts';
import type { Services } from '../../context.ts';
import type { Busy } from '../../../engine/interviews/busy-spans.ts';
import type { Span } from '../../../engine/interviews/free-times.ts';
import { readPermitted, returnPermission } from '../../platform/adapters/calendars/permitted-calendars.ts';
import { findCalendars, readCalDav } from '../../platform/adapters/calendars/caldav.ts';
import { CalendarError } from '../../platform/adapters/calendars/calendar-error.ts';
import type { SafeFetch } from '../../platform/adapters/safe-fetch/safe-fetch.ts';
import { opens, openText, sealText } from '../../platform/adapters/secrets/sealed-text.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import {
  claimReading,
  deleteConnection,
  findSame,
  listDue,
  releaseReading,
  type StoredConnection,
  renewConnection,
  storeBusy,
  storeConnection,
  storeFailure,
} from './calendar-queries.ts';

/** What reading calendars elsewhere needs. */
export type CalendarPorts = Pick<Services, 'config' | 'database' | 'log' | 'now' | 'safeFetch'>;

type Outside = Pick<SafeFetch, 'request'>;

const mostConnections = 5;
/** How long what was read counts as fresh for whoever looks at times. */
const freshMs = 10 * minuteMs;
/** How long it counts as fresh for whoever books one. */
export const freshToBookMs = minuteMs;
/** How long somebody who asks for times waits for calendars. */
const waitMs = 6000;
/** How long connecting calendars takes at most. */
const connectMs = 25_000;

type Login = { address: string; username: string; password: string };

/** Connects somebody's calendars after finding them there, and reads them at once. Refuses an address or a password that does not work. */
export async function connectCalDav(ports: CalendarPorts, userId: string, login: Login): Promise<void> {
  refuseUnsafe(ports, login.address);
  const signal = AbortSignal.timeout(connectMs);
  const calendars = await findCalendars(within(ports.safeFetch, signal), login).catch((error: unknown) => {
    throw error instanceof CalendarError ? refusalOf(error) : error;
  });
  const { address, username: account, password } = login;
  const which = { userId, kind: 'caldav' as const, address, account };
  const id = await keepConnection(ports, which, { secret: password, calendars });
  await readCalendar(ports, id, { olderThanMs: 0 });
}

/** Stores a connection, or gives the one to the same calendars another secret. Refused beyond the most. */
export function keepConnection(
  { config, database }: Pick<CalendarPorts, 'config' | 'database'>,
  which: Pick<StoredConnection, 'userId' | 'kind' | 'address' | 'account'>,
  { secret, calendars }: { secret: string; calendars: string[] },
): Promise<string> {
  return database.transact(async () => {
    const same = await findSame(database, which);
    const id = same ?? v7();
    const sealed = sealText(config.secrets.stored, placeOf(id), secret);
    if (same !== null) await renewConnection(database, same, { sealed, calendars });
    else if (!(await storeConnection(database, { ...which, id, sealed, calendars }, mostConnections))) {
      throw new ApiError('quota_reached');
    }
    return id;
  });
}

/** Reads a calendar, unless it was read a moment ago, and keeps when its owner is busy. A failure is kept at the connection. */
export async function readCalendar(
  ports: CalendarPorts,
  id: string,
  { olderThanMs = freshMs, signal }: { olderThanMs?: number; signal?: AbortSignal } = {},
): Promise<void> {
  const { config, database, safeFetch } = ports;
  const now = ports.now();
  const before = new Date(now.getTime() - olderThanMs);
  const found = await claimReading(database, id, { before, now });
  if (!found) return;
  const span = { from: now.getTime() - dayMs, until: now.getTime() + (furthestPickDays + 2) * dayMs };
  const outside = signal ? within(safeFetch, signal) : safeFetch;
  try {
    const secret = openText(config.secrets.stored, placeOf(id), found.sealed);
    const { busy, secret: next } = await readBusy(ports, outside, { ...found, secret }, span);
    const sealed = next === secret ? found.sealed : sealText(config.secrets.stored, placeOf(id), next);
    await database.transact(async () => {
      if (next !== secret) await renewConnection(database, id, { sealed, calendars: found.calendars });
      await storeBusy(database, id, busy, now);
    });
  } catch (error) {
    if (signal?.aborted === true) return releaseReading(database, id);
    const problem: CalendarProblem = error instanceof CalendarError ? error.problem : 'unreadable';
    const known = error instanceof CalendarError;
    ports.log.warn(
      { connection: id, problem, ...(known ? {} : { err: error }) },
      'a calendar could not be read',
    );
    await storeFailure(database, id, problem, now);
  }
}

type Claimed = NonNullable<Awaited<ReturnType<typeof claimReading>>> & { secret: string };

/** When somebody is busy by a connection, and the secret to read it with the next time. */
async function readBusy(
  { config }: Pick<CalendarPorts, 'config'>,
  outside: Outside,
  { kind, address, account, calendars, email, secret, ...found }: Claimed,
  span: Span,
): Promise<{ busy: Busy; secret: string }> {
  const timeZone = found.timeZone ?? 'UTC';
  if (kind === 'caldav') {
    const login = { address, username: account, password: secret };
    const owner = { timeZone, addresses: [email, account].map((one) => one.toLowerCase()) };
    return { busy: await readCalDav(outside, { login, calendars }, span, owner), secret };
  }
  const client = config.calendars[kind];
  if (!client) throw new CalendarError('refused');
  const asked = { refreshToken: secret, span, timeZone };
  const { spans, refreshToken } = await readPermitted(outside, kind, client, asked);
  return { busy: { spans, unread: 0 }, secret: refreshToken };
}

/** Reads again the calendars of these people that are not fresh; whoever asks waits some seconds at most. */
export async function freshen(
  ports: CalendarPorts,
  people: string[],
  olderThanMs: number = freshMs,
): Promise<void> {
  const due = await listDue(ports.database, new Date(ports.now().getTime() - olderThanMs), people);
  const signal = AbortSignal.timeout(waitMs);
  await Promise.all(due.map((id) => readCalendar(ports, id, { olderThanMs, signal })));
}

/** The connections whose calendars are to be read again. */
export function listDueCalendars({
  database,
  now,
}: Pick<CalendarPorts, 'database' | 'now'>): Promise<string[]> {
  return listDue(database, new Date(now().getTime() - freshMs), null);
}

/** The way outside, for as long as a signal allows. */
function within({ request }: Outside, signal: AbortSignal): Outside {
  return { request: (url, options) => request(url, { ...options, signal }) };
}

/** Forgets a connection with all that was read by it, and gives a permission back. */
export async function disconnectCalendar(
  { config, database, safeFetch }: Pick<CalendarPorts, 'config' | 'database' | 'safeFetch'>,
  userId: string,
  id: string,
): Promise<void> {
  const gone = await deleteConnection(database, userId, id);
  if (!gone) throw new ApiError('not_found');
  const client = gone.kind === 'caldav' ? null : config.calendars[gone.kind];
  if (gone.kind === 'caldav' || !client || !opens(config.secrets.stored, { place: placeOf(id), ...gone }))
    return;
  const token = openText(config.secrets.stored, placeOf(id), gone.sealed);
  await returnPermission(safeFetch, gone.kind, client, token);
}

/** Where the secret of a connection is sealed for. */
function placeOf(id: string): string {
  return `calendar_connections/${id}`;
}

/** A password is sent over https alone, but to hosts that the operator has allowed. */
function refuseUnsafe({ config, safeFetch }: CalendarPorts, address: string): void {
  const url = new URL(address);
  const isInside = [url.hostname, url.host].some((one) => config.privateHosts.includes(one));
  if ((url.protocol === 'https:' || isInside) && safeFetch.mayCall(address)) return;
  throw wrong('/address', message('hiringErrors.calendarHttps'));
}

function refusalOf({ problem }: CalendarError): ApiError {
  if (problem === 'refused') return wrong('/password', message('hiringErrors.calendarPassword'));
  const texts = {
    unreachable: message('hiringErrors.calendarUnreachable'),
    not_calendar: message('hiringErrors.calendarNone'),
    no_calendars: message('hiringErrors.calendarEmpty'),
    unreadable: message('hiringErrors.calendarNone'),
  };
  return wrong('/address', texts[problem]);
}

function wrong(pointer: string, detail: ReturnType<typeof message>): ApiError {
  return new ApiError('invalid_input', { errors: [{ pointer, detail }] });
}
