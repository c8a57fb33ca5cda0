import { expect, test } from 'vitest';
import { deliveryTimes } from './delivery-times.ts';
import { canFollowUp } from './rules.ts';

const zone = 'America/New_York';
const plan = (now: string, wish: { delay?: number; at?: string; after?: number[] }, timeZone = zone) => {
  const { first, later } = deliveryTimes(
    {
      delayMinutes: wish.delay ?? 0,
      sendAt: wish.at ? new Date(wish.at) : null,
      afterDays: wish.after ?? [],
    },
    new Date(now),
    timeZone,
  );
  return [first, ...later].map((at) => at.toISOString().slice(0, 16));
};

test.each([
  // At once and after an hour, also at night: somebody chose that.
  ['2026-01-12T03:00Z', {}, ['2026-01-12T03:00']],
  ['2026-01-12T03:00Z', { delay: 60 }, ['2026-01-12T04:00']],
  // 22:00 in New York: the next morning at 8.
  ['2026-01-12T03:00Z', { delay: 1440 }, ['2026-01-13T13:00']],
  // 19:59 is day, 20:00 is night, 8:00 is day again.
  ['2026-01-12T00:59Z', { delay: 1440 }, ['2026-01-13T00:59']],
  ['2026-01-12T01:00Z', { delay: 1440 }, ['2026-01-13T13:00']],
  ['2026-01-12T13:00Z', { delay: 1440 }, ['2026-01-13T13:00']],
  // A chosen hour is kept; what follows it goes by day, counted from what it follows.
  [
    '2026-01-12T03:00Z',
    { at: '2026-01-14T03:00Z', after: [3, 4] },
    ['2026-01-14T03:00', '2026-01-17T13:00', '2026-01-21T13:00'],
  ],
  // Over the change of the clocks the morning stays at 8.
  ['2026-03-07T03:00Z', { after: [2] }, ['2026-03-07T03:00', '2026-03-09T12:00']],
])('from %s, %o goes at %o', (now, wish, times) => {
  expect(plan(now, wish)).toEqual(times);
});

test('nothing follows by itself once it is decided', () => {
  const stages = ['new', 'screen', 'interview', 'offer', 'hired', 'rejected', 'withdrawn'];
  expect(stages.filter((stage) => canFollowUp({ stage }))).toEqual(['new', 'screen', 'interview', 'offer']);
});
