import { minuteMs } from '../../../../api/platform/durations.ts';
import { ssoMinutes } from '../../../../api/identity/single-sign-on.ts';
import type { Services } from '../../../context.ts';
import type { Formats } from '../../account-settings/first-formats.ts';
import type { Actor } from '../../actor.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { recordEvent } from '../../../platform/events/queries.ts';
import { recordCompanyEvent } from '../../companies/event-commands.ts';
import { insertUser } from '../new-account.ts';
import { isDuplicate } from '../queries.ts';
import { hashToken, newToken } from '../secret-tokens.ts';
import {
  consumeAttempt,
  deleteSso,
  insertSso,
  insertSsoAttempt,
  insertSsoMember,
  saveProvenDomains,
  linkSsoIdentity,
  listProvenDomains,
  type SsoAttempt,
  type SsoFields,
  type StoredSso,
  updateSso,
} from './queries.ts';

type Ports = Pick<Services, 'database'>;
/** An owner of a company, who sets how its people sign in. */
type Owner = { actor: Actor; companyId: string };
/** Somebody whom the sign-in server of a company names, and the identity they have there; `id` is null for who has no account yet. */
type Named = {
  id: string | null;
  email: string;
  name: string;
  providerId: string;
  accountId: string;
  formats: Formats;
};

/** Stores how a company's people sign in, as it stood at a version (0: never set); false when it changed since. */
export function saveSso(
  { database }: Ports,
  by: Owner,
  version: number,
  fields: SsoFields,
): Promise<boolean> {
  const { companyId } = by;
  return database.transact(async () => {
    const stored =
      version === 0
        ? await insertSso(database, companyId, fields)
        : await updateSso(database, companyId, version, fields);
    if (!stored) return false;
    const proven = await listProvenDomains(database, companyId);
    const kept = proven.filter((domain) => fields.domains.includes(domain));
    await saveProvenDomains(database, companyId, kept);
    await recordCompanyEvent(database, by, 'company.sso_saved', {
      issuer: fields.issuer,
      domains: fields.domains,
    });
    return true;
  });
}

/** Ends single sign-on of a company. */
export function removeSso({ database }: Ports, by: Owner): Promise<void> {
  return database.transact(async () => {
    await deleteSso(database, by.companyId);
    await recordCompanyEvent(database, by, 'company.sso_removed', {});
  });
}

/** Links somebody whom a company's sign-in server names to their account, or to a new one as its recruiter; answers whose it is. */
export function linkSsoPerson(
  ports: Pick<Services, 'auth' | 'database'>,
  { companyId, issuer }: StoredSso,
  named: Named,
): Promise<string> {
  const { database } = ports;
  const work = async () => {
    const userId = named.id ?? (await openRecruiterAccount(ports, companyId, named));
    await linkSsoIdentity(database, userId, named.providerId, named.accountId);
    await recordEvent(database, {
      ...about(userId, companyId),
      action: 'account.sso_linked',
      data: { issuer },
    });
    return userId;
  };
  return database.transact(work).catch((error: unknown) => {
    // Two first sign-ins of one person at once: the other one made the account.
    throw isDuplicate(error) ? new ApiError('sso_failed') : error;
  });
}

async function openRecruiterAccount(
  ports: Pick<Services, 'auth' | 'database'>,
  companyId: string,
  { email, name, formats }: Named,
): Promise<string> {
  const person = { email, name, emailVerified: true, role: 'recruiter' } as const;
  const user = await insertUser(ports, person, 'sso', formats);
  await insertSsoMember(ports.database, user.id, companyId);
  const data = { role: 'recruiter', by: 'sso' };
  await recordEvent(ports.database, { ...about(user.id, companyId), action: 'account.created', data });
  return user.id;
}

function about(userId: string, companyId: string) {
  return { actorId: userId, objectType: 'user' as const, objectId: userId, companyId, subjectId: userId };
}

/** Starts a sign-in at a company's server; returns the state that goes with it, and the token that its browser keeps. */
export async function startSsoAttempt(
  { database, now }: Pick<Services, 'database' | 'now'>,
  attempt: Omit<SsoAttempt, 'stateHash' | 'browserHash' | 'expiresAt'>,
): Promise<{ state: string; browser: string }> {
  const [state, browser] = [newToken(), newToken()];
  const hashes = { stateHash: hashToken(state), browserHash: hashToken(browser) };
  const expiresAt = new Date(now().getTime() + ssoMinutes * minuteMs);
  await insertSsoAttempt(database, { ...attempt, ...hashes, expiresAt }, now());
  return { state, browser };
}

/** Uses up a sign-in that came back to the browser that began it; null when there is none. */
export function consumeSsoAttempt(
  { database, now }: Pick<Services, 'database' | 'now'>,
  { state, browser }: { state: string; browser: string },
): Promise<SsoAttempt | null> {
  return consumeAttempt(database, hashToken(state), hashToken(browser), now());
}
