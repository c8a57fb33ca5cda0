import {
  type HumanReview,
  maxHumanReviews,
  type MyHumanReview,
} from '../../../api/fairness/human-reviews.ts';
import type { Hider } from '../../../engine/blind/hide-identity.ts';
import type { Services } from '../../context.ts';
import type { EmployerScope } from '../../identity/employer-scope.ts';
import { findHider } from '../../hiring/applications/identity-queries.ts';
import type { ApplicationState } from '../../hiring/applications/queries.ts';
import { listReviews, type StoredReview } from './queries.ts';
import { canAskForReview } from './rules.ts';

type Ports = Pick<Services, 'database' | 'now'>;

/** The reviews that a candidate asked for, and whether they can ask for another. */
export async function presentToCandidate({ database, now }: Ports, application: ApplicationState) {
  const rows = await listReviews(database, application.id);
  const free = rows.length < maxHumanReviews && rows.every(({ outcome }) => outcome !== null);
  return {
    items: rows.map((row) => forCandidate(row, now())),
    can_ask: free && canAskForReview(application),
  };
}

/** The reviews that were asked for of an application, as its company sees them. */
export async function presentToCompany(
  { database, now }: Ports,
  by: Pick<EmployerScope, 'companyId' | 'viewerId'>,
  applicationId: string,
) {
  const rows = await listReviews(database, applicationId);
  const hider = await findHider(database, by, applicationId);
  return { items: rows.map((row) => forCompany(row, now(), hider)) };
}

/** A review as its company sees it. */
export function forCompany(row: StoredReview, now: Date, { hide }: Hider): HumanReview {
  const { reason, answer, ...shown } = forCandidate(row, now);
  return { ...shown, reason: hide(reason), answer: hide(answer), answered_by: row.answeredBy };
}

function forCandidate(row: StoredReview, now: Date): MyHumanReview {
  const { id, applicationId, reason, askedAt, dueAt, outcome, answer, answeredAt, version } = row;
  return {
    id,
    application_id: applicationId,
    reason,
    asked_at: askedAt.toISOString(),
    due_at: dueAt.toISOString(),
    overdue: outcome === null && dueAt < now,
    outcome,
    answer,
    answered_at: answeredAt?.toISOString() ?? null,
    version,
  };
}
