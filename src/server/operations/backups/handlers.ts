import { v7 } from 'uuid';
import type { Backup, backupsApi } from '../../../api/operations/backups.ts';
import type { Handlers, Services, SignedIn } from '../../context.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { makeBackup, proveBackup, removeBackup } from '../../platform/tasks/task-definitions.ts';
import { deleteKept, insertKept, listKept, setProof } from './backup-queries.ts';

type Ports = Pick<Services, 'database' | 'now' | 'queue'>;

/** Backups that staff make from their browser. */
export const backupsHandlers: Handlers<typeof backupsApi, Ports> = {
  listBackups: async (_input, { database }) => ({ items: await listKept(database) }),

  createBackup: async (_input, context) => {
    const id = v7();
    if (!(await insertKept(context.database, id)))
      throw new ApiError('conflict', { detail: 'A backup is being made already. Wait until it is there.' });
    await context.queue.enqueue(makeBackup, { backupId: id, userId: context.actor.id }, { key: id });
    await record(context, id, 'backup.started');
    return known(context, id);
  },

  proveBackup: ({ params: { id } }, context) =>
    context.database.transact(async () => {
      await known(context, id);
      if (!(await setProof(context.database, id, 'waiting', context.now())))
        throw new ApiError('conflict', { detail: 'Only a finished backup is restored, and once at a time.' });
      await context.queue.enqueue(proveBackup, { backupId: id, userId: context.actor.id }, { key: id });
      await record(context, id, 'backup.proof_started');
      return known(context, id);
    }),

  deleteBackup: ({ params: { id } }, context) =>
    context.database.transact(async () => {
      await known(context, id);
      if (!(await deleteKept(context.database, id)))
        throw new ApiError('conflict', { detail: 'It is being made or restored. Wait until that is over.' });
      await context.queue.enqueue(removeBackup, { backupId: id, userId: context.actor.id }, { key: id });
      await record(context, id, 'backup.deleted');
    }),
};

async function known(context: SignedIn<Ports>, id: string): Promise<Backup> {
  const [found] = await listKept(context.database, id);
  if (!found) throw new ApiError('not_found');
  return found;
}

function record({ actor, database }: SignedIn<Ports>, id: string, action: string): Promise<void> {
  return recordEvent(database, { actorId: actor.id, action, objectType: 'backup', objectId: id });
}
