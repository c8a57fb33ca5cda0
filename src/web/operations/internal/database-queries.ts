import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { backupsApi } from '../../../api/operations/backups.ts';
import { databaseOperationsApi } from '../../../api/operations/database-operations.ts';
import { call } from '../../platform/client.ts';

/** The database as it stands, and the work that waits in it. */
export const databaseQuery = queryOptions({
  queryKey: ['database', 'state'],
  queryFn: ({ signal }) => call(databaseOperationsApi.getDatabaseState, { signal }),
});

/** The backups made here. */
export const backupsQuery = queryOptions({
  queryKey: ['database', 'backups'],
  queryFn: ({ signal }) => call(backupsApi.listBackups, { signal }),
});

/** Tasks that gave up, page after page. */
export const deadTasksQuery = infiniteQueryOptions({
  queryKey: ['database', 'dead'],
  initialPageParam: undefined as string | undefined,
  queryFn: ({ pageParam, signal }) =>
    call(databaseOperationsApi.listDeadTasks, { query: { cursor: pageParam, limit: 20 }, signal }),
  getNextPageParam: (page) => page.next_cursor ?? undefined,
});
