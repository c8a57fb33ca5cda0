import { v7 } from 'uuid';
import {
  type HumanReview,
  humanReviewDays,
  type humanReviewsApi,
  mostHumanReviews,
  type MyHumanReview,
} from '../../../api/fairness/human-reviews.ts';
import { endOfBusinessDays } from '../../../engine/calendar/business-days.ts';
import { type ApplicationState, findApplication } from '../../hiring/applications/queries.ts';
import { memberIds } from '../../identity/companies/queries.ts';
import { type Handlers, employerScope, ApiError, type SignedIn } from '../../context.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { notifyAnswered, notifyAsked } from './notices.ts';
import { findReview, insertReview, listReviews, type StoredReview, storeReviewAnswer } from './queries.ts';
import { canAskForReview } from './rules.ts';
import { staleVersion } from '../../platform/http/api-error.ts';

/** Reviews by a person of how an applicant was assessed: asked for with a reason, answered in words within a time. */
export const humanReviewsHandlers: Handlers<typeof humanReviewsApi> = {
  listMyHumanReviews: async ({ params }, context) =>
    presentToCandidate(context, await own(context, params.id)),

  askForHumanReview: ({ params, body }, context) =>
    context.database.transact(async () => {
      const application = await own(context, params.id);
      const { companyId } = application;
      const before = await listReviews(context.database, application.id);
      if (companyId === null || !canAskForReview(application) || before.length >= mostHumanReviews) {
        throw new ApiError('conflict', { detail: 'No review can be asked for here any more.' });
      }
      const id = v7();
      const askedAt = context.now();
      const dueAt = endOfBusinessDays(askedAt, humanReviewDays);
      const request = { id, applicationId: application.id, companyId, reason: body.reason, askedAt, dueAt };
      if (!(await insertReview(context.database, request))) {
        throw new ApiError('conflict', { detail: 'Your last request waits for its answer.' });
      }
      const review = await stored(context, companyId, id);
      await record(context, 'asked', review, {});
      await notifyAsked(context, review);
      return presentToCandidate(context, application);
    }),

  listApplicantHumanReviews: async ({ params }, context) => {
    if (!(await findApplication(context.database, params.id, employerScope(context)))) {
      throw new ApiError('not_found');
    }
    return presentToCompany(context, params.id);
  },

  answerHumanReview: ({ params, body }, context) =>
    context.database.transact(async () => {
      const before = await findReview(context.database, employerScope(context), params.id);
      if (!before) throw new ApiError('not_found');
      if (before.outcome !== null) throw new ApiError('conflict', { detail: 'It was answered already.' });
      const { outcome, answer } = body;
      const at = { id: before.id, version: body.version };
      const said = { outcome, answer, by: context.actor.id };
      if (!(await storeReviewAnswer(context.database, at, said, context.now()))) {
        const current = await stored(context, before.companyId, before.id);
        throw staleVersion(forCompany(context, current));
      }
      const review = await stored(context, before.companyId, before.id);
      await record(context, 'answered', review, { outcome });
      await notifyAnswered(context, review);
      return presentToCompany(context, before.applicationId);
    }),
};

async function own(context: SignedIn, id: string): Promise<ApplicationState> {
  const found = await findApplication(context.database, id, { candidateId: context.actor.id });
  if (!found) throw new ApiError('not_found');
  return found;
}

async function stored(context: SignedIn, companyId: string, id: string): Promise<StoredReview> {
  const found = await findReview(context.database, { companyId, onTeam: null }, id);
  if (!found) throw new ApiError('not_found');
  return found;
}

async function presentToCandidate(context: SignedIn, application: ApplicationState) {
  const rows = await listReviews(context.database, application.id);
  const free = rows.length < mostHumanReviews && rows.every(({ outcome }) => outcome !== null);
  return {
    items: rows.map((row) => forCandidate(context, row)),
    can_ask: free && canAskForReview(application),
  };
}

async function presentToCompany(context: SignedIn, applicationId: string) {
  const rows = await listReviews(context.database, applicationId);
  return { items: rows.map((row) => forCompany(context, row)) };
}

function forCompany(context: SignedIn, row: StoredReview): HumanReview {
  return { ...forCandidate(context, row), answered_by: row.answeredBy };
}

function forCandidate(context: SignedIn, row: StoredReview): MyHumanReview {
  const { id, applicationId, reason, askedAt, dueAt, outcome, answer, answeredAt, version } = row;
  return {
    id,
    application_id: applicationId,
    reason,
    asked_at: askedAt.toISOString(),
    due_at: dueAt.toISOString(),
    overdue: outcome === null && dueAt < context.now(),
    outcome,
    answer,
    answered_at: answeredAt?.toISOString() ?? null,
    version,
  };
}

/** Writes down what happened to a request, and moves the open pages of both sides. */
async function record(
  context: SignedIn,
  act: 'asked' | 'answered',
  review: StoredReview,
  data: Record<string, unknown>,
): Promise<void> {
  await recordEvent(context.database, {
    actorId: context.actor.id,
    action: `application.human_review_${act}`,
    objectType: 'application',
    objectId: review.applicationId,
    companyId: review.companyId,
    subjectId: review.candidateId,
    data: { review: review.id, ...data },
  });
  const event = { type: 'applications' as const, job_id: review.jobId };
  for (const userId of [
    review.candidateId,
    ...(await memberIds(context.database, review.companyId, review.jobId)),
  ]) {
    await context.live.publish(userId, event);
  }
}
