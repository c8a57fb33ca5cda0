import { expect, test } from 'vitest';
import { workYears } from './work-years.ts';

test.each([
  ['a whole year', [['2020-01', '2020-12']], 1],
  ['years without months', [['2018', '2020']], 2],
  ['to this day', [['2024-01', null]], 2.5],
  [
    'overlaps once',
    [
      ['2020-01', '2021-12'],
      ['2021-01', '2022-12'],
    ],
    3,
  ],
  [
    'a gap not at all',
    [
      ['2020-01', '2020-06'],
      ['2022-01', '2022-06'],
    ],
    1,
  ],
  ['nothing after today', [['2026-01', '2030-12']], 0.5],
  ['an end before the start as nothing', [['2020-05', '2019-01']], 0],
  ['no start as unknown', [[null, '2020-12']], null],
  ['words as unknown', [['soon', null]], null],
])('workYears counts %s', (_, spans, years) => {
  expect(
    workYears(
      spans.map(([start = null, end = null]) => ({ start, end })),
      '2026-06',
    ),
  ).toBe(years);
});
