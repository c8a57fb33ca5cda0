import { expect, test } from 'vitest';
import { mayWrite, type OpenReads, sharedWithin } from './shared-reads.ts';

/** Reads that are answered when the test says so. */
function reading(open: () => OpenReads | null) {
  const asked: { text: string; answer: PromiseWithResolvers<Record<string, unknown>[]> }[] = [];
  const run = sharedWithin((text) => {
    const answer = Promise.withResolvers<Record<string, unknown>[]>();
    asked.push({ text, answer });
    return answer.promise;
  }, open);
  return { run, asked };
}

test('what is asked twice at once is asked once, and each has rows of its own', async () => {
  const reads: OpenReads = { asked: new Map(), keeps: false };
  const { run, asked } = reading(() => reads);
  const [first, second, other] = [run('select 1', ['a']), run('select 1', ['a']), run('select 1', ['b'])];
  expect(asked).toHaveLength(2);
  asked[0]?.answer.resolve([{ n: 1 }]);
  asked[1]?.answer.resolve([]);
  const [one, two] = [await first, await second];
  expect(two).toEqual([{ n: 1 }]);
  expect(two[0]).not.toBe(one[0]);
  expect(await other).toEqual([]);
});

test('what was answered is asked again, also after a failure', async () => {
  const reads: OpenReads = { asked: new Map(), keeps: false };
  const { run, asked } = reading(() => reads);
  const failing = [run('select 1'), run('select 1')];
  asked[0]?.answer.reject(new Error('gone'));
  for (const each of failing) await expect(each).rejects.toThrow('gone');
  const again = run('select 1');
  asked[1]?.answer.resolve([{ n: 2 }]);
  expect(await again).toEqual([{ n: 2 }]);
  expect(reads.asked.size).toBe(0);
});

test('in a request that only reads, what was answered is not asked again, unless it failed', async () => {
  const reads: OpenReads = { asked: new Map(), keeps: true };
  const { run, asked } = reading(() => reads);
  const failing = run('select 1');
  asked[0]?.answer.reject(new Error('gone'));
  await expect(failing).rejects.toThrow('gone');
  const first = run('select 1');
  asked[1]?.answer.resolve([{ n: 1 }]);
  for (const row of await first) row['n'] = 'changed by whoever got it';
  expect(await run('select 1')).toEqual([{ n: 1 }]);
  expect(asked).toHaveLength(2);
});

test('what is answered after it was forgotten is not kept', async () => {
  const reads: OpenReads = { asked: new Map(), keeps: true };
  const { run, asked } = reading(() => reads);
  const before = run('select 1');
  reads.asked.clear();
  asked[0]?.answer.resolve([{ n: 1 }]);
  await before;
  const after = run('select 1');
  asked[1]?.answer.resolve([{ n: 2 }]);
  expect(await after).toEqual([{ n: 2 }]);
});

test.each([
  ['select 1', false],
  ['  with a as (select 1) select * from a', false],
  ['with a as (insert into t values (1) returning 1) select * from a', true],
  ['select deleted_at, updated_at from t', false],
  ['select 1 from t for update', true],
  ['UPDATE t SET a = 1', true],
  ['begin', true],
  ["select pg_notify('a', 'b'); commit", true],
])('%s', (statement, writes) => {
  expect(mayWrite(statement)).toBe(writes);
});

test('outside of a request each asks for itself', () => {
  const { run, asked } = reading(() => null);
  void run('select 1');
  void run('select 1');
  expect(asked).toHaveLength(2);
});
