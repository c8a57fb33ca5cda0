import { expect, test } from 'vitest';
import { type Pay, salaryRange } from './salary.ts';

const pay = (min: number | null, max: number | null, change: Partial<Pay> = {}): Pay => ({
  min,
  max,
  currency: 'USD',
  interval: 'year',
  ...change,
});

test.each([
  [pay(120_000, 150_000), '$120K – $150K a year'],
  [pay(10_000, 11_000), '$10K – $11K a year'],
  [pay(9000, 11_000), '$9,000 – $11,000 a year'],
  [pay(120_500, 150_000), '$120,500 – $150,000 a year'],
  [pay(120_000, 150_001), '$120,000 – $150,001 a year'],
  [pay(60_000, 60_000), '$60K a year'],
  [pay(60_000, null), 'From $60K a year'],
  [pay(null, 60_000), 'Up to $60K a year'],
  [pay(1_234_000, null), 'From $1.234M a year'],
  [pay(18, 24, { interval: 'hour', currency: 'EUR' }), '€18 – €24 an hour'],
  [pay(3500, null, { interval: 'month', currency: 'CHF' }), 'From CHF 3,500 a month'],
  [pay(null, 0), 'Up to $0 a year'],
  [pay(0, 20, { interval: 'day' }), '$0 – $20 a day'],
])('%o is shown as %s', (given, display) => {
  expect(salaryRange(given)?.display.replace(/\u00a0/g, ' ')).toBe(display);
});

test('pay of which nothing is stated is none; what is stated stays as it is', () => {
  expect(salaryRange(pay(null, null))).toBeNull();
  expect(salaryRange(pay(1, 2, { interval: 'week' }))).toMatchObject(pay(1, 2, { interval: 'week' }));
});
