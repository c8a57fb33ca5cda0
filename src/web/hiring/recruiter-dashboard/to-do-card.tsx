import { Card, Skeleton, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { ToDo } from '../../../api/hiring/reports.ts';
import { formatAgo, formatClock } from '../../platform/ui/dates.ts';
import { dueLabel } from '../../fairness/human-reviews/due-labels.ts';
import { PathLink } from '../../platform/ui/path-link.tsx';
import { toDoQuery, type Whose } from './recruiter-queries.ts';
import { ToDoAction } from './to-do-action.tsx';
import { WorkIcon } from './work-icon.tsx';
import { aboutWork, byUrgency, isLate } from './work-queue.ts';
import classes from './to-do.module.css';
import { type MessageKey, t } from '../../platform/messages.ts';

// What writes to many is there once somebody wants to.
const MessageWaiting = lazy(async () => ({
  default: (await import('./message-waiting.tsx')).MessageWaiting,
}));

const labels = {
  interviews_today: 'recruiterDashboard.interviewsToday',
  interviews_waiting: 'recruiterDashboard.interviewsWaiting',
  scorecards_due: 'recruiterDashboard.scorecardsDue',
  offers_to_approve: 'recruiterDashboard.offersToApprove',
  offers_sent_back: 'recruiterDashboard.offersSentBack',
  offers_to_send: 'recruiterDashboard.offersToSend',
  offers_accepted: 'recruiterDashboard.offersAccepted',
  jobs_to_approve: 'recruiterDashboard.jobsToApprove',
  jobs_sent_back: 'recruiterDashboard.jobsSentBack',
  jobs_approved: 'recruiterDashboard.jobsApproved',
  human_reviews: 'recruiterDashboard.humanReviews',
  ats_decisions: 'recruiterDashboard.atsDecisions',
  to_review: 'recruiterDashboard.toReview',
  answers_overdue: 'recruiterDashboard.answersOverdue',
  decisions_due: 'recruiterDashboard.decisionsDue',
  unanswered: 'recruiterDashboard.unansweredMessages',
  tasks_due: 'recruiterDashboard.tasksDue',
  assigned: 'recruiterDashboard.assignedToYou',
} as const satisfies Record<ToDo['kind'], MessageKey>;

function sinceWords(kind: ToDo['kind'], instant: string): string {
  if (kind === 'interviews_today') return t('recruiterDashboard.firstAt', { time: formatClock(instant) });
  if (kind === 'human_reviews') return dueLabel(instant);
  return t('recruiterDashboard.oldest', { when: formatAgo(instant) });
}

/**
 * What waits for the employer, or in one job, the most urgent first, each with where it is listed and what is done about it.
 * `height` is at least that, in pixels.
 */
export function ToDoCard({ whose, height = 195 }: { whose: Whose; height?: number }) {
  const toDo = useQuery(toDoQuery(whose));
  const [writing, setWriting] = useState<ToDo | null>(null);
  if (toDo.isPending) return <Skeleton height={height} radius="md" />;
  if (!toDo.data) return null;
  const now = toDo.dataUpdatedAt;
  const items = byUrgency(toDo.data.items, now);
  return (
    <Card component="section" aria-labelledby="to-do" mih={height} className={classes.card ?? ''}>
      <div className={classes.head}>
        <Title order={2} size="h3" id="to-do">
          {t('recruiterDashboard.toDo')}
        </Title>
        {items.length > 1 && (
          <Text size="xs" c="dimmed">
            {t('recruiterDashboard.mostUrgent')}
          </Text>
        )}
      </div>
      {items.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('recruiterDashboard.nothingToDo')}
        </Text>
      )}
      <ul className={classes.list}>
        {items.map((item) => (
          <Row key={item.kind} item={item} isLate={isLate(item, now)} onWrite={() => setWriting(item)} />
        ))}
      </ul>
      {writing && (
        <Suspense>
          <MessageWaiting item={writing} whose={whose} onClose={() => setWriting(null)} />
        </Suspense>
      )}
    </Card>
  );
}

function Row(props: { item: ToDo; isLate: boolean; onWrite: () => void }) {
  const { item } = props;
  const words = t(labels[item.kind], { count: item.count });
  return (
    <li className={classes.row} data-late={props.isLate || undefined}>
      <span className={classes.icon}>
        <WorkIcon kind={item.kind} />
      </span>
      <div className={classes.words}>
        <PathLink path={item.path} size="sm" fw={600} c="inherit">
          {words}
        </PathLink>
        <Text size="xs" c="dimmed" className={classes.about ?? ''}>
          {aboutWork(item)}
        </Text>
      </div>
      {item.oldest !== null && (
        <Text size="xs" className={classes.since ?? ''}>
          {sinceWords(item.kind, item.oldest)}
        </Text>
      )}
      <ToDoAction item={item} words={words} onWrite={props.onWrite} />
    </li>
  );
}
