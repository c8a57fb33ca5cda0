import type { OfferStatus } from '../../../api/hiring/offers.ts';
import type { Actor } from '../../identity/actor.ts';
import type { EmployerScope } from '../../identity/employer-scope.ts';

/** Why an offer was taken back that nobody took back themselves: the message that stands in the place of their words. */
export const applicationEnded = 'offers.applicationEnded';

/** An offer is open until it was answered, taken back or has expired. */
export function isOpenOffer({ status }: { status: OfferStatus }): boolean {
  return status === 'draft' || status === 'approved' || status === 'sent';
}

/**
 * Owners and admins approve, and not what they wrote themselves; only where nobody else could, the only one approves their own,
 * and the timeline says so.
 */
export function canApprove(
  { createdBy }: { createdBy: string | null },
  actor: Actor,
  others: number,
): boolean {
  return signsFor(actor) && (createdBy !== actor.id || others === 0);
}

/** Owners and admins sign for the company, once the candidate has. */
export function canCountersign(
  {
    status,
    signature,
    countersignature,
  }: { status: OfferStatus; signature: string; countersignature: string },
  actor: Actor,
): boolean {
  return status === 'accepted' && signature !== '' && countersignature === '' && signsFor(actor);
}

/** Whether somebody signs for their company. */
export function signsFor(actor: Actor): boolean {
  return actor.company?.owner === true || actor.role === 'admin';
}

/** An offer changes until it was sent. */
export function isUnsent({ sentAt }: { sentAt: Date | null }): boolean {
  return sentAt === null;
}

/** Who opens the file of an offer: its candidate once it was sent, or those of its company who work with the job. */
export type OfferReader = { candidateId: string } | EmployerScope;

/** The caller as a reader of offers; people of no company read those that were sent to them. */
export function readerOf({ actor }: { actor: Actor }): OfferReader {
  const { company, role, id } = actor;
  if (company === null || role === 'candidate' || role === 'internal') return { candidateId: id };
  return {
    companyId: company.id,
    viewerId: id,
    onTeam: role === 'hiring_manager' && !company.owner ? id : null,
  };
}
