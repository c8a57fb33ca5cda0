import { useMutation, useQueryClient } from '@tanstack/react-query';
import { applicantRow, applicationsApi } from '../../../api/hiring/applications.ts';
import type { ApplicantRow } from '../../../api/hiring/applications.ts';
import type { Rejection } from '../../../api/hiring/rejections.ts';
import { ApiError, call } from '../../platform/client.ts';
import { toast } from '../../platform/ui/toast.ts';
import { applicantQuery } from './applicant-queries.ts';
import { t } from '../../platform/messages.ts';

/** A move somebody asked for: to a stage by key, with its name for the message. */
export type Wish = {
  row: Pick<ApplicantRow, 'id' | 'version'>;
  stage: string;
  name: string;
  rejection?: Rejection;
};

/** Moves applications and takes moves back; lists and figures follow. Says what happened, also when somebody was quicker. */
export function useMoves(onMoved?: (row: ApplicantRow) => void) {
  const queries = useQueryClient();
  const settle = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ['applicants'] }),
      queries.invalidateQueries({ queryKey: ['recruiter'] }),
    ]);
  const keep = (row: ApplicantRow) =>
    queries.setQueryData(applicantQuery(row.id).queryKey, (old) => old && { ...old, ...row });
  const undo = useMutation({
    mutationFn: (row: Pick<ApplicantRow, 'id' | 'version'>) =>
      call(applicationsApi.undoMove, { params: { id: row.id }, body: { version: row.version } }),
    onSuccess: (row) => {
      keep(row);
      toast.success(t('applications.undone', { stage: row.stage_name }));
    },
    onError: (error) => toast.error(failure(error, (stage) => t('applications.movedBeforeUndo', { stage }))),
    onSettled: settle,
  });
  const move = useMutation({
    mutationFn: ({ row, stage, rejection }: Wish) =>
      call(applicationsApi.moveApplicant, {
        params: { id: row.id },
        body: { version: row.version, stage, ...(rejection && { rejection }) },
      }),
    onSuccess: (row) => {
      keep(row);
      toast.undo(t('applications.moved', { stage: row.stage_name }), () => undo.mutate(row));
      onMoved?.(row);
    },
    onError: (error, wish) =>
      toast.error(failure(error, (stage) => t('applications.movedByOther', { stage, wanted: wish.name }))),
    onSettled: settle,
  });
  return { move, undo, isPending: move.isPending || undo.isPending };
}

/** What stopped a move: what somebody else did in the meantime beside what was wanted, or why it is refused. */
function failure(error: Error, movedTo: (stage: string) => string): string {
  if (!(error instanceof ApiError)) return t('applications.moveFailed');
  const current = applicantRow.safeParse(error.current);
  if (error.status === 412 && current.success) {
    return movedTo(current.data.stage_name);
  }
  return error.errors[0]?.detail ?? error.detail ?? t('applications.moveFailed');
}
