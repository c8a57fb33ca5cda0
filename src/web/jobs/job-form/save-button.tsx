import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import { candidatesApi } from '../../../api/candidates/candidates.ts';
import type { Job } from '../../../api/jobs/jobs.ts';
import { call } from '../../platform/client.ts';
import { toast } from '../../platform/ui/toast.ts';
import { jobQuery } from '../jobs/job-queries.ts';
import { t } from '../../platform/messages.ts';

/** Puts the job on the candidate's private list of target jobs, or takes it off; shown at once, undone on failure. */
export function SaveButton({ job, saved }: { job: Job; saved: boolean }) {
  const queries = useQueryClient();
  const { queryKey } = jobQuery(job.id);
  const show = (value: boolean) =>
    queries.setQueryData(
      queryKey,
      (old) => old && { ...old, mine: old.mine && { ...old.mine, saved: value } },
    );
  const change = useMutation({
    mutationFn: (save: boolean) =>
      call(save ? candidatesApi.saveTargetJob : candidatesApi.removeTargetJob, { params: { id: job.id } }),
    onMutate: async (save) => {
      await queries.cancelQueries({ queryKey });
      show(save);
    },
    onError: (_error, save) => {
      show(!save);
      toast.error(t('jobs.saveFailed'));
    },
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ['jobs', 'list'] });
      void queries.invalidateQueries({ queryKey: ['dashboard'] });
    },
  });
  return (
    <Button
      variant="default"
      aria-pressed={saved}
      leftSection={saved ? <BookmarkCheck size={16} aria-hidden /> : <Bookmark size={16} aria-hidden />}
      onClick={() => change.mutate(!saved)}
      disabled={change.isPending}
    >
      {saved ? t('jobs.saved') : t('jobs.save')}
    </Button>
  );
}
