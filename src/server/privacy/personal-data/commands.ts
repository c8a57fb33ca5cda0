import { createHash, randomBytes } from 'node:crypto';
import { undoDays } from '../../../api/privacy/personal-data.ts';
import type { Services } from '../../context.ts';
import type { Actor } from '../../identity/actor.ts';
import { endSessionsOf } from '../../identity/auth/sessions/queries.ts';
import type { Database } from '../../platform/db/connect.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { accountKeptMail, deletionMail } from '../../platform/mail/account-mails.ts';
import { presentReader } from '../../platform/http/reader.ts';
import { postMail } from '../../platform/mail/outbox.ts';
import { cancelDeletion, findEmail, insertDeletion } from './queries.ts';
import { dayMs } from '../../../api/platform/durations.ts';

type Ports = Pick<Services, 'config' | 'database' | 'now' | 'queue'>;

/** Ends the person's sessions and has their account deleted once the days to undo it are over; the mail says how to undo it. */
export async function deleteAccount(
  ports: Ports,
  { id: userId, email }: Pick<Actor, 'id' | 'email'>,
): Promise<void> {
  const { config, database } = ports;
  const requestedAt = ports.now();
  const dueAt = new Date(requestedAt.getTime() + undoDays * dayMs);
  const token = randomBytes(32).toString('base64url');
  await database.transact(async () => {
    await insertDeletion(database, { userId, tokenHash: hashOf(token), requestedAt, dueAt });
    await endSessionsOf(database, userId);
    await record(database, userId, 'account.deletion_requested');
    await postMail(ports, email, deletionMail(config.origin, token, dueAt), presentReader());
  });
}

/** Calls the deletion of an account off, by the token in its mail or for whoever signs in again; false when there is none to call off. */
export function keepAccount(ports: Ports, by: { token: string } | { userId: string }): Promise<boolean> {
  const { config, database } = ports;
  return database.transact(async () => {
    const userId = await cancelDeletion(database, 'token' in by ? { tokenHash: hashOf(by.token) } : by);
    const email = userId && (await findEmail(database, userId));
    if (!userId || !email) return false;
    await record(database, userId, 'account.kept');
    await postMail(ports, email, accountKeptMail(config.origin), presentReader());
    return true;
  });
}

function record(database: Database, userId: string, action: string): Promise<void> {
  const person = { actorId: userId, objectId: userId, subjectId: userId };
  return recordEvent(database, { ...person, action, objectType: 'user' });
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
