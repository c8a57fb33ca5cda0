import { Button } from '@mantine/core';
import type { ToDo } from '../../../api/hiring/reports.ts';
import { PathButton } from '../../platform/ui/path-link.tsx';
import { actions } from './work-queue.ts';
import classes from './to-do.module.css';
import { t } from '../../platform/messages.ts';

/** The one thing to do about work that waits: write to those who wait, or open whom it is about where it is done. */
export function ToDoAction(props: { item: ToDo; words: string; onWrite: () => void }) {
  const { item, words } = props;
  if (!item.first) return null;
  const action =
    item.kind === 'answers_overdue'
      ? t('recruiterDashboard.messageMany', { count: item.count })
      : t(actions[item.kind]);
  const look = {
    variant: 'default',
    size: 'compact-sm',
    className: classes.action ?? '',
    'aria-label': t('recruiterDashboard.deedAbout', { deed: action, words }),
  } as const;
  if (item.kind === 'answers_overdue') {
    return (
      <Button {...look} onClick={props.onWrite}>
        {action}
      </Button>
    );
  }
  return (
    <PathButton {...look} path={item.first.path}>
      {action}
    </PathButton>
  );
}
