import { z } from 'zod';
import { hourSeconds } from '../platform/durations.ts';
import { endpoint } from '../platform/endpoint.ts';
import { fileTypes } from '../platform/file-types.ts';

/** Whether a calendar may follow mine, and since when. */
export const calendarFeed = z
  .object({
    /** When its address was made; null when there is none. */
    created_at: z.string().nullable(),
  })
  .meta({ id: 'CalendarFeed' });
export type CalendarFeed = z.infer<typeof calendarFeed>;

/** My interviews and next steps in a calendar elsewhere, by a secret address. */
export const calendarFeedApi = {
  getCalendarFeed: endpoint({
    method: 'GET',
    path: '/api/calendar-feed',
    access: ['candidate'],
    summary: 'Whether my interviews and next steps can be followed by a secret address',
    returns: calendarFeed,
    errors: [],
  }),
  renewCalendarFeed: endpoint({
    method: 'POST',
    path: '/api/calendar-feed',
    access: ['candidate'],
    summary:
      'Make a secret address for my calendar, in place of the one before; it is shown in this answer and never again',
    returns: calendarFeed.extend({ url: z.string() }),
    errors: [],
    limits: [{ per: 'account', points: 30, seconds: hourSeconds }],
  }),
  revokeCalendarFeed: endpoint({
    method: 'DELETE',
    path: '/api/calendar-feed',
    access: ['candidate'],
    summary: 'End the secret address of my calendar, from the next request on',
    returns: null,
    errors: [],
  }),
  readCalendarFeed: endpoint({
    method: 'GET',
    path: '/api/calendar/{secret}',
    access: 'public',
    summary: 'The calendar of whoever made this address; unknown and ended ones are 404',
    params: z.object({ secret: z.string().max(100) }),
    returns: 'file',
    files: [fileTypes.calendar],
    errors: ['not_found'],
    limits: [{ per: 'address', points: 600, seconds: hourSeconds }],
  }),
};
