import { expect, test } from 'vitest';
import { coverageOfTrades } from './coverage.ts';

const trades = coverageOfTrades();

test('40 trades with 25 skills each, a quarter of them left out of the work on the vocabulary', () => {
  expect(trades.map(({ skills }) => new Set(skills).size)).toEqual(Array.from({ length: 40 }, () => 25));
  expect(trades.filter(({ set }) => set === 'left out')).toHaveLength(10);
});

test('the vocabulary knows three of four skills, of the trades left out as well', () => {
  for (const set of ['seen', 'left out']) {
    const some = trades.filter((one) => one.set === set);
    const missing = some.flatMap((one) => one.missing).length;
    expect(missing / (25 * some.length)).toBeLessThan(0.25);
  }
});
