import type { Backup, backupsApi } from '../../../api/operations/backups.ts';
import type { Handlers, Services } from '../../context.ts';
import { wordsOfStored } from '../../platform/http/reader.ts';
import { listBackups } from './backup-queries.ts';
import { deleteBackup, readBackup, startBackup, startProof } from './commands.ts';

type Ports = Pick<Services, 'database' | 'now' | 'queue'>;

/** Backups that staff make from their browser. */
export const backupsHandlers: Handlers<typeof backupsApi, Ports> = {
  listBackups: async (_input, { database }) => ({ items: (await listBackups(database)).map(worded) }),

  createBackup: async (_input, context) =>
    worded(await readBackup(context.database, await startBackup(context, context.actor))),

  proveBackup: async ({ params: { id } }, context) => {
    await startProof(context, context.actor, id);
    return worded(await readBackup(context.database, id));
  },

  deleteBackup: ({ params: { id } }, context) => deleteBackup(context, context.actor, id),
};

/** A backup as its reader reads it: why it failed is stored as it is to be said. */
function worded(backup: Backup): Backup {
  return { ...backup, error: wordsOfStored(backup.error), proof_error: wordsOfStored(backup.proof_error) };
}
