import type { Stage } from '../../../api/hiring/applications.ts';
import type { AtsStageKind } from '../../../api/integrations/ats-sync.ts';

const named: [RegExp, AtsStageKind | null][] = [
  [/reject|archiv|withdr|declin|disqualif/i, null],
  [/hired|onboard|accepted/i, 'hired'],
  [/offer/i, 'offer'],
  [/interview|on-?site|panel|technical|assessment|take.?home|final/i, 'interview'],
  [/screen|phone|review|recruiter|qualif|short-?list/i, 'screen'],
  [/appl|new|sourc|lead|inbox|received|prospect/i, 'new'],
];

/** Which kind of stage a name of another system tells; null when it tells none, or an end that a person has to confirm. */
export function kindOfStage(name: string): AtsStageKind | null {
  return named.find(([words]) => words.test(name))?.[1] ?? null;
}

/** Which end against a candidate a name of another system tells. */
function endOfStage(name: string): 'withdrawn' | 'rejected' | null {
  if (/withdr/i.test(name)) return 'withdrawn';
  return /reject|archiv|declin|disqualif/i.test(name) ? 'rejected' : null;
}

/** A stage of another system that an application can be moved to. */
export type TargetStage = { id: string; name: string; kind: AtsStageKind | null };

/**
 * The stage of another system that a stage here is: the one of its name, or else of its kind, where `current` is good enough and the
 * first in their order the next best; null when there is none.
 */
export function stageThere(
  stages: readonly TargetStage[],
  here: { name: string; kind: Stage },
  current: string | null,
): TargetStage | null {
  const isNamed = ({ name, kind }: TargetStage) =>
    name.trim().toLowerCase() === here.name.trim().toLowerCase() && (kind === null || kind === here.kind);
  const ofKind = stages.filter(({ name, kind }) => (kind ?? endOfStage(name)) === here.kind);
  return stages.find(isNamed) ?? ofKind.find(({ id }) => id === current) ?? ofKind[0] ?? null;
}

const fileStage = 'csv-stage-';

/** What a stage of a job is called among the stages of another system, where a file told it. */
export function fileStageId(key: string): string {
  return fileStage + key;
}

/** The key of the job's stage that a file told; null for a stage of another kind of system. */
export function fileStageKey(id: string): string | null {
  return id.startsWith(fileStage) ? id.slice(fileStage.length) : null;
}
