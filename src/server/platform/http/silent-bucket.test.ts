import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { api } from '../../../api/index.ts';
import { resumeText } from '../../testing/sample-entries.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
/** A bucket that has nothing, and then takes every connection and says nothing. */
const bucket = createServer((socket) => {
  sockets.push(socket);
  socket
    .on('error', () => {})
    .on('data', () => {
      if (isSilent) asked++;
      else socket.write('HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\n\r\n');
    });
});
let isSilent = false;
const sockets: Socket[] = [];
let asked = 0;
beforeAll(async () => {
  bucket.listen(0, '127.0.0.1');
  await once(bucket, 'listening');
  const address = bucket.address();
  const port = typeof address === 'object' ? address?.port : '';
  world = await openWorld({
    env: {
      S3_BUCKET: 'tenon-files',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'somebody',
      S3_SECRET_ACCESS_KEY: 'secret of the bucket',
    },
  });
});
afterEach(() => vi.useRealTimers());
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  bucket.close();
  await world.close();
});

/** Waits for what takes no time on the clock of the test. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await setImmediate();
}

/** Takes all connections to the database until `release` is called. */
async function holdDatabase(): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const count = world.services.database.kind === 'embedded' ? 1 : 5;
  let held = 0;
  const hold = async () => {
    await world.rows('select 1');
    held++;
    await promise;
  };
  for (let taken = 0; taken < count; taken++) void world.services.database.transact(hold);
  await until(() => held === count);
  return resolve;
}

test('behind a slow database a bucket that never answers lets nobody wait for more than ten seconds in all', async () => {
  const person = await world.candidate();
  // The HTTP client keeps one timer for as long as the process lives: it must be a real one, for the files after this one.
  await world.services.files.read('somebody/cv.pdf');
  isSilent = true;
  const release = await holdDatabase();
  // The clock is the test's: what is done takes no time on it, however busy the machine is.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const began = performance.now();
  const answer = person.call(api.uploadResume, {
    query: { file_name: 'cv.txt' },
    body: new Blob([resumeText]),
  });
  await until(() => world.services.database.connections().waiting > 0);
  await vi.advanceTimersByTimeAsync(2500);
  release();
  await until(() => asked > 0);
  await vi.advanceTimersByTimeAsync(7400);
  const { status, problem, headers } = await answer;
  expect(performance.now() - began).toBeLessThan(10_000);
  expect([status, problem?.code, headers.get('retry-after')]).toEqual([503, 'unavailable', '3']);
  vi.useRealTimers();
  expect((await person.call(api.listResumes, {})).body.items).toEqual([]);
});
