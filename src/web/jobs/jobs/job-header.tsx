import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PageHeader } from '../../platform/ui/page-header.tsx';
import { jobQuery } from './job-queries.ts';
import { JobTabs } from './job-tabs.tsx';

/** The head of one of a job's pages for the people who hire for it: its name, the job's, and the job's other pages. */
export function JobHeader({ id, title, action }: { id: string; title: string; action?: ReactNode }) {
  const job = useQuery(jobQuery(id)).data;
  return (
    <PageHeader title={title} context={job?.title ?? '\u00a0'} action={action} tabs={<JobTabs id={id} />} />
  );
}
