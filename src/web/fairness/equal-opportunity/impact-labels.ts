import {
  type EqualOpportunity,
  type ImpactMeasure,
  type ImpactRow,
  type ImpactTable,
  type Race,
  type Sex,
} from '../../../api/fairness/equal-opportunity.ts';
import { formatDate } from '../../platform/ui/dates.ts';
import { formatNumber } from '../../platform/ui/format.ts';
import { t } from '../../platform/messages.ts';

/** What is compared, as a choice. */
export const measureLabels: Record<ImpactMeasure, string> = {
  screen: t('equalOpportunity.reachedScreening'),
  interview: t('equalOpportunity.reachedAnInterview'),
  offer: t('equalOpportunity.reachedAnOffer'),
  hired: t('equalOpportunity.hired'),
  score: t('equalOpportunity.scoredAboveTheMedian'),
};

/** The sexes that people may choose from. */
export const sexLabels: Record<Sex, string> = {
  female: t('equalOpportunity.female'),
  male: t('equalOpportunity.male'),
  other: t('equalOpportunity.otherSex'),
};

/** The races and ethnicities that people may choose from. */
export const raceLabels: Record<Race, string> = {
  hispanic_or_latino: t('equalOpportunity.hispanicOrLatino'),
  white: t('equalOpportunity.white'),
  black_or_african_american: t('equalOpportunity.black'),
  pacific_islander: t('equalOpportunity.pacificIslander'),
  asian: t('equalOpportunity.asian'),
  american_indian: t('equalOpportunity.americanIndian'),
  two_or_more: t('equalOpportunity.twoOrMore'),
};

/** The title of a table. */
export const tableLabels: Record<ImpactTable['direction'], string> = {
  sex: t('equalOpportunity.bySex'),
  race: t('equalOpportunity.byRace'),
  both: t('equalOpportunity.bySexAndRace'),
};

/** The name of a category. */
export function categoryLabel({ sex, race }: ImpactRow): string {
  return [race === null ? '' : raceLabels[race], sex === null ? '' : sexLabels[sex]]
    .filter(Boolean)
    .join(', ');
}

/** A rate in percent, with one digit after the point. */
export function percentLabel(rate: number | null): string {
  return rate === null ? '–' : formatNumber(rate, { style: 'percent', ...withDigits(1) });
}

/** Whose figures a release holds. */
export function releaseLabel({ from, to, median }: ImpactTable['releases'][number]): string {
  const day = (value: string) => formatDate(`${value}T12:00:00Z`);
  const days = { from: day(from), to: day(to) };
  return median === null
    ? t('equalOpportunity.released', days)
    : t('equalOpportunity.releasedWithMedian', { ...days, median });
}

/** Why a table has no figures. */
export function withheldLabel({ direction, withheld }: ImpactTable): string {
  switch (withheld) {
    case 'few_people':
      return direction === 'both' ? t('equalOpportunity.withheldBoth') : t('equalOpportunity.withheldFew');
    case 'small_groups':
      return t('equalOpportunity.withheldSmallGroup');
    case 'measure':
      return t('equalOpportunity.withheldMeasure');
    case 'job':
      return t('equalOpportunity.withheldJob');
    case 'period':
      return t('equalOpportunity.withheldPeriod');
    case null:
      return '';
  }
}

/** When a table can have new figures, and what it takes. */
export function waitingLabel(
  { chosen, others, needed }: EqualOpportunity['waiting'][number],
  next: string,
): string {
  return chosen >= needed && others >= needed
    ? t('equalOpportunity.newFigures', { next })
    : t('equalOpportunity.newFiguresIfEnough', { next, chosen, others, needed });
}

/** What a category's figures mean, in one line. */
export function findingLabel(row: ImpactRow): string {
  if (row.hidden) return t('equalOpportunity.tooFewToShow');
  if (row.rare) return t('equalOpportunity.rare');
  if (row.ratio === null) return t('equalOpportunity.nothingToCompare');
  if (row.significance === null) return t('equalOpportunity.highestRate');
  if (row.significance.significant)
    return row.below ? t('equalOpportunity.moreThanChance') : t('equalOpportunity.aboveMoreThanChance');
  return row.below ? t('equalOpportunity.maybeChance') : t('equalOpportunity.aboveMaybeChance');
}

/** The test behind a finding, for those who check it. */
export function testLabel({ significance, interval }: ImpactRow): string {
  if (significance === null) return '–';
  const test = significance.z === null ? t('equalOpportunity.fisherExact') : `z ${digits(significance.z, 2)}`;
  const p = significance.p < 0.001 ? `< ${digits(0.001, 3)}` : digits(significance.p, 3);
  if (!interval) return t('equalOpportunity.testResult', { test, p });
  const points = (end: number) => digits(end * 100, 1);
  const [from, to] = [points(interval[0]), points(interval[1])];
  return t('equalOpportunity.testResultInterval', { test, p, from, to });
}

/** A number with two digits after the point. */
export function ratioLabel(ratio: number | null): string {
  return ratio === null ? '–' : digits(ratio, 2);
}

/** With so many digits after the point, a true minus sign, and none before nought. */
function digits(value: number, after: number): string {
  return formatNumber(value, { signDisplay: 'negative', ...withDigits(after) }).replace('-', '−');
}

function withDigits(count: number) {
  return { minimumFractionDigits: count, maximumFractionDigits: count };
}
