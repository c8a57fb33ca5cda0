import { z } from 'zod';
import { evidence, ledgerRow, must, scoreShape } from './ledger.ts';

/** A part of `fit`: its whole points, what share of all points they are, and which share of them is reached. Scores of version 1 name no points. */
export const scorePart = z.object({
  name: z.string(),
  points: z.int().optional(),
  weight: z.number(),
  value: z.number(),
});

/** The versions of what a score was counted with; `ledger` is absent where the ledger holds English sentences. */
export const scoreVersions = z.object({
  weights: z.string(),
  vocabulary: z.string(),
  ledger: z.string().optional(),
});

const month = z.string().nullable();

/** All that the score knows of a candidate. */
const candidateInputs = z.strictObject({
  skills: z.array(z.object({ text: z.string(), used: z.boolean(), evidence })),
  experience: z.array(
    z.object({
      title: z.string(),
      start: month,
      end: month,
      description: z.string(),
      evidence,
      places: z.array(z.object({ page: z.number(), line: z.number(), quote: z.string() })).optional(),
    }),
  ),
  education: z.array(z.object({ degree: z.string(), field: z.string().nullable(), evidence })),
  languages: z.array(z.object({ text: z.string(), evidence })),
  years: z.number().nullable(),
  place: z.object({ text: z.string(), evidence }).nullable(),
  asOf: z.string().optional(),
  lines: z.array(z.object({ text: z.string(), evidence })).optional(),
  dropped: z.array(z.string()).optional(),
  answers: z.array(z.object({ key: z.string(), text: z.string(), has: z.boolean() })).optional(),
});

/** All that the score knows of a job. */
const jobInputs = z.strictObject({
  title: z.string(),
  description: z.string(),
  skills: z.array(z.string()),
  desiredSkills: z.array(z.string()),
  years: z.number().nullable(),
  education: z.string().nullable(),
  languages: z.array(z.string()),
  locationType: z.enum(['on_site', 'hybrid', 'remote']),
  locations: z.array(z.object({ city: z.string(), state: z.string(), country: z.string() })),
});

type Message = { key: string; values: Record<string, string | number | Message> };

/** A message with its values, some of which may be messages: what a page puts into words. Receipts of ledger 1 hold English words. */
const message: z.ZodType<Message> = z
  .strictObject({
    key: z.string(),
    values: z.record(z.string(), z.union([z.string(), z.number(), z.lazy(() => message)])),
  })
  .meta({ id: 'LedgerMessage' });
const messageOrText = z.union([z.string(), message]);

/**
 * A score with all that it was counted from. `npm run receipt -- FILE` counts it again without the server. `hash` is the
 * SHA-256 (hex) of the rest as JSON with sorted keys; `matches_shown` is false while the score on the page is stale.
 */
export const receipt = z
  .strictObject({
    format: z.literal('tenon-receipt-1'),
    job_id: z.uuid(),
    job_version: z.int(),
    resume_id: z.uuid().nullable(),
    reading_version: z.string().nullable(),
    computed_at: z.string(),
    as_of: z.string(),
    matches_shown: z.boolean(),
    weights: z.record(z.string(), z.number()),
    inputs: z.strictObject({ candidate: candidateInputs, job: jobInputs }),
    result: z.strictObject({
      skillOverlap: z.int(),
      tailoredBulletCount: z.int(),
      fit: z.number(),
      parts: z.array(scorePart),
      ledger: z.array(ledgerRow.extend({ requirement: messageOrText, reason: messageOrText })),
      shape: scoreShape.extend({ musts: z.array(must.extend({ name: messageOrText })) }).optional(),
      label: messageOrText.nullable(),
      versions: scoreVersions,
    }),
    hash: z.string(),
  })
  .meta({ id: 'ScoreReceipt' });
export type Receipt = z.infer<typeof receipt>;
