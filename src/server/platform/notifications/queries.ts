import { v7 } from 'uuid';
import {
  type MailChoice,
  type Notification,
  type NotificationKind,
  type NotificationSetting,
  notificationKinds,
} from '../../../api/platform/notifications.ts';
import type { Message } from '../../../messages/message.ts';
import { type Reader, render } from '../../../messages/render.ts';
import type { CalendarEntry } from '../adapters/exports/calendar-file.ts';
import type { Database } from '../db/connect.ts';
import { type Query, query, runQuery } from '../db/query-batch.ts';

/**
 * Something to tell one person, put into words when they read it. `key` names the event, so that nobody is told twice; `path` is a page
 * of this site; `calendar` goes with its own mail.
 */
export type NewNotification = {
  userId: string;
  kind: NotificationKind;
  key: string;
  title: Message;
  text?: Message | undefined;
  path: string;
  calendar?: CalendarEntry | null;
};

/**
 * Stores a notification with the ways that its person chose to be told by, and returns its id, when it is mailed and which devices are told: never by mail to somebody
 * without an account, who finds it once they have one. Null when they were told of this event before, or are gone.
 */
export async function insertNotification(
  database: Database,
  { userId, kind, key, title, text, path, calendar = null }: NewNotification,
  now: Date,
): Promise<{ id: string; mail: MailChoice; devices: string[] } | null> {
  const [row] = await database.planned<{ id: string; mail: MailChoice; devices: string[] }>(
    `insert into notifications (id, user_id, kind, key, title, text, path, in_app, mail, created_at, calendar)
     select $1::uuid, u.id, $3, $4, $5::jsonb, $6::jsonb, $7, coalesce(s.in_app, true),
            case when exists (select 1 from added_people p where p.user_id = u.id) then 'never' else coalesce(s.mail, $8) end, $9, $10::jsonb
       from users u
       left join notification_settings s on s.user_id = u.id and s.kind = $3
      where u.id = $2 and u.erased_at is null
     on conflict (user_id, key) do nothing
     returning id, mail, case when in_app then
       array(select d.id::text from push_devices d where d.user_id = notifications.user_id) else '{}' end as devices`,
    [
      v7(),
      userId,
      kind,
      key,
      JSON.stringify(title),
      text ? JSON.stringify(text) : null,
      path,
      notificationKinds[kind].mail,
      now,
      calendar && JSON.stringify(calendar),
    ],
  );
  return row ?? null;
}

/** What a notification says, as it is stored, and how its person reads. */
export type StoredText = {
  title: Message;
  text: Message | null;
  locale: string | null;
  time_zone: string | null;
};

type Row = Omit<Notification, 'created_at' | 'title' | 'text'> &
  Pick<StoredText, 'title' | 'text'> & { created_at: Date | string };

type Which = { before: string | null; limit: number; inApp: boolean; reader: Reader };

/** A person's notifications before the one with id `before`, in the words of a reader, newest first; with `inApp`, only those that they want to see here. */
export function listNotifications(database: Database, userId: string, which: Which): Promise<Notification[]> {
  return runQuery(database, notificationsOf(userId, which));
}

/** The query behind `listNotifications`. */
export function notificationsOf(
  userId: string,
  { before, limit, inApp, reader }: Which,
): Query<Notification[]> {
  return query<Row, Notification[]>(
    `select n.id, n.kind, n.title, n.text, n.path, n.created_at, n.read_at is not null as read
       from notifications n
      where n.user_id = $1 and (n.in_app or not $4) and ($2::uuid is null or n.id < $2) and n.kind = any($5)
      order by n.id desc
      limit $3`,
    [userId, before, limit, inApp, Object.keys(notificationKinds)],
    (rows) =>
      rows.map((row) => {
        const { id, kind, title, text, path, read } = row;
        return {
          id,
          kind,
          title: render(title, reader),
          text: text ? render(text, reader) : '',
          path,
          created_at: new Date(row.created_at).toISOString(),
          read,
        };
      }),
  );
}

/** How a person reads: their locale and time zone, where they set them. */
export async function findReader(database: Database, userId: string): Promise<Reader> {
  const [row] = await database.sql<Reader>(
    'select locale, time_zone as "timeZone" from account_settings where user_id = $1',
    [userId],
  );
  return row ?? { locale: null, timeZone: null };
}

/** How many notifications a person has not read; counting stops at 100. */
export async function countUnread(database: Database, userId: string): Promise<number> {
  const [row] = await database.planned<{ count: number }>(
    `select count(*)::int as count from (
       select 1 from notifications where user_id = $1 and read_at is null and in_app limit 100) as found`,
    [userId],
  );
  return row?.count ?? 0;
}

/** Marks a person's notifications as read: one, or all up to one. Returns how many there were, read before or not. */
export async function markRead(
  database: Database,
  userId: string,
  which: { id: string } | { upTo: string },
  now: Date,
): Promise<number> {
  const [id, compare] = 'id' in which ? [which.id, '='] : [which.upTo, '<='];
  const unread = 'id' in which ? '' : 'and read_at is null and in_app';
  const rows = await database.sql(
    `update notifications set read_at = coalesce(read_at, $3)
      where user_id = $1 and id ${compare} $2 ${unread} returning id`,
    [userId, id, now],
  );
  return rows.length;
}

/** What a person has set, where it differs from the usual. */
export function listSettings(database: Database, userId: string): Promise<NotificationSetting[]> {
  return database.sql<NotificationSetting>(
    'select kind, in_app, mail from notification_settings where user_id = $1',
    [userId],
  );
}

/** Keeps how a person wants to hear of a kind. */
export async function storeSetting(
  database: Database,
  userId: string,
  { kind, in_app, mail }: NotificationSetting,
): Promise<void> {
  await database.sql(
    `insert into notification_settings (user_id, kind, in_app, mail) values ($1, $2, $3, $4)
     on conflict (user_id, kind) do update set in_app = excluded.in_app, mail = excluded.mail`,
    [userId, kind, in_app, mail],
  );
}

/** Stops the mails of these kinds, those that wait included; false when the person is gone. */
export async function stopMails(
  database: Database,
  userId: string,
  kinds: NotificationKind[],
): Promise<boolean> {
  const rows = await database.sql(
    `insert into notification_settings (user_id, kind, in_app, mail)
     select u.id, kind, true, 'never' from users u, unnest($2::text[]) as kind where u.id = $1
     on conflict (user_id, kind) do update set mail = 'never'
     returning kind`,
    [userId, kinds],
  );
  await database.sql(
    "update notifications set mail = 'never' where user_id = $1 and kind = any($2) and mailed_at is null and mail <> 'never'",
    [userId, kinds],
  );
  return rows.length > 0;
}

/** The words of a notification for its person; the text is empty where there is none. */
export function renderNotification({ title, text, locale, time_zone: timeZone }: StoredText): {
  title: string;
  text: string;
} {
  const reader: Reader = { locale, timeZone };
  return { title: render(title, reader), text: text ? render(text, reader) : '' };
}
