import { expect, test } from 'vitest';
import { dayMs } from '../../api/platform/durations.ts';
import { freeTimes, spread, type TimesWanted, usualWeek, type WorkingHours } from './free-times.ts';

const zone = 'America/New_York';
const at = (text: string) => Date.parse(`${text}:00Z`);
const shown = (times: number[]) => times.map((time) => new Date(time).toISOString().slice(5, 16));
/** Friday, November 20, 2026, 18:10 in New York. */
const friday = at('2026-11-20T23:10');
const usual = (timeZone = zone): WorkingHours => ({ timeZone, week: usualWeek });
const wanted = (change: Partial<TimesWanted> = {}): TimesWanted => ({
  minutes: 60,
  buffer: 0,
  timeZone: zone,
  from: friday,
  until: friday + 3 * dayMs,
  ...change,
});
const everyDay = (timeZone: string, from: number, until: number): WorkingHours => ({
  timeZone,
  week: Array.from({ length: 7 }, () => ({ from: from * 60, until: until * 60 })),
});

test('nothing is found at a weekend, before nine or past five, by the clock of the zone', () => {
  const times = freeTimes([usual()], [], wanted());
  // Monday from 9:00 to the last hour that ends at 17:00.
  expect(shown(times).at(0)).toBe('11-23T14:00');
  expect(shown(times).at(-1)).toBe('11-23T21:00');
  expect(times).toHaveLength(15);
});

test.each([
  // An hour before begins too early, one that ends as it begins is free.
  ['15:00', '16:00', 0, ['11-23T14:00', '11-23T16:00', '11-23T16:30']],
  ['14:10', '14:20', 0, ['11-23T14:30', '11-23T15:00', '11-23T15:30']],
  // Ten minutes are wanted before and after.
  ['15:00', '16:00', 10, ['11-23T16:30', '11-23T17:00', '11-23T17:30']],
  ['15:10', '16:00', 10, ['11-23T14:00', '11-23T16:30', '11-23T17:00']],
])('what anybody does from %s to %s is left out, with %i minutes around it', (from, until, buffer, first) => {
  const busy = [{ from: at(`2026-11-23T${from}`), until: at(`2026-11-23T${until}`) }];
  expect(shown(freeTimes([usual()], busy, wanted({ buffer }))).slice(0, 3)).toEqual(first);
});

test('a panel of several zones is free while all of them work', () => {
  // Five in the afternoon in Berlin is eleven in New York.
  const times = freeTimes([usual('Europe/Berlin'), usual()], [], wanted());
  expect(shown(times)).toEqual(['11-23T14:00', '11-23T14:30', '11-23T15:00']);
  expect(freeTimes([usual('Asia/Tokyo'), usual()], [], wanted())).toEqual([]);
  expect(freeTimes([{ timeZone: zone, week: Array.from({ length: 7 }, () => null) }], [], wanted())).toEqual(
    [],
  );
});

test.each([
  // The clocks go back in Berlin on October 25, 2026, and forward on March 28, 2027.
  ['2026-10-24', ['10-24T07:00', '10-25T08:00']],
  ['2027-03-27', ['03-27T08:00', '03-28T07:00']],
])('working hours follow the clocks from %s on', (date, first) => {
  const from = at(`${date}T00:00`);
  const wish = wanted({ from, until: from + 2 * dayMs, timeZone: 'Europe/Berlin' });
  const times = freeTimes([everyDay('Europe/Berlin', 9, 10)], [], wish);
  expect(shown(times)).toEqual(first);
});

test('hours of the evening reach into the next day elsewhere, and times are on the half hour where it is asked from', () => {
  const from = at('2026-11-23T00:00');
  const wish = wanted({ from, until: from + dayMs, timeZone: 'Asia/Kathmandu' });
  // 22:00 to 24:00 in New York is 3:00 to 5:00 in UTC, and a quarter to nine to a quarter to eleven in Kathmandu.
  expect(shown(freeTimes([everyDay(zone, 22, 24)], [], wish))).toEqual(['11-23T03:15', '11-23T03:45']);
  const short = { ...wish, minutes: 15 };
  expect(freeTimes([everyDay(zone, 22, 24)], [], short)).toHaveLength(8);
});

test('an interview begins within the span that is asked for, and may end after it', () => {
  const span = { from: at('2026-11-23T14:10'), until: at('2026-11-23T15:30') };
  expect(shown(freeTimes([usual()], [], wanted(span)))).toEqual(['11-23T14:30', '11-23T15:00']);
});

test('suggestions are spread over days before a day is asked for twice', () => {
  const times = ['2026-11-23T14:00', '2026-11-23T15:00', '2026-11-24T14:00', '2026-11-25T14:00'].map(at);
  expect(shown(spread(times, zone, 3))).toEqual(['11-23T14:00', '11-24T14:00', '11-25T14:00']);
  expect(spread(times, zone, 9)).toEqual(times);
  expect(spread([], zone, 3)).toEqual([]);
});
