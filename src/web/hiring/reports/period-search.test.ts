import { expect, test } from 'vitest';
import { mostOwnDays } from '../../../api/hiring/report-periods.ts';
import { periodWords, spanWords } from './period-labels.ts';
import { askedSpan, datesMistake, readPeriod } from './period-search.ts';
import { isSameReport, readReportSearch, withPeriod } from './report-search.ts';

const dates = { first_day: '2026-03-01', last_day: '2026-03-31' };

test('an address names a span, and what makes no sense is dropped', () => {
  expect(readPeriod({ days: '7' })).toEqual({ days: '7' });
  expect(readPeriod({ days: '30' })).toEqual({});
  expect(readPeriod({ period: 'last_quarter', days: '7', ...dates })).toEqual({ period: 'last_quarter' });
  expect(readPeriod({ period: 'own', days: '7', ...dates })).toEqual({ period: 'own', ...dates });
  for (const wrong of [
    { ...dates, last_day: '2026-02-28' },
    { ...dates, last_day: '2026-03' },
    { ...dates, first_day: undefined },
    { ...dates, first_day: '2023-01-01' },
  ])
    expect(readPeriod({ period: 'own', ...wrong })).toEqual({});
  expect(readPeriod({ period: 'next_month' })).toEqual({});
  expect([askedSpan({}), askedSpan({ days: '7' }), askedSpan({ period: 'this_year' })]).toEqual([
    { days: '30' },
    { days: '7' },
    { period: 'this_year' },
  ]);
});

test('two dates are in order and no further apart than the API allows', () => {
  expect(datesMistake('2026-03-01', '2026-03-01')).toBeNull();
  expect(datesMistake('', '2026-03-01')).toBe('datesMissing');
  expect(datesMistake('2026-03-02', '2026-03-01')).toBe('datesOrder');
  const last = (days: number) => new Date(Date.UTC(2024, 0, days)).toISOString().slice(0, 10);
  expect(datesMistake('2024-01-01', last(mostOwnDays))).toBeNull();
  expect(datesMistake('2024-01-01', last(mostOwnDays + 1))).toBe('datesTooLong');
});

test('another span takes the place of the one before, and makes another report', () => {
  const search = readReportSearch({ period: 'own', ...dates, compare: 'year', scope: 'mine' });
  expect(withPeriod(search, { days: '7' })).toEqual({ days: '7', compare: 'year', scope: 'mine' });
  expect(isSameReport(search, { ...search, last_day: '2026-03-30' })).toBe(false);
  expect(isSameReport(search, { ...search, until: '2026-11-28T12:00:00.000Z' })).toBe(true);
});

test('a span is told with its dates, those that it is compared with and where the days are counted', () => {
  const calendar = {
    period: 'this_month' as const,
    time_zone: 'America/New_York',
    ...dates,
    so_far: false,
    before_first_day: '2026-02-01',
    before_last_day: '2026-02-01',
  };
  const span = { from: '2026-03-01T05:00:00.000Z', to: '2026-04-01T04:00:00.000Z' };
  const before = { from: '2026-02-01T05:00:00.000Z', to: '2026-03-01T05:00:00.000Z' };
  expect(spanWords({ ...span, calendar, before })).toBe(
    'Mar 1, 2026 – Mar 31, 2026, compared with Feb 1, 2026. Days in America/New York.',
  );
  expect(spanWords({ ...span, calendar: { ...calendar, so_far: true }, before })).toContain(
    'so far, compared',
  );
  expect(spanWords({ ...span, calendar: null, before })).toMatch(
    /^(Feb 28|Mar 1), 2026 – (Mar 31|Apr 1), 2026, compared with (Jan 31|Feb 1), 2026 – /,
  );
  expect(periodWords({})).toBe('last 30 days');
  expect(periodWords({ period: 'last_year' })).toBe('last year');
  expect(periodWords({ period: 'own', ...dates })).toBe('Mar 1, 2026 to Mar 31, 2026');
});
