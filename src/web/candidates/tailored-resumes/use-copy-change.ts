import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { TailoredResume } from '../../../api/candidates/tailored-resumes.ts';
import { toast } from '../../platform/ui/toast.ts';
import { cacheTailored, tailoredQuery } from './tailored-queries.ts';

/** Changes a tailored copy and shows it as it is then; after a failure it is fetched again. */
export function useCopyChange<T>(copy: TailoredResume, change: (input: T) => Promise<TailoredResume>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (changed) => cacheTailored(client, changed),
    onError: (error) => {
      toast.error(error.message);
      void client.invalidateQueries({ queryKey: tailoredQuery(copy.id).queryKey });
    },
  });
}
