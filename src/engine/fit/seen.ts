import { closeness } from '../occupations/meaning.ts';
import { titleNearness } from '../occupations/nearness.ts';
import { occupationMeaning } from '../occupations/occupation-skills.ts';
import { linksOf, linkConfidence, type TitleLink } from '../occupations/title-links.ts';
import type { TitleRule } from '../occupations/title-stems.ts';
import { withoutCopies } from './copies.ts';
import type { PreparedJob } from './prepare.ts';
import type { WeightsVersion } from './weights.ts';
import { comparedBy, type Compared } from './compared-stems.ts';
import { wordsOfLines } from './words-of-lines.ts';
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
  /** Title and lines together: its kind and how like the posting its lines are, less what they are nearer to the work of its own title. */
  together: number;
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
  const rule = TITLE_RULES[version];
  const compared = comparedBy(version);
  return roles.map((role) => {
    const links = linksOf(role.title, rule);
    const named = role.title === '' ? UNTITLED : titleNearness(role.title, job.job.title, rule);
    const lines = role.lines.flatMap((line) => asClaimed(line, job, compared));
    const duties = job.posting.duties.map((duty) => {
      let best = 0;
      for (const { meaning } of lines) best = Math.max(best, raised(closeness(duty, meaning)));
      return best;
    });
    const alike = duties.reduce((sum, one) => sum + one, 0) / Math.max(1, duties.length);
    const isKnown = !isBySkill(version) || isNamed(links);
    const like =
      compared === 'words' || (isKnown && named < LEAST_KIND) ? 0 : likeness(alike, lines, job.posting);
    const near = isKnown ? named : Math.max(named, Math.min(NEAREST_BY_LINES, like));
    const isOther =
      isForOthers(role, job) || (compared !== 'words' && isFarWork(near, like, lines, job.posting));
    const kind = isOther ? Math.min(near, OTHER_KIND) : near;
    return {
      role,
      links,
      near,
      worth: (FAR + (1 - FAR) * near) * role.age,
      kind,
      duties,
      alike,
      together: kind + like - (isBySkill(version) ? ownWork(lines, links, linksOf(job.job.title, rule)) : 0),
      ...(isBefore4
        ? likelyBefore4(kind, alike)
        : version === '4'
          ? likelyBefore5(kind, alike)
          : version === '5' || isBySkill(version)
            ? likelyFrom(kind, like)
            : likelyFromWork(kind, like, lines, [links, linksOf(job.job.title, rule)])),
      lines,
      heading: (role.heading && asClaimed(role.heading, job, compared)[0]) ?? null,
    };
  });
}

/**
 * What a position makes likely: its title and its lines together must reach a bound. What has a title of other work must be very like the posting.
 */
function likelyFrom(kind: number, like: number): Pick<SeenRole, 'asks' | 'isSame'> {
  const together = kind + like;
  return {
    asks: together < ASKS_TOGETHER ? 'none' : kind >= NEAR ? 'all' : 'no products',
    isSame: kind >= SAME_JOB || together >= SAME_TOGETHER,
  };
}

/**
 * The same since version 6: where both titles surely name work, not of one kind, and the lines are nearer to the work of the title held, they must
 * be more like the posting. Else a medical secretary's letters make the work of a physiotherapist likely.
 */
function likelyFromWork(
  kind: number,
  like: number,
  lines: RoleLine[],
  [links, jobs]: [readonly TitleLink[], readonly TitleLink[]],
): Pick<SeenRole, 'asks' | 'isSame'> {
  if (kind >= NEAR || nearnessTo(links, lines) - nearnessTo(jobs, lines) <= OWN_WORK)
    return likelyFrom(kind, like);
  return likelyFrom(kind, like - KNOWN_APART * linkConfidence(links[0]) * linkConfidence(jobs[0]));
}

/** Whether what makes a skill likely is looked at skill by skill. */
export function isBySkill(version: WeightsVersion): boolean {
  return version === '9' || version === '10';
}

/** Whether a title surely names some occupation. */
function isNamed(links: readonly TitleLink[]): boolean {
  return (links[0]?.confidence ?? 0) >= NAMED;
}

/** By how much lines are nearer to the work of the title held than to that of the job; 0 where they are not. */
function ownWork(lines: RoleLine[], links: readonly TitleLink[], jobs: readonly TitleLink[]): number {
  if (links.length === 0 || jobs.length === 0) return 0;
  return Math.max(0, nearnessTo(links, lines) - nearnessTo(jobs, lines));
}

/** How near lines of work are, in the mean, to what one of some occupations asks for. */
function nearnessTo(links: readonly TitleLink[], lines: RoleLine[]): number {
  const compared = lines.filter(({ meaning }) => meaning !== null);
  let best = 0;
  for (const { occupation } of links) {
    const work = occupationMeaning(occupation);
    let sum = 0;
    for (const { meaning } of compared) sum += closeness(work, meaning);
    best = Math.max(best, sum / Math.max(1, compared.length));
  }
  return best;
}

/** Whether a title is near the job's by its name alone: its lines, where they have a meaning, are of other work. */
function isFarWork(
  near: number,
  like: number,
  lines: RoleLine[],
  { words }: PreparedJob['posting'],
): boolean {
  if (words.length < MANY_WORDS) return false;
  return near < SURELY_SAME && near + like < FAR_WORK && lines.some(({ meaning }) => meaning !== null);
}

/**
 * How like the posting a position's lines are: how near they come to its duties, less for the more lines there are, since among many some comes close to
 * anything; and the share of the posting's words that they have or have a neighbour of.
 */
function likeness(alike: number, lines: RoleLine[], { words }: PreparedJob['posting']): number {
  if (lines.length === 0) return 0;
  const near = Math.max(0, alike - BY_CHANCE * Math.log(lines.length));
  const compared = wordsOfLines(lines);
  let [reached, whole] = [0, 0];
  for (const word of words) {
    whole += word.weight;
    reached += word.weight * compared.reach(word);
  }
  // In a posting of few words those of its skills are most of them, and say nothing of the work.
  return OF_DUTIES * near + (words.length < MANY_WORDS ? 0 : reached / whole);
}

/** The same in version 4, by titles and duties. */
function likelyBefore5(kind: number, alike: number): Pick<SeenRole, 'asks' | 'isSame'> {
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

function asClaimed(line: RoleLine, { posting }: PreparedJob, compared: Compared): RoleLine[] {
  if (line.about !== null && !posting.trades.has(line.about)) return [];
  if (!line.runs.some((run) => posting.runs.has(run))) return [line];
  const rest = withoutCopies(line.text, line.runs, posting.runs);
  return rest === null ? [] : [{ ...roleLine(rest, compared), evidence: line.evidence }];
}

const TITLE_RULES: Record<WeightsVersion, TitleRule> = {
  '1': 'by name',
  '2': 'by name',
  '3': 'by name',
  '4': 'by meaning',
  '5': 'by work',
  '6': 'by trade',
  '7': 'by field',
  '8': 'by usage',
  '9': 'by rank',
  '10': 'by rank',
};
/** From this nearness on, a position is the same kind of work as the job. */
export const NEAR = 0.6;
const ASKS_FROM = 0.75;
const SAME_JOB = 0.7;
const SAME_KIND = 0.4;
const SAME_WORK = 1;
const SURELY_SAME = 0.85;
const FAR_WORK = 0.88;
const ASKS_TOGETHER = 0.65;
const SAME_TOGETHER = 0.77;
const OWN_WORK = 0.1;
const KNOWN_APART = 0.2;
const MANY_WORDS = 12;
const LEAST_KIND = 0.2;
const OF_DUTIES = 0.8;
const BY_CHANCE = 0.1;
const FAR = 0.2;
const UNTITLED = 0.3;
const UNRELATED = 0.3;
/** From this confidence on, a title is taken to name its occupation. */
const NAMED = 0.65;
const NEAREST_BY_LINES = 0.7;
/** As near as work of another kind can be. */
const OTHER_KIND = 0.55;
