import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBucket } from '../testing/bucket.ts';
import { openWorld, type World } from '../testing/world.ts';

let world: World;
let bucket: Awaited<ReturnType<typeof startBucket>>;
beforeAll(async () => {
  bucket = await startBucket();
  const { settings } = bucket;
  world = await openWorld({
    env: {
      S3_BUCKET: settings.bucket,
      S3_ENDPOINT: settings.endpoint,
      S3_ACCESS_KEY_ID: settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
    },
  });
});
afterAll(() => world.close());

const readiness = async () => {
  const answer = await world.app.request('/readyz');
  return { status: answer.status, body: (await answer.json()) as unknown };
};

test('a server whose bucket is dead is not ready, but runs', async () => {
  const ready = { status: 'ok', database: 'ok', files: 'ok', stopping: false };
  expect(await readiness()).toEqual({ status: 200, body: ready });
  await bucket.stop();
  const down = { ...ready, status: 'unavailable', files: 'failed' };
  await expect.poll(readiness, { timeout: 10_000 }).toEqual({ status: 503, body: down });
  expect((await world.app.request('/healthz')).status).toBe(200);
});
