import { v7 } from 'uuid';
import type { CalendarProblem } from '../../../api/hiring/availability.ts';
import { dayMs, minuteMs } from '../../../api/platform/durations.ts';
import { furthestPickDays } from '../../../api/hiring/interview-times.ts';
import { message } from '../../../messages/message.ts';
import type { Services } from '../../context.ts';
import { findCalendars, readCalDav } from '../../platform/adapters/calendars/caldav.ts';
import { CalendarError } from '../../platform/adapters/calendars/calendar-error.ts';
import type { SafeFetch } from '../../platform/adapters/safe-fetch/safe-fetch.ts';
import { openText, sealText } from '../../platform/adapters/secrets/sealed-text.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import {
  claimReading,
  deleteConnection,
  findSame,
  listDue,
  releaseReading,
  renewConnection,
  storeBusy,
  storeConnection,
  storeFailure,
} from './calendar-queries.ts';

/** What reading calendars elsewhere needs. */
export type CalendarPorts = Pick<Services, 'config' | 'database' | 'log' | 'now' | 'safeFetch'>;

type Outside = Pick<SafeFetch, 'request'>;

const mostConnections = 5;
/** How long what was read counts as fresh. */
const freshMs = 10 * minuteMs;
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
  const { config, database } = ports;
  const { address, username: account, password } = login;
  const which = { userId, kind: 'caldav' as const, address, account };
  const id = await database.transact(async () => {
    const same = await findSame(database, which);
    const connection = same ?? v7();
    const sealed = sealText(config.secrets.stored, placeOf(connection), password);
    if (same !== null) await renewConnection(database, same, { sealed, calendars });
    else {
      const value = { ...which, id: connection, sealed, calendars };
      if (!(await storeConnection(database, value, mostConnections))) throw new ApiError('quota_reached');
    }
    return connection;
  });
  await readCalendar(ports, id, { force: true });
}

/** Reads a calendar, unless it was read a moment ago, and keeps when its owner is busy. A failure is kept at the connection. */
export async function readCalendar(
  ports: CalendarPorts,
  id: string,
  { force = false, signal }: { force?: boolean; signal?: AbortSignal } = {},
): Promise<void> {
  const { config, database, safeFetch } = ports;
  const now = ports.now();
  const before = force ? now : new Date(now.getTime() - freshMs);
  const found = await claimReading(database, id, { before, now });
  if (!found) return;
  const { address, account, calendars, timeZone, email } = found;
  const span = { from: now.getTime() - dayMs, until: now.getTime() + (furthestPickDays + 2) * dayMs };
  try {
    const password = openText(config.secrets.stored, placeOf(id), found.sealed);
    const fetch = signal ? within(safeFetch, signal) : safeFetch;
    const login = { address, username: account, password };
    const owner = {
      timeZone: timeZone ?? 'UTC',
      addresses: [email, account].map((one) => one.toLowerCase()),
    };
    const busy = await readCalDav(fetch, { login, calendars }, span, owner);
    await database.transact(() => storeBusy(database, id, busy, now));
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

/** Reads again the calendars of these people that are not fresh; whoever asks waits some seconds at most. */
export async function freshen(ports: CalendarPorts, people: string[]): Promise<void> {
  const due = await listDue(ports.database, new Date(ports.now().getTime() - freshMs), people);
  const signal = AbortSignal.timeout(waitMs);
  await Promise.all(due.map((id) => readCalendar(ports, id, { signal })));
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

/** Forgets a connection with all that was read by it. */
export async function disconnectCalendar(
  { database }: Pick<CalendarPorts, 'database'>,
  userId: string,
  id: string,
): Promise<void> {
  if (!(await deleteConnection(database, userId, id))) throw new ApiError('not_found');
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
