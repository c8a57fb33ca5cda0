import { stageLabels, stagesAsUsual } from '../job-stages/stage-labels.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Applicant, ApplicantRow } from '../../../api/hiring/applications.ts';
import type { Rejection } from '../../../api/hiring/rejections.ts';
import { toast } from '../../platform/ui/toast.ts';
import { pipelineQuery } from './applicant-queries.ts';
import type { ApplicantSearch } from './applicant-search.ts';
import type { ReviewActions } from './review-key-map.ts';
import { nextStage } from '../job-stages/stage-order.ts';
import { useMoves } from './use-moves.ts';
import type { Writing } from './use-text-fields.ts';
import type { Place } from './use-list-position.ts';
import { t } from '../../platform/messages.ts';

/** The last decision of this tab, so that U takes it back also from the next applicant's page. */
const lastMoveKey = ['review', 'last-move'];

/** What one can do on an applicant's page: the moves, the open dialog, and what the keys do. */
export function useReview(
  applicant: Applicant,
  place: Place | null,
  search: ApplicantSearch,
  write: Pick<Writing, 'note' | 'message'>,
) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const goesOn = useRef(false);
  /** The next applicant is asked for and not loaded yet. */
  const [waiting, setWaiting] = useState(false);
  const [dialog, setDialog] = useState<'stage' | 'reject' | null>(null);
  const stages = useQuery(pipelineQuery(applicant.job_id)).data?.stages ?? stagesAsUsual;
  function go(id: string | undefined): void {
    if (id !== undefined) void navigate({ to: '/applicants/$id', params: { id }, search });
  }
  const isWaited = place !== null && place.next === undefined && place.position < place.total;
  const goOn = () => (isWaited ? setWaiting(true) : go(place?.next));
  const arrived = waiting ? place?.next : undefined;
  const onArrival = useEffectEvent(go);
  useEffect(() => onArrival(arrived), [arrived]);
  const moves = useMoves((row) => {
    queries.setQueryData(lastMoveKey, row);
    if (goesOn.current) goOn();
    goesOn.current = false;
  });
  function advance() {
    const next = nextStage(stages, applicant.stage_key);
    if (moves.isPending) return;
    if (!next || applicant.stage === 'rejected') return toast.info(t('applications.noNextStage'));
    goesOn.current = true;
    moves.move.mutate({ row: applicant, stage: next.key, name: next.name });
  }
  function reject(rejection: Rejection) {
    goesOn.current = true;
    const wish = { row: applicant, stage: 'rejected', name: stageLabels.rejected, rejection };
    return moves.move.mutateAsync(wish);
  }
  function undo() {
    const last = queries.getQueryData<ApplicantRow>(lastMoveKey);
    const row = applicant.can_undo || !last ? applicant : last;
    if (!row.can_undo) return toast.info(t('applications.nothingToUndo'));
    moves.undo.mutate(row, { onSuccess: () => row.id !== applicant.id && go(row.id) });
    queries.removeQueries({ queryKey: lastMoveKey });
  }
  const canDecide = applicant.stage !== 'withdrawn';
  const acts: ReviewActions = {
    j: goOn,
    k: () => go(place?.previous),
    u: undo,
    n: write.note,
    ...(canDecide && {
      s: () => setDialog('stage'),
      a: advance,
      ...(applicant.stage !== 'rejected' && { r: () => setDialog('reject') }),
    }),
    e: write.message,
  };
  return { moves, dialog, setDialog, reject, acts };
}

/** What `useReview` answers. */
export type Review = ReturnType<typeof useReview>;
