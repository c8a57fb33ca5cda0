import { Badge, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Member } from '../../../api/identity/members.ts';
import { SettingsSection } from '../settings/settings-section.tsx';
import { ConfirmButton } from '../../platform/ui/confirm.tsx';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { formatDate } from '../../platform/ui/dates.ts';
import { SkeletonList } from '../../platform/ui/skeleton-list.tsx';
import classes from './company.module.css';
import { membersQuery } from './company-queries.ts';
import { memberRoleLabels } from './member-labels.ts';
import { OwnerButton } from './owner-button.tsx';
import { useMemberActions } from './use-member-actions.ts';
import { t } from '../../platform/messages.ts';

/** Who works for the company, with what an owner can do about it; everybody can leave. */
export function MembersSection({ me, owner }: { me: string; owner: boolean }) {
  const { data, error, refetch } = useQuery(membersQuery);
  return (
    <SettingsSection id="members" title={t('companies.members')} about={t('companies.membersHint')}>
      {error && !data ? (
        <ErrorView
          title={t('companies.membersLoadFailed')}
          error={error}
          onRetry={() => void refetch()}
          order={3}
        />
      ) : data ? (
        <ul className={classes.list}>
          {data.items.map((member) => (
            <MemberRow key={member.id} member={member} isMe={member.id === me} owner={owner} />
          ))}
        </ul>
      ) : (
        <SkeletonList rows={2} height={48} />
      )}
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
