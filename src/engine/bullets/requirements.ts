import type { Known, LedgerRow } from '../fit/facts.ts';
import { wordsOfLedger1 } from '../fit/ledger-text.ts';
import { closeness, meaningOf } from '../occupations/meaning.ts';
import type { Claim } from './claims.ts';

/** The skills of a job that a person shows nowhere, only likely or weakly: what suggestions should serve first. */
export function openRequirements(ledger: readonly LedgerRow[]): string[] {
  return ledger.flatMap((row) =>
    (row.kind === 'required_skill' || row.kind === 'desired_skill') && isOpen(row)
      ? [wordsOfLedger1(row.requirement)]
      : [],
  );
}

/** Rows of earlier versions of the score do not say how a skill is known. */
function isOpen({ known, state }: LedgerRow): boolean {
  return known === undefined ? state === 'unknown' || state === 'partly' : OPEN.has(known);
}

const OPEN: ReadonlySet<Known> = new Set(['unknown', 'likely', 'stated', 'bare']);

/** A requirement that a line could show, and how near in meaning the two are, 0 to 1. */
export type Served = { requirement: string; nearness: number };

/** For each claim, by id, the open requirement that it is nearest to in meaning; none for a claim that is near to none. */
export function servedBy(claims: readonly Claim[], open: readonly string[]): Map<string, Served> {
  const wanted = open.slice(0, MOST).map((requirement) => ({ requirement, meaning: meaningOf(requirement) }));
  const served = new Map<string, Served>();
  if (wanted.length === 0) return served;
  for (const { id, text } of claims) {
    const meaning = meaningOf(text);
    for (const one of wanted) {
      const nearness = closeness(meaning, one.meaning);
      if (nearness >= NEAR && nearness > (served.get(id)?.nearness ?? 0))
        served.set(id, { requirement: one.requirement, nearness });
    }
  }
  return served;
}

const MOST = 40;
/** The least cosine at which a line is said to be near a requirement. */
const NEAR = 0.6;
