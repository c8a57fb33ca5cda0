import { v7 } from 'uuid';
import type { Services } from '../../../context.ts';
import type { Actor } from '../../actor.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { postMail } from '../../../platform/mail/outbox.ts';
import { presentReader } from '../../../platform/http/reader.ts';
import { passwordChangedMail } from '../../../platform/mail/account-mails.ts';
import { recoverAccount } from '../../../platform/tasks/task-definitions.ts';
import { claimAccount } from '../claim-commands.ts';
import { dropLinksOf, consumeLink } from '../mail-links/queries.ts';
import { recordOwnAction } from '../security-commands.ts';
import { endApiTokens } from '../tokens/commands.ts';
import { endOtherSessionsOf, endSessionsOf } from '../sessions/queries.ts';

type Ports = Pick<Services, 'auth' | 'config' | 'database' | 'now' | 'queue'>;

/** Has an address mailed a link to a new password. Whether anybody has it is found out later: neither answer nor time can tell. */
export function requestRecovery({ queue }: Pick<Services, 'queue'>, email: string): Promise<void> {
  return queue.enqueue(recoverAccount, { email, mailId: v7(), reader: presentReader() }, { key: email });
}

/** Gives the owner of a mailed link a password, which is hashed already, and ends their sessions and API tokens; refused when the link does not count. */
export function resetPassword(ports: Ports, tokenHash: string, password: string): Promise<void> {
  const { database } = ports;
  return database.transact(async () => {
    const link = { tokenHash, purpose: 'recover', browserHash: null } as const;
    const owner = await consumeLink(database, link, ports.now());
    if (!owner) throw new ApiError('expired_link');
    await claimAccount(ports, owner);
    const tokensEnded = await endApiTokens(ports, owner.userId);
    const person = { id: owner.userId, email: owner.email };
    await storePassword(ports, person, { hash: password, tokensEnded }, 'account.password_reset');
    await endSessionsOf(database, owner.userId);
  });
}

/** Gives a person another password, which is hashed already, ends their sessions but this one, and ends or keeps their API tokens. */
export function changePassword(
  ports: Ports,
  actor: Actor,
  { password, tokens }: { password: string; tokens: 'end' | 'keep' },
): Promise<void> {
  const { database } = ports;
  return database.transact(async () => {
    const tokensEnded = tokens === 'end' && (await endApiTokens(ports, actor.id));
    await storePassword(ports, actor, { hash: password, tokensEnded }, 'account.password_changed');
    await endOtherSessionsOf(database, actor.id, actor.credential.id);
  });
}

/** Stores a hashed password, ends older links to a new one, writes it down and tells the owner. */
async function storePassword(
  ports: Ports,
  person: { id: string; email: string },
  { hash, tokensEnded }: { hash: string; tokensEnded: boolean },
  action: 'account.password_reset' | 'account.password_changed',
): Promise<void> {
  const { internalAdapter } = await ports.auth.$context;
  if (await internalAdapter.findCredentialAccount(person.id)) {
    await internalAdapter.updatePassword(person.id, hash);
  } else {
    const account = { userId: person.id, providerId: 'credential', accountId: person.id, password: hash };
    await internalAdapter.linkAccount(account);
  }
  await dropLinksOf(ports.database, person.id);
  await recordOwnAction(ports.database, person.id, action);
  const mail = passwordChangedMail(ports.config.origin, tokensEnded);
  await postMail(ports, person.email, mail, presentReader());
}
