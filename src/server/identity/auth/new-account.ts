import type { Role } from '../../../api/identity/roles.ts';
import type { Services } from '../../context.ts';
import { storeTerms } from './queries.ts';

/** What a new account begins with; `password` is hashed already, `verified` when its owner has shown to read its mail. */
export type NewAccount = {
  email: string;
  role: Role;
  password: string;
  verified: boolean;
  terms: string | undefined;
};

/** Stores a person with their password and the terms they agreed to, in the caller's transaction. */
export async function insertAccount(
  services: Services,
  { email, role, password, verified, terms }: NewAccount,
): Promise<{ id: string; createdAt: Date }> {
  const { internalAdapter } = await services.auth.$context;
  const { id, createdAt } = await internalAdapter.createUser(
    { email, name: '', emailVerified: verified, role },
    { method: 'email-password' },
  );
  await internalAdapter.linkAccount({ userId: id, providerId: 'credential', accountId: id, password });
  if (terms) await storeTerms(services.database, id, terms, services.now());
  return { id, createdAt };
}
