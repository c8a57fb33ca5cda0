import { Text } from '@mantine/core';
import type { TargetJob } from '../../../api/candidates/target-jobs.ts';
import { candidateStageLabels } from '../../hiring/job-stages/stage-labels.ts';
import { t } from '../../platform/messages.ts';
import { formatDate } from '../../platform/ui/dates.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';

/** What stands out about a target job, in a line: closed, deadline, visit. */
export function TargetFacts({ job }: { job: TargetJob }) {
  const facts = [
    job.job_status === 'closed' && t('targetJobs.jobClosed'),
    job.deadline && t('targetJobs.deadlineOn', { on: formatDate(job.deadline) }),
    job.visited_at && !job.application && t('targetJobs.pageOpened', { on: formatDate(job.visited_at) }),
  ].filter(Boolean);
  const { application } = job;
  if (facts.length === 0 && !application) return null;
  return (
    <Text size="xs" c="dimmed">
      {application && (
        <TextLink to="/applications/$id" params={{ id: application.id }} inherit underline="always">
          {t('targetJobs.appliedHere', { stage: candidateStageLabels[application.stage] })}
        </TextLink>
      )}
      {application && facts.length > 0 && ' · '}
      {facts.join(' · ')}
    </Text>
  );
}
