import {
  type EqualOpportunity,
  type ImpactMeasure,
  type ImpactRow,
  type ImpactTable,
  races,
  sexes,
} from '../../../api/fairness/equal-opportunity.ts';
import { formatDate } from '../../platform/ui/dates.ts';

/** What is compared, as a choice. */
export const measureLabels: Record<ImpactMeasure, string> = {
  screen: 'Reached screening',
  interview: 'Reached an interview',
  offer: 'Reached an offer',
  hired: 'Hired',
  score: 'Scored above the median',
};

/** The title of a table. */
export const tableLabels: Record<ImpactTable['direction'], string> = {
  sex: 'By sex',
  race: 'By race or ethnicity',
  both: 'By sex and race or ethnicity',
};

/** The name of a category. */
export function categoryLabel({ sex, race }: ImpactRow): string {
  return [race === null ? '' : races[race], sex === null ? '' : sexes[sex]].filter(Boolean).join(', ');
}

/** A rate in percent, with one digit after the point. */
export function percentLabel(rate: number | null): string {
  return rate === null ? '–' : `${(rate * 100).toFixed(1)}%`;
}

/** Whose figures a release holds. */
export function releaseLabel({ from, to, median }: ImpactTable['releases'][number]): string {
  const day = (value: string) => formatDate(`${value}T12:00:00Z`);
  const middle = median === null ? '' : `; their median score is ${median}`;
  return `Hired or rejected from ${day(from)} to ${day(to)}${middle}.`;
}

/** Why a table has no figures. */
export function withheldLabel({ direction, withheld }: ImpactTable): string {
  switch (withheld) {
    case 'few_people':
      return direction === 'both'
        ? 'Withheld: shown when both tables above have new figures for the same months.'
        : 'Withheld: too few decisions so far.';
    case 'small_groups':
      return 'Withheld: a group has fewer than five people.';
    case 'measure':
      return 'Withheld for this comparison: a group has fewer than five people. Other comparisons may be shown.';
    case 'job':
      return 'Withheld for this job: a group in it, or in all other jobs, has fewer than five people. Its people are counted under "All jobs".';
    case 'period':
      return 'No figures were released for this period. Choose a longer one.';
    case null:
      return '';
  }
}

/** When a table can have new figures, and what it takes. */
export function waitingLabel(
  { chosen, others, needed }: EqualOpportunity['waiting'][number],
  next: string,
): string {
  const have = `${chosen} of ${needed} who reached an interview and ${others} of ${needed} who did not`;
  return chosen >= needed && others >= needed
    ? `New figures are possible on ${next}.`
    : `New figures are possible on ${next}, if enough people are hired or rejected by then. Counted since the last check: ${have}.`;
}

/** What a category's figures mean, in one line. */
export function findingLabel(row: ImpactRow): string {
  if (row.hidden) return 'None, or too few to show';
  if (row.rare) return 'Under 2% of those who answered: not compared';
  if (row.ratio === null) return 'Nothing to compare';
  if (row.significance === null) return 'The highest rate';
  const chance = row.significance.significant ? 'more than chance would explain' : 'chance may explain it';
  return row.below ? chance : `Above four fifths; ${chance}`;
}

/** The test behind a finding, for those who check it. */
export function testLabel({ significance, interval }: ImpactRow): string {
  if (significance === null) return '–';
  const test = significance.z === null ? 'Fisher exact' : `z ${digits(significance.z, 2)}`;
  const points = (end: number) => digits(end * 100, 1);
  const range = interval ? `, 95%: ${points(interval[0])} to ${points(interval[1])} points` : '';
  return `${test}, p ${significance.p < 0.001 ? '< 0.001' : significance.p.toFixed(3)}${range}`;
}

/** With so many digits after the point, a true minus sign, and none before nought. */
function digits(value: number, after: number): string {
  const text = value.toFixed(after);
  return Number(text) === 0 ? text.replace('-', '') : text.replace('-', '−');
}
