import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { jobSearchApi } from '../../../api/jobs/job-search.ts';
import type { Api } from '../../../api/index.ts';
import { jobsApi } from '../../../api/jobs/jobs.ts';
import { call } from '../../platform/client.ts';
import type { JobSearch } from '../job-search/job-search.ts';

/** The list of open jobs for a search, page after page. */
export function jobListQuery(search: JobSearch) {
  return infiniteQueryOptions({
    queryKey: ['jobs', 'list', search],
    initialPageParam: {} as { cursor?: string; sort?: JobSearch['sort'] },
    queryFn: ({ pageParam, signal }) =>
      call(jobSearchApi.listJobs, { query: { ...search, ...pageParam }, signal }),
    // A list goes on in the order that it began in.
    getNextPageParam: ({ next_cursor, sort }) =>
      next_cursor === null ? undefined : { cursor: next_cursor, sort },
    // What was found stays while the next search is under way, so that nothing jumps.
    placeholderData: keepPreviousData,
  });
}

/** One job in full, with the caller's own relation to it. */
export function jobQuery(id: string) {
  return queryOptions({
    queryKey: ['jobs', 'one', id],
    queryFn: ({ signal }) => call(jobsApi.getJob, { params: { id }, signal }),
  });
}

/** How soon the employer of a job promises to answer, and how often they did. */
export function answerTimeQuery(id: string) {
  return queryOptions({
    queryKey: ['jobs', 'answer-time', id],
    queryFn: ({ signal }) =>
      call<Api['getAnswerTime']>(
        { method: 'GET', path: '/api/jobs/{id}/answer-time' },
        { params: { id }, signal },
      ),
    staleTime: 300_000,
  });
}

/** Up to five open jobs that ask for the same skills. */
export function similarJobsQuery(id: string) {
  return queryOptions({
    queryKey: ['jobs', 'similar', id],
    queryFn: ({ signal }) => call(jobsApi.listSimilarJobs, { params: { id }, signal }),
  });
}

/** The searches that the candidate keeps, newest first. */
export const savedSearchesQuery = queryOptions({
  queryKey: ['saved-searches'],
  queryFn: ({ signal }) => call(jobSearchApi.listSavedSearches, { signal }),
});

/** The jobs that the candidate has hidden. */
export const hiddenJobsQuery = queryOptions({
  queryKey: ['hidden-jobs'],
  queryFn: ({ signal }) => call(jobSearchApi.listHiddenJobs, { signal }),
});
