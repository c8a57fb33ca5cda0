import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { companiesApi } from '../../../api/identity/companies.ts';
import { jobsApi } from '../../../api/jobs/jobs.ts';
import { interviewsApi } from '../../../api/hiring/interviews.ts';
import { reportsApi } from '../../../api/hiring/reports.ts';
import { call } from '../../platform/client.ts';
import type { AskedSpan } from '../reports/period-search.ts';
import type { Days, PostingSearch } from './posting-search.ts';

/** The employer's own figures with how they move in so many days, and the newest applicants. */
export function recruiterDashboardQuery(days: Days) {
  return queryOptions({
    queryKey: ['recruiter', 'dashboard', days],
    queryFn: ({ signal }) => call(companiesApi.getRecruiterDashboard, { query: { days }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Whose work: mine, my team's, or that of one job. */
export type Whose = { scope: 'mine' | 'team' } | { job_id: string };
/** Whose figures: those, of jobs on whose hiring team a colleague is where one is named; up to now or an instant, compared with what. */
export type Reported = Whose & { member?: string; department?: string; until?: string; compare?: 'year' };

/** What waits for me, for my team, or in one job. */
export function toDoQuery(whose: Whose) {
  return queryOptions({
    queryKey: ['recruiter', 'to-do', whose],
    queryFn: ({ signal }) =>
      call(reportsApi.getToDo, { query: { ...whose, day_ends: endOfToday() }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Funnel, time in stage and sources. */
export function reportQuery(span: AskedSpan, whose: Reported) {
  return queryOptions({
    queryKey: ['recruiter', 'report', span, whose],
    queryFn: ({ signal }) => call(reportsApi.getHiringReport, { query: { ...span, ...whose }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** The figures that count people, of a span and the one that it is compared with. */
export function figuresQuery(span: AskedSpan, whose: Reported) {
  return queryOptions({
    queryKey: ['recruiter', 'figures', span, whose],
    queryFn: ({ signal }) => call(reportsApi.getHiringFigures, { query: { ...span, ...whose }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** How many postings the dashboard shows before it leads to the whole list. */
export const shortList = 8;

/** The company's postings for a search, page after page, of `limit` each. */
export function postingsQuery({ days: _days, ...listed }: PostingSearch, limit?: number) {
  return infiniteQueryOptions({
    queryKey: ['recruiter', 'jobs', listed, limit],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(jobsApi.listPostings, { query: { ...listed, limit, cursor: pageParam }, signal }),
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
}

/** The next interviews, mine or my team's, as many as the dashboard shows. */
export function todayQuery(scope: 'mine' | 'team') {
  return queryOptions({
    queryKey: ['recruiter', 'today', scope],
    queryFn: ({ signal }) =>
      call(interviewsApi.listInterviews, { query: { which: 'ahead', scope, limit: nextInterviews }, signal }),
    placeholderData: keepPreviousData,
  });
}
const nextInterviews = 5;

/** When today ends where I am. */
export function endOfToday(): string {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).toISOString();
}
