import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { companiesApi } from '../../api/companies.ts';
import { jobsApi } from '../../api/jobs.ts';
import { call } from '../client.ts';
import type { PostingSearch } from './posting-search.ts';

/** The employer's own figures and newest applicants. */
export const recruiterDashboardQuery = queryOptions({
  queryKey: ['recruiter', 'dashboard'],
  queryFn: ({ signal }) => call(companiesApi.getRecruiterDashboard, { signal }),
});

/** The company's postings for a search, page after page. */
export function postingsQuery(search: PostingSearch) {
  return infiniteQueryOptions({
    queryKey: ['recruiter', 'jobs', search],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(jobsApi.listPostings, { query: { ...search, cursor: pageParam }, signal }),
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
}
