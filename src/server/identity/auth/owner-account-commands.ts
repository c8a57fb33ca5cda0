import type { Services } from '../../context.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { readersLanguage } from '../../platform/http/reader.ts';
import type { Formats } from '../account-settings/first-formats.ts';
import { insertUser } from './new-account.ts';
import { storeTerms } from './queries.ts';

type Ports = Pick<Services, 'auth' | 'database' | 'now'>;

/** Opens a candidate's account without a password for who has shown that they read an address's mail, in the caller's transaction; returns its id. */
export async function openOwnersAccount(
  ports: Ports,
  { email, terms, formats }: { email: string; terms: string; formats: Formats },
): Promise<string> {
  const { database } = ports;
  const person = { email, name: '', emailVerified: true, role: 'candidate' } as const;
  const { id } = await insertUser(ports, person, 'email-password', formats);
  await storeTerms(database, id, { version: terms, language: readersLanguage() }, ports.now());
  await recordEvent(database, {
    actorId: id,
    action: 'account.created',
    objectType: 'user',
    objectId: id,
    companyId: null,
    subjectId: id,
    data: { role: 'candidate', by: 'application', terms_version: terms },
  });
  return id;
}
