import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endOfBusinessDays } from './business-days.ts';
import { dayMs } from '../../api/platform/durations.ts';

test.each([
  ['on a Monday morning', '2026-11-02T08:00:00Z', 10, '2026-11-16T23:59:59.999Z'],
  ['late on a Friday', '2026-11-06T23:59:00Z', 1, '2026-11-09T23:59:59.999Z'],
  ['on a Saturday', '2026-11-07T12:00:00Z', 10, '2026-11-20T23:59:59.999Z'],
  ['on a Sunday', '2026-11-08T12:00:00Z', 10, '2026-11-20T23:59:59.999Z'],
  ['across a leap day', '2028-02-28T12:00:00Z', 2, '2028-03-01T23:59:59.999Z'],
  ['with no days', '2026-11-04T12:00:00Z', 0, '2026-11-04T23:59:59.999Z'],
])('requested %s', (_when, from, days, end) => {
  expect(endOfBusinessDays(new Date(from), days).toISOString()).toBe(end);
});

test('the end is a weekday, with exactly so many weekdays before it', () => {
  const instant = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(instant, fc.integer({ min: 1, max: 60 }), (from, days) => {
      const end = endOfBusinessDays(from, days);
      let counted = 0;
      for (let day = Math.floor(from.getTime() / dayMs) + 1; day * dayMs <= end.getTime(); day += 1) {
        // The first of January 1970 was a Thursday.
        if ((day + 3) % 7 < 5) counted += 1;
      }
      expect(counted).toBe(days);
      expect([0, 6]).not.toContain(end.getUTCDay());
    }),
  );
});
