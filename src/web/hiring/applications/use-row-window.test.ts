import { expect, test } from 'vitest';
import { rowsNear } from './use-row-window.ts';

test('the rows in the window and some beyond it are drawn, and a little scrolling changes none', () => {
  expect(rowsNear(-200, 36, 900)).toEqual({ from: 0, to: 32, height: 36 });
  const far = rowsNear(180_000, 36, 900);
  expect(far.from).toBeLessThan(5000 - 10);
  expect(far.to).toBeGreaterThan(5025 + 10);
  expect(far.to - far.from).toBeLessThan(70);
  expect(rowsNear(180_010, 36, 900)).toEqual(far);
});

test('above and below its table a window still draws some rows', () => {
  expect(rowsNear(-90_000, 36, 900)).toEqual({ from: 0, to: 12, height: 36 });
});
