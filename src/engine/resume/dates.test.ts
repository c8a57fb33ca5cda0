import { describe, expect, it, test } from 'vitest';
import { findDates, isDatePart, toPoint } from './dates.ts';
import { yearsOf } from './years.ts';

const RANGES: [string, string | null, string | null, boolean][] = [
  ['2019-04 - present', '2019-04', null, true],
  ['Apr, 2023 - Present', '2023-04', null, true],
  ["Feb '23 — Now", '2023-02', null, true],
  ["Sep '19 — May '23", '2019-09', '2023-05', false],
  ['January 2018 to date', '2018-01', null, true],
  ['Sept. 2019–May 2023', '2019-09', '2023-05', false],
  ['01/2019 - 03/2020', '2019-01', '2020-03', false],
  ['03.2019 – 31.05.2020', '2019-03', '2020-05', false],
  ['2025-08-01 - 2026-06-01', '2025-08', '2026-06', false],
  ['2015 – 2019', '2015', '2019', false],
  ['2019-21', '2019', '2021', false],
  ['Jan – Mar 2019', '2019-01', '2019-03', false],
  ['7/19-8/20', '2019-07', '2020-08', false],
  ['Summer 2020 - Fall 2021', '2020-06', '2021-09', false],
  ['2024-05-01 —', '2024-05', null, true],
  ['since March 2019', '2019-03', null, true],
  ['seit 02/2023', '2023-02', null, true],
  ['März 2016 bis heute', '2016-03', null, true],
  ['janvier 2019 à mars 2020', '2019-01', '2020-03', false],
  ['depuis juin 2021', '2021-06', null, true],
  ['enero 2018 - actualidad', '2018-01', null, true],
  ['gennaio 2017 – oggi', '2017-01', null, true],
  ['gennaio 2019 ad oggi', '2019-01', null, true],
  ['منذ ديسمبر 2022', '2022-12', null, true],
  ['מאז מרץ 2022', '2022-03', null, true],
  ['maio de 2015 até março de 2018', '2015-05', '2018-03', false],
  ['czerwiec 2014 – obecnie', '2014-06', null, true],
  ['2019年3月 – 至今', '2019-03', null, true],
];

describe('date ranges', () => {
  test.each(RANGES)('%s', (text, start, end, present) => {
    expect(findDates(`Nurse, ${text}`)[0]).toMatchObject({ start, end, present });
  });

  test.each([
    '512.555.0194',
    '+44 2012 203488',
    'Room 2019B',
    'version 2.2020.1',
    '20199',
    'may 3 engineers',
  ])('finds no date range in %s', (text) => {
    expect(findDates(text).filter((date) => !date.single || date.present)).toEqual([]);
  });

  it('takes a single date as the end', () => {
    expect(findDates('Graduated May 2014')).toMatchObject([{ start: null, end: '2014-05', single: true }]);
  });

  it('refuses ranges that run backwards', () => {
    expect(findDates('2020 - 2010').every((date) => date.single)).toBe(true);
  });
});

describe('parts of dates', () => {
  test.each(['Feb. 2021 - Jan.', '2026', 'Present', '03/2019 –', 'Sept 2019 - May 2023'])(
    '%s is part of a date',
    (text) => {
      expect(isDatePart(text)).toBe(true);
    },
  );
  test.each(['Nurse', 'May Smith', 'Python 3', '555-0194', ''])('%s is not part of a date', (text) => {
    expect(isDatePart(text)).toBe(false);
  });
  it('is at most forty characters long', () => {
    expect([40, 41].map((length) => isDatePart('2019'.padEnd(length)))).toEqual([true, false]);
  });
  it('reads quarters and two-digit years', () => {
    expect([toPoint('Q3 2020'), toPoint("Mar '98"), toPoint('5/07')]).toEqual([
      '2020-07',
      '1998-03',
      '2007-05',
    ]);
  });
});

describe('years of experience', () => {
  it('counts overlapping months once', () => {
    const spans = [
      { start: '2018-01', end: '2019-12' },
      { start: '2019-01', end: '2020-12' },
    ];
    expect(yearsOf(spans, '2026-11')).toBe(3);
  });
  it('counts an open span up to the month given', () => {
    expect(yearsOf([{ start: '2025-12', end: null }], '2026-11')).toBe(1);
  });
  it('is unknown without dates', () => {
    expect(yearsOf([{ start: null, end: null }], '2026-11')).toBeNull();
  });
});

test('two digits end a range of at most forty years', () => {
  expect(findDates('1950–90')).toMatchObject([{ start: '1950', end: '1990', single: false }]);
  expect(findDates('1950–91')).toMatchObject([{ end: '1950', single: true }]);
});
