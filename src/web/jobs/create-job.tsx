import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { jobsApi } from '../../api/jobs.ts';
import { messages } from '../../api/messages.ts';
import { call } from '../client.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { toast } from '../ui/toast.ts';
import { JobForm } from './job-form.tsx';
import { emptyJobForm } from './job-form-values.ts';
import { jobQuery } from './job-queries.ts';
import { requestKeys } from './request-keys.ts';

/** Posts a new job, or keeps it as a draft of the company. */
export function CreateJob() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [keyFor] = useState(() => requestKeys());
  return (
    <>
      <PageHeader title="Create Job Posting" />
      <JobForm
        draft="new"
        version={0}
        initial={emptyJobForm}
        withStatus={false}
        failure={messages.jobs.createFailed}
        send={(body) => call(jobsApi.createJob, { body, idempotencyKey: keyFor(body) })}
        onSaved={(job) => {
          queries.setQueryData(jobQuery(job.id).queryKey, job);
          void queries.invalidateQueries({ queryKey: ['recruiter'] });
          void queries.invalidateQueries({ queryKey: ['jobs', 'list'] });
          toast.success(messages.jobs.created);
          void navigate({ to: '/jobs/$id', params: { id: job.id }, ignoreBlocker: true });
        }}
        actions={({ busy, submit }) => (
          <>
            <Button type="submit" loading={busy}>
              Post job
            </Button>
            <Button variant="default" disabled={busy} onClick={() => submit({ status: 'draft' })}>
              Save as draft
            </Button>
          </>
        )}
      />
    </>
  );
}
