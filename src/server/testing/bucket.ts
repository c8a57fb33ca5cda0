import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { BucketSettings } from '../adapters/files/bucket.ts';

/** A server of S3's wire format with one empty bucket, which checks signatures, in a folder that goes when it stops. */
export async function startBucket(): Promise<{ settings: BucketSettings; stop: () => Promise<void> }> {
  const directory = mkdtempSync(join(tmpdir(), 'tenon-bucket-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    resetOnClose: false,
    configureBuckets: [{ name: 'tenon-files' }],
  });
  await server.run();
  const at = server.httpServer.address();
  const settings = {
    endpoint: `http://127.0.0.1:${typeof at === 'object' ? at?.port : at}`,
    region: 'us-east-1',
    bucket: 'tenon-files',
    // The only pair that it knows.
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  };
  return {
    settings,
    stop: async () => {
      server.httpServer.closeAllConnections();
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
