import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { id, idParams } from '../platform/fields.ts';
import { ledgerRow, scoreShape } from './ledger.ts';
import { receipt, scorePart, scoreVersions } from './receipt.ts';

export { evidence, ledgerRow, type Known, type LedgerRow, type ScoreShape } from './ledger.ts';

/**
 * What a card shows of a score. `shape` says what the number is made of (null until it is recalculated after an upgrade); `stale` is true
 * while a newer resume, profile or job waits to be counted.
 */
export const fitSummary = z
  .object({
    job_id: id,
    skill_overlap: z.int().min(0).max(100),
    shape: scoreShape.nullable(),
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
    parts: z.array(scorePart),
    ledger: z.array(ledgerRow),
    versions: scoreVersions,
    computed_at: z.string(),
  })
  .meta({ id: 'FitScore' });
export type FitScore = z.infer<typeof fitScore>;

/** The score of an application as its employer sees it: without ids of what is the candidate's own. */
export const sentScore = fitScore.omit({ candidate_id: true, resume_id: true }).meta({ id: 'SentScore' });
export type SentScore = z.infer<typeof sentScore>;

/**
 * Why a job in New York City shows its employer no scores now: the notice to candidates has not stood for ten business days, which
 * it will have at `until` (null while the job is a draft), or no bias audit of the last 365 days is published.
 */
export const scoreHold = z
  .object({ reason: z.enum(['notice', 'audit']), until: z.string().nullable() })
  .meta({ id: 'ScoreHold' });
export type ScoreHold = z.infer<typeof scoreHold>;

/** What a candidate says of a requirement: that they have it, that they do not, or nothing any more. */
export const answerInput = z
  .strictObject({
    kind: ledgerRow.shape.kind,
    requirement: z.string().min(1).max(400),
    answer: z.enum(['have', 'have_not', 'undo']),
  })
  .meta({ id: 'AnswerInput' });
export type AnswerInput = z.output<typeof answerInput>;

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
  answerRequirement: endpoint({
    method: 'PUT',
    path: '/api/jobs/{id}/fit/answer',
    access: ['candidate'],
    summary: 'State that I have or do not have what my resume does not speak of, or take that back',
    params: idParams,
    body: answerInput,
    returns: z.object({ fit: fitScore }),
    errors: ['not_found', 'invalid_input', 'conflict', 'quota_reached'],
  }),
  getJobFitReceipt: endpoint({
    method: 'GET',
    path: '/api/jobs/{id}/fit/receipt',
    access: ['candidate'],
    summary: 'My score for a job with all that it was counted from, to count it again',
    params: idParams,
    returns: receipt,
    errors: ['not_found'],
  }),
  getApplicantReceipt: endpoint({
    method: 'GET',
    path: '/api/applicants/{id}/receipt',
    access: ['recruiter', 'hiring_manager', 'admin'],
    summary: "The score of an application to my company's job with all that it was counted from",
    params: idParams,
    returns: receipt,
    errors: ['not_found', 'conflict'],
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
