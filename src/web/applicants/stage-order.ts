import type { Stage } from '../../api/applications.ts';

/** The stages an employer can move an application to, in order. */
export const employerStages = ['new', 'screen', 'interview', 'offer', 'hired', 'rejected'] as const;
export type EmployerStage = (typeof employerStages)[number];

/** The stage that follows on the way to being hired; null after an end. */
export function nextStage(stage: Stage): EmployerStage | null {
  const at = employerStages.findIndex((item) => item === stage);
  return at === -1 || stage === 'hired' || stage === 'rejected' ? null : (employerStages[at + 1] ?? null);
}
