import { expect, test } from 'vitest';
import { moved } from './reorder.ts';

test.each([
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [1, 1, ['a', 'b', 'c']],
  [0, -1, ['a', 'b', 'c']],
  [2, 3, ['a', 'b', 'c']],
])('an entry moves from %i to %i', (from, to, expected) => {
  expect(moved(['a', 'b', 'c'], from, to)).toEqual(expected);
});
