import { Button, Skeleton, Stack } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { job as jobSchema, jobsApi } from '../../../api/jobs/jobs.ts';
import type { Job } from '../../../api/jobs/jobs.ts';
import { ApiError, call } from '../../platform/client.ts';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { LinkButton } from '../../platform/ui/link-button.tsx';
import { PageHeader } from '../../platform/ui/page-header.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { JobMailCardInView } from '../../hiring/mail-in/job-mail-card.tsx';
import { JobConflict } from './job-conflict.tsx';
import { JobForm } from './job-form.tsx';
import { formOfJob, type JobFormValues } from './job-form-values.ts';
import { JobHistory } from './job-history.tsx';
import { JobNotFound } from '../jobs/job-not-found.tsx';
import { PreviewButton } from './job-preview.tsx';
import { JobTabs } from '../jobs/job-tabs.tsx';
import { jobQuery } from '../jobs/job-queries.ts';
import { t } from '../../platform/messages.ts';

/** The form of the job of one's company that the address names. */
export function EditJobPage() {
  const { id } = useParams({ from: '/shell/jobs/$id/edit' });
  return <EditJob key={id} id={id} />;
}

function EditJob({ id }: { id: string }) {
  const query = useQuery({ ...jobQuery(id), staleTime: 0, refetchOnWindowFocus: false });
  if (query.error instanceof ApiError && query.error.status === 404) return <JobNotFound />;
  if (query.error && !query.data) {
    return (
      <ErrorView
        order={1}
        title={t('jobs.loadFailed')}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (!query.isFetchedAfterMount || !query.data) return <Skeleton height={1200} aria-busy />;
  return query.data.mine?.can_edit ? <Editor opened={query.data} /> : <JobNotFound />;
}

function Editor({ opened }: { opened: Job }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [newest, setNewest] = useState<Job | null>(null);
  const [comparing, setComparing] = useState(false);
  return (
    <>
      <PageHeader title={t('jobForm.editJob')} context={opened.title} tabs={<JobTabs id={opened.id} />} />
      <JobForm
        draft={opened.id}
        version={opened.version}
        initial={formOfJob(opened)}
        withStatus
        asksApproval={Boolean(opened.mine?.approval) && opened.mine?.approval?.state !== 'approved'}
        failure={t('jobs.submitFailed')}
        send={(value, version) =>
          call(jobsApi.updateJob, {
            params: { id: opened.id },
            body: { version: newest?.version ?? version, value },
          })
        }
        onSaved={(job) => {
          queries.setQueryData(jobQuery(job.id).queryKey, job);
          void queries.invalidateQueries({ queryKey: ['recruiter'] });
          void queries.invalidateQueries({ queryKey: ['jobs', 'list'] });
          const asksNow =
            job.mine?.approval?.state === 'waiting' && opened.mine?.approval?.state !== 'waiting';
          toast.success(asksNow ? t('jobApprovals.asked') : t('jobForm.jobUpdated'));
          void navigate({ to: '/jobs/$id', params: { id: job.id }, ignoreBlocker: true });
        }}
        onStale={(current) => {
          const newer = jobSchema.safeParse(current);
          if (!newer.success) return toast.error(t('jobs.submitFailed'));
          setNewest(newer.data);
          setComparing(true);
        }}
        notice={(form, submit) =>
          comparing &&
          newest && (
            <JobConflict
              key={newest.version}
              mine={form.values}
              theirs={formOfJob(newest)}
              onTake={(values) => form.setValues(values)}
              onTakeAll={() => {
                form.setValues(formOfJob(newest));
                setComparing(false);
              }}
              onKeepMine={submit}
            />
          )
        }
        actions={({ busy, values }) => <Actions id={opened.id} busy={busy} values={values} />}
      />
      <BelowForm job={opened} />
    </>
  );
}

function BelowForm({ job: { id, version } }: { job: Job }) {
  return (
    <Stack mt="xl" gap="xl">
      <JobHistory id={id} version={version} />
      <JobMailCardInView id={id} />
    </Stack>
  );
}

function Actions({ id, busy, values }: { id: string; busy: boolean; values: JobFormValues }) {
  return (
    <>
      <Button type="submit" loading={busy}>
        {t('jobForm.updateJob')}
      </Button>
      <PreviewButton values={values} />
      <LinkButton variant="default" to="/jobs/create" search={{ from: id }}>
        {t('jobForm.duplicate')}
      </LinkButton>
      <LinkButton variant="default" to="/jobs/$id" params={{ id }}>
        {t('jobForm.cancel')}
      </LinkButton>
    </>
  );
}
