import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { interviewCalendarApi } from '../../../api/hiring/interview-calendar.ts';
import { interviewsApi } from '../../../api/hiring/interviews.ts';
import { call } from '../../platform/client.ts';
import { spanOf } from './calendar-week.ts';
import type { InterviewFormValues } from './interview-form-values.ts';

/** The interviews of an application to my company. */
export function applicantInterviewsQuery(applicationId: string) {
  return queryOptions({
    queryKey: ['applicants', 'interviews', applicationId],
    queryFn: ({ signal }) =>
      call(interviewsApi.listApplicantInterviews, { params: { id: applicationId }, signal }),
  });
}

/** The interviews of one of my own applications. */
export function myInterviewsQuery(applicationId: string) {
  return queryOptions({
    queryKey: ['applications', 'interviews', applicationId],
    queryFn: ({ signal }) => call(interviewsApi.listMyInterviews, { params: { id: applicationId }, signal }),
  });
}

/** When an interview with an applicant can begin that they pick a time for, as the form stands. */
export function panelTimesQuery(applicationId: string, form: InterviewFormValues) {
  const { interviewers, minutes, time_zone, pick } = form;
  const query = {
    people: interviewers.join(','),
    minutes: Number(minutes),
    time_zone,
    from: pick.from,
    until: pick.until,
    notice_hours: Number(pick.notice_hours),
    buffer_minutes: Number(pick.buffer_minutes),
  };
  return queryOptions({
    queryKey: ['applicants', 'interviews', 'free times', applicationId, query],
    queryFn: ({ signal }) =>
      call(interviewCalendarApi.listFreeTimes, { params: { id: applicationId }, query, signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
}

/** When an interview of mine can begin that I pick a time for. */
export function timesToPickQuery(interviewId: string) {
  return queryOptions({
    queryKey: ['applications', 'interviews', 'times', interviewId],
    queryFn: ({ signal }) => call(interviewsApi.listTimesToPick, { params: { id: interviewId }, signal }),
  });
}

/** One interview of my company. */
export function interviewQuery(id: string) {
  return queryOptions({
    queryKey: ['applicants', 'interview', id],
    queryFn: ({ signal }) => call(interviewsApi.getInterview, { params: { id }, signal }),
  });
}

/** What a list of interviews shows. */
export type InterviewList = 'ahead' | 'waiting' | 'scorecards';

/** My interviews, or my team's, page after page. */
export function interviewsQuery(which: InterviewList, scope: 'mine' | 'team') {
  return infiniteQueryOptions({
    queryKey: ['applicants', 'interviews', which, scope],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(interviewsApi.listInterviews, { query: { which, scope, cursor: pageParam }, signal }),
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
}

/** The interviews of these days by the clock of a zone, mine or my team's. */
export function calendarQuery(dates: readonly string[], scope: 'mine' | 'team', zone: string) {
  const span = spanOf(dates, zone);
  return queryOptions({
    queryKey: ['applicants', 'interviews', 'calendar', span, scope],
    queryFn: ({ signal }) =>
      call(interviewCalendarApi.getInterviewCalendar, { query: { ...span, scope }, signal }),
    placeholderData: keepPreviousData,
  });
}
