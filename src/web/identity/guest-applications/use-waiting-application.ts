import { useMutation, useQuery } from '@tanstack/react-query';
import type { Api } from '../../../api/index.ts';
import { call } from '../../platform/client.ts';
import type { Completed } from './complete-form.tsx';

/** The application that a mailed link is about, and how it is sent or deleted. */
export function useWaitingApplication(token: string) {
  const waiting = useQuery({
    queryKey: ['guest-application', token],
    queryFn: ({ signal }) =>
      call<Api['openGuestApplication']>(
        { method: 'POST', path: '/api/guest-application' },
        { body: { token }, signal },
      ),
    retry: false,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const confirm = useMutation({
    mutationFn: (completed: Completed) =>
      call<Api['confirmGuestApplication']>(
        { method: 'POST', path: '/api/guest-application/confirm' },
        { body: { token, ...completed } },
      ),
    onSuccess: ({ user, second_step, application_id: id, had_applied }) => {
      const page = `/applications/${id}${had_applied ? '' : '?sent=yes'}`;
      // The page comes anew, with the session that has begun.
      if (user) location.assign(page);
      if (second_step) location.assign(`/auth/two-factor?${new URLSearchParams({ from: page }).toString()}`);
    },
  });
  const discard = useMutation({
    mutationFn: () =>
      call<Api['discardGuestApplication']>(
        { method: 'POST', path: '/api/guest-application/discard' },
        { body: { token } },
      ),
  });
  return { waiting, confirm, discard };
}
