import { expect, test } from 'vitest';
import { clockTimeOf, dayLabel, elsewhereLabel, instantOf, nextTime, spanLabel } from './interview-times.ts';

test.each([
  ['Europe/Berlin', '2026-07-01', '10:00', '2026-07-01T08:00:00.000Z'],
  ['Europe/Berlin', '2026-12-01', '10:00', '2026-12-01T09:00:00.000Z'],
  ['America/New_York', '2026-03-08', '03:30', '2026-03-08T07:30:00.000Z'],
  ['America/New_York', '2026-03-07', '23:30', '2026-03-08T04:30:00.000Z'],
  ['Asia/Kolkata', '2026-01-05', '00:05', '2026-01-04T18:35:00.000Z'],
  ['Pacific/Kiritimati', '2026-01-01', '09:00', '2025-12-31T19:00:00.000Z'],
  ['Australia/Lord_Howe', '2026-06-01', '09:00', '2026-05-31T22:30:00.000Z'],
  ['UTC', '2026-02-28', '23:55', '2026-02-28T23:55:00.000Z'],
])('in %s, %s %s is one instant, and back', (zone, date, clock, instant) => {
  expect(instantOf({ date, clock }, zone)).toBe(instant);
  expect(clockTimeOf(instant, zone)).toEqual({ date, clock });
});

test.each([
  ['Europe/Berlin', '2026-03-29', '02:30'],
  ['America/New_York', '2026-03-08', '02:15'],
  ['Europe/Berlin', '2026-02-30', '10:00'],
  ['Europe/Berlin', '', '10:00'],
  ['Europe/Berlin', '2026-02-03', ''],
])('in %s there is no %s %s', (zone, date, clock) => {
  expect(instantOf({ date, clock }, zone)).toBeNull();
});

test('a time that the clocks show twice is one of the two', () => {
  const at = instantOf({ date: '2026-10-25', clock: '02:30' }, 'Europe/Berlin');
  expect(['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z']).toContain(at);
});

test('a span keeps its length over a change of the clocks', () => {
  expect(spanLabel('2026-10-25T00:30:00.000Z', 60, 'Europe/Berlin')).toMatch(/2:30.*2:30/);
});

test('a day of another year, by the clocks of its zone, has its year', () => {
  const now = new Date('2026-12-31T22:00:00Z');
  expect(dayLabel('2026-12-31T23:30:00.000Z', 'UTC', now)).toBe('Thursday, December 31');
  expect(dayLabel('2026-12-31T23:30:00.000Z', 'Europe/Berlin', now)).toBe('Friday, January 1, 2027');
});

test('the other side’s clock is told only where it differs, with its day where that differs too', () => {
  const at = '2026-07-01T22:30:00.000Z';
  expect(elsewhereLabel(at, 'Europe/Berlin', 'Europe/Paris')).toBeNull();
  expect(elsewhereLabel(at, 'Europe/London', 'Europe/Lisbon')).toBeNull();
  expect(elsewhereLabel(at, 'America/New_York', 'Asia/Tokyo')).toMatch(
    /^Thursday, July 2(, 2026)?, 7:30\sAM in Asia\/Tokyo$/,
  );
});

test('a new row begins an hour after the last one, or tomorrow at ten', () => {
  expect(nextTime([{ date: '2026-03-28', clock: '23:30' }], 'Europe/Berlin')).toEqual({
    date: '2026-03-29',
    clock: '00:30',
  });
  expect(nextTime([], 'Asia/Tokyo', new Date('2026-03-28T20:00:00Z'))).toEqual({
    date: '2026-03-30',
    clock: '10:00',
  });
});
