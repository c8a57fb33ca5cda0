import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { OutOfTime, waitWithin, withinDeadline } from './request-deadline.ts';

/** How long a wait is told that it may take. */
const told = (most: number, least?: number) => waitWithin(most, async (ms) => ms, least);

test('what a request waited for once it has no more for the next, also inside of another', async () => {
  await withinDeadline(async () => {
    expect(await told(6000)).toBe(6000);
    await waitWithin(6000, () => delay(300));
    const left = await told(60_000);
    expect(left).toBeLessThan(8300);
    expect(left).toBeGreaterThan(0);
    expect(await withinDeadline(() => told(60_000))).toBeLessThan(8300);
  });
  expect(await told(60_000)).toBe(60_000);
});

test('where nothing is left a wait is refused, but not what must be ended', async () => {
  await withinDeadline(async () => {
    await waitWithin(6000, () => delay(8600));
    await expect(told(6000)).rejects.toThrow(OutOfTime);
    expect(await told(6000, 1000)).toBe(1000);
  });
});
