import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Group, impactTable } from './rates.ts';
import { compareRates, differenceInterval, fisherExact, pooledZ } from './significance.ts';

const sexes = ['female', 'male'];
const races = ['hispanic', 'white', 'black', 'pacific', 'asian'];
const share = (selected: number, assessed: number) => ({ selected, assessed });

describe("the worked example of New York City's rule", () => {
  const bySex: Group[] = [
    { sex: 'male', race: null, ...share(50, 92) },
    { sex: 'female', race: null, ...share(34, 76) },
  ];
  const byRace: Group[] = [
    { sex: null, race: 'hispanic', ...share(18, 28) },
    { sex: null, race: 'white', ...share(15, 40) },
    { sex: null, race: 'black', ...share(16, 32) },
    { sex: null, race: 'pacific', ...share(5, 8) },
    { sex: null, race: 'asian', ...share(10, 24) },
  ];
  test.each([
    ['male', 0.543, 1],
    ['female', 0.447, 0.82],
  ])('%s', (sex, rate, ratio) => {
    const row = impactTable('sex', bySex, { sexes, races }).rows.find((item) => item.sex === sex);
    expect(Math.abs((row?.rate ?? 0) - rate)).toBeLessThan(0.001);
    expect(Number(row?.ratio?.toFixed(2))).toBe(ratio);
    expect(row?.below).toBe(false);
  });
  test.each([
    ['hispanic', 0.643, 1, false],
    ['white', 0.375, 0.58, true],
    ['black', 0.5, 0.78, true],
    ['pacific', 0.625, 0.97, false],
    ['asian', 0.417, 0.65, true],
  ])('%s', (race, rate, ratio, below) => {
    const row = impactTable('race', byRace, { sexes, races }).rows.find((item) => item.race === race);
    expect(Math.abs((row?.rate ?? 0) - rate)).toBeLessThan(0.001);
    expect(Number(row?.ratio?.toFixed(2))).toBe(ratio);
    expect(row?.below).toBe(below);
  });
  test('a ratio of .823 is not flagged, and its z of 1.24 is not significant', () => {
    const female = impactTable('sex', bySex, { sexes, races }).rows[0];
    expect(female?.ratio?.toFixed(3)).toBe('0.823');
    expect(Math.abs(female?.significance?.z ?? 0).toFixed(2)).toBe('1.24');
    expect(female?.significance).toMatchObject({ test: 'z', significant: false });
    expect(female?.significance?.p).toBeCloseTo(0.215, 3);
  });
});

test('those who did not answer are counted separately', () => {
  const table = impactTable(
    'both',
    [
      { sex: 'male', race: 'white', ...share(5, 10) },
      { sex: 'male', race: null, ...share(5, 7) },
      { sex: null, race: null, ...share(1, 3) },
    ],
    { sexes, races },
  );
  expect(table).toMatchObject({ known: 10, unknown: 10 });
});

test('a category under 2 % is left out of the comparison, with its rate', () => {
  const table = impactTable(
    'race',
    [
      { sex: null, race: 'white', ...share(200, 500) },
      { sex: null, race: 'asian', ...share(6, 6) },
    ],
    { sexes, races },
  );
  expect(table.rows.find(({ race }) => race === 'asian')).toMatchObject({
    rate: 1,
    ratio: null,
    rare: true,
  });
  expect(table.rows.find(({ race }) => race === 'white')).toMatchObject({ ratio: 1, rare: false });
});

test('rates have no ratios when nobody was selected', () => {
  const table = impactTable('sex', [{ sex: 'male', race: null, ...share(0, 40) }], { sexes, races });
  expect(table.rows[1]).toMatchObject({ rate: 0, ratio: null, below: false });
});

describe('significance', () => {
  test("Fisher's exact test of his tea-tasting example", () => {
    expect(fisherExact(share(3, 4), share(1, 4))).toBeCloseTo(0.4857, 4);
    expect(fisherExact(share(8, 10), share(1, 12))).toBeCloseTo(0.0015, 4);
  });
  test('small groups take the exact test, larger ones z', () => {
    expect(compareRates(share(3, 29), share(30, 60))?.test).toBe('fisher');
    expect(compareRates(share(3, 30), share(30, 60))).toMatchObject({ test: 'z', significant: true });
    expect(compareRates(share(0, 0), share(30, 60))).toBeNull();
  });
  test('both tests return probabilities, for any groups', () => {
    const group = fc
      .tuple(fc.integer({ min: 1, max: 300 }), fc.nat(300))
      .map(([n, k]) => share(Math.min(n, k), n));
    fc.assert(
      fc.property(group, group, (a, b) => {
        const p = compareRates(a, b)?.p ?? -1;
        expect(p).toBeGreaterThanOrEqual(0);
        expect(p).toBeLessThanOrEqual(1);
        expect(Math.abs(pooledZ(a, b) + pooledZ(b, a))).toBeLessThan(1e-9);
        const [low, high] = differenceInterval(a, b);
        const difference = a.selected / a.assessed - b.selected / b.assessed;
        expect(low).toBeLessThanOrEqual(difference + 1e-9);
        expect(high).toBeGreaterThanOrEqual(difference - 1e-9);
      }),
    );
  });
});
