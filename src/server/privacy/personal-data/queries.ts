import type { AccountDeletion } from '../../../api/privacy/personal-data.ts';
import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Language } from '../../../messages/languages.ts';
import type { Database } from '../../platform/db/connect.ts';
import { accountDeletions, dataExports } from '../../platform/db/schema.ts';

/** A copy of somebody's data as it is stored. */
export type ExportRow = typeof dataExports.$inferSelect;

/** This person's copy, while it is kept. */
export async function findExport(database: Database, userId: string, now: Date): Promise<ExportRow | null> {
  const [row] = await database.db
    .select()
    .from(dataExports)
    .where(and(eq(dataExports.userId, userId), gt(dataExports.expiresAt, now)));
  return row ?? null;
}

/** Begins a new copy in place of an earlier one, and answers the path of the earlier file; begins none while one waits to be begun. */
export async function beginExport(
  database: Database,
  next: { userId: string; requestId: string; language: Language; expiresAt: Date; now: Date },
): Promise<{ isBegun: boolean; earlierPath: string | null }> {
  const [before] = await database.db
    .select()
    .from(dataExports)
    .where(eq(dataExports.userId, next.userId))
    .for('update');
  if (before?.state === 'waiting' && before.expiresAt > next.now)
    return { isBegun: false, earlierPath: null };
  const values = {
    requestId: next.requestId,
    language: next.language,
    state: 'waiting' as const,
    done: 0,
    total: 0,
    storagePath: null,
    size: null,
    sha256: null,
    expiresAt: next.expiresAt,
    createdAt: next.now,
  };
  await database.db
    .insert(dataExports)
    .values({ userId: next.userId, ...values })
    .onConflictDoUpdate({ target: dataExports.userId, set: values });
  return { isBegun: true, earlierPath: before?.storagePath ?? null };
}

/** Changes the copy of this request, while nobody asked for another; false otherwise. */
export async function changeExport(
  database: Database,
  { userId, requestId }: { userId: string; requestId: string },
  change: Partial<
    Pick<ExportRow, 'state' | 'done' | 'total' | 'storagePath' | 'size' | 'sha256' | 'expiresAt'>
  >,
): Promise<boolean> {
  const rows = await database.db
    .update(dataExports)
    .set(change)
    .where(and(eq(dataExports.userId, userId), eq(dataExports.requestId, requestId)))
    .returning({ userId: dataExports.userId });
  return rows.length > 0;
}

/** Forgets the copies that have expired, and returns the paths of their files. */
export async function dropExpiredExports(database: Database, now: Date): Promise<string[]> {
  const rows = await database.db
    .delete(dataExports)
    .where(lte(dataExports.expiresAt, now))
    .returning({ path: dataExports.storagePath });
  return rows.flatMap(({ path }) => path ?? []);
}

/** Notes that an account is going to be deleted; a second request counts from its own time. */
export async function insertDeletion(
  database: Database,
  deletion: typeof accountDeletions.$inferInsert,
): Promise<void> {
  const { userId: _userId, ...set } = deletion;
  await database.db
    .insert(accountDeletions)
    .values(deletion)
    .onConflictDoUpdate({ target: accountDeletions.userId, set });
}

/** Keeps an account that was going to be deleted; the person's id, or null when it was not. */
export async function cancelDeletion(
  database: Database,
  which: { userId: string } | { tokenHash: string },
): Promise<string | null> {
  const [row] = await database.db
    .delete(accountDeletions)
    .where(
      'userId' in which
        ? eq(accountDeletions.userId, which.userId)
        : eq(accountDeletions.tokenHash, which.tokenHash),
    )
    .returning({ userId: accountDeletions.userId });
  return row?.userId ?? null;
}

/** When this account is going to be deleted, null when it is not. */
export async function findDeletion(database: Database, userId: string): Promise<Date | null> {
  const [row] = await database.db
    .select({ dueAt: accountDeletions.dueAt })
    .from(accountDeletions)
    .where(inArray(accountDeletions.userId, [userId]));
  return row?.dueAt ?? null;
}

/** The people whose time to change their mind is over, the longest over first. */
export async function listDue(database: Database, now: Date): Promise<string[]> {
  const rows = await database.db
    .select({ userId: accountDeletions.userId })
    .from(accountDeletions)
    .where(lte(accountDeletions.dueAt, now))
    .orderBy(accountDeletions.dueAt)
    .limit(1000);
  return rows.map(({ userId }) => userId);
}

/** The address of a person. */
export async function findEmail(database: Database, userId: string): Promise<string | null> {
  const [row] = await database.sql<{ email: string }>('select email from users where id = $1', [userId]);
  return row?.email ?? null;
}

/** What others keep of a person who deletes their account. */
export async function findConsequences(
  database: Database,
  userId: string,
): Promise<Pick<AccountDeletion, 'kept_applications' | 'company'>> {
  const [row] = await database.sql<{ kept: number }>(
    'select count(*)::int as kept from applications where candidate_id = $1 and company_id is not null',
    [userId],
  );
  const [company] = await database.sql<{ name: string; others: number; heir: string | null }>(
    `select c.name,
            (select count(*) from company_members o where o.company_id = m.company_id and o.user_id <> $1)::int as others,
            ${heirSql('u.email')} as heir
       from company_members m join companies c on c.id = m.company_id where m.user_id = $1`,
    [userId],
  );
  return { kept_applications: row?.kept ?? 0, company: company ?? null };
}

/**
 * SQL for who becomes the owner when the member `m`, the only owner, goes: whoever of the others has worked there longest;
 * null where another owner stays or nobody else is there.
 */
export function heirSql(column: 'u.email' | 'u.id'): string {
  return `(select ${column} from company_members o join users u on u.id = o.user_id
            where o.company_id = m.company_id and o.user_id <> m.user_id and m.owner
              and not exists (select 1 from company_members w
                               where w.company_id = m.company_id and w.user_id <> m.user_id and w.owner)
            order by o.created_at, u.id limit 1)`;
}
