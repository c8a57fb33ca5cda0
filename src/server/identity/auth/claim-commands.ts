import type { Services } from '../../context.ts';
import { dropLinksFor, type LinkOwner } from './mail-links/queries.ts';
import { markEmailVerified } from './passwords/queries.ts';
import { recordOwnAct } from './security-commands.ts';
import { endWaysIn } from './sign-in-methods/queries.ts';

type Ports = Pick<Services, 'database'>;

/** Notes in the caller's transaction that the owner of an account has shown that its address is theirs. */
export async function verifyOwner({ database }: Ports, { userId, verified }: LinkOwner): Promise<void> {
  if (verified) return;
  await markEmailVerified(database, userId);
  await dropLinksFor(database, userId, 'verify');
  await recordOwnAct(database, userId, 'account.email_verified');
}

/**
 * The mailbox decides whose an account is. One whose address was never verified may have been made by somebody else, so
 * every way into it that was set up before ends, in the caller's transaction. Answers whether a password was among them.
 */
export async function claimAccount(ports: Ports, owner: LinkOwner): Promise<boolean> {
  if (owner.verified) return false;
  await verifyOwner(ports, owner);
  return endWaysIn(ports.database, owner.userId);
}
