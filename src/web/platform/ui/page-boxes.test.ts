import { expect, test } from 'vitest';
import { around, boxesOf, columnsFor, placeOn } from './page-boxes.ts';

const page = {
  width: 200,
  height: 400,
  lines: [
    {
      line: 1,
      words: [
        [0, 4, 10, 20, 40, 10],
        [5, 9, 55, 20, 40, 10],
        [10, 14, 150, 20, 40, 10],
      ] as [number, number, number, number, number, number][],
    },
  ],
};

test('words beside each other are one area, those apart are more', () => {
  expect(boxesOf(page, 1)).toEqual([
    { x: 10, y: 20, width: 85, height: 10 },
    { x: 150, y: 20, width: 40, height: 10 },
  ]);
  expect(boxesOf(page, 2)).toEqual([]);
});

test('part of a word is part of its area', () => {
  expect(boxesOf(page, 1, 2, 4)).toEqual([{ x: 30, y: 20, width: 20, height: 10 }]);
  expect(boxesOf(page, 1, 4, 5)).toEqual([]);
});

test('an area around others holds them all, and stands by parts of the page', () => {
  const all = around(boxesOf(page, 1));
  expect(all).toEqual({ x: 10, y: 20, width: 180, height: 10 });
  expect(around([])).toBeNull();
  expect(all && placeOn(page, all)).toEqual({ left: '5%', top: '5%', width: '90%', height: '2.5%' });
});

test('buttons beside lines that stand close get columns of their own, as far as there are some', () => {
  expect(columnsFor([10, 20, 40, 41, 42, 43, 44], 25)).toEqual([0, 1, 0, 2, 3, null, null]);
  expect(columnsFor([10, 40, 70], 25)).toEqual([0, 0, 0]);
});
