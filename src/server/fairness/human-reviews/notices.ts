import type { Services } from '../../context.ts';
import { formatDay } from '../../platform/mail/format-date.ts';
import { notify } from '../../platform/notifications/commands.ts';
import { listReviewers, type OverdueReviews, type StoredReview } from './queries.ts';

/** Tells whoever answers for the job that an applicant asks for a review by a person, in the caller's transaction. */
export async function notifyAsked(services: Services, review: StoredReview): Promise<void> {
  for (const userId of await listReviewers(services.database, review.companyId, review.jobId)) {
    await notify(services, {
      userId,
      kind: 'human_review_asked',
      key: `human-review:${review.id}`,
      title: `An applicant asks a person to review how they were assessed: ${review.jobTitle}`,
      text: `Answer by ${formatDay(review.dueAt)}.`,
      path: `/applicants/${review.applicationId}`,
    });
  }
}

/** Tells the candidate that a person answered, in the caller's transaction. */
export async function notifyAnswered(services: Services, review: StoredReview): Promise<void> {
  await notify(services, {
    userId: review.candidateId,
    kind: 'human_review_answered',
    key: `human-review:${review.id}`,
    title: `${review.employer} reviewed how you were assessed: ${review.jobTitle}`,
    text: review.outcome === 'changed' ? 'The assessment changed.' : 'The assessment stays as it was.',
    path: `/applications/${review.applicationId}`,
  });
}

/** Tells those who answer for a job, and the company's owners, that requests are overdue; once a day. */
export async function notifyOverdue(services: Services, job: OverdueReviews): Promise<void> {
  const day = services.now().toISOString().slice(0, 10);
  const what = job.count === 1 ? '1 applicant waits too long' : `${job.count} applicants wait too long`;
  for (const userId of job.people) {
    await services.database.transact(() =>
      notify(services, {
        userId,
        kind: 'human_reviews_overdue',
        key: `human-reviews:${job.jobId}:${day}`,
        title: `${what} for the review by a person: ${job.title}`,
        text: `The first was due on ${formatDay(job.due)}.`,
        path: `/jobs/${job.jobId}/applicants?due=review`,
      }),
    );
  }
}
