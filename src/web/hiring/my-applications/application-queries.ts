import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../api/index.ts';
import { call } from '../../platform/client.ts';

/** Whether a list shows applications that go on, or those that have ended. */
export type ApplicationState = 'open' | 'closed';

/** My applications, here and elsewhere, newest first, page by page. */
export function myApplicationsQuery(state: ApplicationState) {
  return infiniteQueryOptions({
    queryKey: ['applications', 'list', state],
    queryFn: ({ pageParam, signal }) =>
      call<Api['listMyApplications']>(
        { method: 'GET', path: '/api/applications' },
        { query: { state, ...(pageParam ? { cursor: pageParam } : {}) }, signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor,
  });
}

/** One of my applications with what happened to it. */
export function myApplicationQuery(id: string) {
  return queryOptions({
    queryKey: ['applications', 'one', id],
    queryFn: ({ signal }) =>
      call<Api['getMyApplication']>(
        { method: 'GET', path: '/api/applications/{id}' },
        { params: { id }, signal },
      ),
  });
}

/** What I answered before to the questions of a job, where other jobs asked me the same. */
export function earlierAnswersQuery(jobId: string) {
  return queryOptions({
    queryKey: ['applications', 'earlier-answers', jobId],
    queryFn: ({ signal }) =>
      call<Api['listEarlierAnswers']>(
        { method: 'GET', path: '/api/jobs/{id}/earlier-answers' },
        { params: { id: jobId }, signal },
      ),
  });
}

/** Fetches again all that an application of mine shows in. */
export async function refreshApplications(client: QueryClient): Promise<void> {
  await Promise.all(
    ['applications', 'dashboard', 'jobs', 'target-jobs', 'outside-applications'].map((name) =>
      client.invalidateQueries({ queryKey: [name] }),
    ),
  );
}
