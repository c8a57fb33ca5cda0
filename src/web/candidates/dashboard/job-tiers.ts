import type { RecommendedJob } from '../../../api/candidates/candidates.ts';

/** shown: the resume shows every required skill; close: it shows some of them, and the match is partial or better; else a stretch. */
export type JobTier = 'shown' | 'close' | 'stretch';

/** Where the band "Partial match" begins, in percent. */
const closeFrom = 40;

/** How close a job is to what the candidate's resume shows. A job without a current score counts as a stretch. */
export function jobTier({ fit }: Pick<RecommendedJob, 'fit'>): JobTier {
  if (!fit?.shape) return 'stretch';
  const { bare, denied, likely, listed, proven, stated, unknown, elsewhere, musts } = fit.shape;
  const shown = proven + listed + elsewhere;
  const open = bare + denied + likely + stated + unknown + musts.length;
  if (shown > 0 && open === 0) return 'shown';
  return shown > 0 && fit.skill_overlap >= closeFrom ? 'close' : 'stretch';
}

/** Whether a match rests on anything that is known of the candidate: without a resume it may say no more than that nothing is. */
export function isAboutCandidate({ fit }: Pick<RecommendedJob, 'fit'>): boolean {
  if (!fit?.shape) return false;
  const { bare, denied, likely, listed, proven, stated, elsewhere } = fit.shape;
  return bare + denied + likely + listed + proven + stated + elsewhere > 0;
}
