import type { Config } from '../../config.ts';
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
