import {
  type ImpactMeasure,
  type ImpactTable,
  races,
  sexes,
} from '../../../api/fairness/equal-opportunity.ts';
import { type Group, impactTable } from '../../../engine/impact/rates.ts';
import type { Database } from '../../platform/db/connect.ts';
import { type Counted, countAboveMedian, countSelected } from './queries.ts';

/** How many were assessed by a measure, the middle score where it is the score, and the three tables. */
export async function countImpact(
  database: Database,
  which: Counted,
  measure: ImpactMeasure,
): Promise<{ assessed: number; median: number | null; tables: ImpactTable[] }> {
  const { median, groups } =
    measure === 'score'
      ? await countAboveMedian(database, which)
      : { median: null, groups: await countSelected(database, which, measure) };
  return {
    assessed: groups.reduce((sum, group) => sum + group.assessed, 0),
    median,
    tables: (['sex', 'race', 'both'] as const).map((direction) => tableOf(direction, groups)),
  };
}

function tableOf(direction: ImpactTable['direction'], groups: Group[]): ImpactTable {
  const sexNames = namesOf(sexes);
  const raceNames = namesOf(races);
  const table = impactTable(direction, groups, { sexes: sexNames, races: raceNames });
  return {
    ...table,
    rows: table.rows.map((row) => ({
      ...row,
      sex: sexNames.find((name) => name === row.sex) ?? null,
      race: raceNames.find((name) => name === row.race) ?? null,
    })),
  };
}

function namesOf<Name extends string>(words: Record<Name, string>): Name[] {
  return Object.keys(words) as Name[];
}
