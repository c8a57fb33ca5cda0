import { v7 } from 'uuid';
import { codeMinutes } from '../../../../api/identity/mail-links.ts';
import { minuteMs } from '../../../../api/platform/durations.ts';
import type { Services } from '../../../context.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { presentReader } from '../../../platform/http/reader.ts';
import { mailSignIn, mailVerification } from '../../../platform/tasks/task-definitions.ts';
import { giveToOwner, verifyOwner } from '../claim-commands.ts';
import { hashCode } from '../secret-tokens.ts';
import { consumeLink, dropLinksFor, type LinkPurpose, tryCode } from './queries.ts';

type QueuePort = Pick<Services, 'queue'>;

/** Has an address mailed what verifies it. Whether anybody has it is found out later: neither answer nor time can tell. */
export function requestVerification(
  { queue }: QueuePort,
  wish: { email: string; returnTo?: string | null },
): Promise<void> {
  return queue.enqueue(
    mailVerification,
    { ...wish, mailId: v7(), reader: presentReader() },
    { key: wish.email },
  );
}

/** Has an address mailed what signs its owner in, in the browser that asked. */
export function requestSignIn(
  { queue }: QueuePort,
  wish: { email: string; browserHash: string; returnTo: string | null },
): Promise<void> {
  return queue.enqueue(
    mailSignIn,
    { ...wish, mailId: v7(), reader: presentReader() },
    { key: `${wish.browserHash} ${wish.email}` },
  );
}

/** Verifies an address by the link that was mailed to it; refused as `refusal` when it does not count any more. */
export function verifyAddress(
  ports: Pick<Services, 'database' | 'now'>,
  tokenHash: string,
  refusal: 'expired_link' | 'wrong_mail_code',
): Promise<void> {
  return ports.database.transact(async () => {
    const link = { tokenHash, purpose: 'verify', browserHash: null } as const;
    const owner = await consumeLink(ports.database, link, ports.now());
    if (!owner) throw new ApiError(refusal);
    await verifyOwner(ports, owner);
  });
}

/**
 * Uses up a mailed link to sign in, and the others of its owner. Where the address was not verified before, the account's earlier ways
 * in end, and a password that was among them is told of by mail. Null when the link does not count.
 */
export function consumeSignInLink(
  ports: Pick<Services, 'config' | 'database' | 'now' | 'queue'>,
  { tokenHash, browserHash }: { tokenHash: string; browserHash: string },
): Promise<{ userId: string; passwordEnded: boolean } | null> {
  const { database } = ports;
  return database.transact(async () => {
    const owner = await consumeLink(database, { tokenHash, purpose: 'sign_in', browserHash }, ports.now());
    if (!owner) return null;
    await dropLinksFor(database, owner.userId, 'sign_in');
    const passwordEnded = await giveToOwner(ports, owner);
    return { userId: owner.userId, passwordEnded };
  });
}

/**
 * The link whose code this is; each try counts. A wrong code and an address without an account are refused in the same way.
 */
export async function tryMailedCode(
  { config, database, now }: Pick<Services, 'config' | 'database' | 'now'>,
  tried: { purpose: LinkPurpose; email: string; code: string; browserHash: string | null },
): Promise<string> {
  const { purpose, email, code, browserHash } = tried;
  const codeHash = hashCode(config.secrets.links, email, code);
  const since = new Date(now().getTime() - codeMinutes * minuteMs);
  const tokenHash = await tryCode(database, { purpose, email, browserHash, codeHash }, since);
  if (tokenHash === null) throw new ApiError('wrong_mail_code');
  return tokenHash;
}
