import type { Role } from '../../../api/identity/roles.ts';
import type { Services } from '../../context.ts';
import type { Formats } from '../account-settings/first-formats.ts';
import type { Actor } from '../actor.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { companyNameFor } from './company-name.ts';
import { requestVerification } from './mail-links/commands.ts';
import { insertAccount } from './new-account.ts';
import { insertCompany } from './queries.ts';

type Ports = Pick<Services, 'auth' | 'database' | 'now' | 'queue'>;
/** Who opens an account; `password` is hashed already, `returnTo` is the page that the verified person comes to. */
type Wish = {
  email: string;
  role: Role;
  password: string;
  terms: string | undefined;
  returnTo: string | null;
  formats: Formats;
};

/**
 * Opens an account, with a company of its own for a recruiter, and has its address verified. Throws the database's error for a taken
 * address.
 */
export function openAccount(ports: Ports, wish: Wish): Promise<Omit<Actor, 'credential'>> {
  const { database } = ports;
  const { email, role, password, terms, returnTo, formats } = wish;
  return database.transact(async () => {
    const user = await insertAccount(ports, { email, role, password, verified: false, terms, formats });
    const company =
      role === 'recruiter'
        ? await insertCompany(database, companyNameFor({ email, verified: false }), user.id)
        : null;
    await recordEvent(database, {
      actorId: user.id,
      action: 'account.created',
      objectType: 'user',
      objectId: user.id,
      companyId: company?.id ?? null,
      subjectId: user.id,
      data: { role, ...(terms ? { terms_version: terms } : {}) },
    });
    await requestVerification(ports, { email, returnTo });
    return {
      id: user.id,
      email,
      name: '',
      role,
      createdAt: user.createdAt,
      company: company && { ...company, owner: true, shares: true },
      formats,
    };
  });
}
