import { vocabulary } from '../skills/vocabulary.ts';
import { impliedBy } from '../skills/canonical.ts';
import type { Evidence, LedgerRow } from './facts.ts';
import { ledgerText, type LedgerText } from './ledger-text.ts';
import { isCopied } from './phrases.ts';
import type { AskedSkill, Holding, PreparedCandidate, PreparedJob } from './prepare.ts';
import { IMPLIED_SHARE, LISTED_SHARE } from './weights.ts';

/** How a candidate stands on one skill that a job asks for. */
export type SkillStanding = {
  skill: AskedSkill;
  /** Steps to the nearest skill that shows it, 0 when it is held itself; null when nothing shows it. */
  steps: number | null;
  /** What it is worth in `fit`, 0 to 1. */
  strength: number;
  ways: Holding[];
  /** Whether the candidate's only mention is a copy of the job's own text. */
  onlyCopied: boolean;
};

/** Looks up how a candidate stands on a skill; a line copied from the job's text shows nothing. */
export function standingOn(skill: AskedSkill, candidate: PreparedCandidate, job: PreparedJob): SkillStanding {
  const all = candidate.holdings.get(skill.id) ?? NONE;
  const own = all.filter(({ plainQuote }) => plainQuote === null || !isCopied(plainQuote, job.plainText));
  const ways = own.filter(
    (way) => !way.isAnswer || own.every((one) => one.isAnswer || one.steps > way.steps),
  );
  const steps = ways[0]?.steps ?? null;
  let strength = 0;
  for (const way of ways)
    strength = Math.max(strength, IMPLIED_SHARE ** way.steps * (way.fact.used ? 1 : LISTED_SHARE));
  return { skill, steps, strength, ways, onlyCopied: ways.length === 0 && all.length > 0 };
}

/** The ledger row of a skill, with the points it adds. */
export function skillRow(
  kind: 'required_skill' | 'desired_skill',
  standing: SkillStanding,
  points: number,
  candidate: PreparedCandidate,
): LedgerRow {
  const { skill, steps, ways } = standing;
  return {
    kind,
    requirement: skill.typed,
    ...(skill.isUsual ? {} : { canonical: skill.name }),
    state: steps === null ? 'unknown' : 'met',
    reason: steps === null ? whyUnknown(standing, candidate) : whyMet(skill, ways),
    evidence: evidenceOf(ways),
    points,
  };
}

function whyMet({ name }: AskedSkill, ways: Holding[]): string | LedgerText {
  const best = ways[0];
  if (best === undefined) return '';
  if (best.steps > 0)
    return ledgerText('ledger.implied', { via: best.viaName, name, percent: percentAt(best.steps) });
  if (best.fact.used) return ledgerText('ledger.shownInJob', { name });
  if (best.fact.evidence.from === 'statement') return ledgerText('ledger.skillStated', { name });
  return ledgerText('ledger.skillListed', { name });
}

/** What is left of a skill at so many steps, in percent. */
export function percentAt(steps: number): number {
  return Math.round(IMPLIED_SHARE ** steps * 100);
}

/** Why a skill is open. */
export function whyUnknown({ skill, onlyCopied }: SkillStanding, candidate: PreparedCandidate): LedgerText {
  const { name } = skill;
  if (candidate.facts.skills.length === 0) return ledgerText('ledger.nothingAtAll');
  if (onlyCopied) return ledgerText('ledger.copied', { name });
  const near = impliedBy(skill.id).find(({ id }) => candidate.holdings.has(id));
  const wider = near === undefined ? undefined : vocabulary().concepts.get(near.id);
  if (wider !== undefined) return ledgerText('ledger.wider', { name, wider: wider.name });
  return ledgerText('ledger.nothing', { name });
}

function evidenceOf(ways: Holding[]): Evidence[] {
  const steps = ways[0]?.steps;
  const seen = new Set<string>();
  const evidence: Evidence[] = [];
  for (const { fact, steps: at } of ways) {
    if (evidence.length === MAX_QUOTES) break;
    const key = JSON.stringify(fact.evidence);
    if (at !== steps || seen.has(key)) continue;
    seen.add(key);
    evidence.push(fact.evidence);
  }
  return evidence;
}

const NONE: Holding[] = [];
const MAX_QUOTES = 3;
