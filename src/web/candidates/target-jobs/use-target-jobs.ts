import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '../../../api/platform/endpoint.ts';
import type { Api } from '../../../api/index.ts';
import { type TargetJob, targetJob, targetJobsApi } from '../../../api/candidates/target-jobs.ts';
import { t } from '../../platform/messages.ts';
import { ApiError, call } from '../../platform/client.ts';
import { toast } from '../../platform/ui/toast.ts';

/** The jobs I saved or applied to. */
export const targetJobsQuery = queryOptions({
  queryKey: ['target-jobs'],
  queryFn: ({ signal }) => call(targetJobsApi.listTargetJobs, { signal }),
});

type Change = Omit<CallInput<typeof targetJobsApi.updateTargetJob>['body'], 'version'>;

const changes = ['target-jobs', 'changes'];

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
  const isLast = () => client.isMutating({ mutationKey: changes }) === 1;
  return useMutation({
    mutationKey: changes,
    scope: { id: 'target-jobs' },
    mutationFn: ({ job, change }: { job: TargetJob; change: Change }) =>
      call(targetJobsApi.updateTargetJob, {
        params: { id: job.job_id },
        body: { version: versionFor(job, newest(job), change), ...change },
      }),
    onMutate: async ({ job, change }) => {
      // A list that was asked for before must not come in after, and show what was.
      await client.cancelQueries({ queryKey: targetJobsQuery.queryKey });
      if (change.stage) show({ ...job, stage: change.stage });
    },
    // While another change waits, the job stays where that one puts it.
    onSuccess: (changed) =>
      show(isLast() ? changed : { ...changed, stage: newest(changed)?.stage ?? changed.stage }),
    onError: (error, { job }) => {
      const newer = targetJob.safeParse(error instanceof ApiError ? error.current : null);
      show(newer.success ? newer.data : job);
      toast.error(newer.success ? t('targetJobs.checkAgain') : error.message);
    },
    onSettled: () => {
      if (isLast()) void client.invalidateQueries({ queryKey: targetJobsQuery.queryKey });
    },
  });
}

const noted = ['notes', 'deadline', 'next_step', 'remind_on', 'contacts'] as const;

/** A change counts on what it changes alone: notes are no conflict with a move that was under way when they were written. */
function versionFor(seen: TargetJob, newest: TargetJob | undefined, change: Change): number {
  if (!newest) return seen.version;
  const isAsSeen =
    change.stage !== undefined ||
    noted.every((part) => JSON.stringify(newest[part]) === JSON.stringify(seen[part]));
  return isAsSeen ? newest.version : seen.version;
}

/** Takes a job off the list. */
export function useRemoveTarget() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      call<Api['removeTargetJob']>({ method: 'DELETE', path: '/api/target-jobs/{id}' }, { params: { id } }),
    onSuccess: () => toast.success(t('targetJobs.removed')),
    onError: (error) => toast.error(error.message),
    onSettled: () => client.invalidateQueries({ queryKey: targetJobsQuery.queryKey }),
  });
}
