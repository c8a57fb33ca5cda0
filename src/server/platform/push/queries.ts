import type { NotificationKind } from '../../../api/platform/notifications.ts';
import type { PushDevice } from '../../../api/platform/push.ts';
import type { QuietHours } from '../../../api/identity/account-settings.ts';
import type { Database } from '../db/connect.ts';
import { lockPersonForCount } from '../db/locks.ts';
import type { StoredText } from '../notifications/queries.ts';

type Row = Omit<PushDevice, 'created_at'> & { created_at: Date };

/** This person's devices, the newest first. */
export async function listPushDevices(database: Database, userId: string): Promise<PushDevice[]> {
  const rows = await database.sql<Row>(
    `select id, endpoint, created_at from push_devices where user_id = $1 order by created_at desc, id desc`,
    [userId],
  );
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
}

/** How many devices a person has beside this one; nobody else counts them until the caller's transaction ends. */
export async function countOtherDevices(
  database: Database,
  userId: string,
  endpoint: string,
): Promise<number> {
  await lockPersonForCount(database, userId);
  const [row] = await database.sql<{ count: number }>(
    'select count(*)::int as count from push_devices where user_id = $1 and endpoint <> $2',
    [userId, endpoint],
  );
  return row?.count ?? 0;
}

/** Keeps a device; one that somebody had before at the same address is theirs no more. */
export async function storePushDevice(
  database: Database,
  device: {
    id: string;
    userId: string;
    sessionId: string;
    endpoint: string;
    p256dh: string;
    auth: string;
    now: Date;
  },
): Promise<PushDevice> {
  const { id, userId, sessionId, endpoint, p256dh, auth, now } = device;
  const [row] = await database.sql<Row>(
    `insert into push_devices (id, user_id, session_id, endpoint, p256dh, auth, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (endpoint) do update set user_id = excluded.user_id, session_id = excluded.session_id,
       p256dh = excluded.p256dh, auth = excluded.auth, created_at = excluded.created_at
     returning id, endpoint, created_at`,
    [id, userId, sessionId, endpoint, p256dh, auth, now],
  );
  if (!row) throw new Error('The device was not stored.');
  return { ...row, created_at: row.created_at.toISOString() };
}

/** Forgets one of this person's devices; false when it is not theirs. */
export async function deletePushDevice(database: Database, userId: string, id: string): Promise<boolean> {
  const rows = await database.sql('delete from push_devices where user_id = $1 and id = $2 returning id', [
    userId,
    id,
  ]);
  return rows.length > 0;
}

/** Forgets a device that its push service knows no more, unless it subscribed again meanwhile. */
export async function forgetPushDevice(database: Database, id: string, auth: string): Promise<void> {
  await database.sql('delete from push_devices where id = $1 and auth = $2', [id, auth]);
}

/** A notice to be pushed to a device: its words, where it leads, and when its person wants quiet. */
export type Pushable = StoredText & {
  endpoint: string;
  p256dh: string;
  auth: string;
  kind: NotificationKind;
  path: string;
  quiet: QuietHours | null;
};

/** A notice for a device; null when it was read meanwhile, or the device or its session is gone. */
export async function findPushable(
  database: Database,
  which: { notificationId: string; deviceId: string },
  now: Date,
): Promise<Pushable | null> {
  const [row] = await database.sql<Pushable>(
    `select d.endpoint, d.p256dh, d.auth, n.kind, n.title, n.text, n.path, s.locale, s.time_zone, s.quiet_hours as quiet
       from push_devices d
       join sessions o on o.id = d.session_id and o.expires_at > $3
       join users u on u.id = d.user_id and u.suspended_at is null
       join notifications n on n.user_id = d.user_id and n.id = $1 and n.read_at is null and n.in_app
       left join account_settings s on s.user_id = d.user_id
      where d.id = $2`,
    [which.notificationId, which.deviceId, now],
  );
  return row ?? null;
}
