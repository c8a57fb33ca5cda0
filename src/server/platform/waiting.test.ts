import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../api/index.ts';
import { resumeText } from '../testing/hiring.ts';
import { openWorld, type World } from '../testing/world.ts';

let world: World;
let silent: Server;
beforeAll(async () => {
  // A bucket that takes what comes and says nothing.
  silent = createServer((socket) => void socket.on('error', () => {}).resume());
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const at = silent.address();
  world = await openWorld({
    env: {
      S3_BUCKET: 'tenon-files',
      S3_ENDPOINT: `http://127.0.0.1:${typeof at === 'object' ? at?.port : ''}`,
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
    },
  });
});
afterAll(async () => {
  await world.close();
  silent.close();
});

test('whoever waited for the database waits so much less for the bucket: ten seconds in all', async () => {
  const person = await world.candidate();
  const connections = world.services.database.kind === 'embedded' ? 1 : 5;
  const held = Array.from({ length: connections }, () => world.rows('select pg_sleep(2.8)'));
  await delay(100);
  const started = performance.now();
  const sent = await person.call(api.uploadResume, {
    query: { file_name: 'cv.txt' },
    body: new Blob([resumeText('Robin Okafor', ['Go'])]),
  });
  const waited = performance.now() - started;
  await Promise.all(held);
  expect([sent.status, sent.problem?.code]).toEqual([503, 'unavailable']);
  expect(sent.headers.get('retry-after')).toBe('3');
  // Both were waited for.
  expect(waited).toBeGreaterThan(5000);
  expect(waited).toBeLessThan(10_000);
});
