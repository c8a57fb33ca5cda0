import type { Config } from '../../config.ts';
import type { Database } from '../../platform/db/connect.ts';
import { countListed } from '../../privacy/personal-data/erase-commands.ts';
import type { Finding } from './finding.ts';

/** Whether backups are made by themselves, and where they would be when this disk is lost. */
export function checkBackupSettings({ backups }: Pick<Config, 'backups'>): Finding {
  const what = 'backups';
  if (backups.at === null) {
    const says = 'none is made by itself. Set BACKUP_AT to a time of day, and BACKUP_FOLDER.';
    return { verdict: 'warning', what, says };
  }
  if (backups.folder === null) {
    const says = 'they are on the disk that they are to protect. Set BACKUP_FOLDER.';
    return { verdict: 'warning', what, says };
  }
  return { verdict: 'ok', what, says: `every day, into ${backups.folder}` };
}

/** Whether people who were erased are back, as after the database alone was restored; null where nobody was erased yet. */
export async function checkErased(
  { dataDir }: Pick<Config, 'dataDir'>,
  database: Database,
): Promise<Finding | null> {
  const { listed, back } = await countListed({ config: { dataDir }, database });
  if (listed === 0) return null;
  return back === 0
    ? { verdict: 'ok', what: 'erased', says: `none of ${listed} erased accounts is in the database` }
    : {
        verdict: 'wrong',
        what: 'erased',
        says: `accounts that were erased are back: ${back}. Run npm run restore -- erasures.`,
      };
}
