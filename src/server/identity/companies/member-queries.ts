import { and, eq, sql } from 'drizzle-orm';
import type { Member } from '../../../api/identity/members.ts';
import type { Role } from '../../../api/identity/roles.ts';
import type { Database } from '../../platform/db/connect.ts';
import { colleagueName } from '../../platform/db/sql-parts.ts';
import { companyMembers, users } from '../../platform/db/schema.ts';

/** A member as removal and transfer need to know them. */
export type StoredMember = { id: string; owner: boolean; wasCandidate: boolean; role: Role };

type MemberRow = { id: string; email: string; name: string; role: Role; owner: boolean; created_at: Date };

/** Who works for a company: owners first, then by the time they joined. */
export async function listMembers(database: Database, companyId: string): Promise<Member[]> {
  const rows = await database.sql<MemberRow>(
    `select u.id, u.email, ${colleagueName('u')} as name, u.role, m.owner, m.created_at from company_members m join users u on u.id = m.user_id
      where m.company_id = $1 order by m.owner desc, m.created_at, u.id`,
    [companyId],
  );
  return rows.map(({ created_at: since, ...row }) => ({ ...row, since: since.toISOString() }));
}

/** All members of a company, as they stand in the caller's transaction. */
export async function readMembers(database: Database, companyId: string): Promise<StoredMember[]> {
  return database.sql<StoredMember>(
    `select u.id, m.owner, m.was_candidate as "wasCandidate", u.role
       from company_members m join users u on u.id = m.user_id where m.company_id = $1`,
    [companyId],
  );
}

/** Makes somebody a member; false when they work for a company already. */
export async function insertMember(
  database: Database,
  member: { userId: string; companyId: string; wasCandidate: boolean },
): Promise<boolean> {
  const made = await database.db
    .insert(companyMembers)
    .values(member)
    .onConflictDoNothing({ target: companyMembers.userId })
    .returning({ id: companyMembers.userId });
  return made.length > 0;
}

/** Ends a membership; whoever was a candidate before is one again. */
export async function deleteMember(
  database: Database,
  companyId: string,
  member: StoredMember,
): Promise<void> {
  await database.db
    .delete(companyMembers)
    .where(and(eq(companyMembers.companyId, companyId), eq(companyMembers.userId, member.id)));
  if (member.wasCandidate && ['recruiter', 'hiring_manager'].includes(member.role)) {
    await changeRole(database, member.id, 'candidate');
  }
}

/** Makes a member an owner, or no owner any more. */
export async function changeOwner(
  database: Database,
  companyId: string,
  userId: string,
  owner: boolean,
): Promise<void> {
  await database.db
    .update(companyMembers)
    .set({ owner })
    .where(and(eq(companyMembers.companyId, companyId), eq(companyMembers.userId, userId)));
}

/** Gives a person another role. */
export async function changeRole(database: Database, userId: string, role: Role): Promise<void> {
  await database.db
    .update(users)
    .set({ role, updatedAt: sql`now()` })
    .where(eq(users.id, userId));
}
