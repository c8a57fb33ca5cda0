import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { formatAgo, formatClock, formatDate, formatDateTime, formatMonth, formatMonths } from './dates.ts';
import { formatBytes, formatNumber, formatSalary } from './format.ts';
import { setFormats } from './locale-settings.ts';

describe.each(['Pacific/Honolulu', 'UTC', 'Pacific/Kiritimati'])('in %s', (zone) => {
  const before = process.env['TZ'];
  beforeEach(() => {
    process.env['TZ'] = zone;
  });
  afterEach(() => {
    process.env['TZ'] = before;
  });

  test('a date without a time keeps its day', () => {
    expect(formatDate('2024-03-01')).toBe('Mar 1, 2024');
    expect(formatMonth('2024-03-01')).toBe('Mar 2024');
    expect(formatMonth('2024-03')).toBe('Mar 2024');
    expect(formatMonth('2024')).toBe('2024');
  });
});

test('a position without an end is at present', () => {
  expect(formatMonths('2021-05-01', null)).toBe('May 2021 – Present');
  expect(formatMonths('2019-01-01', '2021-04-01')).toBe('Jan 2019 – Apr 2021');
});

test('text that is no date is shown as nothing', () => {
  expect(formatDate('soon')).toBe('');
  expect(formatAgo('soon')).toBe('');
});

test.each([
  ['2026-03-10T11:59:40Z', 'just now'],
  ['2026-03-10T11:15:00Z', '45 minutes ago'],
  ['2026-03-10T09:00:00Z', '3 hours ago'],
  ['2026-03-09T11:00:00Z', 'yesterday'],
  ['2026-01-02T12:00:00Z', 'Jan 2, 2026'],
])('%s is %s', (at, words) => {
  expect(formatAgo(at, Date.parse('2026-03-10T12:00:00Z'))).toBe(words);
});

describe('pay', () => {
  const range = { min: 62_000, max: 78_000, currency: 'EUR', interval: 'year', display: '' } as const;

  test('shows its range with currency and interval', () => {
    expect(formatSalary(range)).toBe('€62K – €78K a year');
    expect(formatSalary({ ...range, min: 62_500 })).toBe('€62,500 – €78,000 a year');
    expect(formatSalary({ ...range, max: null })).toBe('from €62K a year');
    expect(formatSalary({ ...range, min: null })).toBe('up to €78K a year');
    expect(formatSalary({ ...range, min: 78_000 })).toBe('€78K a year');
    expect(formatSalary({ ...range, min: 40, max: 55, interval: 'hour' })).toBe('€40 – €55 an hour');
  });

  test.each([
    ['de-DE', '62.000 € – 78.000 € a year'],
    ['fr-FR', '62 k € – 78 k € a year'],
    ['en-IN', '€62K – €78K a year'],
  ])('writes amounts as people do in %s', (locale, words) => {
    expect(formatSalary(range, locale)?.replace(/[\u00a0\u202f]/g, ' ')).toBe(words);
  });

  test('is nothing when nothing is stated', () => {
    expect(formatSalary(null)).toBeNull();
    expect(formatSalary({ ...range, min: null, max: null })).toBeNull();
  });
});

test('sizes are in B, KB or MB', () => {
  expect([512, 20_480, 3_145_728].map(formatBytes)).toEqual(['512 B', '20.0 KB', '3.00 MB']);
});

describe('as somebody chose', () => {
  beforeEach(() => setFormats({ locale: 'de-DE', time_zone: 'Asia/Tokyo' }));
  afterEach(() => setFormats(null));

  test('dates, times, numbers and amounts are written in that language and time zone', () => {
    expect(formatDate('2026-03-10T23:30:00Z')).toBe('11. März 2026');
    expect(formatDate('2026-03-10')).toBe('10. März 2026');
    expect(formatDateTime('2026-03-10T23:30:00Z')).toBe('11.03.2026, 08:30');
    expect(formatClock('2026-03-10T23:30:00Z')).toBe('08:30');
    expect(formatNumber(1204)).toBe('1.204');
    const pay = { min: 41_500, max: null, display: '', currency: 'EUR', interval: 'year' } as const;
    expect(formatSalary(pay)?.replaceAll(/\s/g, ' ')).toBe('from 41.500 € a year');
  });

  test('what is not chosen is as in the browser', () => {
    setFormats({ locale: null, time_zone: 'Asia/Tokyo' });
    expect(formatDateTime('2026-03-10T23:30:00Z').replaceAll(/\s/g, ' ')).toBe('Mar 11, 2026, 8:30 AM');
  });
});
