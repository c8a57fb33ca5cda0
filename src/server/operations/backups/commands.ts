import { v7 } from 'uuid';
import type { Backup } from '../../../api/operations/backups.ts';
import { hourMs } from '../../../api/platform/durations.ts';
import type { Services } from '../../context.ts';
import type { Actor } from '../../identity/actor.ts';
import type { Database } from '../../platform/db/connect.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import * as tasks from '../../platform/tasks/task-definitions.ts';
import { backupName, isEncrypted } from './backup-place.ts';
import {
  deleteIdleBackup,
  insertBackup,
  lastScheduled,
  listBackups,
  listScheduled,
  setProof,
  setState,
  type StoredBackup,
} from './backup-queries.ts';
import { keptBackups, lastDue } from './rules.ts';
import { message } from '../../../messages/message.ts';

type Ports = Pick<Services, 'database' | 'queue'>;
type Progress = Pick<Services, 'database' | 'live'>;
type Staff = Pick<Actor, 'id'>;
/** A backup, and the member of staff who sees how it goes. */
type Watched = { backupId: string; userId: string | null };
type Making = Pick<Backup, 'state'> & {
  made?: Pick<Backup, 'rows' | 'files' | 'bytes'> | null;
  error?: string;
};

/** Has a backup made and answers its id; refused while one is being made. `staff` is null where it is made by itself. */
export function startBackup(
  { config, database, now, queue }: Ports & Pick<Services, 'config' | 'now'>,
  staff: Staff | null,
): Promise<string> {
  const id = v7();
  const backup = { id, name: backupName(config, id, now()), scheduled: staff === null, now: now() };
  return database.transact(async () => {
    if (!(await insertBackup(database, backup)))
      throw new ApiError('conflict', { detail: message('operationErrors.backupRunning') });
    await queue.enqueue(tasks.makeBackup, { backupId: id, userId: staff?.id ?? null }, { key: id });
    await record(database, staff, id, 'backup.started');
    return id;
  });
}

/** Has a backup made where one is due by now; after one that failed, again in an hour. */
export async function startDueBackup(ports: Ports & Pick<Services, 'config' | 'now'>): Promise<void> {
  const due = lastDue(ports.config.backups, ports.now());
  if (due === null) return;
  const last = await lastScheduled(ports.database);
  const again = last?.state === 'failed' && ports.now().getTime() - last.at.getTime() >= hourMs;
  if (last && last.at >= due && !again) return;
  await startBackup(ports, null).catch((error: unknown) => {
    // Somebody is having one made: the next look finds out whether one is still due.
    if (!(error instanceof ApiError && error.code === 'conflict')) throw error;
  });
}

/** Deletes the backups made by themselves that are not to be kept any more, and those that failed before the last one was made. */
export async function pruneBackups(ports: Ports & Pick<Services, 'config'>): Promise<void> {
  const all = await listScheduled(ports.database);
  const made = all.filter(({ state }) => state === 'made');
  const kept = keptBackups(made, ports.config.backups.keep);
  const [newest] = made;
  const old = all.filter((backup) =>
    backup.state === 'made' ? !kept.has(backup) : newest !== undefined && backup.madeAt < newest.madeAt,
  );
  for (const { id, name } of old) await remove(ports, null, { id, name });
}

/** Has a finished backup restored aside and compared. */
export function startProof(ports: Ports & Pick<Services, 'now'>, staff: Staff, id: string): Promise<void> {
  const { database, queue } = ports;
  return database.transact(async () => {
    if (isEncrypted(await readBackup(database, id)))
      throw new ApiError('conflict', { detail: message('operationErrors.backupEncrypted') });
    if (!(await setProof(database, id, 'waiting', ports.now())))
      throw new ApiError('conflict', { detail: message('operationErrors.verifyOneAtATime') });
    await queue.enqueue(tasks.proveBackup, { backupId: id, userId: staff.id }, { key: id });
    await record(database, staff, id, 'backup.proof_started');
  });
}

/** Deletes a backup that nothing works on, and has its folder removed. */
export async function deleteBackup(ports: Ports, staff: Staff, id: string): Promise<void> {
  const { name } = await readBackup(ports.database, id);
  if (!(await remove(ports, staff, { id, name })))
    throw new ApiError('conflict', { detail: message('operationErrors.backupBusy') });
}

function remove(
  { database, queue }: Ports,
  staff: Staff | null,
  { id, name }: { id: string; name: string },
): Promise<boolean> {
  return database.transact(async () => {
    if (!(await deleteIdleBackup(database, id))) return false;
    await queue.enqueue(tasks.removeBackup, { backupId: id, userId: staff?.id ?? null, name }, { key: id });
    await record(database, staff, id, 'backup.deleted');
    return true;
  });
}

/** Notes how far the making of a backup has come, and shows it; false when the backup is gone. */
export function reportMaking(
  { database, live }: Progress,
  { backupId, userId }: Watched,
  { state, made = null, error = '' }: Making,
): Promise<boolean> {
  return database.transact(async () => {
    const known = await setState(database, backupId, state, made, error);
    if (known) await show({ live }, userId);
    return known;
  });
}

/** Notes how far the proof of a backup has come, and shows it; false when the backup is gone. */
export function reportProof(
  ports: Progress & Pick<Services, 'now'>,
  { backupId, userId }: Watched,
  proof: 'restoring' | 'proved' | 'failed',
  error = '',
): Promise<boolean> {
  const { database, live } = ports;
  return database.transact(async () => {
    const known = await setProof(database, backupId, proof, ports.now(), error);
    await show({ live }, userId);
    return known;
  });
}

/** Shows that the folder of a backup is gone. */
export function reportRemoval({ live }: Pick<Services, 'live'>, userId: string | null): Promise<void> {
  return show({ live }, userId);
}

async function show({ live }: Pick<Services, 'live'>, userId: string | null): Promise<void> {
  if (userId !== null) await live.publish(userId, { type: 'backup' });
}

/** A backup as it is stored; throws when it is gone. */
export async function readBackup(database: Database, id: string): Promise<StoredBackup> {
  const [found] = await listBackups(database, id);
  if (!found) throw new ApiError('not_found');
  return found;
}

function record(database: Database, staff: Staff | null, id: string, action: string): Promise<void> {
  return recordEvent(database, { actorId: staff?.id ?? null, action, objectType: 'backup', objectId: id });
}
