import { expect, test } from 'vitest';
import { nextMailAt } from './schedule.ts';

const monthly = { cadence: 'monthly' } as const;
const weekly = (weekday: number) => ({ cadence: 'weekly', weekday }) as const;

test.each([
  [
    'before eight on its day, it comes that day',
    weekly(1),
    'UTC',
    '2026-11-30T07:59:59Z',
    '2026-11-30T08:00:00Z',
  ],
  ['at eight it has come', weekly(1), 'UTC', '2026-11-30T08:00:00Z', '2026-12-07T08:00:00Z'],
  ['Sunday is the seventh day', weekly(7), 'UTC', '2026-11-28T12:00:00Z', '2026-11-29T08:00:00Z'],
  [
    'it is Monday in Auckland already',
    weekly(1),
    'Pacific/Auckland',
    '2026-11-29T12:00:00Z',
    '2026-11-29T19:00:00Z',
  ],
  [
    'it is Sunday still in Los Angeles',
    weekly(7),
    'America/Los_Angeles',
    '2026-11-30T06:00:00Z',
    '2026-12-06T16:00:00Z',
  ],
  [
    'clocks go forward in the night before',
    weekly(7),
    'Europe/Berlin',
    '2026-03-28T12:00:00Z',
    '2026-03-29T06:00:00Z',
  ],
  [
    'clocks go back in the night before',
    weekly(7),
    'Europe/Berlin',
    '2026-10-24T12:00:00Z',
    '2026-10-25T07:00:00Z',
  ],
  ['the first of the next year', monthly, 'Asia/Kolkata', '2026-12-01T02:30:00Z', '2027-01-01T02:30:00Z'],
  [
    'the first of a month after one of 31 days',
    monthly,
    'UTC',
    '2026-10-01T08:00:01Z',
    '2026-11-01T08:00:00Z',
  ],
] as const)('%s', (_name, schedule, zone, after, next) => {
  expect(nextMailAt(schedule, { reader: zone, company: zone }, new Date(after))).toEqual(new Date(next));
});

test.each([
  ['where it is read in Tokyo', 'Asia/Tokyo', '2026-10-20T00:00:00Z', '2026-11-01T04:00:00Z'],
  ['and after it came there', 'Asia/Tokyo', '2026-11-01T04:00:00Z', '2026-12-01T05:00:00Z'],
  ['where it is read in Los Angeles', 'America/Los_Angeles', '2026-10-20T00:00:00Z', '2026-11-01T16:00:00Z'],
])(
  'a monthly one waits for the month to begin at a company in New York, %s',
  (_name, reader, after, next) => {
    const zones = { reader, company: 'America/New_York' };
    expect(nextMailAt(monthly, zones, new Date(after))).toEqual(new Date(next));
    // One of a weekday does not.
    expect(
      nextMailAt(
        weekly(7),
        { reader: 'Asia/Tokyo', company: 'America/New_York' },
        new Date('2026-10-31T00:00:00Z'),
      ),
    ).toEqual(new Date('2026-10-31T23:00:00Z'));
  },
);
