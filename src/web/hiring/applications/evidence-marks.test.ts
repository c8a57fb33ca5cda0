import { expect, test } from 'vitest';
import { excerpt, markedParts } from './evidence-marks.ts';

const mark = (row: number, start: number, end: number) => ({ row, page: 1, line: 1, start, end });

test('a line is cut where marks begin and end, and parts that two rows rest on name both', () => {
  const text = 'Menu planning and food costing';
  expect(markedParts(text, [mark(0, 0, 13), mark(4, 5, 22)])).toEqual([
    { text: 'Menu ', start: 0, rows: [0] },
    { text: 'planning', start: 5, rows: [0, 4] },
    { text: ' and food', start: 13, rows: [4] },
    { text: ' costing', start: 22, rows: [] },
  ]);
});

test('a part of a line has the marks that reach into it', () => {
  expect(markedParts('Nurse 2019 – 2021', [mark(2, 6, 17)], 6)).toEqual([
    { text: '2019 – 2021', start: 6, rows: [2] },
  ]);
  expect(markedParts('Nurse 2019 – 2021', [mark(2, 6, 17)], 0, 6)).toEqual([
    { text: 'Nurse ', start: 0, rows: [] },
  ]);
});

test('an excerpt begins at a word shortly before the words that count', () => {
  const text = 'Keep the file and train every new cook in food safety';
  expect(excerpt(text, { start: text.indexOf('food') })).toBe('…new cook in food safety');
  expect(excerpt(text, { start: 4 })).toBe(text);
});
