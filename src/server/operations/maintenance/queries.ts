import { v7 } from 'uuid';
import type { Maintenance, MaintenanceWindow } from '../../../api/operations/maintenance.ts';
import type { Database } from '../../platform/db/connect.ts';

type Row = { version: number; starts_at: Date | null; ends_at: Date | null; message: string };

/** The maintenance as it stands; its window is null once it is over. */
export async function findMaintenance(database: Database, now: Date): Promise<Maintenance> {
  const [row] = await database.sql<Row>(
    "select version, starts_at, ends_at, message from site_maintenance where name = 'site'",
  );
  if (!row?.starts_at || !row.ends_at || row.ends_at <= now)
    return { version: row?.version ?? 0, window: null };
  const { starts_at, ends_at, message, version } = row;
  const window = { starts_at: starts_at.toISOString(), ends_at: ends_at.toISOString(), message };
  return { version, window };
}

/** Sets the window, or none, at this version and answers the record's id; null when it is at another version. */
export async function setWindow(
  database: Database,
  version: number,
  window: MaintenanceWindow | null,
): Promise<string | null> {
  const values = [window?.starts_at ?? null, window?.ends_at ?? null, window?.message ?? ''];
  const [row] =
    version === 0
      ? await database.sql<{ id: string }>(
          `insert into site_maintenance (name, id, version, starts_at, ends_at, message)
           values ('site', $4, 1, $1, $2, $3) on conflict (name) do nothing returning id`,
          [...values, v7()],
        )
      : await database.sql<{ id: string }>(
          `update site_maintenance set starts_at = $1, ends_at = $2, message = $3, version = version + 1
            where name = 'site' and version = $4 returning id`,
          [...values, version],
        );
  return row?.id ?? null;
}
