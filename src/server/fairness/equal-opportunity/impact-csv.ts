import { stringify } from 'csv-stringify/sync';
import type {
  EqualOpportunity,
  ImpactMeasure,
  ImpactRow,
  ImpactTable,
  Race,
  Sex,
} from '../../../api/fairness/equal-opportunity.ts';
import { message, type MessageKey } from '../../../messages/message.ts';
import { words } from '../../platform/http/reader.ts';

/**
 * The tables as one file in the reader's words: a line for each category, after lines that say what was counted. Numbers have a point
 * and days are as in ISO 8601 in every language, so that programs can add them. No cell is a formula.
 */
export function writeImpactFile(figures: EqualOpportunity): string {
  const job =
    figures.jobs.find(({ id }) => id === figures.job_id)?.title ?? words('equalOpportunity.allJobs');
  const isScore = figures.measure === 'score';
  const about = [
    [words('equalOpportunity.job'), job],
    [words('equalOpportunity.whatIsCompared'), words(measureNames[figures.measure])],
    [],
  ];
  const head = [
    words('impactFiles.table'),
    words('equalOpportunity.sex'),
    words('equalOpportunity.raceOrEthnicity'),
    words('equalOpportunity.assessed'),
    words(isScore ? 'equalOpportunity.aboveTheMedian' : 'equalOpportunity.selected'),
    words(isScore ? 'impactFiles.scoringRate' : 'impactFiles.selectionRate'),
    words('equalOpportunity.impactRatio'),
    words('equalOpportunity.underFourFifths'),
    words('equalOpportunity.test'),
    'z',
    'p',
    words('impactFiles.significant'),
    words('impactFiles.differenceLow'),
    words('impactFiles.differenceHigh'),
    words('impactFiles.remark'),
  ];
  return stringify([...about, head, ...figures.tables.flatMap(linesOf)], {
    escape_formulas: true,
    bom: true,
  });
}

function linesOf(table: ImpactTable): (string | number)[][] {
  const name = words(tableNames[table.direction]);
  return [
    ...table.releases.map(({ from, to, median }) => {
      if (median === null) return [name, words(message('equalOpportunity.released', { from, to }))];
      return [name, words(message('equalOpportunity.releasedWithMedian', { from, to, median }))];
    }),
    ...(table.withheld === null
      ? [
          ...table.rows.map((row) => [name, ...cellsOf(row)]),
          [name, words('impactFiles.unknown'), '', table.unknown],
        ]
      : [[name, words(withheldWords[table.withheld])]]),
  ];
}

const measureNames: Record<ImpactMeasure, MessageKey> = {
  screen: 'equalOpportunity.reachedScreening',
  interview: 'equalOpportunity.reachedAnInterview',
  offer: 'equalOpportunity.reachedAnOffer',
  hired: 'equalOpportunity.hired',
  score: 'equalOpportunity.scoredAboveTheMedian',
};

const tableNames: Record<ImpactTable['direction'], MessageKey> = {
  sex: 'equalOpportunity.sex',
  race: 'equalOpportunity.raceOrEthnicity',
  both: 'impactFiles.sexAndRace',
};

const withheldWords: Record<NonNullable<ImpactTable['withheld']>, MessageKey> = {
  few_people: 'equalOpportunity.withheldFew',
  small_groups: 'equalOpportunity.withheldSmallGroup',
  measure: 'equalOpportunity.withheldMeasure',
  job: 'equalOpportunity.withheldJob',
  period: 'equalOpportunity.withheldPeriod',
};

const sexNames: Record<Sex, MessageKey> = {
  female: 'equalOpportunity.female',
  male: 'equalOpportunity.male',
  other: 'equalOpportunity.otherSex',
};

const raceNames: Record<Race, MessageKey> = {
  hispanic_or_latino: 'equalOpportunity.hispanicOrLatino',
  white: 'equalOpportunity.white',
  black_or_african_american: 'equalOpportunity.black',
  pacific_islander: 'equalOpportunity.pacificIslander',
  asian: 'equalOpportunity.asian',
  american_indian: 'equalOpportunity.americanIndian',
  two_or_more: 'equalOpportunity.twoOrMore',
};

function cellsOf(row: ImpactRow): (string | number)[] {
  const { significance: test, interval } = row;
  return [
    row.sex === null ? '' : words(sexNames[row.sex]),
    row.race === null ? '' : words(raceNames[row.race]),
    row.assessed ?? '',
    row.selected ?? '',
    row.rate === null ? '' : (row.rate * 100).toFixed(1),
    row.ratio === null ? '' : row.ratio.toFixed(2),
    row.ratio === null ? '' : yesOrNo(row.below),
    test === null ? '' : test.test === 'z' ? 'z' : words('equalOpportunity.fisherExact'),
    test === null || test.z === null ? '' : bare(test.z.toFixed(2)),
    test === null ? '' : test.p.toFixed(4),
    test === null ? '' : yesOrNo(test.significant),
    ...(interval === null ? ['', ''] : interval.map((end) => bare((end * 100).toFixed(1)))),
    row.hidden ? words('equalOpportunity.tooFewToShow') : row.rare ? words('equalOpportunity.rare') : '',
  ];
}

function yesOrNo(is: boolean): string {
  return words(is ? 'impactFiles.yes' : 'impactFiles.no');
}

/** A number of ours stays a number: only text can be a formula. */
function bare(text: string): number {
  return Number(text);
}
