import { eq, sql } from 'drizzle-orm';
import { isEmployer, type Role } from '../../api/roles.ts';
import type { Actor } from '../context.ts';
import { type Database, databaseErrorCode } from '../db/connect.ts';
import { companies, companyMembers, users } from '../db/schema.ts';

type SessionRow = {
  user_id: string;
  email: string;
  role: Role;
  created_at: Date;
  company_id: string | null;
  company_name: string | null;
  owner: boolean | null;
};

/** The person of a session that has not expired, with the company that they work for in an employer's role. */
export async function findSession(database: Database, token: string, now: Date): Promise<Actor | null> {
  const [row] = await database.sql<SessionRow>(
    `select s.user_id, u.email, u.role, u.created_at, m.company_id, c.name as company_name, m.owner
       from sessions s
       join users u on u.id = s.user_id
       left join company_members m on m.user_id = u.id
       left join companies c on c.id = m.company_id
      where s.token = $1 and s.expires_at > $2`,
    [token, now],
  );
  if (!row) return null;
  return {
    id: row.user_id,
    email: row.email,
    role: row.role,
    createdAt: row.created_at,
    company:
      row.company_id && row.company_name !== null && isEmployer(row.role)
        ? { id: row.company_id, name: row.company_name, owner: row.owner ?? false }
        : null,
  };
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

/** True when somebody has this address, in any case. */
export async function emailExists(database: Database, email: string): Promise<boolean> {
  const found = await database.db
    .select({ id: users.id })
    .from(users)
    .where(sql`lower(${users.email}) = ${email.toLowerCase()}`)
    .limit(1);
  return found.length > 0;
}

/** Gives the person with this address a role; answers their id, or null when there is none. */
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
