import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { invitationsApi } from '../../../api/identity/invitations.ts';
import { ApiError, call } from '../../platform/client.ts';
import { enterSession } from '../../platform/shell/session.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { t } from '../../platform/messages.ts';

/** Accepts an invitation as whoever is signed in, and leads to the employer's dashboard. */
export function useAcceptInvitation(token: string, onDone: () => void) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const accept = useMutation({
    mutationFn: () => call(invitationsApi.acceptInvitation, { body: { token } }),
    onSuccess: async ({ user }) => {
      onDone();
      toast.success(
        user.company ? t('auth.joined', { company: user.company.name }) : t('auth.joinedCompany'),
      );
      enterSession(client, user);
      await navigate({ to: '/recruiter', replace: true });
    },
  });
  const problem = accept.error && problemOf(accept.error);
  return { problem, busy: accept.isPending, accept: () => accept.mutate() };
}

function problemOf(error: unknown): string {
  if (error instanceof ApiError && error.code === 'works_elsewhere') {
    return t('auth.worksElsewhere');
  }
  return error instanceof Error ? error.message : String(error);
}
