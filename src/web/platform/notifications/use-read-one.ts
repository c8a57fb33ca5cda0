import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Api } from '../../../api/index.ts';
import { call } from '../client.ts';

/** Marks one notification as read; a failure shows in its staying unread. */
export function useReadOne() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      call<Api['readNotification']>(
        { method: 'POST', path: '/api/notifications/{id}/read' },
        { params: { id } },
      ),
    onSettled: () => client.invalidateQueries({ queryKey: ['notifications'] }),
  });
}
