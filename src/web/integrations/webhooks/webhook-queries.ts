import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { webhooksApi } from '../../../api/integrations/webhooks.ts';
import { call } from '../../platform/client.ts';

/** The endpoints of one's company. */
export const webhooksQuery = queryOptions({
  queryKey: ['webhooks'],
  queryFn: ({ signal }) => call(webhooksApi.listWebhooks, { signal }),
});

/** What was sent to one endpoint, page by page, newest first; looked at again while something waits to be sent at once. */
export const deliveriesQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['webhooks', id, 'deliveries'],
    queryFn: ({ signal, pageParam }) =>
      call(webhooksApi.listWebhookDeliveries, {
        signal,
        params: { id },
        query: pageParam === null ? {} : { cursor: pageParam },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    refetchInterval: ({ state }) =>
      state.data?.pages[0]?.items.some(({ status, attempts }) => status === 'waiting' && attempts === 0)
        ? 1000
        : false,
  });
