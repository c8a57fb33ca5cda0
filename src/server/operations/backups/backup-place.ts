import { isAbsolute, join, relative } from 'node:path';
import type { Config } from '../../config.ts';

/** Where backups stand. */
type Places = Pick<Config, 'dataDir' | 'backups'>;
const ending = '.tar.age';

/** What a backup is called: when it was begun, and a part of its id. */
export function backupName({ backups }: Places, id: string, now: Date): string {
  const at = now.toISOString().slice(0, 19).replaceAll(':', '-');
  return `tenon-${at}Z-${id.slice(-8)}${backups.recipients.length > 0 ? ending : ''}`;
}

/** The whole path of a backup, a folder or an encrypted file; before they had names, it was that of their id. */
export function backupPath({ dataDir, backups }: Places, { id, name }: { id: string; name: string }): string {
  if (name === '') return join(dataDir, 'backups', id);
  return join(backups.folder ?? join(dataDir, 'backups'), name);
}

/** A backup's path as staff read it: below the data folder, or whole. */
export function shownPath(places: Places, backup: { id: string; name: string }): string {
  const path = backupPath(places, backup);
  const below = relative(places.dataDir, path);
  return below.startsWith('..') || isAbsolute(below) ? path : below;
}

/** Where the parts of an encrypted backup are gathered before they are encrypted. */
export function stagingPath({ dataDir }: Places, id: string): string {
  return join(dataDir, 'backups', `${id}.part`);
}

/** True for a backup that only its owner's key opens. */
export function isEncrypted({ name }: { name: string }): boolean {
  return name.endsWith(ending);
}
