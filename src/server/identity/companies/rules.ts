import type { Actor } from '../actor.ts';
import type { StoredMember } from './member-queries.ts';

/** Only owners change a company, invite and remove. */
export function ownsCompany(actor: Actor): boolean {
  return actor.company?.owner === true;
}

/** True when a company would have no owner left without this member, or without their ownership. */
export function isLastOwner(members: StoredMember[], id: string): boolean {
  return !members.some((member) => member.owner && member.id !== id);
}
