import { matchSkills } from '../skills/match.ts';
import { vocabulary } from '../skills/vocabulary.ts';
import { runsOf } from './copies.ts';
import { quoteOf } from './evidence.ts';
import type { CandidateFacts, Evidence, LedgerRow, LedgerState } from './facts.ts';
import { ledgerText } from './ledger-text.ts';

/** A language a job asks for: as typed, its id and name, and how well it is to be spoken (1 to 7; null when not stated). */
export type AskedLanguage = { typed: string; id: string; name: string; mastery: number | null };

/** A language a candidate speaks, how well (null when not stated), and what shows it. */
export type SpokenLanguage = {
  id: string;
  mastery: number | null;
  evidence: Evidence;
  /** The runs of five words around it, to find what was copied from a posting. */
  runs: string[];
};

/** Reads a language a job asks for, such as "German (B2)". */
export function askedLanguage(typed: string): AskedLanguage {
  return { typed: typed.trim(), ...named(typed), mastery: masteryIn(typed) };
}

/** The languages among a candidate's languages and skills, the best mastered first. */
export function spokenLanguages(facts: CandidateFacts): SpokenLanguage[] {
  const skills = facts.skills.filter(
    ({ text }) => vocabulary().concepts.get(named(text).id)?.kind === 'spoken',
  );
  return [...facts.languages, ...skills]
    .map(({ text, evidence }) => ({
      id: named(text).id,
      mastery: masteryIn(text),
      evidence,
      key: JSON.stringify(evidence),
    }))
    .sort((a, b) => (b.mastery ?? 0) - (a.mastery ?? 0) || (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ id, mastery, evidence }) => ({ id, mastery, evidence, runs: runsOf(quoteOf(evidence)) }));
}

/** The ledger row of a language. */
export function languageRow(asked: AskedLanguage, spoken: SpokenLanguage[]): LedgerRow {
  const best = spoken.find(({ id }) => id === asked.id);
  const { name } = asked;
  if (best === undefined) return row(asked, 'unknown', ledgerText('ledger.nothing', { name }), []);
  const shown = [best.evidence];
  if (asked.mastery === null || (best.mastery !== null && best.mastery >= asked.mastery))
    return row(asked, 'met', ledgerText('ledger.onFile', { name }), shown);
  if (best.mastery === null) return row(asked, 'partly', ledgerText('ledger.howWellOpen', { name }), shown);
  return row(asked, 'partly', ledgerText('ledger.lowerLevel', { name }), shown);
}

function row(
  { typed }: AskedLanguage,
  state: LedgerState,
  reason: LedgerRow['reason'],
  evidence: Evidence[],
): LedgerRow {
  return { kind: 'language', requirement: typed, state, reason, evidence, points: 0 };
}

/** The spoken language that a text names, or the text itself when the vocabulary knows none in it. */
function named(text: string): { id: string; name: string } {
  const hit = matchSkills(text, { context: 'list' }).find(
    ({ id }) => vocabulary().concepts.get(id)?.kind === 'spoken',
  );
  const plain = text.trim();
  return hit === undefined ? { id: `x:${plain.toLowerCase()}`, name: plain } : { id: hit.id, name: hit.name };
}

function masteryIn(text: string): number | null {
  for (const [level, words] of MASTERY) if (words.test(text)) return level;
  return null;
}

const MASTERY: [number, RegExp][] = [
  [7, /\b(native|mother tongue|bilingual|muttersprache|langue maternelle|nativo|nativa|first language)\b/i],
  [6, /\bC2\b|\b(proficient|full professional|verhandlungssicher|near[- ]native)\b/i],
  [5, /\bC1\b|\b(fluent|fluency|advanced|fließend|courant|fluido|professional working)\b/i],
  [4, /\bB2\b|\b(upper[- ]intermediate|good|business|professional)\b/i],
  [3, /\bB1\b|\b(intermediate|conversational|working|moderate|limited working)\b/i],
  [2, /\bA2\b|\b(basic|elementary|pre-intermediate|grundkenntnisse)\b/i],
  [1, /\bA1\b|\b(beginner|learning|some)\b/i],
];
