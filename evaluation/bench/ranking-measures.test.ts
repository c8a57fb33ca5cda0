import { expect, test } from 'vitest';
import { meanWithInterval, measureOrder } from './ranking-measures.ts';

const order = (...pairs: [number, number][]) =>
  measureOrder(pairs.map(([grade, score]) => ({ grade, score })));

test('a perfect order scores 1, the reverse the lowest, and ties count half', () => {
  expect(order([3, 9], [2, 5], [0, 1])).toEqual({ ndcg5: 1, pairs: 1, tau: 1 });
  expect(order([3, 1], [2, 5], [0, 9])).toMatchObject({ pairs: 0, tau: -1 });
  expect(order([3, 1], [0, 1])).toMatchObject({ pairs: 0.5, tau: 0 });
});

test('the first places weigh most', () => {
  const lostAtTop = order([3, 1], [0, 5], [0, 4]);
  const lostBelow = order([3, 5], [0, 4], [1, 1]);
  expect(lostBelow.ndcg5).toBeGreaterThan(lostAtTop.ndcg5);
  expect(lostAtTop.ndcg5).toBeCloseTo(0.5, 5);
});

test('the interval contains the mean and is deterministic', () => {
  const values = [0.2, 0.4, 0.9, 0.7, 0.6];
  const first = meanWithInterval(values);
  expect(first.value).toBeCloseTo(0.56, 9);
  expect(first.between[0]).toBeLessThan(0.56);
  expect(first.between[1]).toBeGreaterThan(0.56);
  expect(meanWithInterval(values)).toEqual(first);
});
