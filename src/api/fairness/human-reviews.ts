import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { id, idParams, instant, text, version } from '../platform/fields.ts';
import { hourSeconds } from '../platform/durations.ts';
import { messageText } from '../platform/message-text.ts';

/** A person answers a request for a review within so many business days. */
export const humanReviewDays = 10;
/** So often one application can be reviewed again by a person. */
export const maxHumanReviews = 3;
/** What a review by a person came to: the assessment stays, or it changed. */
export const reviewOutcomes = ['kept', 'changed'] as const;

const shown = {
  id,
  application_id: id,
  reason: z.string(),
  asked_at: instant,
  /** Until when it is to be answered: the end of the tenth business day (UTC). */
  due_at: instant,
  overdue: z.boolean(),
  /** Null until it is answered. */
  outcome: z.enum(reviewOutcomes).nullable(),
  answer: z.string(),
  answered_at: instant.nullable(),
  version,
};

/** My request that a person reviews how I was assessed, and the answer. */
export const myHumanReview = z.object(shown).meta({ id: 'MyHumanReview' });
export type MyHumanReview = z.infer<typeof myHumanReview>;

/** An applicant's request for a review by a person, and who answered it. */
export const humanReview = z.object({ ...shown, answered_by: z.string() }).meta({ id: 'HumanReview' });
export type HumanReview = z.infer<typeof humanReview>;

const ofMine = z.object({ items: z.array(myHumanReview), can_ask: z.boolean() });
const ofApplicant = z.object({ items: z.array(humanReview) });
const employers = ['recruiter', 'hiring_manager', 'admin'] as const;

/** Reviews by a person of how an applicant was assessed. */
export const humanReviewsApi = {
  listMyHumanReviews: endpoint({
    method: 'GET',
    path: '/api/applications/{id}/human-reviews',
    access: ['candidate'],
    summary: 'My requests that a person reviews how I was assessed for a job, the newest first',
    scope: 'applications:read',
    params: idParams,
    returns: ofMine,
    errors: ['not_found'],
  }),
  askForHumanReview: endpoint({
    method: 'POST',
    path: '/api/applications/{id}/human-reviews',
    access: ['candidate'],
    summary: 'Ask that a person reviews how I was assessed; it is answered within 10 business days',
    scope: 'applications:write',
    params: idParams,
    body: z.strictObject({ reason: text(4000, messageText('inputs.reviewWhat')) }),
    returns: ofMine,
    errors: ['not_found', 'conflict', 'invalid_input', 'idempotency_mismatch'],
    creates: true,
    limits: [{ per: 'account', points: 20, seconds: hourSeconds }],
  }),
  listApplicantHumanReviews: endpoint({
    method: 'GET',
    path: '/api/applicants/{id}/human-reviews',
    access: employers,
    summary: "An applicant's requests for a review by a person, the newest first",
    scope: 'applications:read',
    params: idParams,
    returns: ofApplicant,
    errors: ['not_found'],
  }),
  answerHumanReview: endpoint({
    method: 'POST',
    path: '/api/human-reviews/{id}/answer',
    access: employers,
    summary: 'Answer a request for a review by a person in words, once; the applicant is told',
    scope: 'applications:write',
    params: idParams,
    body: z.strictObject({
      version,
      outcome: z.enum(reviewOutcomes),
      answer: text(4000, messageText('inputs.reviewAnswer')),
    }),
    returns: ofApplicant,
    errors: ['not_found', 'conflict', 'stale_version', 'invalid_input'],
    limits: [{ per: 'account', points: 200, seconds: hourSeconds }],
  }),
};
