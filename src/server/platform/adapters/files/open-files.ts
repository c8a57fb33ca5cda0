import { join } from 'node:path';
import { type BucketSettings, openBucket } from './bucket.ts';
import type { FileStore } from './file-store.ts';
import { openLocalDisk } from './local-disk.ts';

/** The files as the configuration wants them: in a bucket, or in the data folder. */
export function openFiles(config: { dataDir: string; bucket: BucketSettings | null }): Promise<FileStore> {
  const folder = join(config.dataDir, 'files');
  return config.bucket ? openBucket(config.bucket, join(folder, 'incoming')) : openLocalDisk(folder);
}
