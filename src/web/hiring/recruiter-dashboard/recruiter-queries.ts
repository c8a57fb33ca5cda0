import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { companiesApi } from '../../../api/identity/companies.ts';
import { jobsApi } from '../../../api/jobs/jobs.ts';
import { reportsApi } from '../../../api/hiring/reports.ts';
import { call } from '../../platform/client.ts';
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
export function reportQuery(days: Days, whose: Whose) {
  return queryOptions({
    queryKey: ['recruiter', 'report', days, whose],
    queryFn: ({ signal }) => call(reportsApi.getHiringReport, { query: { days, ...whose }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** The company's postings for a search, page after page. */
export function postingsQuery({ days: _days, ...listed }: PostingSearch) {
  return infiniteQueryOptions({
    queryKey: ['recruiter', 'jobs', listed],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(jobsApi.listPostings, { query: { ...listed, cursor: pageParam }, signal }),
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
}

/** When today ends where I am. */
export function endOfToday(): string {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).toISOString();
}
