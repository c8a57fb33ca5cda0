import { z } from 'zod';
import { employerRoles } from '../identity/roles.ts';
import { endpoint } from '../platform/endpoint.ts';
import { hourSeconds } from '../platform/durations.ts';
import { id, idParams, instant, plainText, text, versionOrNone, webAddress } from '../platform/fields.ts';
import { messageText } from '../platform/message-text.ts';
import { timeZone } from './interview-times.ts';

const minuteOfDay = z.int().min(0).max(1440).multipleOf(15, messageText('inputs.quarterHours'));
const day = z
  .strictObject({ from: minuteOfDay, until: minuteOfDay })
  .refine(({ from, until }) => from < until, {
    path: ['until'],
    message: messageText('inputs.hoursOrder'),
  })
  .nullable();

/** From which minute until which of each day, from Monday on, somebody can be interviewing; null on a day off. */
const week = z.array(day).length(7);

/** When somebody can be interviewing, by the clock of their zone. At version 0 they set nothing, and these are the usual hours. */
export const workingHours = z
  .object({
    /** Null while nothing is set: then the zone of the account counts, else that of whoever plans the interview. */
    time_zone: timeZone.nullable(),
    week,
    version: versionOrNone,
  })
  .meta({ id: 'WorkingHours' });
export type WorkingHours = z.infer<typeof workingHours>;

/** Why a calendar could not be read. */
export const calendarProblems = [
  /** Nobody answers there, or the address is not one that may be called. */
  'unreachable',
  /** The name and password, or the permission given earlier, are not accepted. */
  'refused',
  /** What answers there is no calendar server. */
  'not_calendar',
  /** There is no calendar with events. */
  'no_calendars',
  /** What it answered could not be understood. */
  'unreadable',
] as const;
export type CalendarProblem = (typeof calendarProblems)[number];

/** Calendars elsewhere that I connected, of which only the busy times are kept. */
export const calendarConnection = z
  .object({
    id,
    kind: z.enum(['caldav', 'google', 'microsoft']),
    address: z.string(),
    account: z.string(),
    /** How many calendars are read there. */
    calendars: z.int(),
    /** How many events could not be understood, and leave me free. */
    unread_events: z.int(),
    read_at: instant.nullable(),
    failed_since: instant.nullable(),
    problem: z.enum(calendarProblems).nullable(),
  })
  .meta({ id: 'CalendarConnection' });
export type CalendarConnection = z.infer<typeof calendarConnection>;

/** Services whose calendars are connected by giving permission there. */
const service = z.enum(['google', 'microsoft']);
export type CalendarProvider = z.infer<typeof service>;

const connections = z.object({
  items: z.array(calendarConnection),
  /** The services that this site is registered with. */
  services: z.array(service),
});
const limits = [{ per: 'account', points: 60, seconds: hourSeconds }] as const;

/** When somebody is available for interviews, and the calendars elsewhere that say when they are busy. */
export const availabilityApi = {
  getWorkingHours: endpoint({
    method: 'GET',
    path: '/api/working-hours',
    access: employerRoles,
    summary: 'My working hours, in which interviews with me can be booked',
    scope: 'profile:read',
    returns: workingHours,
    errors: [],
  }),
  saveWorkingHours: endpoint({
    method: 'PUT',
    path: '/api/working-hours',
    access: employerRoles,
    summary: 'Set my working hours; interviews that are booked stay',
    scope: 'profile:write',
    body: z.strictObject({ version: versionOrNone, time_zone: timeZone, week }),
    returns: workingHours,
    errors: ['stale_version', 'invalid_input'],
  }),
  listCalendars: endpoint({
    method: 'GET',
    path: '/api/calendar-connections',
    access: employerRoles,
    summary: 'The calendars elsewhere by which I am busy, and whether they can be read',
    scope: 'profile:read',
    returns: connections,
    errors: [],
  }),
  connectCalendar: endpoint({
    method: 'POST',
    path: '/api/calendar-connections',
    access: employerRoles,
    summary:
      'Connect my calendars on a CalDAV server, which are looked for and read at once; connected again, they get another password',
    body: z.strictObject({
      address: webAddress.pipe(z.string().min(1, messageText('inputs.calendarAddress'))),
      username: text(200, messageText('inputs.calendarUser')),
      password: plainText(500).min(1, messageText('inputs.calendarPassword')),
    }),
    returns: connections,
    errors: ['quota_reached', 'invalid_input'],
    limits,
  }),
  askCalendarPermission: endpoint({
    method: 'POST',
    path: '/api/calendar-permissions',
    access: employerRoles,
    summary: 'Where I let a service say when I am busy; it sends me back with a code and this state',
    body: z.strictObject({ kind: service }),
    returns: z.object({ url: z.string() }),
    errors: ['not_found', 'invalid_input'],
    limits,
  }),
  finishCalendarPermission: endpoint({
    method: 'POST',
    path: '/api/calendar-permissions/finish',
    access: employerRoles,
    summary: 'Connect the calendar that I let be read, in the session that asked for it',
    body: z.strictObject({ state: z.string().max(600), code: z.string().min(1).max(4000) }),
    returns: connections,
    errors: ['conflict', 'quota_reached', 'invalid_input'],
    limits,
  }),
  readCalendar: endpoint({
    method: 'POST',
    path: '/api/calendar-connections/{id}/reading',
    access: employerRoles,
    summary: 'Read a calendar of mine now',
    params: idParams,
    returns: connections,
    errors: ['not_found'],
    limits,
  }),
  disconnectCalendar: endpoint({
    method: 'DELETE',
    path: '/api/calendar-connections/{id}',
    access: employerRoles,
    summary: 'Disconnect a calendar: its password and all busy times go',
    params: idParams,
    returns: connections,
    errors: ['not_found'],
  }),
};
