import type { OfferStatus } from '../../api/offers.ts';
import type { Actor } from '../context.ts';

/** An offer is open until it was answered, taken back or has expired. */
export function isOpenOffer({ status }: { status: OfferStatus }): boolean {
  return status === 'draft' || status === 'approved' || status === 'sent';
}

/** Owners and admins approve, and not what they wrote themselves unless nobody else works for the company. */
export function canApprove(
  { createdBy }: { createdBy: string | null },
  actor: Actor,
  colleagues: number,
): boolean {
  const decides = actor.company?.owner === true || actor.role === 'admin';
  return decides && (createdBy !== actor.id || colleagues === 0);
}
