import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ImportDecision, resumeImportsApi } from '../../../api/hiring/resume-imports.ts';
import { call } from '../../platform/client.ts';
import { reasonOf } from '../../platform/ui/form-mistakes.ts';
import { toast } from '../../platform/ui/toast.ts';

/** Decides about a file of an import, and fetches the import again. */
export function useDecision(fileId: string, importId: string) {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: ['resume-imports', importId] });
  const decide = useMutation({
    mutationFn: (body: ImportDecision) =>
      call(resumeImportsApi.decideImportFile, { params: { id: fileId }, body }),
    onError: (error) => toast.error(reasonOf(error)),
    onSettled: refresh,
  });
  return { decide, refresh };
}
