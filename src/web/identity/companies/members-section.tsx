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
import { useMemberActs } from './use-member-acts.ts';

/** Who works for the company, with what an owner can do about it; everybody can leave. */
export function MembersSection({ me, owner }: { me: string; owner: boolean }) {
  const { data, error, refetch } = useQuery(membersQuery);
  return (
    <SettingsSection
      id="members"
      title="Members"
      about="Recruiters and owners see all of the company’s jobs and applicants. Hiring managers see the jobs whose hiring team they are on."
    >
      {error && !data ? (
        <ErrorView
          title="The members could not be loaded"
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
  const { leave, remove } = useMemberActs();
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <Group gap="xs">
          <Text fw={500} size="sm">
            {member.email}
          </Text>
          {member.owner && <Badge variant="light">Owner</Badge>}
          {isMe && (
            <Badge variant="light" color="gray">
              You
            </Badge>
          )}
        </Group>
        <Text size="sm" c="dimmed">
          {memberRoleLabels[member.role]}, since {formatDate(member.since)}
        </Text>
      </div>
      <Group gap="xs">
        {owner && !isMe && !member.owner && <OwnerButton member={member} />}
        {owner && !isMe && (
          <ConfirmButton
            size="compact-sm"
            label="Remove"
            aria-label={`Remove ${member.email}`}
            title={`Remove ${member.email}?`}
            confirmLabel="Remove member"
            onConfirm={() => remove.mutateAsync(member)}
          >
            They lose access to the company’s jobs and applicants immediately. Their postings and notes stay.
          </ConfirmButton>
        )}
        {isMe && (
          <ConfirmButton
            size="compact-sm"
            label="Leave"
            title="Leave this company?"
            confirmLabel="Leave company"
            onConfirm={() => leave.mutateAsync()}
          >
            You lose access to its jobs and applicants immediately. Your postings and notes stay.
          </ConfirmButton>
        )}
      </Group>
    </li>
  );
}
