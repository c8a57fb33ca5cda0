import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { FileTooBig, type ReceivedFile } from './file-store.ts';

/** Where files stand, on this machine, until they are kept under a key or dropped. */
export type Incoming = {
  /** As `FileStore.take`; `keep` is given the path of what was taken in and moves it to its place. */
  take(
    stream: ReadableStream<Uint8Array>,
    limit: number,
    keep: (temporary: string, key: string, file: { size: number; sha256: string }) => Promise<void>,
  ): Promise<ReceivedFile>;
  dropLeftovers(before: Date): Promise<number>;
};

/** Opens such a folder, which it makes when it is not there. */
export async function openIncoming(folder: string): Promise<Incoming> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return {
    take: async (stream, limit, keep) => {
      const temporary = join(folder, randomUUID());
      const file = await writeSynced(stream, limit, temporary);
      return {
        ...file,
        bytes: () => readFile(temporary),
        keep: (key) => keep(temporary, key, file),
        drop: () => rm(temporary, { force: true }),
      };
    },
    dropLeftovers: (before) => dropLeftovers(folder, before),
  };
}

async function writeSynced(stream: ReadableStream<Uint8Array>, limit: number, path: string) {
  const file = await open(path, 'wx', 0o600);
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
    await rm(path, { force: true });
    throw error;
  } finally {
    await file.close();
  }
  return { size, sha256: hash.digest('hex') };
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

/** Null for "there is no such file"; throws any other error again. */
export function nullWhenMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}
