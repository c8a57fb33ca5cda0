import { closeness } from '../occupations/meaning.ts';
import { occupationSkills } from '../occupations/occupation-skills.ts';
import type { AskedPhrase } from './posting.ts';
import { isTraining, type RoleLine } from './roles.ts';
import { vocabulary } from '../skills/vocabulary.ts';
import { NEAR, raised, type SeenRole } from './seen.ts';
import { MAX_WORDS, wordShare } from './word-share.ts';

/** A line that names a skill, the position it belongs to, and the steps by which its words imply the skill. */
export type Shown = { seen: SeenRole; line: RoleLine; steps: number };

/** What somebody's work says of a skill. */
export type SkillWork = {
  /** The best line by words or meaning, 0 to 1, as the ranking key counts it. */
  used: number;
  /** The lines that name it. */
  shown: Shown[];
  /** The line of near work that comes closest in meaning. */
  close: { seen: SeenRole; line: RoleLine; cosine: number } | null;
  /** How much the positions held ask for it, 0 to 1; and the one not far from the job that asks for it most. */
  asked: number;
  askedBy: { seen: SeenRole; value: number } | null;
  /** The position that speaks for it most: how like the job it is, and how much its occupation asks for the skill or a line comes close. */
  supported: Supported | null;
};

/** A position that speaks for a skill; `line` where one of its lines does so more than its occupation. */
export type Supported = { seen: SeenRole; value: number; line: RoleLine | null };

/** Goes through the lines of work for one skill. */
export function workOn(phrase: AskedPhrase, seen: SeenRole[]): SkillWork {
  const work: SkillWork = { used: 0, shown: [], close: null, asked: 0, askedBy: null, supported: null };
  for (const one of seen) {
    let closest: { line: RoleLine; value: number } | null = null;
    for (const line of one.lines) {
      const { value, cosine } = lookAt(phrase, one, line, work);
      if (value > (closest?.value ?? 0)) closest = { line, value };
      work.used = Math.max(work.used, one.worth * value);
      if (one.kind >= NEAR && cosine > (work.close?.cosine ?? 0)) work.close = { seen: one, line, cosine };
    }
    if (one.heading !== null) lookAt(phrase, one, one.heading, work);
    const value = askedBy(phrase, one);
    work.asked = Math.max(work.asked, value);
    const line = closest !== null && closest.value > value ? closest.line : null;
    support(phrase, { seen: one, value: Math.max(value, closest?.value ?? 0), line }, work);
    const asks = one.asks === 'all' || (one.asks === 'no products' && !isProduct(phrase));
    if (asks && value > (work.askedBy?.value ?? 0)) work.askedBy = { seen: one, value };
  }
  return work;
}

/** Keeps the position that speaks for a skill most. A product or a programming language differs from job to job: only work of the
 * same kind speaks for it. */
function support(phrase: AskedPhrase, one: Supported, work: SkillWork): void {
  const value = isTraining(one.seen.role) ? one.value - TRAINING : one.value;
  if (one.value === 0 || (one.seen.kind < NEAR && one.seen.together < ALIKE && isProduct(phrase))) return;
  if (one.seen.together + value > sumOf(work.supported)) work.supported = { ...one, value };
}

/** Title, lines and what speaks for the skill itself, added up. */
export function sumOf(one: Supported | null): number {
  return one === null ? 0 : one.seen.together + one.value;
}

/** Whether a skill is a product or a programming language, which differ from job to job. */
export function isProduct({ id }: AskedPhrase): boolean {
  const kind = vocabulary().concepts.get(id)?.kind;
  return kind === 'tool' || kind === 'programming';
}

function lookAt(phrase: AskedPhrase, seen: SeenRole, line: RoleLine, work: SkillWork) {
  const { steps, share, value, cosine } = said(phrase, line);
  if (share >= MAX_WORDS) work.shown.push({ seen, line, steps: steps ?? 0 });
  return { value, cosine };
}

/** What a line says of a skill; many jobs ask for the same ones. */
type Said = { steps: number | undefined; share: number; value: number; cosine: number };

function said(phrase: AskedPhrase, line: RoleLine): Said {
  const ofLine = saidBy.get(line) ?? new Map<AskedPhrase, Said>();
  const before = ofLine.get(phrase);
  if (before) return before;
  const steps = line.skills.get(phrase.id);
  const share = steps === undefined ? wordShare(phrase.words, line.stems) : 1;
  const cosine = steps === undefined ? closeness(phrase.meaning, line.meaning) : 0;
  const found = { steps, share, value: Math.max(share, raised(cosine)), cosine };
  if (ofLine.size >= MAX_SAID) ofLine.clear();
  saidBy.set(line, ofLine.set(phrase, found));
  return found;
}

function askedBy(phrase: AskedPhrase, { links }: SeenRole): number {
  const ofTitle = asked.get(links) ?? new Map<AskedPhrase, number>();
  const before = ofTitle.get(phrase);
  if (before !== undefined) return before;
  let best = 0;
  for (const { occupation, confidence } of links)
    best = Math.max(best, askedOf(phrase, occupation) * Math.min(1, confidence / SURE_LINK));
  if (ofTitle.size >= MAX_ASKED) ofTitle.clear();
  asked.set(links, ofTitle.set(phrase, best));
  return best;
}

/** How surely somebody in an occupation has a skill: its nearest skill that the occupation asks for, from a cosine of 0.55 on. */
function askedOf({ meaning, ofOccupations }: AskedPhrase, occupation: number): number {
  const before = ofOccupations.get(occupation);
  if (before !== undefined) return before;
  let best = 0;
  for (const skill of occupationSkills(occupation)) {
    const near = closeness(meaning, skill.meaning);
    if (near >= LIKELY_FROM) best = Math.max(best, skill.worth * near);
  }
  if (ofOccupations.size >= MAX_ASKED) ofOccupations.clear();
  ofOccupations.set(occupation, best);
  return best;
}

const TRAINING = 0.2;
/** From this on, title and lines together say that work is of the same kind. */
const ALIKE = 0.9;
const LIKELY_FROM = 0.55;
const MAX_SAID = 1000;
const saidBy = new WeakMap<RoleLine, Map<AskedPhrase, Said>>();
const SURE_LINK = 0.8;
const MAX_ASKED = 1000;
/** For the occupations that a title names, how surely their people have a skill. */
const asked = new WeakMap<SeenRole['links'], Map<AskedPhrase, number>>();
