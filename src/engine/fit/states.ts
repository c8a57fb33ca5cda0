import type { Evidence, FitResult, Known } from './facts.ts';
import { bystanderOf } from './claims.ts';
import { runsOf } from './copies.ts';
import { quoteOf } from './evidence.ts';
import { mayNamePaper } from './named-papers.ts';
import { isCopied } from './phrases.ts';
import type { AskedPhrase } from './posting.ts';
import type { Holding, PreparedCandidate, PreparedJob } from './prepare.ts';
import { isTraining, levelOfTitle } from './roles.ts';
import { isBySkill, NEAR, type SeenRole } from './seen.ts';
import { isProduct, sumOf, type SkillWork } from './skill-work.ts';
import { IMPLIED_SHARE, STATE_COUNTS, STATED_LIKELY, type WeightsVersion } from './weights.ts';
import { titleNearness } from '../occupations/nearness.ts';
import { MAX_WORDS, wordShare } from './word-share.ts';

/** How somebody stands on a skill, what that counts, 0 to 1, and what it rests on. */
export type SkillState = {
  known: Known;
  counts: number;
  /** What it rests on, the strongest first; empty where nothing speaks of it. */
  evidence: Evidence[];
  /** The position that the evidence belongs to. */
  seen: SeenRole | null;
  /** What shows it where it is only implied: the steps, and the name of the first. */
  steps: number;
  via: string | null;
  /** Why it is likely. */
  because?: 'asked' | 'close' | 'same job';
  /** Whether the candidate also says so. */
  isStated?: boolean;
};

/** What all skills of a pair are looked at with. */
export type Sight = {
  candidate: PreparedCandidate;
  job: PreparedJob;
  seen: SeenRole[];
  /** Whether work near the job is on file. */
  isNear: boolean;
  /** The same job, held for a year and not as a trainee. */
  same: SeenRole | null;
  /** Whether what makes a skill likely is looked at skill by skill, as since weights 9. */
  isBySkill: boolean;
  /** What title, lines and what speaks for a skill must add up to in work of another kind. */
  together: number;
  /** Since weights 10: the position nearest to the job, where title, lines and time together speak for its work. */
  alike: SeenRole | null;
};

/** Looks at a pair as a whole, once for all of its skills. */
export function sightOf(
  candidate: PreparedCandidate,
  job: PreparedJob,
  seen: SeenRole[],
  version: WeightsVersion,
  parts: KeyPart[],
): Sight {
  const bySkill = isBySkill(version);
  const same = seen
    .filter(
      ({ isSame, together, kind, role }) =>
        (bySkill ? together >= SURELY_SAME || kind >= SAME_BY_TITLE : isSame) && !isTraining(role),
    )
    .toSorted(byNearness);
  const isNear =
    seen.some(({ kind }) => kind >= NEAR) || ((version === '8' || bySkill) && isTrained(candidate, job));
  const together = version === '10' ? SURELY_TOGETHER : LIKELY_TOGETHER;
  const isLike = version === '10' && shareOfWork(parts) >= LIKE_WORK && !isRuledOut(parts);
  const alike = isLike ? nearestWork(seen) : null;
  return { candidate, job, seen, isNear, isBySkill: bySkill, same: same[0] ?? null, alike, together };
}

/** What is reached of the rows of the key that speak of work done. */
function shareOfWork(parts: KeyPart[]): number {
  let [reached, whole] = [0, 0];
  for (const { name, weight, value } of parts)
    if (OF_WORK.has(name)) {
      reached += weight * value;
      whole += weight;
    }
  return whole === 0 ? 0 : reached / whole;
}

/** Whether the resume says that a licence, or most of a required skill, is missing. */
function isRuledOut(parts: KeyPart[]): boolean {
  return parts.some(
    ({ name, value }) =>
      (name === 'no denied licence' && value < 1) || (name === 'nothing denied' && value < LEAST_DENIED),
  );
}

/** The position most like the job by title and lines, other than a trainee's or one of less than a year. */
function nearestWork(seen: SeenRole[]): SeenRole | null {
  const held = seen.filter(
    ({ role, near, kind }) =>
      kind === near && (!isTraining(role) || (role.months === null && levelOfTitle(role.title) !== TRAINEE)),
  );
  return held.toSorted((a, b) => b.together - a.together || byNearness(a, b))[0] ?? null;
}

/** Whether a course of study is of the job's own work: what its listed skills name was then learned, if not yet done in a position. */
function isTrained({ facts }: PreparedCandidate, { job }: PreparedJob): boolean {
  return facts.education.some(({ degree, field }) => {
    const subject = (field ?? degree).replaceAll(DEGREES, ' ').trim();
    return subject !== '' && titleNearness(subject, job.title, 'by usage') >= OWN_SUBJECT;
  });
}

/** How a skill is known: the surest way that counts most. A licence or a language is shown, or open: `mustState` says which. */
export function stateOf(phrase: AskedPhrase, work: SkillWork, sight: Sight): SkillState {
  const stated = statedBy(phrase, sight);
  if (sight.candidate.facts.dropped?.includes(phrase.id)) return stated ?? NOTHING;
  const named = strongest([...shownIn(work, sight), ...listedIn(phrase, sight)]);
  if (named && named.known !== 'bare') return named;
  const denied = deniedBy(phrase, sight);
  if (denied) return denied;
  const likely = likelyBy(work, sight, !isProduct(phrase) && !mayNamePaper(phrase.id, false));
  if (likely && stated) return { ...likely, counts: Math.max(likely.counts, STATED_LIKELY), isStated: true };
  return strongest([named, likely, stated]) ?? NOTHING;
}

/** The lines of work that name it: near the job, in work of another kind, or far from it. */
function shownIn({ shown }: SkillWork, { isNear }: Sight): SkillState[] {
  return shown.map(({ seen, line, steps }) => {
    const isDated = seen.role.start !== null;
    const known: Known =
      seen.kind >= NEAR
        ? isDated
          ? 'proven'
          : 'listed'
        : seen.kind >= ANOTHER_KIND
          ? 'elsewhere'
          : isNear
            ? 'listed'
            : 'bare';
    return counted(known, { evidence: [line.evidence], seen, steps });
  });
}

/** The places outside of lines of work that name it: lists, education, and mentions that no line of work accounts for. */
function listedIn(phrase: AskedPhrase, { candidate, job, isNear }: Sight): SkillState[] {
  const known: Known = isNear ? 'listed' : 'bare';
  const states = (candidate.holdings.get(phrase.id) ?? [])
    .filter((way) => way.fact.evidence.from !== 'statement' && isOwn(way, job))
    .map(({ fact, steps, viaName }) =>
      counted(known, { evidence: [fact.evidence], steps, via: steps > 0 ? viaName : null }),
    );
  for (const { stems, evidence } of candidate.career.listed)
    if (evidence && evidence.from !== 'statement' && wordShare(phrase.words, stems) >= MAX_WORDS)
      states.push(counted(known, { evidence: [evidence] }));
  return states;
}

/** Whether the words are the writer's own claim about their own work, and no copy of the posting. */
function isOwn({ isClaimed, plainQuote, fact }: Holding, { plainText, posting }: PreparedJob): boolean {
  if (!isClaimed || (plainQuote !== null && isCopied(plainQuote, plainText))) return false;
  if (!fact.used) return true;
  const quote = quoteOf(fact.evidence);
  const about = bystanderOf(quote);
  return (about === null || posting.trades.has(about)) && !runsOf(quote).some((run) => posting.runs.has(run));
}

function statedBy({ id }: AskedPhrase, { candidate }: Sight): SkillState | null {
  const ways = (candidate.holdings.get(id) ?? []).filter(({ fact }) => fact.evidence.from === 'statement');
  return strongest(
    ways.map(({ fact, steps, viaName }) =>
      counted('stated', { evidence: [fact.evidence], steps, via: steps > 0 ? viaName : null }),
    ),
  );
}

function deniedBy({ id, words }: AskedPhrase, { candidate }: Sight): SkillState | null {
  const answer = candidate.answers.get(`skill ${id}`);
  if (answer && !answer.has)
    return counted('denied', { evidence: [{ from: 'statement', quote: answer.text }] });
  const denial = candidate.career.denials
    .filter((one) => one.ids.has(id) || wordShare(words, one.stems) >= MAX_WORDS)
    .map(({ evidence }) => counted('denied', { evidence: [evidence] }));
  return strongest(denial);
}

/** The work held that makes it likely: an occupation that asks for it, a line that comes close, or the same job. */
function likelyBy(
  { askedBy, close, supported }: SkillWork,
  { same, isBySkill: bySkill, alike, together }: Sight,
  isOfTrade: boolean,
): SkillState | null {
  const from = (seen: SeenRole, because: NonNullable<SkillState['because']>, evidence?: Evidence) =>
    counted('likely', { evidence: [evidence ?? seen.role.evidence], seen, because });
  if (same) return from(same, 'same job');
  if (bySkill) {
    if (!supported || sumOf(supported) < (supported.seen.kind >= NEAR ? LIKELY_TOGETHER : together))
      return alike && isOfTrade && (supported?.value ?? 0) >= LEAST_SUPPORT ? from(alike, 'same job') : null;
    return supported.line
      ? from(supported.seen, 'close', supported.line.evidence)
      : from(supported.seen, 'asked');
  }
  if (askedBy && askedBy.value >= ASKED_FROM) return from(askedBy.seen, 'asked');
  if (close && close.cosine >= CLOSE_FROM) return from(close.seen, 'close', close.line.evidence);
  return null;
}

function counted(known: Known, found: Partial<SkillState> & { evidence: Evidence[] }): SkillState {
  const steps = found.steps ?? 0;
  return {
    known,
    counts: STATE_COUNTS[known] * IMPLIED_SHARE ** steps,
    seen: null,
    via: null,
    ...found,
    steps,
  };
}

/** The state that counts most; of equal ones the one in the newest, nearest work, and then always the same. Others of its kind are quoted too. */
function strongest(states: (SkillState | null)[]): SkillState | null {
  const [best, ...others] = states.filter((one) => one !== null).toSorted(byStrength);
  if (!best) return null;
  const quotes = new Map<string, Evidence>();
  for (const one of [best, ...others])
    if (one.known === best.known && one.steps === best.steps)
      for (const shown of one.evidence)
        if (quotes.size < MAX_QUOTES) quotes.set(JSON.stringify(shown), shown);
  return { ...best, evidence: [...quotes.values()] };
}

function byStrength(a: SkillState, b: SkillState): number {
  return b.counts - a.counts || bySeen(a.seen, b.seen) || compare(orderOf(a), orderOf(b));
}

function bySeen(a: SeenRole | null, b: SeenRole | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return b.role.age - a.role.age || byNearness(a, b);
}

function byNearness(a: SeenRole, b: SeenRole): number {
  return b.kind - a.kind || b.alike - a.alike || compare(keyOf(a), keyOf(b));
}

function keyOf({ role }: SeenRole): string {
  return `${role.start ?? ''} ${role.title} ${JSON.stringify(role.evidence)}`;
}

function orderOf({ evidence, via }: SkillState): string {
  return `${JSON.stringify(evidence)} ${via ?? ''}`;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

const NOTHING: SkillState = { known: 'unknown', counts: 0, evidence: [], seen: null, steps: 0, via: null };
/** A row of the ranking key as far as the states look at it. */
type KeyPart = FitResult['parts'][number];
/** The rows that speak of work done, and what of them must be reached for the work to be like the job's. */
const OF_WORK = new Set([
  'used',
  'title',
  'work',
  'duties',
  'words',
  'duties anywhere',
  'words anywhere',
  'years',
]);
const LIKE_WORK = 0.23;
const LEAST_DENIED = 0.6;
/** An odd skill, of which neither the occupations held nor any line speaks at all, is not likely even then. */
const LEAST_SUPPORT = 0.1;
const TRAINEE = 0;
const ANOTHER_KIND = 0.25;
const SAME_BY_TITLE = 0.7;
/** From this on, title and lines together say that a position is the same job. */
const SURELY_SAME = 1;
/** From this on, title, lines and what speaks for a skill make it likely. */
const LIKELY_TOGETHER = 1.3;
/** The same for work of another kind since weights 10, which look at the work as a whole besides. */
const SURELY_TOGETHER = 1.45;
const ASKED_FROM = 0.4;
const CLOSE_FROM = 0.7;
const MAX_QUOTES = 3;
const OWN_SUBJECT = 0.8;
/** What a degree is called, without what was studied. */
const DEGREES =
  /(?<!\p{L})(?:bachelor|master|associate|doctor|diploma|certificate|degree|apprenticeship|of|in|the|arts?|sciences?|level \d|[bm]\.?\s?(?:a|sc|eng|ed)|[bm]s)(?!\p{L})\.?/giu;
