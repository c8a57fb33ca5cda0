import type { Services } from '../../context.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { dropLinksFor, type LinkOwner } from './mail-links/queries.ts';
import { markEmailVerified } from './passwords/queries.ts';
import { endWaysIn } from './sign-in-methods/queries.ts';

type Ports = Pick<Services, 'database'>;

/** Notes in the caller's transaction that the owner of an account has shown that its address is theirs. */
export async function verifyOwner(services: Ports, { userId, verified }: LinkOwner): Promise<void> {
  if (verified) return;
  await markEmailVerified(services.database, userId);
  await dropLinksFor(services.database, userId, 'verify');
  await recordEvent(services.database, {
    actorId: userId,
    action: 'account.email_verified',
    objectType: 'user',
    objectId: userId,
    subjectId: userId,
  });
}

/**
 * The mailbox decides whose an account is. One whose address was never verified may have been made by somebody else, so
 * every way into it that was set up before ends, in the caller's transaction. Answers whether a password was among them.
 */
export async function claimAccount(services: Ports, owner: LinkOwner): Promise<boolean> {
  if (owner.verified) return false;
  await verifyOwner(services, owner);
  return endWaysIn(services.database, owner.userId);
}
