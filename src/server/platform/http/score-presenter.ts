import type { FitScore, FitSummary, ScoreShape, SentScore } from '../../../api/matching/fit.ts';
import type { Shape } from '../../../engine/fit/facts.ts';
import type { LedgerText } from '../../../engine/fit/ledger-text.ts';
import { languages } from '../../../messages/languages.ts';
import { render } from '../../../messages/render.ts';
import type { StoredFit } from '../../matching/fit/queries.ts';
import type { StoredSummary } from '../db/sql-parts.ts';
import { words } from './reader.ts';

/** A score's summary in the words of its reader. */
export function presentSummary(summary: StoredSummary): FitSummary {
  const { label, shape } = summary;
  return { ...summary, label: label && worded(label), shape: shape && presentShape(shape) };
}

/** Something of a list with its score in the words of its reader. */
export function withFitInWords<T extends { fit: StoredSummary | null }>(
  item: T,
): Omit<T, 'fit'> & { fit: FitSummary | null } {
  return { ...item, fit: item.fit && presentSummary(item.fit) };
}

/** A score with its ledger in the words of its reader. */
export function presentFit(fit: StoredFit): FitScore {
  return {
    ...fit,
    ...presentSummary(fit),
    ledger: fit.ledger.map((row) => ({
      ...row,
      requirement: worded(row.requirement),
      reason: worded(row.reason),
    })),
  };
}

/** A score as employers see it, in the words of its reader: without the ids of what is the candidate's own. */
export function toSentScore(fit: StoredFit): SentScore {
  const { candidate_id: _candidate, resume_id: _resume, ...score } = presentFit(fit);
  return score;
}

/** What a ledger says in the words of its reader. Ledger 1 holds English words, as do the requirements that jobs name themselves: they stay. */
export function worded(said: string | LedgerText): string {
  return typeof said === 'string' ? said : words(said);
}

/** Whether a requirement reads so, in any language. */
export function isWordedAs(said: string | LedgerText, text: string): boolean {
  if (worded(said) === text) return true;
  return (
    typeof said === 'object' && languages.some((locale) => render(said, { locale, timeZone: null }) === text)
  );
}

function presentShape(shape: Shape): ScoreShape {
  return { ...shape, musts: shape.musts.map((must) => ({ ...must, name: worded(must.name) })) };
}
