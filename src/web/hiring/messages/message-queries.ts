import { infiniteQueryOptions, queryOptions, useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { messageThreadsApi, type ThreadList } from '../../../api/hiring/messages.ts';
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
export function threadsQuery(which: ThreadList) {
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
  queryKey: ['messages', 'templates', 'message'],
  queryFn: ({ signal }) =>
    call(messageThreadsApi.listMessageTemplates, { query: { kind: 'message' }, signal }),
});

/** The texts that my company's offers begin with. */
export const offerTemplatesQuery = queryOptions({
  queryKey: ['messages', 'templates', 'offer'],
  queryFn: ({ signal }) => call(messageThreadsApi.listMessageTemplates, { query: { kind: 'offer' }, signal }),
});

/** Marks a thread as read while it is open. That it was seen is told again with the next message, should a call fail. */
export function useMarkRead(id: string, unread: number, mark: (id: string) => Promise<unknown>): void {
  const { mutate } = useMutation({ mutationFn: mark });
  useEffect(() => {
    if (unread > 0) mutate(id);
  }, [unread, id, mutate]);
}

/** Marks what an applicant wrote as read. */
export function markApplicantRead(id: string) {
  return call(messageThreadsApi.readApplicantMessages, { params: { id } });
}

/** Marks what an employer wrote of one of my applications as read. */
export function markMineRead(id: string) {
  return call(messageThreadsApi.readApplicationMessages, { params: { id } });
}
