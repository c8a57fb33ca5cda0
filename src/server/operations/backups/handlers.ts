import type { backupsApi } from '../../../api/operations/backups.ts';
import type { Handlers, Services } from '../../context.ts';
import { listBackups } from './backup-queries.ts';
import { deleteBackup, readBackup, startBackup, startProof } from './commands.ts';

type Ports = Pick<Services, 'database' | 'now' | 'queue'>;

/** Backups that staff make from their browser. */
export const backupsHandlers: Handlers<typeof backupsApi, Ports> = {
  listBackups: async (_input, { database }) => ({ items: await listBackups(database) }),

  createBackup: async (_input, context) =>
    readBackup(context.database, await startBackup(context, context.actor)),

  proveBackup: async ({ params: { id } }, context) => {
    await startProof(context, context.actor, id);
    return readBackup(context.database, id);
  },

  deleteBackup: ({ params: { id } }, context) => deleteBackup(context, context.actor, id),
};
