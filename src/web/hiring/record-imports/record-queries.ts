import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { recordImportsApi } from '../../../api/hiring/record-imports.ts';
import { call } from '../../platform/client.ts';

/** An import from another system, with how far it is. */
export function recordImportQuery(id: string) {
  return queryOptions({
    queryKey: ['record-imports', id],
    queryFn: ({ signal }) => call(recordImportsApi.getRecordImport, { params: { id }, signal }),
  });
}

/** The company's imports from other systems, newest first, page after page. */
export const recordImportsQuery = infiniteQueryOptions({
  queryKey: ['record-imports', 'list'],
  initialPageParam: undefined as string | undefined,
  queryFn: ({ pageParam, signal }) =>
    call(recordImportsApi.listRecordImports, { query: { cursor: pageParam }, signal }),
  getNextPageParam: (page) => page.next_cursor ?? undefined,
});
