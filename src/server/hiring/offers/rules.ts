import type { OfferStatus } from '../../../api/hiring/offer.ts';
import type { MessageKey } from '../../../messages/keys.ts';
import type { Actor } from '../../identity/actor.ts';
import type { EmployerScope } from '../../identity/employer-scope.ts';

/** Why an offer was taken back that nobody took back themselves: the message that stands in the place of their words. */
export const applicationEnded = 'offers.applicationEnded';

/** An offer is open until it was answered, taken back or has expired. */
export function isOpenOffer({ status }: { status: OfferStatus }): boolean {
  return status === 'draft' || status === 'approved' || status === 'sent';
}

/**
 * Whoever is next approves. Where nobody is named who could, owners and admins do, and not what they wrote themselves; only where
 * nobody else could, the only one approves their own, and the timeline says so.
 */
export function canApprove(
  { createdBy, nextApprover }: { createdBy: string | null; nextApprover: string | null },
  actor: Actor,
  others: number,
): boolean {
  if (nextApprover !== null) return nextApprover === actor.id;
  return signsFor(actor) && (createdBy !== actor.id || others === 0);
}

/** Who could approve an offer, and who writes it. */
type Naming = {
  /** Those chosen for it; undefined for the company's. */
  given: readonly string[] | undefined;
  defaults: readonly string[];
  author: string;
  /** Those who work with its job. */
  reaching: ReadonlySet<string>;
  /** The owners and admins besides the author. */
  signers: readonly string[];
  /** True for an author who may leave out approvers of the company. */
  mayShorten: boolean;
};

/**
 * Who approves an offer, in their order: those chosen, else the company's, without its author and whoever does not work with its job.
 * Authors who do not sign for the company add approvers, and leave out none: neither the company's nor, where it named nobody, every
 * owner and admin.
 */
export function chainOf({ given, defaults, author, reaching, signers, mayShorten }: Naming): {
  chain: string[];
  fault: MessageKey | null;
} {
  const required = defaults.filter((id) => id !== author && reaching.has(id));
  if (given === undefined) return { chain: required, fault: null };
  const chain = given.filter((id) => id !== author);
  const fault = (): MessageKey | null => {
    if (chain.some((id) => !reaching.has(id))) return 'hiringErrors.approverWithoutJob';
    if (mayShorten || chain.length === 0) return null;
    if (required.some((id) => !chain.includes(id))) return 'hiringErrors.approversStay';
    const lacksSigner = required.length === 0 && !chain.some((id) => signers.includes(id));
    return lacksSigner ? 'hiringErrors.approverMustSign' : null;
  };
  // An empty list is the company's approvers again.
  if (chain.length === 0 && !mayShorten) return { chain: required, fault: null };
  return { chain, fault: fault() };
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
