import { pino } from 'pino';
import { expect, test } from 'vitest';
import { openInFlightDeliveries } from './in-flight-deliveries.ts';

test('work that takes its time goes on beside; with too many of those the next is waited for, and its failure told', async () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const deliveries = openInFlightDeliveries(log, { most: 1, afterMs: 1 });
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await deliveries.run(() => first.promise);
  let isBack = false;
  const waiting = deliveries.run(() => second.promise).then(() => (isBack = true));
  // Where there is room, one comes back after 20 ms: long after the second would have.
  await openInFlightDeliveries(log, { most: 1, afterMs: 20 }).run(() => second.promise);
  expect(isBack).toBe(false);
  second.resolve();
  await waiting;
  const ended = deliveries.end();
  first.reject(new Error('no database'));
  expect(await ended).toBe(true);
  expect(await deliveries.end()).toBe(false);
  expect(lines.join()).toContain('no database');
  await expect(deliveries.run(() => Promise.reject(new Error('at once')))).rejects.toThrow('at once');
});

test('work that is done at once leaves nothing open', async () => {
  const deliveries = openInFlightDeliveries(pino({ level: 'silent' }), { most: 1, afterMs: 1000 });
  await deliveries.run(() => Promise.resolve());
  expect(await deliveries.end()).toBe(false);
});
