import { expect, test } from 'vitest';
import { judge, readTraps } from './traps.ts';

test.each(['tuned', 'left-out'] as const)(
  'of the %s sentences few are wrongly believed and few true ones missed',
  (set) => {
    const { believed, notMeant, lost, meant } = judge(readTraps(set));
    expect(believed.length / notMeant).toBeLessThanOrEqual(0.01);
    expect(lost.length / meant).toBeLessThanOrEqual(0.05);
  },
);

test('a third of the sentences is held out, in nine languages, and none is in both sets', () => {
  const [tuned, leftOut] = [readTraps('tuned'), readTraps('left-out')];
  expect(leftOut.length * 3).toBeGreaterThanOrEqual(tuned.length + leftOut.length);
  expect(new Set(leftOut.map(({ language }) => language)).size).toBe(9);
  const known = new Set(tuned.map(({ sentence }) => sentence));
  expect(leftOut.filter(({ sentence }) => known.has(sentence))).toEqual([]);
});
