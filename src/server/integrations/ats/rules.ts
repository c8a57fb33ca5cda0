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

const fileStage = 'csv-stage-';

/** What a stage of a job is called among the stages of another system, where a file told it. */
export function fileStageId(key: string): string {
  return fileStage + key;
}

/** The key of the job's stage that a file told; null for a stage of another kind of system. */
export function fileStageKey(id: string): string | null {
  return id.startsWith(fileStage) ? id.slice(fileStage.length) : null;
}
