import { Badge, Button, Group, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Invitation, invitationDays, invitationsApi } from '../../../api/identity/invitations.ts';
import { ApiError, call } from '../../platform/client.ts';
import { SettingsSection } from '../settings/settings-section.tsx';
import { ConfirmButton } from '../../platform/ui/confirm.tsx';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { formatAgo, formatDate } from '../../platform/ui/dates.ts';
import { toast } from '../../platform/ui/toast.ts';
import classes from './company.module.css';
import { invitationsQuery } from './company-queries.ts';
import { InviteForm } from './invite-form.tsx';
import { memberRoleLabels } from './member-labels.ts';

/** Invites colleagues, and lists the invitations that nobody has taken yet. */
export function InvitationsSection() {
  const { data, error, refetch } = useQuery(invitationsQuery);
  return (
    <SettingsSection
      id="invitations"
      title="Invitations"
      about={`Your colleague gets an email with a link. It works once, for ${invitationDays} days, and only for the address you enter.`}
    >
      <InviteForm />
      {error && !data && (
        <ErrorView
          title="The invitations could not be loaded"
          error={error}
          onRetry={() => void refetch()}
          order={3}
        />
      )}
      {data && data.items.length > 0 && (
        <ul className={classes.list} aria-label="Open invitations">
          {data.items.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} />
          ))}
        </ul>
      )}
    </SettingsSection>
  );
}

function InvitationRow({ invitation }: { invitation: Invitation }) {
  const { email, role, expired } = invitation;
  const { resend, revoke } = useInvitationActs(invitation);
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <Group gap="xs">
          <Text fw={500} size="sm">
            {email}
          </Text>
          {expired && (
            <Badge color="orange" variant="light">
              Expired
            </Badge>
          )}
        </Group>
        <Text size="sm" c="dimmed">
          {memberRoleLabels[role]} · sent {formatAgo(invitation.sent_at)}
          {expired ? '' : ` · until ${formatDate(invitation.expires_at)}`}
        </Text>
      </div>
      <Group gap="xs">
        <Button
          variant="default"
          size="compact-sm"
          loading={resend.isPending}
          aria-label={`Send invitation to ${email} again`}
          onClick={() => resend.mutate()}
        >
          Send again
        </Button>
        <ConfirmButton
          size="compact-sm"
          label="Revoke"
          aria-label={`Revoke the invitation to ${email}`}
          title={`Revoke the invitation to ${email}?`}
          confirmLabel="Revoke invitation"
          onConfirm={() => revoke.mutateAsync()}
        >
          The link in the email stops working immediately.
        </ConfirmButton>
      </Group>
    </li>
  );
}

function useInvitationActs({ id, email }: Invitation) {
  const client = useQueryClient();
  const ends = {
    onError: (error: Error) => {
      const gone = error instanceof ApiError && error.code === 'not_found';
      toast.error(gone ? 'This invitation was accepted or revoked in the meantime.' : error.message);
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['company'] }),
  };
  const resend = useMutation({
    mutationFn: () => call(invitationsApi.resendInvitation, { params: { id } }),
    onSuccess: () => toast.success(`Sent to ${email} again.`),
    ...ends,
  });
  const revoke = useMutation({
    mutationFn: () => call(invitationsApi.revokeInvitation, { params: { id } }),
    onSuccess: () => toast.success('Invitation revoked.'),
    ...ends,
  });
  return { resend, revoke };
}
