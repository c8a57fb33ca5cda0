import { Button, Group, Stack, Text } from '@mantine/core';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { addedJobsApi } from '../../../api/jobs/added-jobs.ts';
import type { JobCard } from '../../../api/jobs/jobs.ts';
import { call } from '../../platform/client.ts';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { formatAgo } from '../../platform/ui/dates.ts';
import { jobTypeLabels, formatPlace } from '../../platform/ui/job-labels.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { ScoreBar } from '../../platform/ui/score-bar.tsx';
import { SkeletonList } from '../../platform/ui/skeleton-list.tsx';
import classes from './jobs-tools.module.css';
import { t } from '../../platform/messages.ts';

const myJobsQuery = infiniteQueryOptions({
  queryKey: ['jobs', 'mine'],
  initialPageParam: undefined as string | undefined,
  queryFn: ({ pageParam, signal }) =>
    call(addedJobsApi.listMyJobs, { query: { limit: 10, cursor: pageParam }, signal }),
  getNextPageParam: (page) => page.next_cursor ?? undefined,
});

/** The person's own jobs and those that candidates added, newest first. */
export function MyJobs() {
  const list = useInfiniteQuery(myJobsQuery);
  const jobs = list.data?.pages.flatMap((page) => page.items) ?? [];
  if (list.isPending) return <SkeletonList rows={3} height={56} />;
  if (list.isError && jobs.length === 0) {
    const retry = () => void list.refetch();
    return <ErrorView title={t('jobSearch.loadFailed')} error={list.error} order={3} onRetry={retry} />;
  }
  if (jobs.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {t('jobSearch.noAddedJobs')}
      </Text>
    );
  return (
    <Stack gap="md">
      <ul className={classes.jobs}>
        {jobs.map((job) => (
          <JobRow key={job.id} job={job} />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button
          variant="default"
          w="fit-content"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t('jobSearch.showMore')}
        </Button>
      )}
    </Stack>
  );
}

function JobRow({ job }: { job: JobCard }) {
  const facts = [job.employer_name, jobTypeLabels[job.job_type], formatPlace(job), formatAgo(job.created_at)];
  return (
    <li className={classes.job}>
      <div>
        <TextLink to="/jobs/$id" params={{ id: job.id }} fw={500}>
          {job.title}
        </TextLink>
        <Text size="sm" c="dimmed">
          {facts.filter(Boolean).join(' · ')}
        </Text>
      </div>
      {job.saved !== null && (
        <Group className={classes.match}>
          {job.fit ? (
            <ScoreBar
              value={job.fit.skill_overlap}
              shape={job.fit.shape}
              {...(job.fit.stale ? { note: t('jobs.beingRecalculated') } : {})}
            />
          ) : (
            <Text size="sm" c="dimmed">
              {t('jobSearch.matchBeingCalculated')}
            </Text>
          )}
        </Group>
      )}
    </li>
  );
}
