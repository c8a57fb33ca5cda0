import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { invitationsApi } from '../../../api/identity/invitations.ts';
import { ApiError, call } from '../../platform/client.ts';
import { enterSession } from '../../platform/shell/session.tsx';
import { toast } from '../../platform/ui/toast.ts';

/** Accepts an invitation as whoever is signed in, and leads to the employer's dashboard. */
export function useAccept(token: string, onDone: () => void) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const accept = useMutation({
    mutationFn: () => call(invitationsApi.acceptInvitation, { body: { token } }),
    onSuccess: async ({ user }) => {
      onDone();
      toast.success(`You have joined ${user.company?.name ?? 'the company'}.`);
      enterSession(client, user);
      await navigate({ to: '/recruiter', replace: true });
    },
  });
  const problem = accept.error && problemOf(accept.error);
  return { problem, busy: accept.isPending, accept: () => accept.mutate() };
}

function problemOf(error: unknown): string {
  if (error instanceof ApiError && error.code === 'works_elsewhere') {
    return 'You already belong to a company here. Leave it under Settings, Company, then open this invitation again.';
  }
  return error instanceof Error ? error.message : String(error);
}
