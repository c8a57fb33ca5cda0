import { emailChangeHours } from '../../../../api/identity/email-changes.ts';
import { hourMs } from '../../../../api/platform/durations.ts';
import type { Reader } from '../../../../messages/render.ts';
import type { Actor } from '../../actor.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import {
  approveEmailMail,
  confirmEmailMail,
  emailChangedMail,
  emailInUseMail,
} from '../../../platform/mail/link-mails.ts';
import { presentReader } from '../../../platform/http/reader.ts';
import { postMail } from '../../../platform/mail/outbox.ts';
import { findReader } from '../../../platform/notifications/queries.ts';
import { nameCompanyByDomain } from '../claim-commands.ts';
import { mayMail } from '../mail-links/mail-limits.ts';
import { dropLinksOf } from '../mail-links/queries.ts';
import { emailExists, isDuplicate } from '../queries.ts';
import { hashToken, newToken } from '../secret-tokens.ts';
import { recordOwnAction, type SecurityPorts } from '../security-commands.ts';
import {
  agreeToEmailChange,
  dropEmailChange,
  type EmailChange,
  moveToEmail,
  storeEmailChange,
} from './queries.ts';

/**
 * Starts a change of address and mails a link to the old and to the new one. An address that has an account is told so by mail; who asks
 * cannot tell the difference.
 */
export function startEmailChange(ports: SecurityPorts, actor: Actor, email: string): Promise<void> {
  const { config, database } = ports;
  return database.transact(async () => {
    const now = ports.now();
    const approve = newToken();
    const confirm = newToken();
    await storeEmailChange(database, {
      userId: actor.id,
      oldEmail: actor.email,
      newEmail: email,
      oldTokenHash: hashToken(approve),
      newTokenHash: hashToken(confirm),
      createdAt: now,
      expiresAt: new Date(now.getTime() + emailChangeHours * hourMs),
    });
    const taken = await emailExists(database, email);
    const toOld = approveEmailMail(config.origin, approve, email, emailChangeHours);
    const asker = presentReader();
    if (await mayMail(ports, actor.email, toOld.kind)) await postMail(ports, actor.email, toOld, asker);
    // Whoever has the address already did not ask for anything.
    const reader = taken ? undefined : await readerOf(ports, actor.id, asker);
    const toNew = taken
      ? emailInUseMail(config.origin)
      : confirmEmailMail(config.origin, confirm, emailChangeHours);
    if (await mayMail(ports, email, toNew.kind)) await postMail(ports, email, toNew, reader);
  });
}

/** Opens one of the two mailed links; the second one gives the person their new address. Returns which of them is still to be opened. */
export function openEmailChangeLink(
  ports: SecurityPorts,
  tokenHash: string,
): Promise<{ waits_for: 'old' | 'new' | null }> {
  const work = async (): Promise<{ waits_for: 'old' | 'new' | null }> => {
    const change = await agreeToEmailChange(ports.database, tokenHash, ports.now());
    if (!change) throw new ApiError('expired_link');
    if (!change.approvedAt) return { waits_for: 'old' };
    if (!change.confirmedAt) return { waits_for: 'new' };
    await finishChange(ports, change);
    return { waits_for: null };
  };
  return ports.database.transact(work).catch((error: unknown) => {
    // Somebody made an account with the address in the meantime. The change stays undone, and runs out.
    throw isDuplicate(error) ? new ApiError('email_taken') : error;
  });
}

async function finishChange(ports: SecurityPorts, change: EmailChange): Promise<void> {
  const { config, database } = ports;
  const { userId, oldEmail, newEmail } = change;
  await moveToEmail(database, userId, newEmail);
  // Links that went to the old address end with it.
  await dropLinksOf(database, userId);
  await nameCompanyByDomain(ports, userId, { before: oldEmail, now: newEmail });
  await recordOwnAction(database, userId, 'account.email_changed');
  // The old address has no account any more.
  const reader = await readerOf(ports, userId, presentReader());
  await postMail(ports, oldEmail, emailChangedMail(config.origin, newEmail), reader);
}

async function readerOf(
  { database }: Pick<SecurityPorts, 'database'>,
  userId: string,
  asker: Reader,
): Promise<Reader> {
  const { locale, timeZone } = await findReader(database, userId);
  return { locale: locale ?? asker.locale, timeZone: timeZone ?? asker.timeZone };
}

/** Cancels a person's change of address, if there is one: its links do not count any more. */
export function cancelEmailChange(
  { database }: Pick<SecurityPorts, 'database'>,
  userId: string,
): Promise<void> {
  return dropEmailChange(database, userId);
}
