import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { messageThreadsApi } from '../../../api/hiring/messages.ts';
import { call } from '../../platform/client.ts';

/** The messages about one of my own applications. */
export function myThreadQuery(applicationId: string) {
  return queryOptions({
    queryKey: ['messages', 'mine', applicationId],
    queryFn: ({ signal }) =>
      call(messageThreadsApi.listApplicationMessages, { params: { id: applicationId }, signal }),
  });
}

/** The messages about an application to my company. */
export function applicantThreadQuery(applicationId: string) {
  return queryOptions({
    queryKey: ['messages', 'applicant', applicationId],
    queryFn: ({ signal }) =>
      call(messageThreadsApi.listApplicantMessages, { params: { id: applicationId }, signal }),
  });
}

/** My company's threads, page after page. */
export function threadsQuery(which: 'unanswered' | 'all') {
  return infiniteQueryOptions({
    queryKey: ['messages', 'threads', which],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(messageThreadsApi.listThreads, { query: { which, cursor: pageParam }, signal }),
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
}

/** The templates of my company. */
export const templatesQuery = queryOptions({
  queryKey: ['messages', 'templates'],
  queryFn: ({ signal }) => call(messageThreadsApi.listMessageTemplates, { signal }),
});
