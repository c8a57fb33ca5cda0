import {
  type ImpactMeasure,
  type ImpactTable,
  races,
  sexes,
} from '../../../api/fairness/equal-opportunity.ts';
import { type Direction, impactTable } from '../../../engine/impact/rates.ts';
import { groupsOf, tells } from '../../../engine/impact/release.ts';
import type { Look } from './release-queries.ts';
import { dayBefore } from './rules.ts';

/** Which releases are read: those of months that were closed after that day, of a measure, and of one job or all. */
export type Wanted = { measure: ImpactMeasure; jobId: string | null; after: string };

/** The three tables, each of the releases that distinguish what is asked for; where there is none, why. */
export function tablesOf(looks: Look[], wanted: Wanted): ImpactTable[] {
  return (['sex', 'race', 'both'] as const).map((direction) => tableOf(direction, looks, wanted));
}

function tableOf(direction: Direction, looks: Look[], { measure, jobId, after }: Wanted): ImpactTable {
  const own = looks.filter((look) => look.direction === direction);
  const released = own.flatMap(({ closedBy, figures }) => (figures ? [{ closedBy, figures }] : []));
  const recent = released.filter(({ closedBy }) => closedBy > after);
  const shown = recent.filter(({ figures }) => tells(figures, measure, jobId));
  const groups = groupsOf(
    shown.map(({ figures }) => figures),
    measure,
    jobId,
  );
  const [sexNames, raceNames] = [namesOf(sexes), namesOf(races)];
  const table = impactTable(direction, groups, { sexes: sexNames, races: raceNames });
  return {
    ...table,
    rows: table.rows.map((row) => ({
      ...row,
      sex: sexNames.find((name) => name === row.sex) ?? null,
      race: raceNames.find((name) => name === row.race) ?? null,
    })),
    releases: shown.map(({ closedBy, figures }) => ({
      from: figures.from,
      to: dayBefore(closedBy),
      median: measure === 'score' ? figures.median : null,
    })),
    withheld:
      shown.length > 0
        ? null
        : recent.some(({ figures }) => tells(figures, measure, null))
          ? 'job'
          : recent.length > 0
            ? 'measure'
            : released.length > 0
              ? 'period'
              : own.length > 0
                ? 'small_groups'
                : 'few_people',
  };
}

function namesOf<Name extends string>(words: Record<Name, string>): Name[] {
  return Object.keys(words) as Name[];
}
