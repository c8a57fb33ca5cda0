import type { Role } from '../../../api/identity/roles.ts';
import type { Services } from '../../context.ts';
import { countUsage } from '../../operations/usage/queries.ts';
import { readersLanguage } from '../../platform/http/reader.ts';
import type { Formats } from '../account-settings/first-formats.ts';
import { storeFirstFormats } from '../account-settings/queries.ts';
import { storeTerms } from './queries.ts';

/** What a new account begins with; `password` is hashed already, `verified` when its owner has shown to read its mail. */
export type NewAccount = {
  email: string;
  role: Role;
  password: string;
  verified: boolean;
  terms: string | undefined;
  formats: Formats;
};

/** Stores a person without a way to sign in, in the caller's transaction. */
export async function insertUser(
  { auth, database }: Pick<Services, 'auth' | 'database'>,
  person: { email: string; name: string; role: Role; emailVerified: boolean },
  method: 'email-password' | 'sso',
  formats: Formats,
): Promise<{ id: string; createdAt: Date }> {
  const { internalAdapter } = await auth.$context;
  const { id, createdAt } = await internalAdapter.createUser(person, { method });
  await countUsage(database, 'user_signups', createdAt);
  await storeFirstFormats(database, id, formats);
  return { id, createdAt };
}

/** Stores a person with their password and the terms they agreed to, in the caller's transaction. */
export async function insertAccount(
  services: Pick<Services, 'auth' | 'database' | 'now'>,
  { email, role, password, verified, terms, formats }: NewAccount,
): Promise<{ id: string; createdAt: Date }> {
  const { internalAdapter } = await services.auth.$context;
  const person = { email, name: '', emailVerified: verified, role };
  const { id, createdAt } = await insertUser(services, person, 'email-password', formats);
  await internalAdapter.linkAccount({ userId: id, providerId: 'credential', accountId: id, password });
  if (terms)
    await storeTerms(services.database, id, { version: terms, language: readersLanguage() }, services.now());
  return { id, createdAt };
}
