import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { MessageSquare } from 'lucide-react';
import type { ThreadList, ThreadRow } from '../../../api/hiring/messages.ts';
import { Empty } from '../../platform/ui/empty.tsx';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { formatAgo, formatDateTime } from '../../platform/ui/dates.ts';
import { ShowMore } from '../../platform/ui/show-more.tsx';
import { SkeletonList } from '../../platform/ui/skeleton-list.tsx';
import { threadsQuery } from './message-queries.ts';
import { searchOf } from './thread-search.ts';
import classes from './messages.module.css';
import { t } from '../../platform/messages.ts';

const nothing: Record<ThreadList, string> = {
  unanswered: t('messages.nothingToAnswer'),
  mine: t('messages.noneMine'),
  unread: t('messages.noneUnread'),
  snoozed: t('messages.noneSnoozed'),
  scheduled: t('messages.noneScheduled'),
  all: t('messages.noneYet'),
};

/** The threads of a list, each a link to it. */
export function Threads({ which, open }: { which: ThreadList; open: string | null }) {
  const threads = useInfiniteQuery(threadsQuery(which));
  const rows = threads.data?.pages.flatMap((page) => page.items) ?? [];
  if (threads.isPending) return <SkeletonList rows={5} height={56} />;
  if (threads.isError && rows.length === 0) {
    return (
      <ErrorView
        title={t('messages.threadsFailed')}
        error={threads.error}
        onRetry={() => void threads.refetch()}
      />
    );
  }
  if (rows.length === 0) {
    return (
      <Empty icon={<MessageSquare size={20} />} title={nothing[which]}>
        {t('messages.howToStart')}
      </Empty>
    );
  }
  return (
    <>
      <ul className={classes.rows}>
        {rows.map((row) => (
          <li key={row.application_id}>
            <Thread row={row} which={which} open={open} />
          </li>
        ))}
      </ul>
      <ShowMore list={threads} />
    </>
  );
}

function Thread({ row, which, open }: { row: ThreadRow; which: ThreadList; open: string | null }) {
  const summary = row.summary || t('messages.hidden');
  const state = stateOf(row);
  return (
    <Link
      to="/recruiter/messages"
      search={searchOf(which, row.application_id)}
      className={classes.thread ?? ''}
      data-unread={row.unread > 0 || undefined}
      aria-current={row.application_id === open ? 'true' : undefined}
    >
      <span
        className={classes.dot}
        role={row.unread > 0 ? 'img' : undefined}
        aria-label={row.unread > 0 ? t('messages.countUnread', { count: row.unread }) : undefined}
      />
      <span className={classes.who}>{row.name}</span>
      <time className={classes.at} dateTime={row.last_at}>
        {formatAgo(row.last_at)}
      </time>
      <span className={classes.words}>
        {row.last_from_us ? t('messages.youWrote', { text: summary }) : summary}
      </span>
      <span className={classes.meta}>
        {state !== null && <span className={classes.state}>{state}</span>}
        {[state === null ? null : '', row.job_title, row.assigned_to?.name]
          .filter((part) => part !== null && part !== undefined)
          .join(' · ')}
      </span>
    </Link>
  );
}

/** What a thread waits for, in a few words; null when for nothing. */
function stateOf(row: ThreadRow): string | null {
  if (row.snoozed_until !== null)
    return t('messages.snoozedUntil', { when: formatDateTime(row.snoozed_until) });
  if (row.follow_up_at !== null) return t('messages.backFromSnooze');
  if (row.next_at !== null) return t('messages.nextAt', { when: formatDateTime(row.next_at) });
  return row.waiting_since === null ? null : t('messages.unanswered');
}
