import { v7 } from 'uuid';
import type { QuietHours } from '../../../api/identity/account-settings.ts';
import type { NotificationKind } from '../../../api/platform/notifications.ts';
import type { CalendarFile } from '../adapters/mail/mail.ts';
import type { Database } from '../db/connect.ts';
import type { Message } from '../../../messages/message.ts';
import type { CalendarEntry } from '../adapters/exports/calendar-file.ts';

/** A notification to be mailed, and to which address; `verified` says that the address is known to be the person's. */
export type Mailable = {
  userId: string;
  email: string;
  verified: boolean;
  kind: NotificationKind;
  /** What it tells of; two of the same are never told. */
  key: string;
  title: Message;
  text: Message | null;
  path: string;
  /** What goes with its own mail; a finished file is of an earlier version of the program. */
  calendar: CalendarEntry | CalendarFile | null;
};

type Row = Omit<Mailable, 'userId'> & { user_id: string };

/** The kind of a notification and the quiet hours of its person; null when it is gone. */
export async function findQuiet(
  database: Database,
  id: string,
): Promise<{ kind: NotificationKind; quiet: QuietHours | null } | null> {
  const [row] = await database.sql<{ kind: NotificationKind; quiet: QuietHours | null }>(
    `select n.kind, s.quiet_hours as quiet
       from notifications n left join account_settings s on s.user_id = n.user_id where n.id = $1`,
    [id],
  );
  return row ?? null;
}

/** A person's quiet hours; null for none. */
export async function findQuietHours(database: Database, userId: string): Promise<QuietHours | null> {
  const [row] = await database.sql<{ quiet: QuietHours | null }>(
    'select quiet_hours as quiet from account_settings where user_id = $1',
    [userId],
  );
  return row?.quiet ?? null;
}

/** Takes a notification that waits for its own mail; null when it was taken, read or no longer wanted. */
export async function claimForMail(database: Database, id: string, now: Date): Promise<Mailable | null> {
  const [row] = await database.sql<Row>(
    `update notifications n set mailed_at = $2
       from users u
      where n.id = $1 and n.mail = 'at_once' and n.mailed_at is null and u.id = n.user_id
     returning n.user_id, u.email, u.email_verified as verified, n.kind, n.key, n.title, n.text, n.path, n.calendar`,
    [id, now],
  );
  return row ? mailable(row) : null;
}

/** Up to 200 people for whom notifications wait for the digest, by id after `after`. */
export async function listDigestReaders(database: Database, after: string | null): Promise<string[]> {
  const rows = await database.sql<{ user_id: string }>(
    `select distinct user_id from notifications
      where mail = 'daily' and mailed_at is null and ($1::uuid is null or user_id > $1)
      order by user_id limit 200`,
    [after],
  );
  return rows.map((row) => row.user_id);
}

/** Takes all notifications of a person that wait for the digest; those that were read meanwhile are left out of the answer. */
export async function claimForDigest(database: Database, userId: string, now: Date): Promise<Mailable[]> {
  const rows = await database.sql<Row & { id: string; unread: boolean }>(
    `update notifications n set mailed_at = $2
       from users u
      where n.user_id = $1 and n.mail = 'daily' and n.mailed_at is null and u.id = n.user_id
     returning n.id, n.user_id, u.email, u.email_verified as verified, n.kind, n.key, n.title, n.text, n.path, n.calendar,
       n.read_at is null as unread`,
    [userId, now],
  );
  return rows
    .filter((row) => row.unread)
    .toSorted((one, other) => (one.id < other.id ? 1 : -1))
    .map(mailable);
}

/**
 * The token of the address by which somebody's answers reach the thread of a message: the one it has, else this new one; null where the message
 * is gone.
 */
export async function keepAnswerToken(
  database: Database,
  { messageId, userId, token, now }: { messageId: string; userId: string; token: string; now: Date },
): Promise<string | null> {
  const [row] = await database.sql<{ token: string }>(
    `insert into mail_addresses (id, token, application_id, user_id, created_at)
     select $1, $2, application_id, $4, $5 from application_messages where id = $3
     on conflict (application_id, user_id) do update set token = mail_addresses.token
     returning token`,
    [v7(), token, messageId, userId, now],
  );
  return row?.token ?? null;
}

/** Forgets the notifications from before a time. */
export async function purgeNotifications(database: Database, before: Date): Promise<void> {
  await database.sql('delete from notifications where created_at < $1', [before]);
}

function mailable(row: Row): Mailable {
  const { user_id: userId, email, verified, kind, key, title, text, path, calendar } = row;
  return { userId, email, verified, kind, key, title, text, path, calendar };
}
