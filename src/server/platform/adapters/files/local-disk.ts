import { access, constants, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import type { FileStore } from './file-store.ts';
import { nullWhenMissing, openIncoming } from './incoming.ts';

/** A file store in a folder of this machine: temporary file, fsync, rename, fsync of the folder. */
export async function openLocalDisk(folder: string): Promise<FileStore> {
  const kept = join(folder, 'resumes');
  await mkdir(kept, { recursive: true, mode: 0o700 });
  const incoming = await openIncoming(join(folder, 'incoming'));
  const pathOf = (key: string) => {
    const path = resolve(kept, key);
    if (!path.startsWith(kept + sep)) throw new Error(`Not a file key: ${key}`);
    return path;
  };
  return {
    take: (stream, limit) =>
      incoming.take(stream, limit, async (temporary, key) => move(temporary, pathOf(key))),
    read: (key) => readFile(pathOf(key)).catch(nullWhenMissing),
    has: async (key) => (await stat(pathOf(key)).catch(nullWhenMissing)) !== null,
    remove: (key) => rm(pathOf(key), { force: true }),
    list: () => list(kept),
    answers: () =>
      access(kept, constants.W_OK).then(
        () => true,
        () => false,
      ),
    dropLeftovers: (before) => incoming.dropLeftovers(before),
  };
}

async function move(temporary: string, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await rename(temporary, path);
  await syncFolder(dirname(path));
  await syncFolder(dirname(dirname(path)));
}

async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder; its renames are durable without it.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function* list(folder: string): AsyncIterable<{ key: string; storedAt: Date }> {
  for (const owner of await readdir(folder)) {
    for (const name of await readdir(join(folder, owner)).catch(() => [])) {
      const found = await stat(join(folder, owner, name)).catch(nullWhenMissing);
      if (found) yield { key: `${owner}/${name}`, storedAt: found.mtime };
    }
  }
}
