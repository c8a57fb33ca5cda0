import { ActionIcon, Button, Group, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Bookmark, BookmarkCheck, EyeOff } from 'lucide-react';
import { candidatesApi } from '../../../api/candidates/candidates.ts';
import { jobSearchApi } from '../../../api/jobs/job-search.ts';
import type { JobCard } from '../../../api/jobs/jobs.ts';
import { call } from '../../platform/client.ts';
import { toast } from '../../platform/ui/toast.ts';
import classes from './job-card.module.css';
import { hiddenJobsQuery } from './job-queries.ts';
import { t } from '../../platform/messages.ts';

/** Saves the job of a card, or takes it off the candidate's lists. */
export function CardActions({ job, onHidden }: { job: JobCard; onHidden: () => void }) {
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: () =>
      call(job.saved ? candidatesApi.removeTargetJob : candidatesApi.saveTargetJob, {
        params: { id: job.id },
      }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ['jobs'] });
      void queries.invalidateQueries({ queryKey: ['dashboard'] });
    },
    onError: () => toast.error(t('jobs.saveFailed')),
  });
  const hide = useMutation({
    mutationFn: () => call(jobSearchApi.hideJob, { params: { id: job.id } }),
    onSuccess: () => {
      onHidden();
      void queries.invalidateQueries({ queryKey: hiddenJobsQuery.queryKey });
    },
    onError: (error) => toast.error(error.message),
  });
  return (
    <Group gap={0} wrap="nowrap" className={classes.actions}>
      <ActionIcon
        variant="subtle"
        color={job.saved ? undefined : 'gray'}
        size="lg"
        aria-pressed={job.saved === true}
        aria-label={
          job.saved ? t('jobs.savedJob', { job: job.title }) : t('jobs.saveJob', { job: job.title })
        }
        title={job.saved ? t('jobs.saved') : t('jobs.save')}
        disabled={save.isPending}
        onClick={() => save.mutate()}
      >
        {job.saved ? <BookmarkCheck size={18} aria-hidden /> : <Bookmark size={18} aria-hidden />}
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('jobs.hideJob', { job: job.title })}
        title={t('jobs.hide')}
        disabled={hide.isPending}
        onClick={() => hide.mutate()}
      >
        <EyeOff size={18} aria-hidden />
      </ActionIcon>
    </Group>
  );
}

/** Stands in the place of a job that was just hidden, with the way back. */
export function HiddenCard({ job, onShown }: { job: Pick<JobCard, 'id' | 'title'>; onShown: () => void }) {
  const queries = useQueryClient();
  const show = useMutation({
    mutationFn: () => call(jobSearchApi.showJob, { params: { id: job.id } }),
    onSuccess: () => {
      onShown();
      void queries.invalidateQueries({ queryKey: hiddenJobsQuery.queryKey });
      void queries.invalidateQueries({ queryKey: ['jobs', 'list'] });
    },
    onError: (error) => toast.error(error.message),
  });
  return (
    <Group component="output" gap="xs">
      <Text size="sm" c="dimmed">
        {t('jobs.jobHidden', { job: job.title })}
      </Text>
      <Button variant="subtle" size="compact-sm" loading={show.isPending} onClick={() => show.mutate()}>
        {t('jobs.showItAgain')}
      </Button>
    </Group>
  );
}
