import type { MyOffer, Offer } from '../../api/offers.ts';
import { type ApplicationState, findApplication } from '../applications/queries.ts';
import { memberIds } from '../companies/queries.ts';
import { reachOf, Refusal, type SignedIn } from '../context.ts';
import { findOffer, listOffers, type StoredOffer } from './queries.ts';
import { canApprove } from './rules.ts';

/** An application to the caller's company that they may see; refuses others as not found. */
export async function companysApplication(context: SignedIn, id: string): Promise<ApplicationState> {
  const found = await findApplication(context.database, id, reachOf(context));
  if (!found) throw new Refusal('not_found');
  return found;
}

/** An offer to such an applicant; refuses others as not found. */
export async function companysOffer(context: SignedIn, id: string): Promise<StoredOffer> {
  const { companyId } = reachOf(context);
  const found = await findOffer(context.database, { companyId }, id);
  if (!found) throw new Refusal('not_found');
  await companysApplication(context, found.applicationId);
  return found;
}

/** An offer that was sent to the caller; refuses others as not found. */
export async function ownOffer(context: SignedIn, id: string): Promise<StoredOffer> {
  const found = await findOffer(context.database, { candidateId: context.actor.id }, id);
  if (!found) throw new Refusal('not_found');
  return found;
}

/** How many others work with the job of an offer. */
export async function countColleagues(
  context: SignedIn,
  { companyId, jobId }: Pick<StoredOffer, 'companyId' | 'jobId'>,
): Promise<number> {
  const members = await memberIds(context.database, companyId, jobId);
  return members.filter((id) => id !== context.actor.id).length;
}

/** The offers to an applicant as the company sees them. */
export async function shownToCompany(context: SignedIn, applicationId: string): Promise<{ items: Offer[] }> {
  const { companyId } = reachOf(context);
  const rows = await listOffers(context.database, { companyId }, applicationId);
  const [first] = rows;
  const colleagues = first ? await countColleagues(context, first) : 0;
  return { items: rows.map((row) => forCompany(context, row, colleagues)) };
}

/** The offers that were sent to the caller for one of their applications. */
export async function shownToCandidate(
  context: SignedIn,
  applicationId: string,
): Promise<{ items: MyOffer[] }> {
  const rows = await listOffers(context.database, { candidateId: context.actor.id }, applicationId);
  return { items: rows.map(forCandidate) };
}

/** An offer as its company sees it. */
export function forCompany(context: SignedIn, row: StoredOffer, colleagues: number): Offer {
  const { author, approver } = row;
  const approves = row.status === 'draft' && canApprove(row, context.actor, colleagues);
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
    sent_at: row.sentAt?.toISOString() ?? null,
    ended_at: row.endedAt?.toISOString() ?? null,
    reason,
    version,
  };
}
