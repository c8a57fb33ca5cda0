import { and, eq, gt, lt, notInArray, sql } from 'drizzle-orm';
import type { Role } from '../../../../api/identity/roles.ts';
import type { Database } from '../../../platform/db/connect.ts';
import {
  accounts,
  companyMembers,
  companySso,
  ssoAttempts,
  ssoDomains,
  users,
} from '../../../platform/db/schema.ts';

/** The sign-in server of a company as it is stored. */
export type StoredSso = typeof companySso.$inferSelect;
/** A sign-in on its way. */
export type SsoAttempt = typeof ssoAttempts.$inferSelect;
/** Somebody with an account, and the company that they work for. */
export type SsoPerson = { id: string; role: Role; companyId: string | null };
/** What an owner sets of it. */
export type SsoFields = Pick<StoredSso, 'issuer' | 'clientId' | 'sealedSecret' | 'secretHint' | 'domains'>;

/** The sign-in server of a company, or null. */
export async function findSso(database: Database, companyId: string): Promise<StoredSso | null> {
  const [row] = await database.db.select().from(companySso).where(eq(companySso.companyId, companyId));
  return row ?? null;
}

/** The sign-in server that covers a mail domain whose owner is proven, or null. */
export async function findSsoOfDomain(database: Database, domain: string): Promise<StoredSso | null> {
  const [row] = await database.db
    .select({ sso: companySso })
    .from(ssoDomains)
    .innerJoin(companySso, eq(companySso.companyId, ssoDomains.companyId))
    .where(eq(ssoDomains.domain, domain));
  return row?.sso ?? null;
}

/** Stores a company's first sign-in server; false when there is one already. */
export async function insertSso(database: Database, companyId: string, fields: SsoFields): Promise<boolean> {
  const made = await database.db
    .insert(companySso)
    .values({ companyId, ...fields })
    .onConflictDoNothing()
    .returning({ id: companySso.companyId });
  return made.length > 0;
}

/** Changes a company's sign-in server, whose last test no longer counts; false when it is not at this version. */
export async function updateSso(
  database: Database,
  companyId: string,
  version: number,
  fields: SsoFields,
): Promise<boolean> {
  const changed = await database.db
    .update(companySso)
    .set({ ...fields, lastTest: null, version: sql`${companySso.version} + 1`, updatedAt: sql`now()` })
    .where(and(eq(companySso.companyId, companyId), eq(companySso.version, version)))
    .returning({ id: companySso.companyId });
  return changed.length > 0;
}

/** Removes a company's sign-in server, its domains, and what is on its way there. */
export async function deleteSso(database: Database, companyId: string): Promise<void> {
  await database.db.delete(companySso).where(eq(companySso.companyId, companyId));
}

/** Keeps how a test went, unless the settings changed meanwhile. */
export async function storeSsoTest(
  database: Database,
  { companyId, version }: StoredSso,
  test: NonNullable<StoredSso['lastTest']>,
): Promise<void> {
  await database.db
    .update(companySso)
    .set({ lastTest: test })
    .where(and(eq(companySso.companyId, companyId), eq(companySso.version, version)));
}

/** The proven mail domains of a company. */
export async function listProvenDomains(database: Database, companyId: string): Promise<string[]> {
  const rows = await database.db
    .select({ domain: ssoDomains.domain })
    .from(ssoDomains)
    .where(eq(ssoDomains.companyId, companyId));
  return rows.map(({ domain }) => domain);
}

/** Notes that a domain is proven to be a company's, whosever it was before: what DNS says now counts. */
export async function storeProvenDomain(
  database: Database,
  companyId: string,
  domain: string,
  now: Date,
): Promise<void> {
  await database.db
    .insert(ssoDomains)
    .values({ domain, companyId, provenAt: now })
    .onConflictDoUpdate({ target: ssoDomains.domain, set: { companyId, provenAt: now } });
}

/** Keeps of a company's proven domains only these. */
export async function saveProvenDomains(
  database: Database,
  companyId: string,
  domains: string[],
): Promise<void> {
  const others = domains.length > 0 ? notInArray(ssoDomains.domain, domains) : undefined;
  await database.db.delete(ssoDomains).where(and(eq(ssoDomains.companyId, companyId), others));
}

/** Keeps a sign-in that is on its way, and forgets those that took too long. */
export async function insertSsoAttempt(database: Database, attempt: SsoAttempt, now: Date): Promise<void> {
  await database.db.delete(ssoAttempts).where(lt(ssoAttempts.expiresAt, now));
  await database.db.insert(ssoAttempts).values(attempt);
}

/** Uses up a sign-in that came back to the browser that began it; null when there is none. */
export async function consumeAttempt(
  database: Database,
  stateHash: string,
  browserHash: string,
  now: Date,
): Promise<SsoAttempt | null> {
  const [taken] = await database.db
    .delete(ssoAttempts)
    .where(
      and(
        eq(ssoAttempts.stateHash, stateHash),
        eq(ssoAttempts.browserHash, browserHash),
        gt(ssoAttempts.expiresAt, now),
      ),
    )
    .returning();
  return taken ?? null;
}

/** The person who is known by an identity elsewhere, or null. */
export async function findSsoIdentity(
  database: Database,
  providerId: string,
  accountId: string,
): Promise<SsoPerson | null> {
  return onePerson(
    database,
    'select a.user_id as id from accounts a where a.provider_id = $1 and a.account_id = $2',
    [providerId, accountId],
  );
}

/** The person with a mail address, in any case, or null. */
export async function findSsoPerson(database: Database, email: string): Promise<SsoPerson | null> {
  return onePerson(database, 'select id from users where lower(email) = $1', [email.toLowerCase()]);
}

/** Links an identity elsewhere to a person, whose address that other side has verified. */
export async function linkSsoIdentity(
  database: Database,
  userId: string,
  providerId: string,
  accountId: string,
): Promise<void> {
  await database.db
    .insert(accounts)
    .values({ userId, providerId, accountId })
    .onConflictDoNothing({ target: [accounts.providerId, accounts.accountId] });
  await database.db.update(users).set({ emailVerified: true }).where(eq(users.id, userId));
}

/** Makes a new person a member of a company. */
export async function insertSsoMember(database: Database, userId: string, companyId: string): Promise<void> {
  await database.db.insert(companyMembers).values({ userId, companyId });
}

async function onePerson(database: Database, found: string, values: string[]): Promise<SsoPerson | null> {
  const [row] = await database.sql<SsoPerson>(
    `select u.id, u.role, m.company_id as "companyId"
       from (${found}) f join users u on u.id = f.id left join company_members m on m.user_id = u.id`,
    values,
  );
  return row ?? null;
}
