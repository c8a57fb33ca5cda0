import {
  type interviewCalendarApi,
  mostCalendarDays,
  suggestedDays,
} from '../../../api/hiring/interview-calendar.ts';
import { dayMs } from '../../../api/platform/durations.ts';
import { mostPickDays } from '../../../api/hiring/interview-times.ts';
import { dateAfter, dateAt } from '../../../engine/interviews/clock-times.ts';
import { spread } from '../../../engine/interviews/free-times.ts';
import { message } from '../../../messages/message.ts';
import type { Handlers, Services } from '../../context.ts';
import { findTeammates } from '../../identity/companies/queries.ts';
import { employerScope } from '../../identity/employer-scope.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { companysApplication } from '../applications/access.ts';
import { freshen } from '../availability/calendar-commands.ts';
import { listBusyMembers, listUnread } from '../availability/calendar-queries.ts';
import { timesOfPanel } from '../availability/panel-times.ts';
import { listCalendarIds, mostInCalendar } from './calendar-queries.ts';
import { rowsOf } from './handlers.ts';

type Ports = Pick<Services, 'config' | 'database' | 'live' | 'log' | 'now' | 'queue' | 'safeFetch'>;

/** The team's calendar, and when a panel is free. */
export const interviewCalendarHandlers: Handlers<typeof interviewCalendarApi, Ports> = {
  getInterviewCalendar: async ({ query }, context) => {
    const scope = employerScope(context);
    const from = query.from ? new Date(query.from) : context.now();
    const until = query.until ? new Date(query.until) : new Date(from.getTime() + 7 * dayMs);
    const span = { from, until, team: query.scope === 'team' };
    const length = span.until.getTime() - span.from.getTime();
    if (length <= 0 || length > mostCalendarDays * dayMs) {
      const detail = message('hiringErrors.calendarSpan', { days: mostCalendarDays });
      throw new ApiError('invalid_input', { errors: [{ pointer: '#/query/until', detail }] });
    }
    const ids = await listCalendarIds(context.database, scope, span);
    const busy = await listBusyMembers(context.database, scope, span);
    return {
      items: await rowsOf(context, ids),
      busy: busy.map(({ from: begins, until: ends, ...who }) => ({
        ...who,
        from: begins.toISOString(),
        until: ends.toISOString(),
      })),
      more: ids.length === mostInCalendar,
    };
  },

  listFreeTimes: async ({ params, query }, context) => {
    const scope = employerScope(context);
    const found = await companysApplication(context.database, scope, params.id);
    const team = await findTeammates(context.database, scope.companyId, found.jobId, query.people);
    if (query.people.some((person) => !team.has(person))) {
      const detail = message('hiringErrors.choosePeopleOfJob');
      throw new ApiError('invalid_input', { errors: [{ pointer: '#/query/people', detail }] });
    }
    const today = dateAt(context.now().getTime(), query.time_zone);
    const from = query.from ?? today;
    const until = query.until ?? dateAfter(from, suggestedDays);
    if (from > until || Date.parse(until) - Date.parse(from) >= mostPickDays * dayMs) {
      const detail = message('hiringErrors.calendarSpan', { days: mostPickDays });
      throw new ApiError('invalid_input', { errors: [{ pointer: '#/query/until', detail }] });
    }
    await freshen(context, query.people);
    const times = await timesOfPanel(context, {
      people: query.people,
      minutes: query.minutes,
      timeZone: query.time_zone,
      from,
      until,
      noticeHours: query.notice_hours,
      bufferMinutes: query.buffer_minutes,
    });
    const shown = (list: number[]) => list.map((at) => new Date(at).toISOString());
    return {
      items: shown(times),
      suggested: shown(spread(times, query.time_zone, 3)),
      unread: await listUnread(context.database, query.people),
    };
  },
};
