import { closeness } from '../occupations/meaning.ts';
import { occupationSkills } from '../occupations/occupation-skills.ts';
import type { AskedPhrase } from './posting.ts';
import type { RoleLine } from './roles.ts';
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
};

/** Goes through the lines of work for one skill. */
export function workOn(phrase: AskedPhrase, seen: SeenRole[]): SkillWork {
  const work: SkillWork = { used: 0, shown: [], close: null, asked: 0, askedBy: null };
  for (const one of seen) {
    for (const line of one.lines) {
      const { value, cosine } = lookAt(phrase, one, line, work);
      work.used = Math.max(work.used, one.worth * value);
      if (one.kind >= NEAR && cosine > (work.close?.cosine ?? 0)) work.close = { seen: one, line, cosine };
    }
    if (one.heading !== null) lookAt(phrase, one, one.heading, work);
    const value = askedBy(phrase, one);
    work.asked = Math.max(work.asked, value);
    const asks = one.asks === 'all' || (one.asks === 'no products' && !isProduct(phrase));
    if (asks && value > (work.askedBy?.value ?? 0)) work.askedBy = { seen: one, value };
  }
  return work;
}

function isProduct({ id }: AskedPhrase): boolean {
  const kind = vocabulary().concepts.get(id)?.kind;
  return kind === 'tool' || kind === 'programming';
}

function lookAt(phrase: AskedPhrase, seen: SeenRole, line: RoleLine, work: SkillWork) {
  const steps = line.skills.get(phrase.id);
  const share = steps === undefined ? wordShare(phrase.stems, line.stems) : 1;
  if (share >= MAX_WORDS) work.shown.push({ seen, line, steps: steps ?? 0 });
  const cosine = steps === undefined ? closeness(phrase.meaning, line.meaning) : 0;
  return { value: Math.max(share, raised(cosine)), cosine };
}

function askedBy(phrase: AskedPhrase, { links }: SeenRole): number {
  let best = 0;
  for (const { occupation, sure } of links)
    best = Math.max(best, askedOf(phrase, occupation) * Math.min(1, sure / SURE_LINK));
  return best;
}

/** How surely somebody in an occupation has a skill: its nearest skill that the occupation asks for, from a cosine of 0.55 on. */
function askedOf({ id, told, meaning }: AskedPhrase, occupation: number): number {
  const key = `${told} ${id}`;
  const ofSkill = asked.get(key) ?? new Map<number, number>();
  const before = ofSkill.get(occupation);
  if (before !== undefined) return before;
  let best = 0;
  for (const skill of occupationSkills(occupation)) {
    const near = closeness(meaning, skill.meaning);
    if (near >= LIKELY_FROM) best = Math.max(best, skill.worth * near);
  }
  if (kept >= MAX_ASKED) {
    asked.clear();
    ofSkill.clear();
    kept = 0;
  }
  asked.set(key, ofSkill.set(occupation, best));
  kept += 1;
  return best;
}

const LIKELY_FROM = 0.55;
const SURE_LINK = 0.8;
const MAX_ASKED = 50_000;
/** For each skill, how surely somebody in an occupation has it. */
const asked = new Map<string, Map<number, number>>();
let kept = 0;
