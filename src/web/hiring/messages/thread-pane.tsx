import { ActionIcon, Button, Group, Menu, NativeSelect, Text, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Ellipsis } from 'lucide-react';
import { type RefObject, useState } from 'react';
import type { ThreadRow } from '../../../api/hiring/messages.ts';
import { memberOptions } from '../../identity/companies/member-options.ts';
import { teamQuery } from '../../jobs/hiring-team/team-queries.ts';
import { formatDateTime } from '../../platform/ui/dates.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { applicantQuery } from '../applications/applicant-queries.ts';
import { applicantName } from '../applications/applicant-name.ts';
import { applicantThreadQuery } from './message-queries.ts';
import { snoozeTimes } from './snooze-times.ts';
import { ThreadMessages } from './thread-messages.tsx';
import type { useThreadActions } from './use-thread-actions.ts';
import classes from './messages.module.css';
import { t } from '../../platform/messages.ts';

type Props = {
  id: string;
  /** Its row, where the list has it. */
  row: ThreadRow | undefined;
  field: RefObject<HTMLTextAreaElement | null>;
  actions: ReturnType<typeof useThreadActions>;
};

/** One thread of the inbox: with whom, who looks after it, and what both sides wrote. */
export function ThreadPane({ id, row, field, actions }: Props) {
  const applicant = useQuery(applicantQuery(id)).data;
  const name = row?.name ?? (applicant && applicantName(applicant.candidate)) ?? '';
  const assigned = applicant?.assigned_to ?? row?.assigned_to ?? null;
  const jobId = applicant?.job_id ?? row?.job_id;
  // Where there is no room for the list beside it, the thread is the page.
  const isAlone = useMediaQuery('(max-width: 61.99em)', false, { getInitialValueInEffect: false });
  return (
    <div className={classes.reading}>
      <div className={classes.head}>
        <div>
          <Title order={isAlone ? 1 : 2} size="h3">
            <TextLink inherit to="/applicants/$id" params={{ id }}>
              {name}
            </TextLink>
          </Title>
          <Text size="xs" c="dimmed">
            {applicant?.job_title ?? row?.job_title ?? '\u00a0'}
          </Text>
        </div>
        <Group gap="xs">
          {jobId !== undefined && (
            <Assignment jobId={jobId} assigned={assigned?.id ?? ''} onAssign={actions.assign.mutate} />
          )}
          <Snooze id={id} onSnooze={actions.snooze.mutate} />
          <Button variant="default" size="xs" aria-keyshortcuts="e" onClick={() => actions.settle.mutate()}>
            {t('messages.noReplyNeeded')}
          </Button>
          <More actions={actions} />
        </Group>
      </div>
      <ThreadMessages id={id} name={name} field={field} bare />
    </div>
  );
}

function Assignment(props: { jobId: string; assigned: string; onAssign: (to: string | null) => void }) {
  const team = useQuery(teamQuery(props.jobId)).data?.items ?? [];
  return (
    <NativeSelect
      size="xs"
      aria-label={t('messages.assignedTo')}
      data={[
        { value: '', label: t('messages.unassigned') },
        ...memberOptions(team.filter((member) => member.has_access)),
      ]}
      value={props.assigned}
      onChange={(event) => props.onAssign(event.currentTarget.value || null)}
    />
  );
}

/** Puts the thread out of the way for a while, or back. */
function Snooze({ id, onSnooze }: { id: string; onSnooze: (until: string | null) => void }) {
  const until = useQuery(applicantThreadQuery(id)).data?.snoozed_until ?? null;
  const [now, setNow] = useState(() => new Date());
  if (until !== null) {
    return (
      <Button variant="light" size="xs" onClick={() => onSnooze(null)}>
        {t('messages.unsnooze', { when: formatDateTime(until) })}
      </Button>
    );
  }
  return (
    <Menu position="bottom-end" onOpen={() => setNow(new Date())}>
      <Menu.Target>
        <Button variant="default" size="xs">
          {t('messages.snooze')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {snoozeTimes(now).map(({ label, at }) => (
          <Menu.Item key={label} onClick={() => onSnooze(at.toISOString())}>
            {label}
            <Text span size="xs" c="dimmed" ms="sm">
              {formatDateTime(at.toISOString())}
            </Text>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function More({ actions }: Pick<Props, 'actions'>) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="default" size="input-xs" aria-label={t('messages.moreActions')}>
          <Ellipsis size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => actions.unread.mutate()}>{t('messages.markUnread')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
