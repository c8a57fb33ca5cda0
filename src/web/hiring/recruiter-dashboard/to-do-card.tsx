import { Card, Group, Skeleton, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ToDo } from '../../../api/hiring/reports.ts';
import { formatAgo, formatClock } from '../../platform/ui/dates.ts';
import { dueLabel } from '../../fairness/human-reviews/due-labels.ts';
import { PathLink } from '../../platform/ui/path-link.tsx';
import { toDoQuery, type Whose } from './recruiter-queries.ts';
import classes from '../reports/reports.module.css';
import { type MessageKey, t } from '../../platform/messages.ts';

const labels = {
  interviews_today: 'recruiterDashboard.interviewsToday',
  interviews_waiting: 'recruiterDashboard.interviewsWaiting',
  scorecards_due: 'recruiterDashboard.scorecardsDue',
  offers_to_approve: 'recruiterDashboard.offersToApprove',
  offers_to_send: 'recruiterDashboard.offersToSend',
  offers_accepted: 'recruiterDashboard.offersAccepted',
  human_reviews: 'recruiterDashboard.humanReviews',
  ats_decisions: 'recruiterDashboard.atsDecisions',
  to_review: 'recruiterDashboard.toReview',
  answers_overdue: 'recruiterDashboard.answersOverdue',
  decisions_due: 'recruiterDashboard.decisionsDue',
  unanswered: 'recruiterDashboard.unansweredMessages',
  assigned: 'recruiterDashboard.assignedToYou',
} as const satisfies Record<ToDo['kind'], MessageKey>;

function sinceWords(kind: ToDo['kind'], instant: string): string {
  if (kind === 'interviews_today') return t('recruiterDashboard.firstAt', { time: formatClock(instant) });
  if (kind === 'human_reviews') return dueLabel(instant);
  return t('recruiterDashboard.oldest', { when: formatAgo(instant) });
}

/** What waits for the employer, or in one job, each leading to where it is dealt with. `height` is at least that, in pixels. */
export function ToDoCard({ whose, height = 195 }: { whose: Whose; height?: number }) {
  const toDo = useQuery(toDoQuery(whose));
  const items = toDo.data?.items.filter(({ count }) => count > 0) ?? [];
  if (toDo.isPending) return <Skeleton height={height} radius="md" />;
  if (!toDo.data) return null;
  return (
    <Card component="section" aria-labelledby="to-do" mih={height}>
      <Title order={2} size="h3" id="to-do" mb="xs">
        {t('recruiterDashboard.toDo')}
      </Title>
      {items.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('recruiterDashboard.nothingToDo')}
        </Text>
      ) : (
        <ul className={classes.list}>
          {items.map((item) => (
            <li key={item.kind}>
              <Group justify="space-between" gap="xs">
                <PathLink path={item.path} size="sm" fw={500}>
                  {t(labels[item.kind], { count: item.count })}
                </PathLink>
                {item.oldest !== null && (
                  <Text size="xs" c="dimmed">
                    {sinceWords(item.kind, item.oldest)}
                  </Text>
                )}
              </Group>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
