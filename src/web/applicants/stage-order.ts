import type { JobStage } from '../../api/job-stages.ts';

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
