import { Alert, Card, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { jobsApi } from '../../../api/jobs/jobs.ts';
import type { JobChange } from '../../../api/jobs/job-changes.ts';
import { call } from '../../platform/client.ts';
import classes from '../jobs/job-page.module.css';
import { formatDateTime } from '../../platform/ui/dates.ts';
import { t } from '../../platform/messages.ts';

/** Who changed a job, when, and what it said before and after; newest first. */
export function JobHistory({ id, version }: { id: string; version: number }) {
  const query = useQuery({
    queryKey: ['jobs', 'changes', id, version],
    queryFn: ({ signal }) => call(jobsApi.listJobChanges, { params: { id }, signal }),
  });
  return (
    <Card component="section" aria-labelledby="job-history" padding="lg" maw="44rem">
      <Stack gap="md">
        <Title order={2} size="h3" id="job-history">
          {t('jobForm.history')}
        </Title>
        {query.isPending && <Skeleton height={80} />}
        {query.isError && (
          <Alert color="red">{t('jobForm.historyFailed', { message: query.error.message })}</Alert>
        )}
        {query.data?.items.length === 0 && (
          <Text size="sm" c="dimmed">
            {t('jobForm.noChangesYet')}
          </Text>
        )}
        {query.data?.items.map((change, index) => (
          <OneChange key={index} change={change} />
        ))}
      </Stack>
    </Card>
  );
}

const labels = {
  created: t('jobForm.created'),
  approval_asked: t('jobApprovals.asked'),
  approved: t('jobApprovals.approvedNow'),
  changes_asked: t('jobApprovals.changesAsked'),
};

function OneChange({ change }: { change: JobChange }) {
  return (
    <div className={classes.change}>
      <Text size="sm" fw={500}>
        {change.what === 'updated'
          ? change.changes.map(({ label }) => label).join(', ')
          : labels[change.what]}
      </Text>
      <Text size="xs" c="dimmed">
        {change.actor && `${change.actor} · `}
        <time dateTime={change.at}>{formatDateTime(change.at)}</time>
      </Text>
      {change.comment !== '' && (
        <Text size="sm" className={classes.comment ?? ''}>
          {change.comment}
        </Text>
      )}
      {change.changes.length > 0 && (
        <details>
          <Text component="summary" size="sm">
            {t('jobForm.whatChanged')}
          </Text>
          {change.changes.map(({ field, label, before, after }) => (
            <Stack key={field} gap={4} mt="xs">
              <Text size="xs" fw={500}>
                {label}
              </Text>
              <Words as="del" text={before} />
              <Words as="ins" text={after} />
            </Stack>
          ))}
        </details>
      )}
    </div>
  );
}

function Words({ as, text }: { as: 'del' | 'ins'; text: string }) {
  return (
    <Text size="sm" component={as} className={as === 'ins' ? classes.ins : classes.del}>
      {text === '' ? t('jobForm.empty') : text}
    </Text>
  );
}
