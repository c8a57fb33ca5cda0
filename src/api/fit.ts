import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, idParams } from './fields.ts';

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
    state: z.enum(['met', 'partly', 'unknown', 'not_met']),
    reason: z.string(),
    evidence: z.array(evidence),
    points: z.number(),
  })
  .meta({ id: 'LedgerRow' });
export type LedgerRow = z.infer<typeof ledgerRow>;

/** The two figures that a card shows. `stale` is true while a newer resume, profile or job waits to be counted. */
export const fitSummary = z
  .object({
    job_id: id,
    skill_overlap: z.int().min(0).max(100),
    tailored_bullet_count: z.int(),
    label: z.string().nullable(),
    stale: z.boolean(),
  })
  .meta({ id: 'FitSummary' });
export type FitSummary = z.infer<typeof fitSummary>;

/** A score with all that explains it. */
export const fitScore = fitSummary
  .extend({
    candidate_id: id,
    resume_id: id.nullable(),
    fit: z.number(),
    parts: z.array(z.object({ name: z.string(), weight: z.number(), value: z.number() })),
    ledger: z.array(ledgerRow),
    versions: z.object({ weights: z.string(), vocabulary: z.string() }),
    computed_at: z.string(),
  })
  .meta({ id: 'FitScore' });
export type FitScore = z.infer<typeof fitScore>;

const skillList = z.array(z.string().max(120)).max(200);

/** Scores and their ledgers. */
export const fitApi = {
  getJobFit: endpoint({
    method: 'GET',
    path: '/api/jobs/{id}/fit',
    access: ['candidate'],
    summary: 'My stored score for a job; null when it was not calculated',
    scope: 'jobs:read',
    params: idParams,
    returns: z.object({ fit: fitScore.nullable() }),
    errors: ['not_found'],
  }),
  calculateJobFit: endpoint({
    method: 'POST',
    path: '/api/jobs/{id}/fit',
    access: ['candidate'],
    summary: 'Calculate my score for a job now, and keep it',
    scope: 'jobs:read',
    params: idParams,
    returns: z.object({ fit: fitScore }),
    errors: ['not_found'],
  }),
  listFits: endpoint({
    method: 'GET',
    path: '/api/fit-scores',
    access: ['candidate'],
    summary: 'My stored scores, newest first',
    scope: 'jobs:read',
    returns: z.object({ items: z.array(fitSummary) }),
    errors: [],
  }),
  estimateFit: endpoint({
    method: 'POST',
    path: '/api/fit-score',
    access: 'signed-in',
    summary: 'The overlap of two skill lists, without storing anything',
    scope: 'jobs:read',
    body: z.strictObject({ candidateSkills: skillList, jobSkills: skillList }),
    returns: z.object({ skill_overlap: z.int(), tailored_bullet_count: z.int() }),
    errors: ['invalid_input'],
  }),
};
