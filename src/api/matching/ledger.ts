import { z } from 'zod';

/** Where a quoted fact stands. */
export const evidence = z
  .discriminatedUnion('from', [
    z.object({
      from: z.literal('resume'),
      place: z.object({ page: z.number(), line: z.number(), quote: z.string() }),
    }),
    z.object({ from: z.literal('experience'), experienceId: z.string(), quote: z.string() }),
    z.object({ from: z.literal('statement'), quote: z.string() }),
  ])
  .meta({ id: 'Evidence' });

/** One requirement of a job and what the candidate's own words say about it. */
export const ledgerRow = z
  .object({
    kind: z.enum(['required_skill', 'desired_skill', 'years', 'level', 'education', 'language', 'place']),
    requirement: z.string(),
    canonical: z.string().optional(),
    state: z.enum(['met', 'partly', 'unknown', 'not_met']),
    reason: z.string(),
    evidence: z.array(evidence),
    points: z.number(),
    answered: z.enum(['have', 'have_not']).optional(),
  })
  .meta({ id: 'LedgerRow' });
export type LedgerRow = z.infer<typeof ledgerRow>;
