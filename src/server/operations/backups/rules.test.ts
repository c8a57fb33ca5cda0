import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hourMs } from '../../../api/platform/durations.ts';
import { keptBackups, lastDue } from './rules.ts';

const at = (text: string) => ({ madeAt: new Date(`${text}:00Z`) });
const kept = (made: { madeAt: Date }[], keep: Parameters<typeof keptBackups>[1]) =>
  [...keptBackups(made, keep)].map(({ madeAt }) => madeAt.toISOString().slice(0, 16)).toSorted();

test('the last of each day, week and month is kept', () => {
  const made = [
    '2026-03-01T03:00',
    '2026-03-01T09:00',
    '2026-03-02T03:00',
    '2026-03-08T03:00',
    '2026-03-09T03:00',
  ];
  const backups = made.map(at);
  expect(kept(backups, { days: 2, weeks: 0, months: 0 })).toEqual(['2026-03-08T03:00', '2026-03-09T03:00']);
  // 9 March 2026 is a Monday.
  expect(kept(backups, { days: 0, weeks: 3, months: 0 })).toEqual([
    '2026-03-01T09:00',
    '2026-03-08T03:00',
    '2026-03-09T03:00',
  ]);
  expect(kept([...backups, at('2026-02-03T03:00')], { days: 0, weeks: 0, months: 2 })).toEqual([
    '2026-02-03T03:00',
    '2026-03-09T03:00',
  ]);
});

const times = fc.array(fc.integer({ min: 0, max: 400 * 24 }), { maxLength: 60 });
const counts = fc.record({
  days: fc.nat({ max: 10 }),
  weeks: fc.nat({ max: 6 }),
  months: fc.nat({ max: 6 }),
});
const backupsOf = (hours: number[]) => hours.map((hour) => ({ madeAt: new Date(hour * hourMs) }));

test('the newest is always kept, never more than asked for, and more is kept of more', () => {
  fc.assert(
    fc.property(times, counts, (hours, keep) => {
      const made = backupsOf(hours);
      const found = keptBackups(made, keep);
      const newest = Math.max(...hours);
      if (hours.length > 0)
        expect([...found].some(({ madeAt }) => madeAt.getTime() === newest * hourMs)).toBe(true);
      expect(found.size).toBeLessThanOrEqual(Math.max(1, keep.days + keep.weeks + keep.months));
      const more = keptBackups(made, { ...keep, days: keep.days + 1 });
      for (const backup of found) expect(more.has(backup)).toBe(true);
    }),
  );
});

test('taking away what is not kept takes away nothing more the next time', () => {
  fc.assert(
    fc.property(times, counts, (hours, keep) => {
      const once = [...keptBackups(backupsOf(hours), keep)];
      expect(keptBackups(once, keep).size).toBe(once.length);
    }),
  );
});

test('a backup is due at its time of day, today or yesterday', () => {
  const due = (now: string) => lastDue({ at: 180 }, new Date(now))?.toISOString();
  expect(due('2026-03-01T03:00:00.000Z')).toBe('2026-03-01T03:00:00.000Z');
  expect(due('2026-03-01T02:59:59.999Z')).toBe('2026-02-28T03:00:00.000Z');
  expect(lastDue({ at: null }, new Date())).toBeNull();
});
