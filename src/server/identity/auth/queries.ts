import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { isEmployer, type Role } from '../../../api/identity/roles.ts';
import type { Scope } from '../../../api/identity/scopes.ts';
import type { Language } from '../../../messages/languages.ts';
import type { Actor, Credential } from '../actor.ts';
import type { Database } from '../../platform/db/connect.ts';
import { databaseErrorCode } from '../../platform/db/error-codes.ts';
import { memberShares } from '../../platform/db/sql-parts.ts';
import * as schema from '../../platform/db/schema.ts';
import { daySeconds, hourSeconds } from '../../../api/platform/durations.ts';

/** All tables, for Better Auth, which finds its own among them. */
export const tables = { ...schema };
const { companies, companyMembers, sessions, users } = schema;

/** How long a session that is not remembered lasts without a request, in seconds. */
export const idleSeconds = 12 * hourSeconds;
/** How long a remembered session lasts from its sign-in, in seconds. */
export const rememberedSeconds = 30 * daySeconds;
/** A session's end is moved at most this often, in seconds. */
const slideSeconds = 600;

type PersonRow = {
  user_id: string;
  email: string;
  name: string;
  role: Role;
  created_at: Date;
  company_id: string | null;
  company_name: string | null;
  owner: boolean | null;
  shares: boolean;
  locale: string | null;
  time_zone: string | null;
};
type SessionRow = PersonRow & { id: string; proved_at: Date; slides: boolean };
type TokenRow = PersonRow & { id: string; scopes: Scope[]; unmarked: boolean };

/** The person of a session; `slides` when its end should be moved, because it is in use. */
export type FoundSession = { actor: Actor; slides: boolean };

const person = `u.id as user_id, u.email, u.name, u.role, u.created_at, m.company_id, c.name as company_name, m.owner,
  ${memberShares} as shares, w.locale, w.time_zone`;
const personJoins =
  'left join company_members m on m.user_id = u.id left join companies c on c.id = m.company_id left join account_settings w on w.user_id = u.id';

/**
 * The person of a session that has not expired, with the company that they work for in an employer's role. The session is
 * named by the hash of its token, or by its id.
 */
export async function findSession(
  database: Database,
  session: { tokenHash: string } | { id: string },
  now: Date,
): Promise<FoundSession | null> {
  const [column, value] = 'id' in session ? ['id', session.id] : ['token', session.tokenHash];
  const [row] = await database.planned<SessionRow>(
    `select ${person}, s.id, s.proved_at, not s.remembered and s.expires_at < $3 as slides
       from sessions s join users u on u.id = s.user_id ${personJoins}
      where s.${column} = $1 and s.expires_at > $2 and u.suspended_at is null`,
    [value, now, after(now, idleSeconds - slideSeconds)],
  );
  if (!row) return null;
  const credential = { kind: 'session', id: row.id, provedAt: row.proved_at } as const;
  return { actor: actorOf(row, credential), slides: row.slides };
}

/** The person that an API token acts for, while it counts; `unmarked` when its last use was not noted for a minute. */
export async function findTokenActor(
  database: Database,
  tokenHash: string,
  now: Date,
): Promise<{ actor: Actor; unmarked: boolean } | null> {
  const [row] = await database.planned<TokenRow>(
    `select ${person}, t.id, t.scopes, t.last_used_at is null or t.last_used_at < $3 as unmarked
       from api_tokens t join users u on u.id = t.user_id ${personJoins}
      where t.token_hash = $1 and (t.expires_at is null or t.expires_at > $2) and u.suspended_at is null`,
    [tokenHash, now, after(now, -60)],
  );
  if (!row) return null;
  return {
    actor: actorOf(row, { kind: 'token', id: row.id, scopes: row.scopes }),
    unmarked: row.unmarked,
  };
}

/** Opens a session, proved now: it lasts 30 days when it is remembered, otherwise 12 hours from each request. Returns its id. */
export async function insertSession(
  database: Database,
  session: { tokenHash: string; userId: string; remembered: boolean; userAgent: string | null },
  now: Date,
): Promise<string> {
  const expiresAt = after(now, session.remembered ? rememberedSeconds : idleSeconds);
  const [row] = await database.db
    .insert(sessions)
    .values({ ...session, expiresAt, provedAt: now, createdAt: now, updatedAt: now })
    .returning({ id: sessions.id });
  if (!row) throw new Error('The session was not stored.');
  return row.id;
}

/** Notes that the person of a session has just proved who they are. */
export async function markProved(database: Database, sessionId: string, now: Date): Promise<void> {
  await database.db.update(sessions).set({ provedAt: now }).where(eq(sessions.id, sessionId));
}

/** Moves the end of a session that is in use, unless it is remembered, over, or was moved in the last ten minutes. */
export async function slideSession(database: Database, id: string, now: Date): Promise<void> {
  await database.db
    .update(sessions)
    .set({ expiresAt: after(now, idleSeconds), updatedAt: now })
    .where(
      and(
        eq(sessions.id, id),
        eq(sessions.remembered, false),
        gt(sessions.expiresAt, now),
        lt(sessions.expiresAt, after(now, idleSeconds - slideSeconds)),
      ),
    );
}

/** Ends the session of a token. */
export async function endSession(database: Database, tokenHash: string): Promise<void> {
  await database.db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Keeps which terms a person agreed to, in which language, and when. */
export async function storeTerms(
  database: Database,
  userId: string,
  { version, language }: { version: string; language: Language },
  now: Date,
): Promise<void> {
  await database.db
    .update(users)
    .set({ termsVersion: version, termsLanguage: language, termsAcceptedAt: now })
    .where(eq(users.id, userId));
}

/** Makes a company with its first member as owner. */
export async function insertCompany(
  database: Database,
  name: string,
  ownerId: string,
): Promise<{ id: string; name: string }> {
  const [company] = await database.db
    .insert(companies)
    .values({ name })
    .returning({ id: companies.id, name: companies.name });
  if (!company) throw new Error('The company was not stored.');
  await database.db.insert(companyMembers).values({ companyId: company.id, userId: ownerId, owner: true });
  return company;
}

/**
 * Calls the company that somebody owns, and its jobs, otherwise, while it still has the name that it began with; returns its id, or null
 * where it has another.
 */
export async function renameNewCompany(
  database: Database,
  ownerId: string,
  { from, to }: { from: string; to: string },
): Promise<string | null> {
  const [company] = await database.sql<{ id: string }>(
    `update companies c set name = $3, version = c.version + 1, updated_at = now() from company_members m
      where m.company_id = c.id and m.user_id = $1 and m.owner and c.name = $2
      returning c.id`,
    [ownerId, from, to],
  );
  if (!company) return null;
  await database.sql('update job_posting set employer_name = $2 where company_id = $1', [company.id, to]);
  return company.id;
}

/** True when somebody has this address, in any case. */
export async function emailExists(database: Database, email: string): Promise<boolean> {
  const found = await database.db
    .select({ id: users.id })
    .from(users)
    .where(sql`lower(${users.email}) = ${email.toLowerCase()}`);
  return found.length > 0;
}

/** The addresses of up to twenty people with the role admin, the oldest accounts first. */
export async function listAdminEmails(database: Database): Promise<string[]> {
  const rows = await database.sql<{ email: string }>(
    "select email from users where role = 'admin' order by created_at, id limit 20",
  );
  return rows.map(({ email }) => email);
}

/** Everybody with a staff role, by role and address. */
export async function listStaff(database: Database): Promise<{ email: string; role: Role }[]> {
  return database.sql<{ email: string; role: Role }>(
    "select email, role from users where role in ('admin', 'internal') order by role, email",
  );
}

/** Gives the person with this address a role; returns their id, or null when there is none. */
export async function setRole(database: Database, email: string, role: Role): Promise<string | null> {
  const [changed] = await database.db
    .update(users)
    .set({ role, updatedAt: sql`now()` })
    .where(sql`lower(${users.email}) = ${email.toLowerCase()}`)
    .returning({ id: users.id });
  return changed?.id ?? null;
}

/** True when storing an account failed because somebody took the address a moment before. */
export function isDuplicate(error: unknown): boolean {
  return databaseErrorCode(error) === '23505';
}

/** The company that a person works for. */
export async function findMembership(database: Database, userId: string): Promise<string | null> {
  const [row] = await database.db
    .select({ companyId: companyMembers.companyId })
    .from(companyMembers)
    .where(eq(companyMembers.userId, userId));
  return row?.companyId ?? null;
}

function actorOf(row: PersonRow, credential: Credential): Actor {
  return {
    id: row.user_id,
    email: row.email,
    name: row.name,
    role: row.role,
    createdAt: row.created_at,
    company:
      row.company_id && row.company_name !== null && isEmployer(row.role)
        ? { id: row.company_id, name: row.company_name, owner: row.owner ?? false, shares: row.shares }
        : null,
    formats: row.locale || row.time_zone ? { locale: row.locale, time_zone: row.time_zone } : null,
    credential,
  };
}

function after(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000);
}
