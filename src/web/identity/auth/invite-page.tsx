import type { ReactNode } from 'react';
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
import { useAcceptInvitation } from './use-accept-invitation.ts';
import { rich, t } from '../../platform/messages.ts';

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
      <AuthCard title={t('auth.yourInvitation')} other={null}>
        <ErrorView
          title={t('auth.invitationLoadFailed')}
          error={error}
          onRetry={() => void invitation.refetch()}
        />
      </AuthCard>
    );
  }
  if (!invitation.data || status === 'loading' || user?.id === 'pending') {
    return (
      <AuthCard title={t('auth.yourInvitation')} other={null}>
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
      title={t('auth.join', { company: company.name })}
      context={t('auth.invitedAs', { role, expires: formatDate(expires_at) })}
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
          <Text>{rich('auth.invitedAccount', { email, b: strong })}</Text>
          <LinkButton to="/auth/login" search={{ from: '/auth/invite' }} size="md" fullWidth>
            {t('auth.signInToAccept')}
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
  const { problem, busy, accept } = useAcceptInvitation(token, onDone);
  return (
    <Stack gap="md" mt="lg">
      <FormProblem problem={problem} />
      <Text>{t('auth.whatColleaguesSee')}</Text>
      {user?.role === 'candidate' && (
        <Text>{t('auth.candidateJoins', { company: invitation.company.name })}</Text>
      )}
      <Button size="md" fullWidth loading={busy} onClick={accept}>
        {t('auth.join', { company: invitation.company.name })}
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
      <Text>{rich('auth.otherAccount', { email: invitation.email, mine, b: strong })}</Text>
      <Button size="md" fullWidth onClick={() => void change()}>
        {t('auth.signOutAndContinue')}
      </Button>
      <LinkButton to="/" variant="default" size="md" fullWidth>
        {t('auth.staySignedIn')}
      </LinkButton>
    </Stack>
  );
}

function InvitationEnded({ opened }: { opened: boolean }) {
  return (
    <AuthCard title={t('auth.invitationEnded')} other={null}>
      <div className={classes.form} role="alert">
        <Text>{opened ? t('auth.invitationExpired') : t('auth.invitationCutOff')}</Text>
        <LinkButton to="/" variant="default" size="md" fullWidth>
          {t('auth.goHome')}
        </LinkButton>
      </div>
    </AuthCard>
  );
}

function strong(text: ReactNode[]) {
  return <strong>{text}</strong>;
}
