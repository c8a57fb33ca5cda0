import { compareRates, differenceInterval, type Share, type Significance } from './significance.ts';

/** How many people of a sex and race were assessed, and how many of them chosen; null for what they did not say. */
export type Group = Share & { sex: string | null; race: string | null };

/** What people are distinguished by. */
export type Direction = 'sex' | 'race' | 'both';

/**
 * A category of a table. `hidden`: nobody of it was counted, or too few to be shown; then all figures are null.
 * `rare`: under 2 % of all, so left out of the comparison; its rate stands.
 */
export type ImpactRow = {
  sex: string | null;
  race: string | null;
  assessed: number | null;
  selected: number | null;
  /** Chosen of assessed, 0 to 1. */
  rate: number | null;
  /** The rate against the highest rate of a category, 0 to 1. */
  ratio: number | null;
  /** The ratio is under four fifths. */
  below: boolean;
  /** Against the category with the highest rate; null for that one. */
  significance: Significance | null;
  /** 95 % of the difference from that rate, in shares of 1. */
  interval: [number, number] | null;
  hidden: boolean;
  rare: boolean;
};

/** A table of categories: those who did not say are counted apart, and in no category. */
export type ImpactTable = { direction: Direction; known: number; unknown: number; rows: ImpactRow[] };

/**
 * Selection or scoring rates by category and their impact ratios, IR = rate / highest rate, as New York City's rule on automated
 * employment decision tools counts them (6 RCNY 5-300 and 5-301), with the four-fifths rule of 29 CFR 1607.4(D). Categories
 * come in the order given.
 */
export function impactTable(
  direction: Direction,
  groups: Group[],
  order: { sexes: readonly string[]; races: readonly string[] },
): ImpactTable {
  const categories = categoriesOf(direction, order);
  const counted = categories.map((category) => ({ ...category, ...sumOf(groups, category) }));
  const known = counted.reduce((sum, { assessed }) => sum + assessed, 0);
  const all = groups.reduce((sum, { assessed }) => sum + assessed, 0);
  const isCompared = (share: Share) => share.assessed > 0 && share.assessed >= known * 0.02;
  const best = counted
    .filter(isCompared)
    .reduce<Share | null>((top, share) => (top === null || rateOf(share) > rateOf(top) ? share : top), null);
  return {
    direction,
    known,
    unknown: all - known,
    rows: counted.map((share) => rowOf(share, best, isCompared(share))),
  };
}

type Category = { sex: string | null; race: string | null };

function categoriesOf(
  direction: Direction,
  { sexes, races }: { sexes: readonly string[]; races: readonly string[] },
): Category[] {
  if (direction === 'sex') return sexes.map((sex) => ({ sex, race: null }));
  if (direction === 'race') return races.map((race) => ({ sex: null, race }));
  return races.flatMap((race) => sexes.map((sex) => ({ sex, race })));
}

function sumOf(groups: Group[], { sex, race }: Category): Share {
  return groups
    .filter((group) => (sex === null || group.sex === sex) && (race === null || group.race === race))
    .reduce(
      (sum, group) => ({
        assessed: sum.assessed + group.assessed,
        selected: sum.selected + group.selected,
      }),
      { assessed: 0, selected: 0 },
    );
}

function rowOf(
  { sex, race, assessed, selected }: Category & Share,
  best: Share | null,
  compared: boolean,
): ImpactRow {
  const row = { sex, race, below: false, significance: null, interval: null, rare: false };
  if (assessed === 0) {
    return { ...row, assessed: null, selected: null, rate: null, ratio: null, hidden: true };
  }
  const share = { assessed, selected };
  const rate = rateOf(share);
  if (!compared || best === null) {
    return { ...row, assessed, selected, rate, ratio: null, hidden: false, rare: true };
  }
  const top = rateOf(best);
  const ratio = top === 0 ? null : rate / top;
  const isBest = rate === top;
  return {
    ...row,
    assessed,
    selected,
    rate,
    ratio,
    below: ratio !== null && ratio < 0.8,
    significance: isBest ? null : compareRates(share, best),
    interval: isBest ? null : differenceInterval(share, best),
    hidden: false,
  };
}

function rateOf({ assessed, selected }: Share): number {
  return selected / assessed;
}
