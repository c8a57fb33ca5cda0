import { infiniteQueryOptions } from '@tanstack/react-query';
import { errorLogApi } from '../../../api/operations/error-log.ts';
import { call } from '../../platform/client.ts';

/** Errors by words, the id of their request and days, page after page. */
export function errorsQuery(filter: { q: string; request_id: string; from: string; to: string }) {
  const { from, to, request_id } = filter;
  const set = { from: from || undefined, to: to || undefined, request_id: request_id || undefined };
  return infiniteQueryOptions({
    queryKey: ['errors', filter],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(errorLogApi.listErrors, { query: { q: filter.q, ...set, cursor: pageParam, limit: 50 }, signal }),
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
}
