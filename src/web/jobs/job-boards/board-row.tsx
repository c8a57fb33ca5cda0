import { ActionIcon, Anchor, Group, Loader, Menu, Text } from '@mantine/core';
import { Ellipsis, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { JobBoard } from '../../../api/jobs/job-boards.ts';
import { t } from '../../platform/messages.ts';
import { ConfirmDialog } from '../../platform/ui/confirm.tsx';
import { formatAgo } from '../../platform/ui/dates.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { boardKindLabels } from './board-labels.ts';
import { useCheckBoard, useUnfollow } from './board-queries.ts';
import classes from './followed.module.css';

/** A board that I follow: the employer, how many jobs are open, when that was seen, and what is wrong. */
export function BoardRow({ board, isChosen }: { board: JobBoard; isChosen: boolean }) {
  const { address, kind, name, note, open_jobs: count, state } = board;
  return (
    <li className={classes.board}>
      <div className={classes.words}>
        <Group gap="xs">
          <TextLink
            to="/followed-employers"
            search={isChosen ? {} : { board: board.id }}
            fw={500}
            aria-label={isChosen ? t('jobBoards.showAll') : t('jobBoards.show', { name })}
          >
            {name}
          </TextLink>
          {kind && (
            <Anchor
              href={address}
              size="sm"
              target="_blank"
              rel="noopener noreferrer nofollow"
              aria-label={t('jobBoards.visit', { name })}
            >
              {boardKindLabels[kind]}
            </Anchor>
          )}
        </Group>
        {state === 'waiting' ? (
          <Group gap="xs">
            <Loader size={14} aria-hidden />
            <Text component="output" size="sm" c="dimmed">
              {t('jobBoards.reading')}
            </Text>
          </Group>
        ) : (
          <Text size="sm" c="dimmed">
            {[t('jobBoards.openJobs', { count }), seen(board)].filter(Boolean).join(' · ')}
          </Text>
        )}
        {note && (
          <Group gap={6} wrap="nowrap" align="flex-start" mt={4}>
            {state !== 'current' && <TriangleAlert size={16} aria-hidden />}
            <Text size="sm">{note}</Text>
          </Group>
        )}
      </div>
      <BoardMenu board={board} />
    </li>
  );
}

function seen({ read_at: read, state }: JobBoard): string {
  if (read === null) return '';
  return state === 'current'
    ? t('jobBoards.checked', { ago: formatAgo(read) })
    : t('jobBoards.lastRead', { ago: formatAgo(read) });
}

function BoardMenu({ board: { id, name, state } }: { board: JobBoard }) {
  const check = useCheckBoard();
  const unfollow = useUnfollow();
  const [leaves, setLeaves] = useState(false);
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" aria-label={t('jobBoards.actions', { name })}>
            <Ellipsis size={16} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {state !== 'stopped' && (
            <Menu.Item onClick={() => check.mutate(id)}>{t('jobBoards.checkNow')}</Menu.Item>
          )}
          <Menu.Item color="red" onClick={() => setLeaves(true)}>
            {t('jobBoards.unfollow')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        title={t('jobBoards.unfollowTitle', { name })}
        confirmLabel={t('jobBoards.unfollow')}
        opened={leaves}
        onClose={() => setLeaves(false)}
        onConfirm={() => unfollow.mutateAsync(id)}
      >
        {t('jobBoards.unfollowText')}
      </ConfirmDialog>
    </>
  );
}
