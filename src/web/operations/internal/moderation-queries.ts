import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { moderationApi, type ReportRow } from '../../../api/operations/moderation.ts';
import { call } from '../../platform/client.ts';

/** Reports and messages of a kind ('' for both) and state, page after page. */
export function reportsQuery(kind: ReportRow['kind'] | '', state: 'open' | 'resolved') {
  return infiniteQueryOptions({
    queryKey: ['reports', kind, state],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(moderationApi.listReports, {
        query: { kind: kind || undefined, state, cursor: pageParam, limit: 50 },
        signal,
      }),
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
}

/** One of them in full. */
export function reportQuery(id: string) {
  return queryOptions({
    queryKey: ['reports', id],
    queryFn: ({ signal }) => call(moderationApi.getReport, { params: { id }, signal }),
  });
}
