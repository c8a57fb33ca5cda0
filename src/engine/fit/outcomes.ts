import { linksOf } from '../occupations/title-links.ts';
import { occupationsTable } from '../occupations/tables.ts';
import { jobFamilies, scoreBands } from './job-families.ts';
import type { JobFamily, ScoreBand } from './job-families.ts';

/** Applications decided in a month (`YYYY-MM`), of one family and band: how many, and how many of them came that far. */
export type Decided = {
  month: string;
  company: string;
  family: JobFamily;
  band: ScoreBand;
  decided: number;
  interview: number;
  offer: number;
};

/** A share with the interval that holds it in 95 of 100 cases, each 0 to 1. */
export type ShareBetween = { share: number; low: number; high: number };

/** How a band turned out; null throughout where too few were decided to be shown. */
export type BandOutcome = {
  band: ScoreBand;
  decided: number | null;
  interview: ShareBetween | null;
  offer: ShareBetween | null;
};
type FamilyOutcome = { family: JobFamily | 'all'; bands: BandOutcome[] };

/** The family of a job by its title. */
export function familyOf(title: string): JobFamily {
  const [link] = linksOf(title);
  const group = link === undefined ? '' : (occupationsTable().isco[link.occupation] ?? '');
  return jobFamilies[Number(group.charAt(0)) - 1] ?? 'other';
}

/**
 * How the bands of each family turned out, and those of all families together. The months of a family's band are counted in lots of
 * five people or more: a lot that is not full waits for later months, so that two readings never differ by fewer. What is
 * still under ten people, or under `companies` companies, is hidden, also in the sum.
 */
export function outcomesOf(rows: readonly Decided[], companies = 1): FamilyOutcome[] {
  const shown = new Map<string, Decided[]>();
  for (const family of jobFamilies)
    for (const band of scoreBands) {
      const counted = fullLots(rows.filter((row) => row.family === family && row.band === band));
      if (isShown(counted, companies)) shown.set(`${family} ${band}`, counted);
    }
  const families = jobFamilies.filter((family) => scoreBands.some((band) => shown.has(`${family} ${band}`)));
  const all = scoreBands.map((band) =>
    bandOutcome(
      band,
      families.flatMap((family) => shown.get(`${family} ${band}`) ?? []),
    ),
  );
  return [
    { family: 'all', bands: all },
    ...families.map((family) => ({
      family,
      bands: scoreBands.map((band) => bandOutcome(band, shown.get(`${family} ${band}`) ?? [])),
    })),
  ];
}

/** The rows of the months that fill lots of five people, the oldest first; whole months alone. */
function fullLots(rows: readonly Decided[]): Decided[] {
  const months = Map.groupBy(rows, ({ month }) => month);
  const counted: Decided[] = [];
  let waiting: Decided[] = [];
  for (const month of [...months.keys()].toSorted()) {
    waiting.push(...(months.get(month) ?? []));
    if (sum(waiting, 'decided') < LOT) continue;
    counted.push(...waiting);
    waiting = [];
  }
  return counted;
}

function isShown(rows: readonly Decided[], companies: number): boolean {
  return sum(rows, 'decided') >= LEAST && new Set(rows.map(({ company }) => company)).size >= companies;
}

function bandOutcome(band: ScoreBand, rows: readonly Decided[]): BandOutcome {
  const decided = sum(rows, 'decided');
  if (decided < LEAST) return { band, decided: null, interview: null, offer: null };
  return {
    band,
    decided,
    interview: shareBetween(sum(rows, 'interview'), decided),
    offer: shareBetween(sum(rows, 'offer'), decided),
  };
}

/** A share with its interval after Wilson, which is never empty and never beyond 0 or 1. */
export function shareBetween(hits: number, of: number): ShareBetween {
  const share = hits / of;
  const spread = Z * Math.sqrt((share * (1 - share)) / of + (Z * Z) / (4 * of * of));
  const middle = share + (Z * Z) / (2 * of);
  const scale = 1 + (Z * Z) / of;
  return {
    share,
    low: hits === 0 ? 0 : (middle - spread) / scale,
    high: hits === of ? 1 : (middle + spread) / scale,
  };
}

function sum(rows: readonly Decided[], of: 'decided' | 'interview' | 'offer'): number {
  return rows.reduce((total, row) => total + row[of], 0);
}

const LOT = 5;
const LEAST = 10;
const Z = 1.96;
