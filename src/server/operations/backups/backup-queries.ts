import type { Backup } from '../../../api/operations/backups.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, embeddedFolder, openDatabase } from '../../platform/db/connect.ts';
import { copyRunning } from '../../platform/db/embedded/copy-running.ts';

type Row = Omit<StoredBackup, 'created_at' | 'proof_at' | 'rows' | 'bytes'> & {
  created_at: Date;
  proof_at: Date | null;
  rows: string;
  bytes: string;
};

/** A backup as it is stored. */
export type StoredBackup = Omit<Backup, 'folder' | 'encrypted'> & { name: string };

/** The last 50 backups, the newest first; with `id`, that one. */
export async function listBackups(database: Database, id: string | null = null): Promise<StoredBackup[]> {
  const rows = await database.sql<Row>(
    `select id, created_at, name, is_scheduled as scheduled, state, rows, files, bytes, error, proof, proof_at, proof_error from backups
      where $1::uuid is null or id = $1 order by created_at desc, id desc limit 50`,
    [id],
  );
  return rows.map((row) => ({
    ...row,
    rows: Number(row.rows),
    bytes: Number(row.bytes),
    created_at: row.created_at.toISOString(),
    proof_at: row.proof_at?.toISOString() ?? null,
  }));
}

/** The backups that were made by themselves and are not under way. */
export async function listScheduled(
  database: Database,
): Promise<{ id: string; name: string; state: Backup['state']; madeAt: Date; error: string }[]> {
  return database.sql(
    `select id, name, state, created_at as "madeAt", error from backups
      where is_scheduled and state in ('made', 'failed') order by created_at desc, id desc`,
  );
}

/** When the last backup was begun that was made; null where none was. */
export async function lastMade(database: Database): Promise<Date | null> {
  const [row] = await database.sql<{ at: Date | null }>(
    "select max(created_at) as at from backups where state = 'made'",
  );
  return row?.at ?? null;
}

/** When the last backup was begun by itself; null where none was. */
export async function lastScheduled(
  database: Database,
): Promise<{ at: Date; state: Backup['state'] } | null> {
  const [row] = await database.sql<{ at: Date; state: Backup['state'] }>(
    'select created_at as at, state from backups where is_scheduled order by created_at desc, id desc limit 1',
  );
  return row ?? null;
}

/** Notes a backup that shall be made. False while another is being made; one whose task has given up counts as failed. */
export async function insertBackup(
  database: Database,
  { id, name, scheduled, now }: { id: string; name: string; scheduled: boolean; now: Date },
): Promise<boolean> {
  await endCutOff(database);
  const rows = await database.sql(
    `insert into backups (id, name, is_scheduled, created_at) values ($1, $2, $3, $4)
     on conflict do nothing returning id`,
    [id, name, scheduled, now],
  );
  return rows.length > 0;
}

/** Notes how far a backup has come. False when it is not known here, as after a restore on another machine. */
export async function setState(
  database: Database,
  id: string,
  state: Backup['state'],
  made: { rows: number; files: number; bytes: number } | null = null,
  error = '',
): Promise<boolean> {
  const rows = await database.sql(
    `update backups set state = $2, rows = coalesce($3, rows), files = coalesce($4, files), bytes = coalesce($5, bytes), error = $6
      where id = $1 returning id`,
    [id, state, made?.rows ?? null, made?.files ?? null, made?.bytes ?? null, error],
  );
  return rows.length > 0;
}

/** Notes how far the proof of a made backup has come. False when it is not made, or being restored already. */
export async function setProof(
  database: Database,
  id: string,
  proof: Backup['proof'],
  at: Date,
  error = '',
): Promise<boolean> {
  if (proof === 'waiting') await endCutOff(database);
  const rows = await database.sql(
    `update backups set proof = $2, proof_at = $3, proof_error = $4
      where id = $1 and state = 'made' and ($2 <> 'waiting' or proof not in ('waiting', 'restoring')) returning id`,
    [id, proof, at, error],
  );
  return rows.length > 0;
}

/** Forgets a backup that is not being made or restored. False when it is. */
export async function deleteIdleBackup(database: Database, id: string): Promise<boolean> {
  const rows = await database.sql(
    `delete from backups where id = $1 and state in ('made', 'failed') and proof not in ('waiting', 'restoring') returning id`,
    [id],
  );
  return rows.length > 0;
}

/** An empty database in memory, with its tables at a level. */
export function openAside(level: number, onError: (error: Error) => void): Promise<Database> {
  return openDatabase({ kind: 'memory', template: null }, onError, level);
}

/** Opens a copy of the embedded database of a data folder, made in `place` while it works; null where there is none. */
export async function openRunningCopy(
  dataDir: string,
  place: string,
  level: number,
): Promise<Database | null> {
  const source = embeddedFolder(dataDir);
  if (source.kind !== 'folder' || !existsSync(source.path)) return null;
  const path = join(place, 'database');
  await copyRunning(source.path, path);
  return openDatabase({ kind: 'folder', path }, () => {}, level);
}

/** Ends what says that it goes on but has no task any more. */
async function endCutOff(database: Database): Promise<void> {
  const goes = (name: string) =>
    `exists (select 1 from pgboss.job j where j.name = '${name}' and j.singleton_key = b.id::text and j.state < 'completed')`;
  await database.sql(
    `update backups b set state = 'failed', error = 'It was cut off.'
      where state in ('waiting', 'making') and not ${goes('make-backup')}`,
  );
  await database.sql(
    `update backups b set proof = 'failed', proof_error = 'It was cut off.'
      where proof in ('waiting', 'restoring') and not ${goes('prove-backup')}`,
  );
}
