import { stringify } from 'csv-stringify/sync';
import {
  type EqualOpportunity,
  type ImpactRow,
  races,
  sexes,
} from '../../../api/fairness/equal-opportunity.ts';

/** The tables as one file: a line for each category, after lines that say what was counted. No cell is a formula. */
export function writeImpactFile(figures: EqualOpportunity): string {
  const job = figures.jobs.find(({ id }) => id === figures.job_id)?.title ?? 'All jobs';
  const about = [
    ['Job', job],
    ['Measure', figures.measure === 'score' ? 'Score above the median' : `Came to: ${figures.measure}`],
    [],
  ];
  const head = [
    'Table',
    'Sex',
    'Race or ethnicity',
    'Assessed',
    figures.measure === 'score' ? 'Above the median' : 'Selected',
    figures.measure === 'score' ? 'Scoring rate %' : 'Selection rate %',
    'Impact ratio',
    'Under four fifths',
    'Test',
    'z',
    'p',
    'Significant',
    'Difference low, points',
    'Difference high, points',
    'Remark',
  ];
  const lines = figures.tables.flatMap((table) => [
    ...table.releases.map(({ from, to, median }) => [
      tableNames[table.direction],
      `People whose hiring ended from ${from} to ${to}${median === null ? '' : `, median score ${median}`}`,
    ]),
    ...(table.withheld === null
      ? [
          ...table.rows.map((row) => [tableNames[table.direction], ...cellsOf(row)]),
          [tableNames[table.direction], 'Not answered, or too few to show', '', table.unknown],
        ]
      : [[tableNames[table.direction], withheldWords[table.withheld]]]),
  ]);
  return stringify([...about, head, ...lines], { escape_formulas: true, bom: true });
}

const withheldWords = {
  few_people: 'Withheld: too few decisions so far',
  small_groups: 'Withheld: a group has fewer than 5 people',
  measure: 'Withheld for this measure: a group has fewer than 5 people',
  job: 'Withheld for this job: a group has fewer than 5 people',
  period: 'No figures were released for this period',
} as const;

const tableNames = { sex: 'Sex', race: 'Race or ethnicity', both: 'Sex and race or ethnicity' } as const;

function cellsOf(row: ImpactRow): (string | number)[] {
  const { significance: test, interval } = row;
  return [
    row.sex === null ? '' : sexes[row.sex],
    row.race === null ? '' : races[row.race],
    row.assessed ?? '',
    row.selected ?? '',
    row.rate === null ? '' : (row.rate * 100).toFixed(1),
    row.ratio === null ? '' : row.ratio.toFixed(2),
    row.ratio === null ? '' : row.below ? 'yes' : 'no',
    test === null ? '' : test.test === 'z' ? 'z' : 'Fisher exact',
    test === null || test.z === null ? '' : bare(test.z.toFixed(2)),
    test === null ? '' : test.p.toFixed(4),
    test === null ? '' : test.significant ? 'yes' : 'no',
    ...(interval === null ? ['', ''] : interval.map((end) => bare((end * 100).toFixed(1)))),
    row.hidden ? 'None, or too few to show' : row.rare ? 'Under 2% of those who answered: not compared' : '',
  ];
}

/** A number of ours stays a number: only text can be a formula. */
function bare(text: string): number {
  return Number(text);
}
