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

/** How a skill is known, the surest first. */
export const known = z
  .enum(['proven', 'listed', 'elsewhere', 'likely', 'stated', 'bare', 'unknown', 'denied'])
  .meta({ id: 'SkillState' });
export type Known = z.infer<typeof known>;
/** How a skill is known when a resume or profile shows it. */
export const shownStates = ['proven', 'listed', 'elsewhere'] as const satisfies readonly Known[];

/** One requirement of a job and what the candidate's own words say about it; what the program says is in the language of its reader. */
export const ledgerRow = z
  .object({
    kind: z.enum([
      'required_skill',
      'desired_skill',
      'years',
      'level',
      'education',
      'licence',
      'language',
      'place',
    ]),
    requirement: z.string(),
    canonical: z.string().optional(),
    state: z.enum(['met', 'partly', 'unknown', 'not_met']),
    known: known.optional(),
    job: z.object({ title: z.string(), start: z.string().nullable(), end: z.string().nullable() }).optional(),
    reason: z.string(),
    evidence: z.array(evidence),
    points: z.number(),
    answered: z.enum(['have', 'have_not']).optional(),
  })
  .meta({ id: 'LedgerRow' });
export type LedgerRow = z.infer<typeof ledgerRow>;

/** A required licence or language that is not shown. */
export const must = z.object({
  kind: z.enum(['licence', 'language']),
  name: z.string(),
  state: z.enum(['open', 'partly', 'stated', 'denied']),
});

/**
 * What the number is made of: how many of the required skills are known in which way, whether more than half of it is only stated, and
 * the required licences and languages that are not shown.
 */
export const scoreShape = z
  .object({
    proven: z.int(),
    listed: z.int(),
    elsewhere: z.int(),
    likely: z.int(),
    stated: z.int(),
    bare: z.int(),
    unknown: z.int(),
    denied: z.int(),
    mostlyStated: z.boolean(),
    musts: z.array(must),
  })
  .meta({ id: 'ScoreShape' });
export type ScoreShape = z.infer<typeof scoreShape>;

/** Whether the candidate may answer a row: it is open, or known only by what is near it. */
export function isAnswerable({
  state,
  known: how,
  answered,
}: Pick<LedgerRow, 'state' | 'known' | 'answered'>): boolean {
  return state === 'unknown' || how === 'likely' || how === 'bare' || answered !== undefined;
}
