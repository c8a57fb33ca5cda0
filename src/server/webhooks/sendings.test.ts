import { pino } from 'pino';
import { expect, test } from 'vitest';
import { openSendings } from './sendings.ts';

test('work that takes its time goes on beside; with too many of those the next is waited for, and its failure told', async () => {
  const lines: string[] = [];
  const sendings = openSendings(pino({}, { write: (line: string) => void lines.push(line) }), {
    most: 1,
    afterMs: 1,
  });
  const first = Promise.withResolvers<void>();
  await sendings.run(() => first.promise);
  const second = Promise.withResolvers<void>();
  let isBack = false;
  const waiting = sendings.run(() => second.promise).then(() => (isBack = true));
  expect(await sendings.end(20)).toBe(true);
  expect(isBack).toBe(false);
  second.resolve();
  await waiting;
  first.reject(new Error('no database'));
  expect(await sendings.end()).toBe(true);
  expect(await sendings.end()).toBe(false);
  expect(lines.join()).toContain('no database');
  await expect(sendings.run(() => Promise.reject(new Error('at once')))).rejects.toThrow('at once');
});
