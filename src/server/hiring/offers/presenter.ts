import type { MyOffer, Offer } from '../../../api/hiring/offer.ts';
import type { Hider } from '../../../engine/blind/hide-identity.ts';
import type { Actor } from '../../identity/actor.ts';
import type { Database } from '../../platform/db/connect.ts';
import { findHider } from '../applications/identity-queries.ts';
import { listApprovers, listOffers, type StoredOffer } from './queries.ts';
import { words } from '../../platform/http/reader.ts';
import { unfilledFields } from './offer-fields.ts';
import { applicationEnded, canApprove, canCountersign, isUnsent } from './rules.ts';

/** The offers to an applicant as somebody of the company sees them. */
export async function presentToCompany(
  database: Database,
  actor: Actor,
  companyId: string,
  applicationId: string,
): Promise<{ items: Offer[] }> {
  const hider = await findHider(database, { companyId, viewerId: actor.id }, applicationId);
  const rows = await listOffers(database, { companyId }, applicationId);
  const draft = rows.find(({ status }) => status === 'draft');
  const others = draft ? (await listApprovers(database, draft)).length : 0;
  return { items: rows.map((row) => forCompany(actor, row, others, hider)) };
}

/** The offers that were sent to a candidate for one of their applications. */
export async function presentToCandidate(
  database: Database,
  candidateId: string,
  applicationId: string,
): Promise<{ items: MyOffer[] }> {
  const rows = await listOffers(database, { candidateId }, applicationId);
  return { items: rows.map(forCandidate) };
}

/** An offer as somebody of its company sees it, where so many others than its author can approve it. */
export function forCompany(actor: Actor, row: StoredOffer, others: number, hider: Hider): Offer {
  const { author, approver } = row;
  const approves = row.status === 'draft' && row.returnedAt === null && canApprove(row, actor, others);
  const shown = forCandidate(row);
  return {
    ...shown,
    text: hider.hide(shown.text),
    reason: row.reason === applicationEnded ? shown.reason : hider.hide(shown.reason),
    file: shown.file && { ...shown.file, name: hider.hideNames(shown.file.name) },
    signature: hider.hide(shown.signature),
    source: hider.hide(row.source || row.text),
    unfilled: isUnsent(row) ? unfilledFields(row.text) : [],
    approvals: row.approvals,
    returned: row.returnedAt && {
      by: row.returner,
      reason: hider.hide(row.returnReason),
      at: row.returnedAt.toISOString(),
    },
    author,
    approver,
    can_approve: approves,
    can_countersign: canCountersign(row, actor),
  };
}

/** An offer as its candidate sees it. */
export function forCandidate(row: StoredOffer): MyOffer {
  const { id, status, salary, currency, interval, text, reason, version } = row;
  return {
    id,
    application_id: row.applicationId,
    status,
    salary,
    currency,
    interval,
    start_on: row.startOn,
    expires_at: row.expiresAt.toISOString(),
    text,
    file:
      row.fileName === null || row.fileType === null || row.fileSize === null
        ? null
        : { name: row.fileName, size: row.fileSize, type: row.fileType },
    sent_at: row.sentAt?.toISOString() ?? null,
    ended_at: row.endedAt?.toISOString() ?? null,
    discussed_at: row.discussedAt?.toISOString() ?? null,
    counter_salary: row.counterSalary,
    signature: row.signature,
    countersignature: row.countersignature,
    countersigned_at: row.countersignedAt?.toISOString() ?? null,
    reason: reason === applicationEnded ? words(applicationEnded) : reason,
    version,
  };
}
