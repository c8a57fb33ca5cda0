import type { Role } from '../../api/roles.ts';
import { Refusal, type Services } from '../context.ts';
import { recordEvent } from '../events/queries.ts';
import { postMail } from '../mail/outbox.ts';
import { passwordChangedMail } from '../mail/templates.ts';
import { dropLinksOf } from './password-queries.ts';
import { passwordFloor } from './password-rules.ts';

/** Refuses a password that is too short for a role; `pointer` is the field that held it. */
export function checkPassword(password: string, role: Role, pointer: string): void {
  const floor = passwordFloor(role);
  if (password.length >= floor) return;
  throw new Refusal('invalid_input', {
    errors: [{ pointer, detail: `Password must be at least ${floor} characters` }],
  });
}

/** Stores a hashed password in the caller's transaction, ends older links to a new one, writes it down and tells the owner. */
export async function storePassword(
  services: Services,
  person: { id: string; email: string },
  hash: string,
  action: 'account.password_reset' | 'account.password_changed',
): Promise<void> {
  const { internalAdapter } = await services.auth.$context;
  if (await internalAdapter.findCredentialAccount(person.id)) {
    await internalAdapter.updatePassword(person.id, hash);
  } else {
    const account = { userId: person.id, providerId: 'credential', accountId: person.id, password: hash };
    await internalAdapter.linkAccount(account);
  }
  await dropLinksOf(services.database, person.id);
  await recordEvent(services.database, {
    actorId: person.id,
    action,
    objectType: 'user',
    objectId: person.id,
    subjectId: person.id,
  });
  await postMail(services, person.email, passwordChangedMail(services.config.origin));
}
