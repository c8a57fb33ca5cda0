import { expect, test } from 'vitest';
import { zoneName } from './time-zones.ts';

test('a time zone has the name of today, in the language of its reader', () => {
  const zones = ['America/New_York', 'Asia/Calcutta', 'Europe/Vienna', 'UTC'];
  expect(zones.map((zone) => zoneName(zone, 'en-GB'))).toEqual([
    'America/New York',
    'Asia/Kolkata',
    'Europe/Vienna',
    'UTC',
  ]);
  expect(zones.map((zone) => zoneName(zone, 'de-AT'))).toEqual([
    'Amerika/New York',
    'Asien/Kolkata',
    'Europa/Wien',
    'UTC',
  ]);
});
