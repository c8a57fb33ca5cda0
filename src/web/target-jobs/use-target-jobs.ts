import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '../../api/endpoint.ts';
import type { Api } from '../../api/index.ts';
import { type TargetJob, targetJob, targetJobsApi } from '../../api/target-jobs.ts';
import { ApiError, call } from '../client.ts';
import { toast } from '../ui/toast.ts';

/** The jobs I saved or applied to. */
export const targetJobsQuery = queryOptions({
  queryKey: ['target-jobs'],
  queryFn: ({ signal }) => call(targetJobsApi.listTargetJobs, { signal }),
});

type Change = Omit<CallInput<typeof targetJobsApi.updateTargetJob>['body'], 'version'>;

/**
 * Changes a target job; a new stage is shown at once, and put back when the server refuses. One change waits for the one before
 * it, so that moving a job twice is no conflict with oneself.
 */
export function useChangeTarget() {
  const client = useQueryClient();
  const newest = (job: TargetJob) =>
    client.getQueryData(targetJobsQuery.queryKey)?.items.find((one) => one.job_id === job.job_id);
  const show = (shown: TargetJob) =>
    client.setQueryData(
      targetJobsQuery.queryKey,
      (list) => list && { items: list.items.map((one) => (one.job_id === shown.job_id ? shown : one)) },
    );
  return useMutation({
    scope: { id: 'target-jobs' },
    mutationFn: ({ job, change }: { job: TargetJob; change: Change }) =>
      call(targetJobsApi.updateTargetJob, {
        params: { id: job.job_id },
        body: { version: (change.stage && newest(job)?.version) ?? job.version, ...change },
      }),
    onMutate: ({ job, change }) => {
      if (change.stage) show({ ...job, stage: change.stage });
    },
    onSuccess: show,
    onError: (error, { job }) => {
      const newer = targetJob.safeParse(error instanceof ApiError ? error.current : null);
      show(newer.success ? newer.data : job);
      toast.error(newer.success ? 'This was changed in another tab. Look at it again.' : error.message);
    },
    // A list that was asked for before must not come in after, and show what was.
    onSettled: () => void client.invalidateQueries({ queryKey: targetJobsQuery.queryKey }),
  });
}

/** Takes a job off the list. */
export function useRemoveTarget() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      call<Api['removeTargetJob']>({ method: 'DELETE', path: '/api/target-jobs/{id}' }, { params: { id } }),
    onSuccess: () => toast.success('The job is off your list.'),
    onError: (error) => toast.error(error.message),
    onSettled: () => client.invalidateQueries({ queryKey: targetJobsQuery.queryKey }),
  });
}
