import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FileStore, FileTooBig } from './file-store.ts';
import { openLocalDisk } from './local-disk.ts';

let folder: string;
let files: FileStore;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tenon-files-'));
  files = await openLocalDisk(folder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

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
  if (process.platform !== 'win32') {
    expect(statSync(join(folder, 'resumes', 'user', 'a.pdf')).mode & 0o077).toBe(0);
  }
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
  const before = new Date(Date.now() - 3_600_000);
  utimesSync(join(folder, 'incoming', old), before, new Date(before.getTime() - 1000));
  await files.take(streamOf(randomBytes(10)), limit);
  expect(await files.dropLeftovers(before)).toBe(1);
  expect(incoming()).toHaveLength(1);
  expect(incoming()).not.toContain(old);
  expect(await keysOf(files)).toEqual(['user/kept.pdf']);
});

test.each(['../escape', 'user/../../escape', '/etc/passwd', '..', '', 'user/../../resumes-else/x'])(
  'the key %j leads nowhere',
  async (key) => {
    expect(() => files.read(key)).toThrow(/Not a file key/);
    expect(() => files.remove(key)).toThrow(/Not a file key/);
    const taken = await files.take(streamOf(randomBytes(10)), limit);
    await expect(taken.keep(key)).rejects.toThrow(/Not a file key/);
    expect(await keysOf(files)).toEqual([]);
  },
);
