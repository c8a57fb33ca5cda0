import { Group, SegmentedControl } from '@mantine/core';
import '@mantine/core/styles/SegmentedControl.layer.css';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { TargetJob } from '../../api/target-jobs.ts';
import { Empty } from '../ui/empty.tsx';
import { ErrorView } from '../ui/error-view.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { SkeletonList } from '../ui/skeleton-list.tsx';
import { TargetBoard } from './target-board.tsx';
import { TargetDetails } from './target-details.tsx';
import { TargetTable } from './target-table.tsx';
import { targetJobsQuery } from './use-target-jobs.ts';

/** The jobs that the candidate aims for, as a board or a list; nobody else sees it. */
export function TargetJobsPage() {
  const { data, error, refetch } = useQuery(targetJobsQuery);
  const view = useSearch({ strict: false }).view === 'list' ? 'list' : 'board';
  const navigate = useNavigate();
  const [open, setOpen] = useState<string | null>(null);
  const edited = data?.items.find((job) => job.job_id === open);
  const edit = (job: TargetJob) => setOpen(job.job_id);
  return (
    <>
      <PageHeader title="Target jobs" context="Jobs you saved or applied to. Only you can see this page." />
      <Group justify="space-between" mb="md">
        <SegmentedControl
          aria-label="View"
          data={[
            { value: 'board', label: 'Board' },
            { value: 'list', label: 'List' },
          ]}
          value={view}
          onChange={(value) =>
            void navigate({ to: '.', search: value === 'list' ? { view: 'list' } : {}, replace: true })
          }
        />
        <LinkButton to="/jobs" variant="default">
          Find more jobs
        </LinkButton>
      </Group>
      {!data && error ? (
        <ErrorView title="Your list could not be loaded" error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonList rows={4} height={88} />
      ) : data.items.length === 0 ? (
        <Empty title="No target jobs yet" action={<LinkButton to="/jobs">Browse jobs</LinkButton>}>
          Save a job, and it stands here with your notes, its deadline and a reminder.
        </Empty>
      ) : view === 'list' ? (
        <TargetTable jobs={data.items} onEdit={edit} />
      ) : (
        <TargetBoard jobs={data.items} onEdit={edit} />
      )}
      {edited && <TargetDetails key={edited.job_id} job={edited} onClose={() => setOpen(null)} />}
    </>
  );
}
