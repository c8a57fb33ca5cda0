import { Card, Group, Skeleton, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ToDo } from '../../../api/hiring/reports.ts';
import { formatAgo, formatClock } from '../../platform/ui/dates.ts';
import { dueLabel } from '../../fairness/human-reviews/due-labels.ts';
import { PathLink } from '../../platform/ui/path-link.tsx';
import { toDoQuery } from './recruiter-queries.ts';
import classes from '../reports/reports.module.css';
import { formatNumber } from '../../platform/ui/format.ts';

const words: Record<ToDo['kind'], [one: string, many: string]> = {
  interviews_today: ['interview today', 'interviews today'],
  interviews_waiting: [
    'candidate asked for other interview times',
    'candidates asked for other interview times',
  ],
  scorecards_due: ['scorecard is due', 'scorecards are due'],
  offers_to_approve: ['offer waiting for approval', 'offers waiting for approval'],
  offers_to_send: ['approved offer to send', 'approved offers to send'],
  offers_accepted: ['accepted offer to complete', 'accepted offers to complete'],
  human_reviews: ['applicant asked for a review by a person', 'applicants asked for a review by a person'],
  ats_decisions: [
    'decision in the applicant tracking system to confirm',
    'decisions in the applicant tracking system to confirm',
  ],
  to_review: ['application to review', 'applications to review'],
  answers_overdue: ['answer is overdue', 'answers are overdue'],
  decisions_due: ['decision is due: two weeks in one stage', 'decisions are due: two weeks in one stage'],
  unanswered: ['message without an answer', 'messages without an answer'],
  assigned: ['application assigned to you', 'applications assigned to you'],
};

function sinceWords(kind: ToDo['kind'], instant: string): string {
  if (kind === 'interviews_today') return `the first at ${formatClock(instant)}`;
  if (kind === 'human_reviews') return dueLabel(instant);
  return `the oldest ${formatAgo(instant)}`;
}

/** What waits for the employer, each leading to where it is dealt with. */
export function ToDoCard({ scope }: { scope: 'mine' | 'team' }) {
  const toDo = useQuery(toDoQuery(scope));
  const items = toDo.data?.items.filter(({ count }) => count > 0) ?? [];
  if (toDo.isPending) return <Skeleton height={195} radius="md" />;
  if (!toDo.data) return null;
  return (
    <Card component="section" aria-labelledby="to-do" mih={195}>
      <Title order={2} size="h3" id="to-do" mb="xs">
        To do
      </Title>
      {items.length === 0 ? (
        <Text size="sm" c="dimmed">
          You’re all caught up.
        </Text>
      ) : (
        <ul className={classes.list}>
          {items.map((item) => (
            <li key={item.kind}>
              <Group justify="space-between" gap="xs">
                <PathLink path={item.path} size="sm" fw={500}>
                  {formatNumber(item.count)} {words[item.kind][item.count === 1 ? 0 : 1]}
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
