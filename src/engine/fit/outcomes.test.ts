import { describe, expect, test } from 'vitest';
import { familyOf, outcomesOf, shareBetween } from './outcomes.ts';
import type { Decided } from './outcomes.ts';

const month = (at: string, decided: number, interview: number, others: Partial<Decided> = {}): Decided => ({
  month: at,
  company: 'one',
  family: 'service',
  band: 'strong',
  decided,
  interview,
  offer: 0,
  ...others,
});
const strong = (rows: Decided[], companies = 1) =>
  outcomesOf(rows, companies).map(({ family, bands }) => [family, bands[0]?.decided ?? null]);

describe('how scores turned out', () => {
  test('is counted by family and band, with the sum of what is shown', () => {
    const rows = [month('2026-01', 6, 3), month('2026-02', 6, 6, { offer: 2 })];
    const [all, service] = outcomesOf(rows);
    expect(service?.bands[0]).toEqual({
      band: 'strong',
      decided: 12,
      interview: shareBetween(9, 12),
      offer: shareBetween(2, 12),
    });
    expect(all).toEqual({ ...service, family: 'all' });
    expect(service?.bands.slice(1).map(({ decided }) => decided)).toEqual([null, null, null]);
  });

  test.each<[string, Decided[], unknown]>([
    ['nine people are hidden, in the sum too', [month('2026-01', 9, 4)], [['all', null]]],
    [
      'a month of four waits for more',
      [month('2026-01', 10, 4), month('2026-02', 4, 4)],
      [
        ['all', 10],
        ['service', 10],
      ],
    ],
    [
      'and is counted with the next',
      [month('2026-01', 10, 4), month('2026-02', 4, 4), month('2026-03', 1, 0)],
      [
        ['all', 15],
        ['service', 15],
      ],
    ],
    [
      'a small family is in no sum, or the rest of the sum would tell it',
      [month('2026-01', 10, 4), month('2026-01', 3, 3, { family: 'craft' })],
      [
        ['all', 10],
        ['service', 10],
      ],
    ],
    [
      'two small families are not shown together',
      [month('2026-01', 6, 4), month('2026-01', 6, 3, { family: 'craft' })],
      [['all', null]],
    ],
  ])('%s', (_name, rows, shown) => {
    expect(strong(rows)).toEqual(shown);
  });

  test('over many companies, what fewer than three of them decided is hidden', () => {
    const rows = ['one', 'two'].map((company) => month('2026-01', 8, 2, { company }));
    expect(strong(rows, 3)).toEqual([['all', null]]);
    expect(strong([...rows, month('2026-01', 1, 0, { company: 'three' })], 3)).toEqual([
      ['all', 17],
      ['service', 17],
    ]);
  });
});

test.each([
  [0, 10, 0, 0.278],
  [5, 10, 0.237, 0.763],
  [10, 10, 0.722, 1],
  [50, 100, 0.404, 0.596],
])('%i of %i lies between %f and %f', (hits, of, low, high) => {
  const between = shareBetween(hits, of);
  expect(between.low).toBeCloseTo(low, 3);
  expect(between.high).toBeCloseTo(high, 3);
});

test.each([
  ['Registered Nurse', 'professionals'],
  ['Bricklayer', 'craft'],
  ['Kellnerin', 'service'],
  ['Lorry driver', 'operators'],
  ['zzqx', 'other'],
])('%s is of the family %s', (title, family) => {
  expect(familyOf(title)).toBe(family);
});
