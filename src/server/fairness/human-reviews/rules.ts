import type { ApplicationState } from '../../hiring/applications/queries.ts';

/** A candidate asks for a review of an application that goes to an employer here and that they did not withdraw, decided or not. */
export function canAskForReview({
  companyId,
  stage,
}: Pick<ApplicationState, 'companyId' | 'stage'>): boolean {
  return companyId !== null && stage !== 'withdrawn';
}
