import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type BucketSettings, openBucket } from './bucket.ts';
import { type FileStore, FileTooBig, StoreUnavailable } from './file-store.ts';
import { openLocalDisk } from './local-disk.ts';
import { startBucket } from '../../../testing/bucket-server.ts';
import { hourMs } from '../../../../api/platform/durations.ts';

let bucket: BucketSettings;
let stopBucket: () => Promise<void>;
beforeAll(async () => {
  const started = await startBucket();
  [bucket, stopBucket] = [started.settings, started.stop];
});
afterAll(() => stopBucket());

let folder: string;
let files: FileStore;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tenon-files-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const servers: Server[] = [];
afterEach(() => {
  for (const each of servers.splice(0)) each.close();
});
/** A server of this test alone; answers where it is. */
async function serve(answer: RequestListener): Promise<string> {
  const started = createServer(answer).listen(0, '127.0.0.1');
  servers.push(started);
  await once(started, 'listening');
  const at = started.address();
  return `http://127.0.0.1:${typeof at === 'object' ? at?.port : at}`;
}

const limit = 1000;
const incoming = () => readdirSync(join(folder, 'incoming'));

function streamOf(bytes: Uint8Array, chunk = 100): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) controller.close();
      else controller.enqueue(bytes.subarray(at, at + chunk));
      at += chunk;
    },
  });
}

async function keysOf(store: FileStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list()) keys.push(key);
  return keys.toSorted();
}

describe.each([
  ['a folder', () => openLocalDisk(folder)],
  ['a bucket', () => openBucket(bucket, join(folder, 'incoming'))],
])('in %s', (_, open) => {
  beforeEach(async () => {
    files = await open();
  });

  test('what was taken in and kept is read again, byte for byte', async () => {
    const bytes = randomBytes(999);
    const taken = await files.take(streamOf(bytes), limit);
    expect(taken).toMatchObject({
      size: 999,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    });
    expect(Buffer.from(await taken.bytes())).toEqual(bytes);
    await taken.keep('user/a.pdf');
    expect(Buffer.from((await files.read('user/a.pdf')) ?? [])).toEqual(bytes);
    expect(await keysOf(files)).toEqual(['user/a.pdf']);
    expect(incoming()).toEqual([]);
    await files.remove('user/a.pdf');
    expect(await files.has('user/a.pdf')).toBe(false);
  });

  test.each([limit, limit + 1])('%i bytes are not under the limit and leave nothing', async (size) => {
    await expect(files.take(streamOf(randomBytes(size)), limit)).rejects.toThrow(FileTooBig);
    expect(incoming()).toEqual([]);
  });

  test('a stream without end is cut off at the limit', async () => {
    let pulled = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += 100;
        controller.enqueue(new Uint8Array(100));
      },
    });
    await expect(files.take(endless, limit)).rejects.toThrow(FileTooBig);
    expect(pulled).toBeLessThan(limit * 2);
  });

  test('a stream that breaks leaves nothing', async () => {
    const broken = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new Uint8Array(10)),
      pull: (controller) => controller.error(new Error('the line is dead')),
    });
    await expect(files.take(broken, limit)).rejects.toThrow('the line is dead');
    expect(incoming()).toEqual([]);
  });

  test('what is dropped is gone, and a missing file is null', async () => {
    const taken = await files.take(streamOf(randomBytes(10)), limit);
    expect(incoming()).toHaveLength(1);
    await taken.drop();
    expect(incoming()).toEqual([]);
    expect(await files.read('user/none.pdf')).toBeNull();
    await files.remove('user/none.pdf');
  });

  test('leftovers are removed by age, kept files never', async () => {
    await (await files.take(streamOf(randomBytes(10)), limit)).keep('user/kept.pdf');
    await files.take(streamOf(randomBytes(10)), limit);
    const old = incoming()[0] ?? '';
    const before = new Date(Date.now() - hourMs);
    utimesSync(join(folder, 'incoming', old), before, new Date(before.getTime() - 1000));
    await files.take(streamOf(randomBytes(10)), limit);
    expect(await files.dropLeftovers(before)).toBe(1);
    expect(incoming()).toHaveLength(1);
    expect(incoming()).not.toContain(old);
    expect(await keysOf(files)).toEqual(['user/kept.pdf']);
    await files.remove('user/kept.pdf');
  });

  test.each(['../escape', 'user/../../escape', '/etc/passwd', '..', '', 'user/../../resumes-else/x'])(
    'the key %j leads nowhere',
    async (key) => {
      await expect(async () => files.read(key)).rejects.toThrow(/Not a file key/);
      await expect(async () => files.remove(key)).rejects.toThrow(/Not a file key/);
      const taken = await files.take(streamOf(randomBytes(10)), limit);
      await expect(taken.keep(key)).rejects.toThrow(/Not a file key/);
      expect(await keysOf(files)).toEqual([]);
    },
  );
});

test.skipIf(process.platform === 'win32')('a file on disk is its owner’s alone', async () => {
  files = await openLocalDisk(folder);
  await (await files.take(streamOf(randomBytes(10)), limit)).keep('user/a.pdf');
  expect(statSync(join(folder, 'resumes', 'user', 'a.pdf')).mode & 0o077).toBe(0);
});

test('a bucket of more keys than a page holds is listed whole, without what is not ours', async () => {
  const entry = (key: string) =>
    `<Contents><Key>${key}</Key><LastModified>2026-01-02T03:04:05.000Z</LastModified></Contents>`;
  const page = (keys: string[], next = '') =>
    `<ListBucketResult>${keys.map((key) => entry(`tenon/${key}`)).join('')}${next}</ListBucketResult>`;
  const asked: string[] = [];
  const endpoint = await serve((request, response) => {
    const query = new URL(request.url ?? '', 'http://bucket').searchParams;
    asked.push(query.get('prefix') ?? '');
    const isSecond = query.get('continuation-token') === 'a+b/c=';
    const next = '<NextContinuationToken>a+b/c=</NextContinuationToken>';
    response.end(
      isSecond ? page(['u-2/c.pdf']) : page(['u-1/a.pdf', 'notes', 'u-1/no key.pdf', 'u-1/b.pdf'], next),
    );
  });
  files = await openBucket({ ...bucket, endpoint }, join(folder, 'incoming'));
  expect(await keysOf(files)).toEqual(['u-1/a.pdf', 'u-1/b.pdf', 'u-2/c.pdf']);
  for await (const { storedAt } of files.list()) {
    expect(storedAt.toISOString()).toBe('2026-01-02T03:04:05.000Z');
  }
  expect(asked).toEqual(['tenon/', 'tenon/', 'tenon/', 'tenon/']);
});

test('a wrong key, a bucket that is not there and a server that fails are errors, not missing files', async () => {
  const openWith = (change: Partial<BucketSettings>) =>
    openBucket({ ...bucket, ...change }, join(folder, 'incoming'));
  const stranger = await openWith({ secretAccessKey: 'guessed' });
  await expect(stranger.read('user/a.pdf')).rejects.toThrow('403 SignatureDoesNotMatch');
  await expect(keysOf(stranger)).rejects.toThrow('403');
  const nowhere = await openWith({ bucket: 'none-such' });
  await expect(nowhere.read('user/a.pdf')).rejects.toThrow('404 NoSuchBucket');
  const taken = await nowhere.take(streamOf(randomBytes(10)), limit);
  await expect(taken.keep('user/a.pdf')).rejects.toThrow('NoSuchBucket');
});

test('a bucket that is busy for a moment is asked again, and gets the bytes whole', async () => {
  const got: Buffer[] = [];
  const endpoint = await serve((request, response) => {
    const parts: Buffer[] = [];
    request
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => {
        got.push(Buffer.concat(parts));
        response.writeHead(got.length < 3 ? 503 : 200).end();
      });
  });
  files = await openBucket({ ...bucket, endpoint }, join(folder, 'incoming'));
  const bytes = randomBytes(900);
  await (await files.take(streamOf(bytes), limit)).keep('user/a.pdf');
  expect(got).toEqual([bytes, bytes, bytes]);
  expect(incoming()).toEqual([]);
});

test('a bucket that is silent, cut off or refuses is told as one that is unavailable, within ten seconds', async () => {
  const silent = await serve(() => {});
  const cut = await serve((_incoming, outgoing) => {
    outgoing.writeHead(200, { 'content-length': 1000 }).write('half');
    setTimeout(() => outgoing.destroy(), 50);
  });
  const busy = await serve((_incoming, outgoing) => outgoing.writeHead(403).end('<Code>SlowDown</Code>'));
  const started = performance.now();
  for (const endpoint of [silent, cut, busy, 'http://127.0.0.1:1']) {
    const store = await openBucket({ ...bucket, endpoint }, join(folder, 'incoming'));
    await expect(store.read('someone/file.pdf')).rejects.toThrow(StoreUnavailable);
  }
  expect(performance.now() - started).toBeLessThan(20_000);
});
