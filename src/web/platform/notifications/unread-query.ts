import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../api/index.ts';
import { call } from '../client.ts';

/** How many notifications I have not read. */
export const unreadQuery = queryOptions({
  queryKey: ['notifications', 'unread'],
  queryFn: ({ signal }) =>
    call<Api['countNotifications']>({ method: 'GET', path: '/api/notifications/unread' }, { signal }),
});
