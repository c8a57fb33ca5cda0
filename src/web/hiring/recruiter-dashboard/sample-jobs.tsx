import { Button, Group, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { jobsApi } from '../../../api/jobs/jobs.ts';
import { call, freshKey } from '../../platform/client.ts';
import { toast } from '../../platform/ui/toast.ts';
import { t } from '../../platform/messages.ts';

/** Creates three labelled sample jobs. */
export function CreateSampleJobs() {
  const refetch = useRefetch();
  const [idempotencyKey, setKey] = useState(() => freshKey());
  const create = useMutation({
    mutationFn: () => call(jobsApi.createSampleJobs, { idempotencyKey }),
    onSuccess: () => {
      setKey(freshKey());
      toast.success(t('jobs.samplesCreated'));
    },
    onError: () => toast.error(t('jobs.samplesFailed')),
    onSettled: refetch,
  });
  return (
    <Button variant="default" loading={create.isPending} onClick={() => create.mutate()}>
      {t('recruiterDashboard.createSamples')}
    </Button>
  );
}

/** Says that sample jobs are shown and removes them all with one click. */
export function SampleJobsNote() {
  const refetch = useRefetch();
  const remove = useMutation({
    mutationFn: () => call(jobsApi.deleteSampleJobs),
    onSuccess: () => toast.success(t('recruiterDashboard.samplesRemoved')),
    onError: () => toast.error(t('recruiterDashboard.removeFailed')),
    onSettled: refetch,
  });
  return (
    <Group gap="xs">
      <Text size="sm" c="dimmed">
        {t('recruiterDashboard.aboutSamples')}
      </Text>
      <Button variant="default" size="compact-sm" loading={remove.isPending} onClick={() => remove.mutate()}>
        {t('recruiterDashboard.removeSamples')}
      </Button>
    </Group>
  );
}

function useRefetch() {
  const queries = useQueryClient();
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ['recruiter'] }),
      queries.invalidateQueries({ queryKey: ['jobs'] }),
    ]);
}
