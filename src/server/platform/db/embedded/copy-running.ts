import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { betweenCheckpoints } from './checkpoints.ts';

const maxTries = 3;
const control = join('global', 'pg_control');

/**
 * Copies the files of an embedded database while it works. What changes meanwhile stands in its write-ahead log, which is copied last:
 * from the last checkpoint, named by the control file, the copy recovers as after a power cut. Only a checkpoint removes what that takes.
 * The program makes none meanwhile, but the one when it ends; each writes the control file again, and where it is another one after the
 * copying, the copy is made again.
 */
export function copyRunning(folder: string, copy: string): Promise<void> {
  return betweenCheckpoints(folder, () => copyFiles(folder, copy));
}

async function copyFiles(folder: string, copy: string): Promise<void> {
  for (let tried = 0; tried < maxTries; tried++) {
    await rm(copy, { recursive: true, force: true });
    const began = await readFile(join(folder, control));
    await mkdir(join(copy, 'global'), { recursive: true, mode: 0o700 });
    await writeFile(join(copy, control), began, { mode: 0o600 });
    const isFirst = (path: string) => path === control || path === 'postmaster.pid';
    await copyFolder(folder, copy, '', (path) => !isFirst(path) && !path.startsWith('pg_wal'));
    await copyFolder(folder, copy, 'pg_wal', () => true);
    if (began.equals(await readFile(join(folder, control)))) return;
  }
  throw new Error('The database made checkpoints whenever it was copied. Try again.');
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
