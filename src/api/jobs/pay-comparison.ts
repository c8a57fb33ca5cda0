import { z } from 'zod';

/**
 * The most that a job pays in a year, beside that of similar open jobs that state pay in the same currency: the median of
 * these, and between what the half in the middle lies. `jobs` says how many were compared, five at least.
 */
export const payComparison = z
  .object({
    currency: z.string(),
    own: z.int(),
    jobs: z.int(),
    low: z.int(),
    median: z.int(),
    high: z.int(),
  })
  .meta({ id: 'PayComparison' });
export type PayComparison = z.infer<typeof payComparison>;
