import { v7 } from 'uuid';
import type { Backup } from '../../../api/operations/backups.ts';
import type { Services } from '../../context.ts';
import type { Actor } from '../../identity/actor.ts';
import type { Database } from '../../platform/db/connect.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import * as tasks from '../../platform/tasks/task-definitions.ts';
import { deleteIdleBackup, insertBackup, listBackups, setProof, setState } from './backup-queries.ts';
import { message } from '../../../messages/message.ts';

type Ports = Pick<Services, 'database' | 'queue'>;
type Progress = Pick<Services, 'database' | 'live'>;
type Staff = Pick<Actor, 'id'>;
/** A backup, and the member of staff who sees how it goes. */
type Watched = { backupId: string; userId: string };
type Making = Pick<Backup, 'state'> & {
  made?: Pick<Backup, 'rows' | 'files' | 'bytes'> | null;
  error?: string;
};

/** Has a backup made and answers its id; refused while one is being made. */
export function startBackup({ database, queue }: Ports, staff: Staff): Promise<string> {
  const id = v7();
  return database.transact(async () => {
    if (!(await insertBackup(database, id)))
      throw new ApiError('conflict', { detail: message('operationErrors.backupRunning') });
    await queue.enqueue(tasks.makeBackup, { backupId: id, userId: staff.id }, { key: id });
    await record(database, staff, id, 'backup.started');
    return id;
  });
}

/** Has a finished backup restored aside and compared. */
export function startProof(ports: Ports & Pick<Services, 'now'>, staff: Staff, id: string): Promise<void> {
  const { database, queue } = ports;
  return database.transact(async () => {
    await readBackup(database, id);
    if (!(await setProof(database, id, 'waiting', ports.now())))
      throw new ApiError('conflict', { detail: message('operationErrors.verifyOneAtATime') });
    await queue.enqueue(tasks.proveBackup, { backupId: id, userId: staff.id }, { key: id });
    await record(database, staff, id, 'backup.proof_started');
  });
}

/** Deletes a backup that nothing works on, and has its folder removed. */
export function deleteBackup({ database, queue }: Ports, staff: Staff, id: string): Promise<void> {
  return database.transact(async () => {
    await readBackup(database, id);
    if (!(await deleteIdleBackup(database, id)))
      throw new ApiError('conflict', { detail: message('operationErrors.backupBusy') });
    await queue.enqueue(tasks.removeBackup, { backupId: id, userId: staff.id }, { key: id });
    await record(database, staff, id, 'backup.deleted');
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
    if (known) await live.publish(userId, { type: 'backup' });
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
    await live.publish(userId, { type: 'backup' });
    return known;
  });
}

/** Shows that the folder of a backup is gone. */
export function reportRemoval({ live }: Pick<Services, 'live'>, userId: string): Promise<void> {
  return live.publish(userId, { type: 'backup' });
}

/** A backup as staff see it; throws when it is gone. */
export async function readBackup(database: Database, id: string): Promise<Backup> {
  const [found] = await listBackups(database, id);
  if (!found) throw new ApiError('not_found');
  return found;
}

function record(database: Database, { id: actorId }: Staff, id: string, action: string): Promise<void> {
  return recordEvent(database, { actorId, action, objectType: 'backup', objectId: id });
}
