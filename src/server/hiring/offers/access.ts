import type { MyOffer, Offer } from '../../../api/hiring/offers.ts';
import { type ApplicationState, findApplication } from '../applications/queries.ts';
import { employerScope, ApiError, type SignedIn } from '../../context.ts';
import { findOffer, listApprovers, listOffers, type StoredOffer } from './queries.ts';
import { canApprove } from './rules.ts';

/** An application to the caller's company that they may see; refuses others as not found. */
export async function companysApplication(context: SignedIn, id: string): Promise<ApplicationState> {
  const found = await findApplication(context.database, id, employerScope(context));
  if (!found) throw new ApiError('not_found');
  return found;
}

/** An offer to such an applicant; refuses others as not found. */
export async function companysOffer(context: SignedIn, id: string): Promise<StoredOffer> {
  const { companyId } = employerScope(context);
  const found = await findOffer(context.database, { companyId }, id);
  if (!found) throw new ApiError('not_found');
  await companysApplication(context, found.applicationId);
  return found;
}

/** An offer that was sent to the caller; refuses others as not found. */
export async function ownOffer(context: SignedIn, id: string): Promise<StoredOffer> {
  const found = await findOffer(context.database, { candidateId: context.actor.id }, id);
  if (!found) throw new ApiError('not_found');
  return found;
}

/** How many owners and admins can approve an offer besides the one who wrote it. */
export async function countApprovers(
  context: SignedIn,
  offer: Pick<StoredOffer, 'companyId' | 'createdBy'>,
): Promise<number> {
  return (await listApprovers(context.database, offer)).length;
}

/** The offers to an applicant as the company sees them. */
export async function presentToCompany(
  context: SignedIn,
  applicationId: string,
): Promise<{ items: Offer[] }> {
  const { companyId } = employerScope(context);
  const rows = await listOffers(context.database, { companyId }, applicationId);
  const draft = rows.find(({ status }) => status === 'draft');
  const others = draft ? await countApprovers(context, draft) : 0;
  return { items: rows.map((row) => forCompany(context, row, others)) };
}

/** The offers that were sent to the caller for one of their applications. */
export async function presentToCandidate(
  context: SignedIn,
  applicationId: string,
): Promise<{ items: MyOffer[] }> {
  const rows = await listOffers(context.database, { candidateId: context.actor.id }, applicationId);
  return { items: rows.map(forCandidate) };
}

/** An offer as its company sees it, where so many others than its author can approve it. */
export function forCompany(context: SignedIn, row: StoredOffer, others: number): Offer {
  const { author, approver } = row;
  const approves = row.status === 'draft' && canApprove(row, context.actor, others);
  return { ...forCandidate(row), author, approver, can_approve: approves };
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
    reason,
    version,
  };
}
