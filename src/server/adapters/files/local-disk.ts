import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { type FileStore, FileTooBig, type TakenFile } from './file-store.ts';

/** A file store in a folder of this machine: temporary file, fsync, rename, fsync of the folder. */
export async function openLocalDisk(folder: string): Promise<FileStore> {
  const kept = join(folder, 'resumes');
  const incoming = join(folder, 'incoming');
  await mkdir(kept, { recursive: true, mode: 0o700 });
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  const pathOf = (key: string) => {
    const path = resolve(kept, key);
    if (!path.startsWith(kept + sep)) throw new Error(`Not a file key: ${key}`);
    return path;
  };
  return {
    take: (stream, limit) => take(stream, limit, join(incoming, randomUUID()), pathOf),
    read: (key) => readFile(pathOf(key)).catch(nullWhenMissing),
    remove: (key) => rm(pathOf(key), { force: true }),
    list: () => list(kept),
    dropLeftovers: (before) => dropLeftovers(incoming, before),
  };
}

async function take(
  stream: ReadableStream<Uint8Array>,
  limit: number,
  temporary: string,
  pathOf: (key: string) => string,
): Promise<TakenFile> {
  const file = await open(temporary, 'wx', 0o600);
  const hash = createHash('sha256');
  let size = 0;
  try {
    for await (const chunk of stream) {
      size += chunk.byteLength;
      if (size >= limit) throw new FileTooBig();
      hash.update(chunk);
      await file.writeFile(chunk);
    }
    await file.sync();
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  } finally {
    await file.close();
  }
  return {
    size,
    sha256: hash.digest('hex'),
    bytes: () => readFile(temporary),
    keep: async (key) => {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await rename(temporary, path);
      await syncFolder(dirname(path));
      await syncFolder(dirname(dirname(path)));
    },
    drop: () => rm(temporary, { force: true }),
  };
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

async function dropLeftovers(folder: string, before: Date): Promise<number> {
  let dropped = 0;
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(nullWhenMissing);
    if (!found || found.mtime >= before) continue;
    await rm(path, { force: true });
    dropped++;
  }
  return dropped;
}

function nullWhenMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}
