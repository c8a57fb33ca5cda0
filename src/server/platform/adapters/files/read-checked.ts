import { createHash } from 'node:crypto';
import type { FileStore } from './file-store.ts';

/** The bytes under a key are not those that were stored there. */
export class DamagedFile extends Error {
  override name = 'DamagedFile';
  constructor(key: string) {
    super(
      `The stored file ${key} is damaged: its SHA-256 is not the one it came with. npm run doctor names all such files.`,
    );
  }
}

/** A whole file with the hash that it came with, or null when there is none. Throws DamagedFile when it is another. */
export async function readChecked(
  files: Pick<FileStore, 'read'>,
  { storagePath, sha256 }: { storagePath: string; sha256: string },
): Promise<Uint8Array<ArrayBuffer> | null> {
  const bytes = await files.read(storagePath);
  if (bytes && createHash('sha256').update(bytes).digest('hex') !== sha256)
    throw new DamagedFile(storagePath);
  return bytes;
}
