import { Button, Skeleton } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { jobsApi } from '../../../api/jobs/jobs.ts';
import { call } from '../../platform/client.ts';
import { PageHeader } from '../../platform/ui/page-header.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { JobForm } from './job-form.tsx';
import { emptyJobForm, formOfJob } from './job-form-values.ts';
import type { JobFormValues } from './job-form-values.ts';
import { PreviewButton } from './job-preview.tsx';
import { StartFromVacancy } from './start-from-vacancy.tsx';
import { jobQuery } from '../jobs/job-queries.ts';
import { t } from '../../platform/messages.ts';

/** Posts a new job, or keeps it as a draft of the company; it begins as a copy of the job that the address names. */
export function CreateJobPage() {
  const from = useSearch({ strict: false })['from'] ?? '';
  const source = useQuery({ ...jobQuery(from), enabled: from !== '' });
  if (from === '') return <NewJob draft="new" initial={emptyJobForm} />;
  if (source.isPending) return <Skeleton height={1200} aria-busy />;
  const copied = source.data?.mine?.can_edit ? formOfJob(source.data) : emptyJobForm;
  const initial: JobFormValues = { ...copied, status: 'open', expires_on: '' };
  return <NewJob draft={`copy-${from}`} initial={initial} />;
}

function NewJob({ draft, initial }: { draft: string; initial: JobFormValues }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title={t('jobForm.createJobPosting')} />
      <JobForm
        draft={draft}
        version={0}
        initial={initial}
        withStatus={false}
        failure={t('jobs.createFailed')}
        notice={(form) => <StartFromVacancy form={form} />}
        send={(body, _version, idempotencyKey) => call(jobsApi.createJob, { body, idempotencyKey })}
        onSaved={(job) => {
          queries.setQueryData(jobQuery(job.id).queryKey, job);
          void queries.invalidateQueries({ queryKey: ['recruiter'] });
          void queries.invalidateQueries({ queryKey: ['jobs', 'list'] });
          const isAsked = job.mine?.approval?.state === 'waiting';
          toast.success(isAsked ? t('jobApprovals.createdAndAsked') : t('jobs.created'));
          void navigate({ to: '/jobs/$id', params: { id: job.id }, ignoreBlocker: true });
        }}
        actions={({ busy, submit, values, needsApproval }) => (
          <>
            <Button type="submit" loading={busy}>
              {needsApproval ? t('jobApprovals.saveAndAsk') : t('jobForm.postJob')}
            </Button>
            <Button variant="default" disabled={busy} onClick={() => submit({ status: 'draft' })}>
              {t('jobForm.saveAsDraft')}
            </Button>
            <PreviewButton values={values} />
          </>
        )}
      />
    </>
  );
}
