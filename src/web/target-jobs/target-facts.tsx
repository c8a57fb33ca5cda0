import { Text } from '@mantine/core';
import type { TargetJob } from '../../api/target-jobs.ts';
import { formatDate } from '../ui/format.ts';

/** What stands out about a target job, in a line: closed, deadline, reminder, visit. */
export function TargetFacts({ job }: { job: TargetJob }) {
  const facts = [
    job.job_status === 'closed' && 'Takes no applications any more',
    job.application && `Applied here: ${job.application.stage}`,
    job.deadline && `Deadline ${formatDate(job.deadline)}`,
    job.remind_on && `Reminder ${formatDate(job.remind_on)}`,
    job.visited_at && !job.application && `Employer’s page opened ${formatDate(job.visited_at)}`,
  ].filter(Boolean);
  if (facts.length === 0) return null;
  return (
    <Text size="xs" c="dimmed">
      {facts.join(' · ')}
    </Text>
  );
}
