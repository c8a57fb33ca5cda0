import type { Services } from '../../context.ts';
import type { Actor } from '../actor.ts';
import type { Database } from '../../platform/db/connect.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { postMail } from '../../platform/mail/outbox.ts';
import { presentReader } from '../../platform/http/reader.ts';
import { type SecurityChange, securityMail } from '../../platform/mail/account-mails.ts';

/** What a change of the ways to sign in needs. */
export type SecurityPorts = Pick<Services, 'config' | 'database' | 'now' | 'queue'>;

/** Writes down a change of the ways to sign in, and mails it to the owner, in the caller's transaction. */
export async function notifyOwner(
  ports: SecurityPorts,
  owner: Pick<Actor, 'id' | 'email'>,
  change: SecurityChange,
): Promise<void> {
  await recordOwnAction(ports.database, owner.id, `account.${change}`);
  await postMail(ports, owner.email, securityMail(ports.config.origin, change), presentReader());
}

/** Writes down what a person did to their own account, in the caller's transaction. */
export function recordOwnAction(database: Database, id: string, action: string): Promise<void> {
  return recordEvent(database, { actorId: id, action, objectType: 'user', objectId: id, subjectId: id });
}
