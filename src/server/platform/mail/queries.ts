import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { mails } from '../db/schema.ts';
import type { Reader } from '../../../messages/render.ts';
import type { MailContent, MailKind } from './templates.ts';

/** A mail in the outbox. */
export type StoredMail = typeof mails.$inferSelect;

/** A mail in the words of the one person it goes to. */
export type AddressedMail = { to: string; content: MailContent & { id: string } };

/** Puts mails into the outbox, in the caller's transaction. */
export async function insertMails(database: Database, outgoing: AddressedMail[], now: Date): Promise<void> {
  await database.db
    .insert(mails)
    .values(outgoing.map(({ to, content }) => ({ toAddress: to, ...content, createdAt: now })));
}

/** How those of some addresses who have an account read, by their address in lower case. */
export async function listReaders(database: Database, addresses: string[]): Promise<Map<string, Reader>> {
  const rows = await database.sql<Reader & { address: string }>(
    `select lower(u.email) as address, s.locale, s.time_zone as "timeZone"
       from users u join account_settings s on s.user_id = u.id where lower(u.email) = any($1)`,
    [addresses.map((address) => address.toLowerCase())],
  );
  return new Map(rows.map(({ address, ...reader }) => [address, reader]));
}

/** True when a mail of this id was put into the outbox. */
export async function hasMail(database: Database, id: string): Promise<boolean> {
  return (await database.db.$count(mails, eq(mails.id, id))) > 0;
}

/** A mail that no server has taken or refused yet. */
export async function findWaitingMail(database: Database, id: string): Promise<StoredMail | null> {
  const [row] = await database.db
    .select()
    .from(mails)
    .where(and(eq(mails.id, id), isNull(mails.sentAt), isNull(mails.refusedAt)));
  return row ?? null;
}

/** Notes that a server took a mail. Its text goes: links in it must not lie about. */
export async function markSent(database: Database, id: string, now: Date): Promise<void> {
  await database.db
    .update(mails)
    .set({
      sentAt: now,
      attempts: sql`${mails.attempts} + 1`,
      error: null,
      text: '',
      html: '',
      calendar: null,
      attachment: null,
    })
    .where(eq(mails.id, id));
}

/** Notes that a try failed; `refusedAt` when there will be no other. */
export async function markFailed(
  database: Database,
  id: string,
  error: string,
  refusedAt: Date | null,
): Promise<void> {
  const gone = refusedAt ? { refusedAt, text: '', html: '', calendar: null, attachment: null } : {};
  await database.db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1`, error, ...gone })
    .where(eq(mails.id, id));
}

/** The mails that wait since after `since`, oldest first. */
export async function listWaitingMails(database: Database, since: Date): Promise<string[]> {
  const rows = await database.db
    .select({ id: mails.id })
    .from(mails)
    .where(and(isNull(mails.sentAt), isNull(mails.refusedAt), gt(mails.createdAt, since)))
    .orderBy(mails.createdAt);
  return rows.map((row) => row.id);
}

/** How many mails of a kind were written to an address since a time. */
export async function countMails(
  database: Database,
  to: string,
  kind: MailKind,
  since: Date,
): Promise<number> {
  return database.db.$count(
    mails,
    and(eq(mails.toAddress, to), eq(mails.kind, kind), gt(mails.createdAt, since)),
  );
}

/** Those of some addresses to which that many mails of people whom they did not write to went since a time. */
export async function listFullMailboxes(
  database: Database,
  addresses: string[],
  most: number,
  since: Date,
): Promise<string[]> {
  const rows = await database.sql<{ to_address: string }>(
    `select to_address from mails
      where created_at > $3 and kind in ('invitation', 'talent_added', 'talent_invitation', 'applicant_added') and to_address = any($1)
      group by to_address having count(*) >= $2`,
    [addresses, most, since],
  );
  return rows.map((row) => row.to_address);
}

/** True where an account has this address that nobody has verified: it may be a stranger's. */
export async function isUnverifiedAccount(database: Database, address: string): Promise<boolean> {
  const rows = await database.sql(
    'select 1 from users where lower(email) = lower($1) and not email_verified',
    [address],
  );
  return rows.length > 0;
}

/** The newest mails. */
export async function listNewestMails(database: Database, limit: number): Promise<StoredMail[]> {
  return database.db.select().from(mails).orderBy(desc(mails.createdAt), desc(mails.id)).limit(limit);
}

/** Forgets the mails from before a time. */
export async function purgeMails(database: Database, before: Date): Promise<void> {
  await database.db.delete(mails).where(lt(mails.createdAt, before));
}
