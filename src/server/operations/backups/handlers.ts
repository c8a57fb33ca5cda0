import type { Backup, BackupSchedule, backupsApi } from '../../../api/operations/backups.ts';
import { dayMs, minuteMs } from '../../../api/platform/durations.ts';
import type { Handlers, Services } from '../../context.ts';
import { wordsOfStored } from '../../platform/http/reader.ts';
import { isEncrypted, shownPath } from './backup-place.ts';
import { listBackups, listScheduled, type StoredBackup } from './backup-queries.ts';
import { deleteBackup, readBackup, startBackup, startProof } from './commands.ts';
import { lastDue } from './rules.ts';

type Ports = Pick<Services, 'config' | 'database' | 'now' | 'queue'>;

/** Backups that staff make from their browser, and those that are made by themselves. */
export const backupsHandlers: Handlers<typeof backupsApi, Ports> = {
  listBackups: async (_input, context) => ({
    items: (await listBackups(context.database)).map((backup) => present(context, backup)),
    schedule: await readSchedule(context),
  }),

  createBackup: async (_input, context) =>
    present(context, await readBackup(context.database, await startBackup(context, context.actor))),

  proveBackup: async ({ params: { id } }, context) => {
    await startProof(context, context.actor, id);
    return present(context, await readBackup(context.database, id));
  },

  deleteBackup: ({ params: { id } }, context) => deleteBackup(context, context.actor, id),
};

/** A backup as its reader reads it: why it failed is stored as it is to be said. */
function present({ config }: Pick<Ports, 'config'>, { name, ...backup }: StoredBackup): Backup {
  return {
    ...backup,
    folder: shownPath(config, { id: backup.id, name }),
    encrypted: isEncrypted({ name }),
    error: wordsOfStored(backup.error),
    proof_error: wordsOfStored(backup.proof_error),
  };
}

async function readSchedule({ config, database, now }: Ports): Promise<BackupSchedule | null> {
  const due = lastDue(config.backups, now());
  if (due === null) return null;
  const all = await listScheduled(database);
  const made = all.find(({ state }) => state === 'made');
  const minutes = (due.getTime() % dayMs) / minuteMs;
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  return {
    at: `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`,
    // One that is due by now is begun within minutes.
    next_at: (all[0] && all[0].madeAt >= due ? new Date(due.getTime() + dayMs) : now()).toISOString(),
    last_made_at: made?.madeAt.toISOString() ?? null,
    last_error: all[0]?.state === 'failed' ? wordsOfStored(all[0].error) : '',
    overdue: made !== undefined && now().getTime() - made.madeAt.getTime() > 2 * dayMs,
    keep: config.backups.keep,
  };
}
