import { passwordFloor } from '../../../../api/identity/passwords.ts';
import type { Role } from '../../../../api/identity/roles.ts';
import type { Services } from '../../../context.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { recordEvent } from '../../../platform/events/queries.ts';
import { postMail } from '../../../platform/mail/outbox.ts';
import { passwordChangedMail } from '../../../platform/mail/templates.ts';
import { dropLinksOf } from '../mail-links/queries.ts';

type Ports = Pick<Services, 'auth' | 'config' | 'database' | 'now' | 'queue'>;

/** Refuses a password that is too short for a role; `pointer` is the field that held it. */
export function checkPassword(password: string, role: Role, pointer: string): void {
  const floor = passwordFloor(role);
  if (password.length >= floor) return;
  throw new ApiError('invalid_input', {
    errors: [{ pointer, detail: `Password must be at least ${floor} characters` }],
  });
}

/** Refuses what is not the current password of a person; `/current_password` is the field that held it. */
export async function checkCurrentPassword(services: Ports, userId: string, password: string): Promise<void> {
  const auth = await services.auth.$context;
  const account = await auth.internalAdapter.findCredentialAccount(userId);
  if (account?.password && (await auth.password.verify({ hash: account.password, password }))) return;
  const detail = 'This is not your current password.';
  throw new ApiError('invalid_input', { errors: [{ pointer: '/current_password', detail }] });
}

/** Stores a hashed password in the caller's transaction, ends older links to a new one, writes it down and tells the owner. */
export async function storePassword(
  services: Ports,
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
