import { v7 } from 'uuid';
import { humanReviewDays, maxHumanReviews } from '../../../api/fairness/human-reviews.ts';
import { endOfBusinessDays } from '../../../engine/calendar/business-days.ts';
import { message } from '../../../messages/message.ts';
import type { Services } from '../../context.ts';
import type { Actor } from '../../identity/actor.ts';
import type { EmployerScope } from '../../identity/employer-scope.ts';
import { ApiError, staleVersion } from '../../platform/http/api-error.ts';
import { findHider } from '../../hiring/applications/identity-queries.ts';
import type { ApplicationState } from '../../hiring/applications/queries.ts';
import { memberIds } from '../../identity/companies/queries.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { notify } from '../../platform/notifications/commands.ts';
import { forCompany } from './presenter.ts';
import {
  findReview,
  insertReview,
  listReviewers,
  listReviews,
  type OverdueReviews,
  type StoredReview,
  storeReviewAnswer,
} from './queries.ts';
import { canAskForReview } from './rules.ts';

type Ports = Pick<Services, 'database' | 'live' | 'now' | 'queue'>;

/** Asks the company for a review by a person of how the candidate was assessed; refused while the last request waits. */
export function askForHumanReview(
  ports: Ports,
  candidate: Pick<Actor, 'id'>,
  application: ApplicationState,
  reason: string,
): Promise<StoredReview> {
  const { database } = ports;
  return database.transact(async () => {
    const { companyId } = application;
    const before = await listReviews(database, application.id);
    if (companyId === null || !canAskForReview(application) || before.length >= maxHumanReviews) {
      throw new ApiError('conflict', { detail: message('operationErrors.noReviewNow') });
    }
    const id = v7();
    const askedAt = ports.now();
    const dueAt = endOfBusinessDays(askedAt, humanReviewDays);
    const request = { id, applicationId: application.id, companyId, reason, askedAt, dueAt };
    if (!(await insertReview(database, request))) {
      throw new ApiError('conflict', { detail: message('operationErrors.reviewWaiting') });
    }
    const review = await stored(ports, companyId, id);
    await record(ports, candidate.id, 'asked', review, {});
    await notifyReviewers(ports, review);
    return review;
  });
}

/** Answers a request for a review, once; its candidate is told. */
export function answerHumanReview(
  ports: Ports,
  by: EmployerScope,
  { id, version }: { id: string; version: number },
  said: { outcome: 'kept' | 'changed'; answer: string },
): Promise<StoredReview> {
  const { database } = ports;
  return database.transact(async () => {
    const before = await findReview(database, by, id);
    if (!before) throw new ApiError('not_found');
    if (before.outcome !== null)
      throw new ApiError('conflict', { detail: message('operationErrors.alreadyAnswered') });
    if (!(await storeReviewAnswer(database, { id, version }, { ...said, by: by.viewerId }, ports.now()))) {
      const current = await stored(ports, before.companyId, id);
      const hider = await findHider(database, by, current.applicationId);
      throw staleVersion(forCompany(current, ports.now(), hider));
    }
    const review = await stored(ports, before.companyId, id);
    await record(ports, by.viewerId, 'answered', review, { outcome: said.outcome });
    await notify(ports, {
      userId: review.candidateId,
      kind: 'human_review_answered',
      key: `human-review:${review.id}`,
      title: message('notices.humanReviewAnswered', { employer: review.employer, job: review.jobTitle }),
      text: message('notices.humanReviewAnsweredText', { outcome: said.outcome }),
      path: `/applications/${review.applicationId}`,
    });
    return review;
  });
}

/** Tells those who answer for a job, and the company's owners, that requests are overdue; once a day. */
export async function remindOfOverdueReviews(ports: Ports, job: OverdueReviews): Promise<void> {
  const day = ports.now().toISOString().slice(0, 10);
  for (const userId of job.people) {
    await ports.database.transact(() =>
      notify(ports, {
        userId,
        kind: 'human_reviews_overdue',
        key: `human-reviews:${job.jobId}:${day}`,
        title: message('notices.humanReviewsOverdue', { count: job.count, job: job.title }),
        text: message('notices.humanReviewsOverdueText', { since: job.due }),
        path: `/jobs/${job.jobId}/applicants?due=review`,
      }),
    );
  }
}

async function stored({ database }: Ports, companyId: string, id: string): Promise<StoredReview> {
  const found = await findReview(database, { companyId, onTeam: null }, id);
  if (!found) throw new ApiError('not_found');
  return found;
}

/** Tells whoever answers for the job that an applicant asks for a review by a person. */
async function notifyReviewers(ports: Ports, review: StoredReview): Promise<void> {
  for (const userId of await listReviewers(ports.database, review.companyId, review.jobId)) {
    await notify(ports, {
      userId,
      kind: 'human_review_asked',
      key: `human-review:${review.id}`,
      title: message('notices.humanReviewAsked', { job: review.jobTitle }),
      text: message('notices.humanReviewAskedText', { by: review.dueAt }),
      path: `/applicants/${review.applicationId}`,
    });
  }
}

/** Writes down what happened to a request, and moves the open pages of both sides. */
async function record(
  { database, live }: Ports,
  actorId: string,
  act: 'asked' | 'answered',
  review: StoredReview,
  data: Record<string, unknown>,
): Promise<void> {
  await recordEvent(database, {
    actorId,
    action: `application.human_review_${act}`,
    objectType: 'application',
    objectId: review.applicationId,
    companyId: review.companyId,
    subjectId: review.candidateId,
    data: { review: review.id, ...data },
  });
  const members = await memberIds(database, review.companyId, review.jobId);
  for (const userId of [review.candidateId, ...members]) {
    await live.publish(userId, { type: 'applications', job_id: review.jobId });
  }
}
