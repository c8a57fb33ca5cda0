import { Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { invitationsApi, type OpenInvitation } from '../../../api/identity/invitations.ts';
import { ApiError, call } from '../../platform/client.ts';
import { useSession } from '../../platform/shell/session.tsx';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { formatDate } from '../../platform/ui/dates.ts';
import { LinkButton } from '../../platform/ui/link-button.tsx';
import { SkeletonList } from '../../platform/ui/skeleton-list.tsx';
import { AuthCard } from './auth-card.tsx';
import { FormProblem } from '../../platform/ui/form-problem.tsx';
import classes from './auth.module.css';
import { useInviteToken } from './invite-token.ts';
import { InvitedSignUp } from './invited-sign-up.tsx';
import { useAccept } from './use-accept.ts';

const roleLabels = { recruiter: 'a recruiter', hiring_manager: 'a hiring manager' } as const;

/** An invitation to work for a company, opened from its mail: to sign up, to sign in, to accept, or not for this account. */
export function InvitePage() {
  const { token, forget } = useInviteToken();
  const { status, user } = useSession();
  const invitation = useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => call(invitationsApi.readInvitation, { body: { token: token ?? '' }, signal }),
    enabled: token !== null,
    staleTime: Infinity,
  });
  const { error } = invitation;
  if (token === null || (error instanceof ApiError && error.code === 'expired_link')) {
    return <InvitationEnded opened={token !== null} />;
  }
  if (error) {
    return (
      <AuthCard title="Your invitation" other={null}>
        <ErrorView
          title="The invitation could not be loaded"
          error={error}
          onRetry={() => void invitation.refetch()}
        />
      </AuthCard>
    );
  }
  if (!invitation.data || status === 'loading' || user?.id === 'pending') {
    return (
      <AuthCard title="Your invitation" other={null}>
        <SkeletonList rows={2} height={48} />
      </AuthCard>
    );
  }
  return <Invited token={token} invitation={invitation.data} onDone={forget} />;
}

type Props = { token: string; invitation: OpenInvitation; onDone: () => void };

function Invited({ token, invitation, onDone }: Props) {
  const { user } = useSession();
  const { company, role, email, expires_at } = invitation;
  return (
    <AuthCard
      title={`Join ${company.name}`}
      context={`You are invited as ${roleLabels[role]}. The invitation expires on ${formatDate(expires_at)}.`}
      other={null}
    >
      {user ? (
        user.email.toLowerCase() === email ? (
          <Accept token={token} invitation={invitation} onDone={onDone} />
        ) : (
          <OtherAccount invitation={invitation} mine={user.email} />
        )
      ) : invitation.account ? (
        <Stack gap="md" mt="lg">
          <Text>
            This invitation is for <strong>{email}</strong>, which has an account. Sign in to accept it.
          </Text>
          <LinkButton to="/auth/login" search={{ from: '/auth/invite' }} size="md" fullWidth>
            Sign in to accept
          </LinkButton>
        </Stack>
      ) : (
        <InvitedSignUp token={token} email={email} onDone={onDone} />
      )}
    </AuthCard>
  );
}

function Accept({ token, invitation, onDone }: Props) {
  const { user } = useSession();
  const { problem, busy, accept } = useAccept(token, onDone);
  return (
    <Stack gap="md" mt="lg">
      <FormProblem problem={problem} />
      <Text>
        You will see the company’s jobs and their applicants. Your colleagues will see your email address.
      </Text>
      {user?.role === 'candidate' && (
        <Text>
          You now have a candidate account. While you work for {invitation.company.name} here, it is an
          employer account. Your profile and applications are saved and come back when you leave the company.
        </Text>
      )}
      <Button size="md" fullWidth loading={busy} onClick={accept}>
        Join {invitation.company.name}
      </Button>
    </Stack>
  );
}

function OtherAccount({ invitation, mine }: { invitation: OpenInvitation; mine: string }) {
  const { signOut } = useSession();
  const navigate = useNavigate();
  async function change() {
    await signOut();
    await navigate({ to: '/auth/invite', replace: true });
  }
  return (
    <Stack gap="md" mt="lg">
      <Text>
        This invitation is for <strong>{invitation.email}</strong>, and you are signed in as{' '}
        <strong>{mine}</strong>. Nothing was changed.
      </Text>
      <Button size="md" fullWidth onClick={() => void change()}>
        Sign out and continue
      </Button>
      <LinkButton to="/" variant="default" size="md" fullWidth>
        Stay signed in
      </LinkButton>
    </Stack>
  );
}

function InvitationEnded({ opened }: { opened: boolean }) {
  return (
    <AuthCard title="This invitation does not work" other={null}>
      <div className={classes.form} role="alert">
        <Text>
          {opened
            ? 'It expired, was revoked, or was already used. Ask your colleague to send it again.'
            : 'Open the link in your email again. If it still doesn’t work, ask your colleague for a new one.'}
        </Text>
        <LinkButton to="/" variant="default" size="md" fullWidth>
          Go to the home page
        </LinkButton>
      </div>
    </AuthCard>
  );
}
