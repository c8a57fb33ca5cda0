import { and, eq, lt } from 'drizzle-orm';
import type { Role } from '../../../../api/identity/roles.ts';
import type { Database } from '../../../platform/db/connect.ts';
import { emailChanges, mailLinks } from '../../../platform/db/schema.ts';

/** What a mailed link is for. */
export type LinkPurpose = 'recover' | 'verify' | 'sign_in';

/** Whose link it is. */
export type LinkOwner = { userId: string; email: string; role: Role; verified: boolean };

/** A code is worth this many tries. */
const maxTries = 5;

/** Keeps the hashes of what is about to be mailed, and forgets the links that have expired. */
export async function insertLink(
  database: Database,
  link: Pick<typeof mailLinks.$inferInsert, 'codeHash' | 'browserHash'> & {
    tokenHash: string;
    purpose: LinkPurpose;
    userId: string;
    email: string;
    expiresAt: Date;
  },
  now: Date,
): Promise<void> {
  await database.db.delete(mailLinks).where(lt(mailLinks.expiresAt, now));
  await database.db.insert(mailLinks).values({ ...link, createdAt: now });
}

type OwnerRow = { user_id: string; email: string; role: Role; email_verified: boolean };

/** Whose link this is, while it counts: not expired, not used, and still mailed to the owner's address. */
export async function findLink(
  database: Database,
  tokenHash: string,
  purpose: LinkPurpose,
  now: Date,
): Promise<LinkOwner | null> {
  const [row] = await database.sql<OwnerRow>(
    `select l.user_id, u.email, u.role, u.email_verified
       from mail_links l join users u on u.id = l.user_id and u.email = l.email
      where l.token_hash = $1 and l.purpose = $2 and l.expires_at > $3`,
    [tokenHash, purpose, now],
  );
  return row ? ownerOf(row) : null;
}

/**
 * Uses a link up, in the browser that it is bound to (`null` for one that works in any). Answers whose it was, or null when
 * it does not count or was used a moment before.
 */
export async function consumeLink(
  database: Database,
  link: { tokenHash: string; purpose: LinkPurpose; browserHash: string | null },
  now: Date,
): Promise<LinkOwner | null> {
  const [row] = await database.sql<OwnerRow>(
    `delete from mail_links l using users u
      where l.token_hash = $1 and l.purpose = $2 and l.expires_at > $3
        and l.browser_hash is not distinct from $4::text
        and u.id = l.user_id and u.email = l.email
      returning l.user_id, u.email, u.role, u.email_verified`,
    [link.tokenHash, link.purpose, now, link.browserHash],
  );
  return row ? ownerOf(row) : null;
}

/**
 * Counts a try on every code that was mailed to an address for this purpose and browser since a time, and returns the
 * token hash of the link whose code it is, or null. Codes that were tried five times are void.
 */
export async function tryCode(
  database: Database,
  tried: { purpose: LinkPurpose; email: string; browserHash: string | null; codeHash: string },
  since: Date,
): Promise<string | null> {
  const rows = await database.sql<{ token_hash: string; code_hash: string }>(
    `update mail_links set tries = tries + 1
      where email = $1 and purpose = $2 and browser_hash is not distinct from $3::text
        and created_at > $4 and code_hash is not null and tries < $5
      returning token_hash, code_hash`,
    [tried.email, tried.purpose, tried.browserHash, since, maxTries],
  );
  return rows.find((row) => row.code_hash === tried.codeHash)?.token_hash ?? null;
}

/** Ends what a person was mailed before: no older link may undo a new password or address. */
export async function dropLinksOf(database: Database, userId: string): Promise<void> {
  await database.db.delete(mailLinks).where(eq(mailLinks.userId, userId));
  await database.db.delete(emailChanges).where(eq(emailChanges.userId, userId));
}

/** Ends the links of one purpose that a person was mailed. */
export async function dropLinksFor(database: Database, userId: string, purpose: LinkPurpose): Promise<void> {
  await database.db
    .delete(mailLinks)
    .where(and(eq(mailLinks.userId, userId), eq(mailLinks.purpose, purpose)));
}

function ownerOf(row: OwnerRow): LinkOwner {
  return { userId: row.user_id, email: row.email, role: row.role, verified: row.email_verified };
}
