import { type JobStage, onceKinds } from '../../../api/hiring/job-stages.ts';
import { t } from '../../platform/messages.ts';

/** The stage that follows on the way to being hired; null after an end. */
export function nextStage(stages: readonly JobStage[], key: string): JobStage | null {
  const way = stages.filter((stage) => stage.kind !== 'rejected' && stage.kind !== 'withdrawn');
  const at = way.findIndex((stage) => stage.key === key);
  return at === -1 ? null : (way[at + 1] ?? null);
}

/** The stages that an employer can move an application to from the one it is in. */
export function targetStages(
  stages: readonly JobStage[],
  from: { stage: string; stage_key: string },
): JobStage[] {
  if (from.stage === 'withdrawn') return [];
  return stages.filter(
    (stage) =>
      stage.key !== from.stage_key &&
      stage.kind !== 'withdrawn' &&
      !(from.stage === 'rejected' && stage.kind === 'hired'),
  );
}

/** The kinds that a stage of one's own can have. */
export const newStageKinds = ['screen', 'interview', 'offer'] as const;

/** True for the stages that every job has exactly once. */
export function isFixedStage(stage: JobStage): boolean {
  return onceKinds.some((kind) => kind === stage.kind);
}

/** The stages with one of them a place further up (-1) or down (1). */
export function moveStage(stages: readonly JobStage[], from: number, by: -1 | 1): JobStage[] {
  const next = [...stages];
  const [moved] = next.splice(from, 1);
  if (moved) next.splice(from + by, 0, moved);
  return next;
}

/** The stages with a new one before the ends, under a key and a name that no other has. */
export function addStage(stages: readonly JobStage[]): JobStage[] {
  const end = stages.findIndex(({ kind }) => kind === 'hired' || kind === 'rejected' || kind === 'withdrawn');
  let number = stages.length - 3;
  const nameOf = () => t('jobStages.stageNumber', { number });
  while (stages.some(({ key, name }) => key === `stage-${number}` || name === nameOf())) number++;
  const added: JobStage = { key: `stage-${number}`, kind: 'screen', name: nameOf() };
  return end === -1 ? [...stages, added] : stages.toSpliced(end, 0, added);
}
