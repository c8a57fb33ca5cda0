import { expect, test } from 'vitest';
import { rightShare } from '../../src/engine/resume/confidence.ts';
import { fitConfidence } from './fit-confidence.ts';

const claims = (said: number, right: number, all: number) =>
  Array.from({ length: all }, (_, i) => ({ kind: 'skill' as const, said, right: i < right }));

test('points become how often values with them were right, never less for more points', () => {
  const { skill = [] } = fitConfidence([
    ...claims(0.2, 10, 50),
    ...claims(0.5, 40, 50),
    ...claims(0.6, 30, 50),
    ...claims(0.9, 49, 50),
    ...claims(0.95, 3, 3),
  ]);
  expect(skill).toEqual([
    [0.2, 0.206],
    [0.55, 0.698],
    [0.903, 0.972],
  ]);
  expect(rightShare(0.55, skill)).toBe(0.7);
  expect(rightShare(0.1, skill)).toBe(0.1);
  expect(rightShare(0.97, skill)).toBe(0.97);
  expect(rightShare(0.4, undefined)).toBe(0.4);
});
