import type { Services } from '../../context.ts';
import { presentReader } from '../../platform/http/reader.ts';
import { passwordEndedMail } from '../../platform/mail/account-mails.ts';
import { postMail } from '../../platform/mail/outbox.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { companyNameFor } from './company-name.ts';
import { dropLinksFor, type LinkOwner } from './mail-links/queries.ts';
import { markEmailVerified } from './passwords/queries.ts';
import { renameNewCompany } from './queries.ts';
import { recordOwnAction } from './security-commands.ts';
import { endWaysIn } from './sign-in-methods/queries.ts';

type Ports = Pick<Services, 'database'>;

/** Notes in the caller's transaction that the owner of an account has shown that its address is theirs. */
export async function verifyOwner(
  { database }: Ports,
  { userId, email, verified }: Omit<LinkOwner, 'role'>,
): Promise<void> {
  if (verified) return;
  await markEmailVerified(database, userId);
  await dropLinksFor(database, userId, 'verify');
  await recordOwnAction(database, userId, 'account.email_verified');
  await nameCompanyByDomain({ database }, userId, { before: email, now: email });
}

/** Calls somebody's company after the domain of their address, which is verified by now, unless they named it themselves; in the caller's transaction. */
export async function nameCompanyByDomain(
  { database }: Ports,
  userId: string,
  addresses: { before: string; now: string },
): Promise<void> {
  const from = companyNameFor({ email: addresses.before, verified: false });
  const name = companyNameFor({ email: addresses.now, verified: true });
  const companyId = from === name ? null : await renameNewCompany(database, userId, { from, to: name });
  if (companyId === null) return;
  await recordEvent(database, {
    actorId: userId,
    action: 'company.changed',
    objectType: 'company',
    objectId: companyId,
    companyId,
    data: { name },
  });
}

/**
 * The mailbox decides whose an account is. One whose address was never verified may have been made by somebody else, so
 * every way into it that was set up before ends, in the caller's transaction. Returns whether a password was among them.
 */
export async function claimAccount(ports: Ports, owner: Omit<LinkOwner, 'role'>): Promise<boolean> {
  if (owner.verified) return false;
  await verifyOwner(ports, owner);
  return endWaysIn(ports.database, owner.userId);
}

/** As `claimAccount`; tells the owner of a password that ended. */
export async function giveToOwner(
  ports: Pick<Services, 'config' | 'database' | 'now' | 'queue'>,
  owner: Omit<LinkOwner, 'role'>,
): Promise<boolean> {
  const passwordEnded = await claimAccount(ports, owner);
  if (passwordEnded)
    await postMail(ports, owner.email, passwordEndedMail(ports.config.origin), presentReader());
  return passwordEnded;
}
