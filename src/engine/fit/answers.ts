import { canonicalSkill } from '../skills/canonical.ts';
import { foldPhrase } from '../skills/tokens.ts';
import type { Answer, CandidateFacts, LedgerRow } from './facts.ts';
import { ledgerText, wordsOfLedger1 } from './ledger-text.ts';

export type { Answer } from './facts.ts';

/** What an answer is kept under: one skill is one key, however it is typed and whether it is required or desired. */
export function answerKey(kind: LedgerRow['kind'], asked: LedgerRow['requirement']): string {
  const requirement = wordsOfLedger1(asked);
  if (kind === 'required_skill' || kind === 'desired_skill') return SKILL + canonicalSkill(requirement).id;
  return `${kind} ${foldPhrase(requirement) || requirement.trim().toLowerCase()}`;
}

/** The facts with each skill that the candidate says to have, as their statement: it counts like a skill that is only listed. */
export function withAnswers(facts: CandidateFacts): CandidateFacts {
  const stated = (facts.answers ?? []).filter(({ key, has }) => has && key.startsWith(SKILL));
  if (stated.length === 0) return facts;
  const skills = stated.map(({ text }) => ({
    text,
    used: false,
    evidence: { from: 'statement' as const, quote: text },
  }));
  return { ...facts, skills: [...facts.skills, ...skills] };
}

/**
 * The row with what the candidate said of it. An answer speaks only where the file is silent: it never replaces what is
 * quoted, and its own evidence is a statement alone. A "no" costs nothing against an open row.
 */
export function answeredRow(row: LedgerRow, answers: ReadonlyMap<string, Answer>): LedgerRow {
  const answer = answers.get(answerKey(row.kind, row.requirement));
  if (answer === undefined) return row;
  const answered = answer.has ? 'have' : 'have_not';
  if (row.state === 'met' && answer.has && row.evidence.every(({ from }) => from === 'statement'))
    return row.evidence.length > 0 ? { ...row, answered } : row;
  if (row.state !== 'unknown') return row;
  return {
    ...row,
    state: answer.has ? 'met' : 'not_met',
    reason: ledgerText(answer.has ? 'ledger.stated' : 'ledger.saidMissing'),
    evidence: [{ from: 'statement', quote: answer.text }],
    answered,
  };
}

const SKILL = 'skill ';
