import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '../../api/endpoint.ts';
import type { Api } from '../../api/index.ts';
import { type TargetJob, targetJobsApi } from '../../api/target-jobs.ts';
import { ApiError, call } from '../client.ts';
import { toast } from '../ui/toast.ts';

/** The jobs I saved or applied to. */
export const targetJobsQuery = queryOptions({
  queryKey: ['target-jobs'],
  queryFn: ({ signal }) => call(targetJobsApi.listTargetJobs, { signal }),
});

type Change = Omit<CallInput<typeof targetJobsApi.updateTargetJob>['body'], 'version'>;

/** Changes a target job; it is shown at once, and put back when the server refuses. */
export function useChangeTarget() {
  const client = useQueryClient();
  const show = (shown: TargetJob) =>
    client.setQueryData(
      targetJobsQuery.queryKey,
      (list) => list && { items: list.items.map((one) => (one.job_id === shown.job_id ? shown : one)) },
    );
  return useMutation({
    mutationFn: ({ job, change }: { job: TargetJob; change: Change }) =>
      call(targetJobsApi.updateTargetJob, {
        params: { id: job.job_id },
        body: { version: job.version, ...change },
      }),
    onMutate: ({ job, change }) => {
      if (change.stage) show({ ...job, stage: change.stage });
    },
    onSuccess: show,
    onError: (error, { job }) => {
      show(job);
      const isStale = error instanceof ApiError && error.code === 'stale_version';
      toast.error(isStale ? 'This was changed in another tab. Look at it again.' : error.message);
      void client.invalidateQueries({ queryKey: targetJobsQuery.queryKey });
    },
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
