import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { date, id, idParams, instant } from '../platform/fields.ts';
import { messageText } from '../platform/message-text.ts';
import { timeZone } from './interview-times.ts';
import { interviewRow } from './interviews.ts';

/** The longest span that the calendar shows at once, in days. */
export const mostCalendarDays = 35;
/** How many days ahead times are suggested in. */
export const suggestedDays = 14;

const employers = ['recruiter', 'hiring_manager', 'admin'] as const;
const people = z
  .string()
  .transform((list) => list.split(','))
  .pipe(z.array(id).min(1, messageText('inputs.interviewers')).max(10, messageText('inputs.mostPeople')));

/** The team's calendar, and when a panel is free. */
export const interviewCalendarApi = {
  getInterviewCalendar: endpoint({
    method: 'GET',
    path: '/api/recruiter/interview-calendar',
    access: employers,
    summary:
      'Interviews that I lead, or of all my company, that are booked or proposed in a span of at most 35 days, and when I am, or my company is, busy elsewhere; of the next seven where none is named',
    scope: 'applications:read',
    query: z.object({
      from: instant.optional(),
      until: instant.optional(),
      scope: z.enum(['mine', 'team']).default('mine'),
    }),
    returns: z.object({
      items: z.array(interviewRow),
      /** When these people are busy by a connected calendar of theirs: the times alone. */
      busy: z.array(z.object({ user_id: id, name: z.string(), from: instant, until: instant })),
      /** True where there are more than one answer holds. */
      more: z.boolean(),
    }),
    errors: ['invalid_request', 'invalid_input'],
  }),
  listFreeTimes: endpoint({
    method: 'GET',
    path: '/api/applicants/{id}/free-times',
    access: employers,
    summary:
      'When an interview with an applicant could begin, while all of its panel work and are free; in the next two weeks where no days are named',
    scope: 'applications:read',
    params: idParams,
    query: z.object({
      people,
      minutes: z.coerce.number().int().min(15).max(480),
      time_zone: timeZone,
      /** In which days; in the next two weeks otherwise. */
      from: date.optional(),
      until: date.optional(),
      notice_hours: z.coerce.number().int().min(0).max(336).default(2),
      buffer_minutes: z.coerce.number().int().min(0).max(120).default(0),
    }),
    returns: z.object({
      /** All of them, in order. */
      items: z.array(instant),
      /** Three of them on different days, where there are as many. */
      suggested: z.array(instant),
      /** Who of them connected a calendar that cannot be read now: what is in it since then does not count. */
      unread: z.array(id),
    }),
    errors: ['not_found', 'invalid_request', 'invalid_input'],
  }),
};
