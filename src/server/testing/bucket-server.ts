import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { DUMMY_ACCOUNT as account } from '@20minutes/s3rver/lib/models/account.js';
import type { BucketSettings } from '../platform/adapters/files/bucket.ts';

/** A server of S3's wire format with one empty bucket, which checks signatures by this secret, in a folder that goes when it stops. */
export async function startBucket(
  secret = 'secret of the bucket',
): Promise<{ settings: BucketSettings; stop: () => Promise<void> }> {
  const directory = mkdtempSync(join(tmpdir(), 'tenon-bucket-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    resetOnClose: false,
    configureBuckets: [{ name: 'tenon-files' }],
  });
  const accessKeyId = basename(directory);
  account.createKeyPair(accessKeyId, secret);
  await server.run();
  const at = server.httpServer.address();
  const settings = {
    endpoint: `http://127.0.0.1:${typeof at === 'object' ? at?.port : at}`,
    region: 'us-east-1',
    bucket: 'tenon-files',
    accessKeyId,
    secretAccessKey: secret,
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
