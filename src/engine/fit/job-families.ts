/** The bands of the number, as lists show them: from 80, 60 and 40 percent on, and below. */
export const scoreBands = ['strong', 'good', 'partial', 'low'] as const;
export type ScoreBand = (typeof scoreBands)[number];

/**
 * Families of jobs: the major groups of ISCO-08 that the title's occupation belongs to, and `other` for titles that name no
 * occupation.
 */
export const jobFamilies = [
  'managers',
  'professionals',
  'technicians',
  'clerical',
  'service',
  'agriculture',
  'craft',
  'operators',
  'elementary',
  'other',
] as const;
export type JobFamily = (typeof jobFamilies)[number];
