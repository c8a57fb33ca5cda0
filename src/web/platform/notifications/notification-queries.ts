import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../api/index.ts';
import { call } from '../client.ts';

/** How many notifications I have not read. */
export const unreadQuery = queryOptions({
  queryKey: ['notifications', 'unread'],
  queryFn: ({ signal }) =>
    call<Api['countNotifications']>({ method: 'GET', path: '/api/notifications/unread' }, { signal }),
});

/** My notifications, newest first, page by page. */
export const notificationsQuery = infiniteQueryOptions({
  queryKey: ['notifications', 'list'],
  queryFn: ({ pageParam, signal }) =>
    call<Api['listNotifications']>(
      { method: 'GET', path: '/api/notifications' },
      { query: pageParam ? { cursor: pageParam } : {}, signal },
    ),
  initialPageParam: '',
  getNextPageParam: (page) => page.next_cursor,
});

/** How I want to hear of each kind. */
export const settingsQuery = queryOptions({
  queryKey: ['notification-settings'],
  queryFn: ({ signal }) =>
    call<Api['listNotificationSettings']>({ method: 'GET', path: '/api/notification-settings' }, { signal }),
});
