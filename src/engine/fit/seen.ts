import { closeness } from '../occupations/meaning.ts';
import { titleNearness } from '../occupations/nearness.ts';
import { linksOf, type TitleLink } from '../occupations/title-links.ts';
import { withoutCopies } from './copies.ts';
import type { PreparedJob } from './prepare.ts';
import type { WeightsVersion } from './weights.ts';
import { roleLine, type Career, type Role, type RoleLine } from './roles.ts';

/** A position as it counts for one job: how near its work is, what a line of it is worth, and the lines that are not copies or about others. */
export type SeenRole = {
  role: Role;
  /** The occupations that its title names. */
  links: readonly TitleLink[];
  near: number;
  worth: number;
  /** How near its work is in kind: as `near`, but never the job's own kind where it sells, hires or plans for the trade. */
  kind: number;
  /** How close its lines come to each duty of the posting, 0 to 1, and the mean of that. */
  duties: number[];
  alike: number;
  /** Whether skills that its occupation asks for are likely: all of them, or only those that are no products, which differ from job to job. */
  asks: 'all' | 'no products' | 'none';
  /** Whether it is the job's own work under whatever title. */
  isSame: boolean;
  lines: RoleLine[];
  /** The title as a line, where it may show a skill. */
  heading: RoleLine | null;
};

/** The positions held as they count for a job by a version of the weights. */
export function seenBy({ roles }: Career, job: PreparedJob, version: WeightsVersion): SeenRole[] {
  const isBefore4 = version === '1' || version === '2' || version === '3';
  const rule = isBefore4 ? 'by name' : version === '4' ? 'by meaning' : 'by work';
  return roles.map((role) => {
    const near = role.title === '' ? UNTITLED : titleNearness(role.title, job.job.title, rule);
    const lines = role.lines.flatMap((line) => asClaimed(line, job));
    const duties = job.posting.duties.map((duty) => {
      let best = 0;
      for (const { meaning } of lines) best = Math.max(best, raised(closeness(duty, meaning)));
      return best;
    });
    const kind = isForOthers(role, job) ? Math.min(near, OTHER_KIND) : near;
    const alike = duties.reduce((sum, one) => sum + one, 0) / Math.max(1, duties.length);
    return {
      role,
      links: linksOf(role.title, rule),
      near,
      worth: (FAR + (1 - FAR) * near) * role.age,
      kind,
      duties,
      alike,
      ...(isBefore4 ? likelyBefore4(kind, alike) : likelyFrom(kind, alike)),
      lines,
      heading: (role.heading && asClaimed(role.heading, job)[0]) ?? null,
    };
  });
}

/**
 * What a position makes likely. Many lines come close to any duty, so lines alike say little without a title that is: both together
 * must reach a bound.
 */
function likelyFrom(kind: number, alike: number): Pick<SeenRole, 'asks' | 'isSame'> {
  return {
    asks: kind + alike < ASKS_FROM ? 'none' : kind >= NEAR ? 'all' : 'no products',
    isSame: kind >= SAME_JOB || (kind >= SAME_KIND && kind + alike >= SAME_WORK),
  };
}

/** The same before version 4: the title or the lines alone. */
function likelyBefore4(kind: number, alike: number): Pick<SeenRole, 'asks' | 'isSame'> {
  return { asks: kind >= 0.4 || alike >= 0.35 ? 'all' : 'none', isSame: kind >= SAME_JOB || alike >= 0.5 };
}

/** Texts that have nothing in common still point somewhat the same way: that much is taken off. */
export function raised(cosine: number): number {
  return Math.max(0, (cosine - UNRELATED) / (1 - UNRELATED));
}

/** What a line in the nearest position held is worth. */
export function nearestWorth(seen: SeenRole[]): number {
  return FAR + (1 - FAR) * nearestOf(seen);
}

function isForOthers({ trade }: Role, { posting }: PreparedJob): boolean {
  return trade !== null && !posting.kinds.has(trade);
}

/** How near the nearest position held is, 0 to 1. */
function nearestOf(seen: SeenRole[]): number {
  let best = 0;
  for (const { near, role, lines } of seen)
    if (role.title.trim() !== '' || lines.length > 0) best = Math.max(best, near);
  return best;
}

function asClaimed(line: RoleLine, { posting }: PreparedJob): RoleLine[] {
  if (line.about !== null && !posting.trades.has(line.about)) return [];
  if (!line.runs.some((run) => posting.runs.has(run))) return [line];
  const rest = withoutCopies(line.text, line.runs, posting.runs);
  return rest === null ? [] : [{ ...roleLine(rest), evidence: line.evidence }];
}

/** From this nearness on, a position is the same kind of work as the job. */
export const NEAR = 0.6;
const ASKS_FROM = 0.75;
const SAME_JOB = 0.7;
const SAME_KIND = 0.4;
const SAME_WORK = 1;
const FAR = 0.2;
const UNTITLED = 0.3;
const UNRELATED = 0.3;
/** As near as work of another kind can be. */
const OTHER_KIND = 0.55;
