import type { backupsApi } from '../../../api/operations/backups.ts';
import type { Handlers } from '../../context.ts';
import { listKept } from './backup-queries.ts';
import { deleteBackup, readBackup, startBackup, startProof } from './commands.ts';

/** Backups that staff make from their browser. */
export const backupsHandlers: Handlers<typeof backupsApi> = {
  listBackups: async (_input, { database }) => ({ items: await listKept(database) }),

  createBackup: async (_input, context) =>
    readBackup(context.database, await startBackup(context, context.actor)),

  proveBackup: async ({ params: { id } }, context) => {
    await startProof(context, context.actor, id);
    return readBackup(context.database, id);
  },

  deleteBackup: ({ params: { id } }, context) => deleteBackup(context, context.actor, id),
};
