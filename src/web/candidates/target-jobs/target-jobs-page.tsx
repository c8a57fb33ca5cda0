import { Button, Group, SegmentedControl, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { ExternalApplication } from '../../../api/candidates/external-applications.ts';
import { type TargetJob, targetStages } from '../../../api/candidates/target-jobs.ts';
import { ExternalApplicationForm } from '../external-applications/external-application-form.tsx';
import { t } from '../../platform/messages.ts';
import { Empty } from '../../platform/ui/empty.tsx';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { LinkButton, TextLink } from '../../platform/ui/link-button.tsx';
import { PageHeader } from '../../platform/ui/page-header.tsx';
import { SkeletonList } from '../../platform/ui/skeleton-list.tsx';
import {
  ExternalApplicationMenu,
  externalApplicationsQuery,
  ExternalApplicationNote,
  useMoveExternal,
} from './external-application-parts.tsx';
import { type BoardEntry, TargetBoard } from './target-board.tsx';
import { CalendarFeedButton } from '../../hiring/calendar-feed/calendar-feed-button.tsx';
import { NextStepNote } from './next-step-note.tsx';
import { TargetDetails } from './target-details.tsx';
import { TargetFacts } from './target-facts.tsx';
import { TargetMenu } from './target-menu.tsx';
import { TargetTable } from './target-table.tsx';
import { targetJobsQuery, useChangeTarget } from './use-target-jobs.ts';

/** The jobs that the candidate aims for, here and elsewhere, as a board or a list; nobody else sees it. */
export function TargetJobsPage() {
  const jobs = useQuery(targetJobsQuery);
  const outside = useQuery(externalApplicationsQuery);
  const view = useSearch({ strict: false }).view === 'list' ? 'list' : 'board';
  const [open, setOpen] = useState<string | null>(null);
  const [elsewhere, setElsewhere] = useState<ExternalApplication | 'new' | null>(null);
  const edited = jobs.data?.items.find((job) => job.job_id === open);
  const entries = useEntries(jobs.data?.items ?? [], outside.data?.items ?? [], setOpen, setElsewhere);
  const isLoaded = jobs.data !== undefined && outside.data !== undefined;
  const error = jobs.error ?? outside.error;
  return (
    <>
      <PageHeader title={t('targetJobs.heading')} context={t('targetJobs.headingHint')} />
      <Tools view={view} onAdd={() => setElsewhere('new')} />
      {!isLoaded && error ? (
        <ErrorView
          title={t('targetJobs.notLoaded')}
          error={error}
          onRetry={() => void Promise.all([jobs.refetch(), outside.refetch()])}
        />
      ) : !isLoaded ? (
        <SkeletonList rows={4} height={88} />
      ) : entries.length === 0 ? (
        <Empty
          title={t('targetJobs.empty')}
          action={<LinkButton to="/jobs">{t('targetJobs.browseJobs')}</LinkButton>}
        >
          {t('targetJobs.emptyHint')}
        </Empty>
      ) : view === 'list' ? (
        <TargetTable entries={entries} />
      ) : (
        <TargetBoard entries={entries} />
      )}
      {edited && <TargetDetails key={edited.job_id} job={edited} onClose={() => setOpen(null)} />}
      {elsewhere !== null && (
        <ExternalApplicationForm
          application={elsewhere === 'new' ? null : elsewhere}
          onClose={() => setElsewhere(null)}
        />
      )}
    </>
  );
}

function Tools({ view, onAdd }: { view: 'board' | 'list'; onAdd: () => void }) {
  const navigate = useNavigate();
  return (
    <Group justify="space-between" mb="md">
      <SegmentedControl
        aria-label={t('targetJobs.view')}
        data={[
          { value: 'board', label: t('targetJobs.board') },
          { value: 'list', label: t('targetJobs.list') },
        ]}
        value={view}
        onChange={(value) =>
          void navigate({ to: '.', search: value === 'list' ? { view: 'list' } : {}, replace: true })
        }
      />
      <Group gap="xs">
        <CalendarFeedButton />
        <LinkButton to="/jobs" variant="default">
          {t('targetJobs.findMore')}
        </LinkButton>
        <Button variant="default" onClick={onAdd}>
          {t('targetJobs.addApplication')}
        </Button>
      </Group>
    </Group>
  );
}

/** Jobs and applications elsewhere as the board and the list show them. */
function useEntries(
  jobs: TargetJob[],
  outside: ExternalApplication[],
  onEdit: (jobId: string) => void,
  onEditExternal: (outside: ExternalApplication) => void,
): BoardEntry[] {
  const change = useChangeTarget();
  const moveExternal = useMoveExternal();
  return [
    ...jobs.map((job): BoardEntry => ({
      id: job.job_id,
      title: job.title,
      stage: job.stage,
      isFixed: job.application !== null,
      targets: targetStages,
      words: <JobWords job={job} />,
      menu: <TargetMenu job={job} onEdit={() => onEdit(job.job_id)} />,
      move: (stage) => change.mutate({ job, change: { stage } }),
    })),
    ...outside.map((one): BoardEntry => ({
      id: one.id,
      title: one.title,
      stage: one.stage,
      isFixed: false,
      // It was sent already: there is no way back to saved.
      targets: targetStages.filter((stage) => stage !== 'saved'),
      words: <ExternalApplicationNote outside={one} />,
      menu: <ExternalApplicationMenu outside={one} onEdit={onEditExternal} />,
      move: (stage) => stage !== 'saved' && moveExternal.mutate({ outside: one, stage }),
    })),
  ];
}

function JobWords({ job }: { job: TargetJob }) {
  return (
    <>
      <Text size="sm" fw={650}>
        <TextLink to="/jobs/$id" params={{ id: job.job_id }} inherit c="inherit">
          {job.title}
        </TextLink>
      </Text>
      <Text size="sm">{job.employer_name}</Text>
      <TargetFacts job={job} />
      <NextStepNote tracked={job} />
      {job.notes && (
        <Text size="xs" lineClamp={2} mt={4}>
          {job.notes}
        </Text>
      )}
    </>
  );
}
