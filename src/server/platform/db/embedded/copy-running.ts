import { constants } from 'node:fs';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Copies the files of an embedded database while it works. What changes meanwhile stands in its write-ahead log, which is copied last:
 * from the last checkpoint, named by the control file, which is copied first, the copy recovers as after a power cut. The embedded
 * database makes checkpoints only when it starts and ends, so none comes in between.
 */
export async function copyRunning(folder: string, copy: string): Promise<void> {
  await mkdir(copy, { recursive: true, mode: 0o700 });
  const control = join('global', 'pg_control');
  await mkdir(join(copy, 'global'), { mode: 0o700 });
  await copyFile(join(folder, control), join(copy, control));
  const isFirst = (path: string) => path === control || path === 'postmaster.pid';
  await copyFolder(folder, copy, '', (path) => !isFirst(path) && !path.startsWith('pg_wal'));
  await copyFolder(folder, copy, 'pg_wal', () => true);
}

async function copyFolder(
  from: string,
  to: string,
  path: string,
  wanted: (path: string) => boolean,
): Promise<void> {
  await mkdir(join(to, path), { recursive: true, mode: 0o700 });
  for (const entry of await readdir(join(from, path), { withFileTypes: true })) {
    const own = join(path, entry.name);
    if (!wanted(own)) continue;
    if (entry.isDirectory()) await copyFolder(from, to, own, wanted);
    else await copyFile(join(from, own), join(to, own), constants.COPYFILE_FICLONE).catch(whenGone);
  }
}

/** A file that was removed since it was listed: the log says so too. */
function whenGone(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
}
