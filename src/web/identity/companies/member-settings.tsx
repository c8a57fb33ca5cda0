import { Badge, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Member } from '../../../api/identity/members.ts';
import { LoadedPart } from '../settings/loaded-part.tsx';
import { SettingsSection } from '../settings/settings-section.tsx';
import { useSession } from '../../platform/shell/session.tsx';
import { ConfirmButton } from '../../platform/ui/confirm.tsx';
import { formatDate } from '../../platform/ui/dates.ts';
import classes from './company.module.css';
import { membersQuery } from './company-queries.ts';
import { InvitationsPart } from './invitations-part.tsx';
import { memberRoleLabels } from './member-labels.ts';
import { OwnerButton } from './owner-button.tsx';
import { useMemberActions } from './use-member-actions.ts';
import { t } from '../../platform/messages.ts';

/** Who works for the company, with what an owner can do about it; everybody can leave. */
export function MemberSettings() {
  const { user } = useSession();
  const owner = user?.company?.owner === true;
  return (
    <SettingsSection id="members" title={t('companies.membersAndRoles')} about={t('companies.membersHint')}>
      <LoadedPart query={useQuery(membersQuery)} failure={t('companies.membersLoadFailed')} rows={3}>
        {({ items }) => (
          <ul className={classes.list} aria-label={t('companies.members')}>
            {items.map((member) => (
              <MemberRow key={member.id} member={member} isMe={member.id === user?.id} owner={owner} />
            ))}
          </ul>
        )}
      </LoadedPart>
      {owner && <InvitationsPart />}
    </SettingsSection>
  );
}

function MemberRow({ member, isMe, owner }: { member: Member; isMe: boolean; owner: boolean }) {
  const { leave, remove } = useMemberActions();
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <Group gap="xs">
          <Text fw={500} size="sm">
            {member.name}
          </Text>
          {member.owner && <Badge variant="light">{t('companies.owner')}</Badge>}
          {isMe && (
            <Badge variant="light" color="gray">
              {t('companies.you')}
            </Badge>
          )}
        </Group>
        <Text size="sm" c="dimmed">
          {member.name !== member.email && `${member.email} · `}
          {t('companies.roleSince', { role: memberRoleLabels[member.role], date: formatDate(member.since) })}
        </Text>
      </div>
      <Group gap="xs">
        {owner && !isMe && !member.owner && <OwnerButton member={member} />}
        {owner && !isMe && (
          <ConfirmButton
            size="compact-sm"
            label={t('companies.remove')}
            aria-label={t('companies.removeOne', { name: member.name })}
            title={t('companies.removeTitle', { name: member.name })}
            confirmLabel={t('companies.removeMember')}
            onConfirm={() => remove.mutateAsync(member)}
          >
            {t('companies.removeHint')}
          </ConfirmButton>
        )}
        {isMe && (
          <ConfirmButton
            size="compact-sm"
            label={t('companies.leave')}
            title={t('companies.leaveTitle')}
            confirmLabel={t('companies.leaveCompany')}
            onConfirm={() => leave.mutateAsync()}
          >
            {t('companies.leaveHint')}
          </ConfirmButton>
        )}
      </Group>
    </li>
  );
}
