import { Badge, Button, Group, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Invitation, invitationDays, invitationsApi } from '../../../api/identity/invitations.ts';
import { ApiError, call } from '../../platform/client.ts';
import { SettingsPart } from '../settings/settings-part.tsx';
import { ConfirmButton } from '../../platform/ui/confirm.tsx';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { formatAgo, formatDate } from '../../platform/ui/dates.ts';
import { toast } from '../../platform/ui/toast.ts';
import classes from './company.module.css';
import { invitationsQuery } from './company-queries.ts';
import { InviteForm } from './invite-form.tsx';
import { memberRoleLabels } from './member-labels.ts';
import { t } from '../../platform/messages.ts';

/** Invites colleagues, and lists the invitations that nobody has taken yet. */
export function InvitationsPart() {
  const { data, error, refetch } = useQuery(invitationsQuery);
  return (
    <SettingsPart
      title={t('companies.invitations')}
      about={t('companies.invitationsHint', { days: invitationDays })}
    >
      <InviteForm />
      {error && !data && (
        <ErrorView
          title={t('companies.invitationsLoadFailed')}
          error={error}
          onRetry={() => void refetch()}
          order={3}
        />
      )}
      {data && data.items.length > 0 && (
        <ul className={classes.list} aria-label={t('companies.openInvitations')}>
          {data.items.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} />
          ))}
        </ul>
      )}
    </SettingsPart>
  );
}

function InvitationRow({ invitation }: { invitation: Invitation }) {
  const { email, role, expired } = invitation;
  const { resend, revoke } = useInvitationActions(invitation);
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <Group gap="xs">
          <Text fw={500} size="sm">
            {email}
          </Text>
          {expired && (
            <Badge color="orange" variant="light">
              {t('companies.expired')}
            </Badge>
          )}
        </Group>
        <Text size="sm" c="dimmed">
          {expired
            ? t('companies.sent', { role: memberRoleLabels[role], ago: formatAgo(invitation.sent_at) })
            : t('companies.sentUntil', {
                role: memberRoleLabels[role],
                ago: formatAgo(invitation.sent_at),
                until: formatDate(invitation.expires_at),
              })}
        </Text>
      </div>
      <Group gap="xs">
        <Button
          variant="default"
          size="compact-sm"
          loading={resend.isPending}
          aria-label={t('companies.sendOneAgain', { email })}
          onClick={() => resend.mutate()}
        >
          {t('companies.sendAgain')}
        </Button>
        <ConfirmButton
          size="compact-sm"
          label={t('companies.revoke')}
          aria-label={t('companies.revokeOne', { email })}
          title={t('companies.revokeTitle', { email })}
          confirmLabel={t('companies.revokeInvitation')}
          onConfirm={() => revoke.mutateAsync()}
        >
          {t('companies.revokeHint')}
        </ConfirmButton>
      </Group>
    </li>
  );
}

function useInvitationActions({ id, email }: Invitation) {
  const client = useQueryClient();
  const ends = {
    onError: (error: Error) => {
      const gone = error instanceof ApiError && error.code === 'not_found';
      toast.error(gone ? t('companies.invitationGone') : error.message);
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['company'] }),
  };
  const resend = useMutation({
    mutationFn: () => call(invitationsApi.resendInvitation, { params: { id } }),
    onSuccess: () => toast.success(t('companies.sentAgain', { email })),
    ...ends,
  });
  const revoke = useMutation({
    mutationFn: () => call(invitationsApi.revokeInvitation, { params: { id } }),
    onSuccess: () => toast.success(t('companies.invitationRevoked')),
    ...ends,
  });
  return { resend, revoke };
}
