import { expect, test } from 'vitest';
import { freeTimes, spread } from './free-times.ts';

const zone = 'America/New_York';
const at = (text: string) => Date.parse(`${text}:00Z`);
const shown = (times: number[]) => times.map((time) => new Date(time).toISOString().slice(5, 16));
/** Friday, November 20, 2026, 18:10 in New York. */
const friday = at('2026-11-20T23:10');

test('nothing is suggested at a weekend, before nine or past five, by the clock of the zone', () => {
  const times = freeTimes([], { minutes: 60, timeZone: zone, from: friday, days: 3 });
  // Monday from 9:00 to the last hour that ends at 17:00.
  expect(shown(times).at(0)).toBe('11-23T14:00');
  expect(shown(times).at(-1)).toBe('11-23T21:00');
  expect(times).toHaveLength(15);
});

test.each([
  // An hour before begins too early, one that ends as it begins is free.
  [{ from: '2026-11-23T15:00', until: '2026-11-23T16:00' }, ['11-23T14:00', '11-23T16:00', '11-23T16:30']],
  [{ from: '2026-11-23T14:10', until: '2026-11-23T14:20' }, ['11-23T14:30', '11-23T15:00', '11-23T15:30']],
])('what anybody of the panel does then is left out: %o', (span, first) => {
  const busy = [{ from: at(span.from), until: at(span.until) }];
  const times = freeTimes(busy, { minutes: 60, timeZone: zone, from: friday, days: 4 });
  expect(shown(times).slice(0, 3)).toEqual(first);
});

test('nobody is asked for within two hours', () => {
  const times = freeTimes([], { minutes: 30, timeZone: 'UTC', from: at('2026-11-23T09:45'), days: 1 });
  expect(shown(times)[0]).toBe('11-23T12:00');
});

test('suggestions are spread over days before a day is asked for twice', () => {
  const times = ['2026-11-23T14:00', '2026-11-23T15:00', '2026-11-24T14:00', '2026-11-25T14:00'].map(at);
  expect(shown(spread(times, zone, 3))).toEqual(['11-23T14:00', '11-24T14:00', '11-25T14:00']);
  expect(spread(times, zone, 9)).toEqual(times);
  expect(spread([], zone, 3)).toEqual([]);
});
