import { useQuery } from '@tanstack/react-query';
import { jobsApi } from '../../../api/jobs/jobs.ts';
import { call } from '../../platform/client.ts';
import { t } from '../../platform/messages.ts';

/** Where people can be added: the talent pool, or a job. */
export function useTargets(): { value: string; label: string }[] {
  const jobs = useImportJobs();
  return [
    { value: 'none', label: t('resumeImports.talentPool') },
    ...jobs.map(({ id, title }) => ({ value: id, label: title })),
  ];
}

/** The company's jobs to which resumes can be added, the newest 100. */
export function useImportJobs(): { id: string; title: string }[] {
  const { data } = useQuery({
    queryKey: ['recruiter', 'jobs', 'for-imports'],
    queryFn: ({ signal }) => call(jobsApi.listPostings, { query: { scope: 'team', limit: 100 }, signal }),
  });
  return data?.items.filter(({ status }) => status === 'open' || status === 'paused') ?? [];
}
