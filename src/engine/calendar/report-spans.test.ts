import { expect, test } from 'vitest';
import { type AskedPeriod, periodSpan } from './report-spans.ts';

const berlin = 'Europe/Berlin';
const seen = (
  period: AskedPeriod['period'],
  at: string,
  more: Partial<AskedPeriod> & { zone?: string } = {},
) => {
  const { zone = berlin, ...asked } = more;
  const { from, to, before, beforeTo, isNow, days } = periodSpan(
    { period, compare: 'before', ...asked },
    zone,
    new Date(at),
  );
  const span = [from, to, before, beforeTo].map((one) => one.toISOString().replace(':00.000Z', ''));
  const dates = [days.first_day, days.last_day, days.before_first_day, days.before_last_day];
  expect([days.period, days.time_zone, days.so_far]).toEqual([period, zone, isNow]);
  return { span, dates, isNow };
};

test('a month that goes on is compared with as much of the month before', () => {
  expect(seen('this_month', '2026-11-28T17:30:00Z')).toEqual({
    span: ['2026-10-31T23:00', '2026-11-28T17:30', '2026-09-30T22:00', '2026-10-28T17:30'],
    dates: ['2026-11-01', '2026-11-28', '2026-10-01', '2026-10-28'],
    isNow: true,
  });
});

test('a month without such a day is compared with to its end', () => {
  const { span, dates } = seen('this_month', '2026-03-31T10:00:00Z');
  expect(span.slice(2)).toEqual(['2026-01-31T23:00', '2026-02-28T23:00']);
  expect(dates).toEqual(['2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28']);
  expect(seen('this_quarter', '2026-05-31T10:00:00Z').dates).toEqual([
    '2026-04-01',
    '2026-05-31',
    '2026-01-01',
    '2026-02-28',
  ]);
  // A leap year has the day.
  expect(seen('this_month', '2028-03-29T10:00:00Z').dates[3]).toBe('2028-02-29');
  expect(seen('this_month', '2028-03-30T10:00:00Z').dates[3]).toBe('2028-02-29');
  expect(seen('this_year', '2028-02-29T10:00:00Z').dates).toEqual([
    '2028-01-01',
    '2028-02-29',
    '2027-01-01',
    '2027-02-28',
  ]);
});

test('whole months, quarters and years are compared with the whole ones before', () => {
  expect(seen('last_month', '2026-01-01T00:30:00Z')).toEqual({
    span: ['2025-11-30T23:00', '2025-12-31T23:00', '2025-10-31T23:00', '2025-11-30T23:00'],
    dates: ['2025-12-01', '2025-12-31', '2025-11-01', '2025-11-30'],
    isNow: false,
  });
  expect(seen('last_quarter', '2026-02-10T00:00:00Z').dates).toEqual([
    '2025-10-01',
    '2025-12-31',
    '2025-07-01',
    '2025-09-30',
  ]);
  expect(seen('last_year', '2026-02-10T00:00:00Z').dates).toEqual([
    '2025-01-01',
    '2025-12-31',
    '2024-01-01',
    '2024-12-31',
  ]);
  expect(seen('this_quarter', '2026-12-31T12:00:00Z').dates[0]).toBe('2026-10-01');
});

test('a year earlier is the same dates, to the end of a February that is shorter', () => {
  expect(seen('last_month', '2028-03-10T00:00:00Z', { compare: 'year' }).dates).toEqual([
    '2028-02-01',
    '2028-02-29',
    '2027-02-01',
    '2027-02-28',
  ]);
  expect(seen('this_quarter', '2026-11-28T17:30:00Z', { compare: 'year' }).span[3]).toBe('2025-11-28T17:30');
  const own = { firstDay: '2028-02-01', lastDay: '2028-02-28', compare: 'year' } as const;
  expect(seen('own', '2028-06-01T00:00:00Z', own).dates).toEqual([
    '2028-02-01',
    '2028-02-28',
    '2027-02-01',
    '2027-02-28',
  ]);
});

test('dates of one’s own are compared with as many days before, and end now while they go on', () => {
  const own = { firstDay: '2026-03-20', lastDay: '2026-04-08' };
  // The clocks go forward on 29 March: the days count, not the hours.
  expect(seen('own', '2026-06-01T00:00:00Z', own)).toEqual({
    span: ['2026-03-19T23:00', '2026-04-08T22:00', '2026-02-27T23:00', '2026-03-19T23:00'],
    dates: ['2026-03-20', '2026-04-08', '2026-02-28', '2026-03-19'],
    isNow: false,
  });
  expect(seen('own', '2026-04-01T10:00:00Z', own)).toEqual({
    span: ['2026-03-19T23:00', '2026-04-01T10:00', '2026-02-27T23:00', '2026-03-12T11:00'],
    dates: ['2026-03-20', '2026-04-01', '2026-02-28', '2026-03-12'],
    isNow: true,
  });
  const ahead = seen('own', '2026-03-01T10:00:00Z', own);
  expect(ahead.span).toEqual([
    '2026-03-19T23:00',
    '2026-03-19T23:00',
    '2026-02-27T23:00',
    '2026-02-27T23:00',
  ]);
  expect(() => seen('own', '2026-04-01T10:00:00Z', { firstDay: '2026-03-20' })).toThrow('two dates');
});

test('days begin and end by the clock of the place, summer time or not', () => {
  expect(seen('last_month', '2026-04-01T12:00:00Z').span.slice(0, 2)).toEqual([
    '2026-02-28T23:00',
    '2026-03-31T22:00',
  ]);
  expect(seen('this_month', '2026-11-01T03:00:00Z', { zone: 'America/New_York' }).dates[0]).toBe(
    '2026-10-01',
  );
  expect(seen('this_month', '2026-10-31T12:00:00Z', { zone: 'Pacific/Kiritimati' }).dates[0]).toBe(
    '2026-11-01',
  );
  // A midnight that is skipped: the day begins an hour later. One that comes twice: the first.
  const own = (day: string) => ({ firstDay: day, lastDay: day });
  const beirut = seen('own', '2026-06-01T00:00:00Z', { ...own('2026-03-29'), zone: 'Asia/Beirut' });
  expect(beirut.span.slice(0, 2)).toEqual(['2026-03-28T22:00', '2026-03-29T21:00']);
  const havana = seen('own', '2026-12-01T00:00:00Z', { ...own('2026-11-01'), zone: 'America/Havana' });
  expect(havana.span.slice(0, 2)).toEqual(['2026-11-01T04:00', '2026-11-02T05:00']);
  const amman = seen('own', '2022-06-01T00:00:00Z', { ...own('2021-10-29'), zone: 'Asia/Amman' });
  expect(amman.span.slice(0, 2)).toEqual(['2021-10-28T21:00', '2021-10-29T22:00']);
});
