import type { FitScore, FitSummary, ScoreShape, SentScore } from '../../../api/matching/fit.ts';
import type { LedgerRow, Shape } from '../../../engine/fit/facts.ts';
import type { LedgerText } from '../../../engine/fit/ledger-text.ts';
import { countryName } from '../../../messages/countries.ts';
import { languages } from '../../../messages/languages.ts';
import { render } from '../../../messages/render.ts';
import type { StoredFit } from '../../matching/fit/queries.ts';
import type { StoredSummary } from '../db/sql-parts.ts';
import { readerLocale, words } from './reader.ts';

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
      requirement: requirementWords(row),
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

/** A row of a ledger with the countries of its places, which jobs store in English, in the language of its reader. */
export function withReadersCountries<Row extends Pick<LedgerRow, 'kind' | 'requirement'>>(row: Row): Row {
  return row.kind === 'place' ? { ...row, requirement: placesIn(row.requirement, readerLocale()) } : row;
}

/** What a row of a ledger asks for in the words of its reader. */
export function requirementWords(row: Pick<LedgerRow, 'kind' | 'requirement'>): string {
  return worded(withReadersCountries(row).requirement);
}

/** Whether what a row asks for reads so, in any language. */
export function isWordedAs(row: Pick<LedgerRow, 'kind' | 'requirement'>, text: string): boolean {
  const { kind, requirement } = row;
  if (worded(requirement) === text || requirementWords(row) === text) return true;
  return languages.some((locale) => {
    const said = kind === 'place' ? placesIn(requirement, locale) : requirement;
    return (typeof said === 'object' ? render(said, { locale, timeZone: null }) : said) === text;
  });
}

/** Places, each with its country last, with the countries in the language of a locale. */
function placesIn(said: string | LedgerText, locale: string): string | LedgerText {
  if (typeof said === 'string') {
    const parts = said.split(', ');
    return [...parts.slice(0, -1), countryName(parts.at(-1) ?? '', locale)].join(', ');
  }
  const values = Object.entries(said.values).map(([name, value]) => [
    name,
    typeof value === 'number' ? value : placesIn(value, locale),
  ]);
  return { ...said, values: Object.fromEntries(values) as LedgerText['values'] };
}

function presentShape(shape: Shape): ScoreShape {
  return { ...shape, musts: shape.musts.map((must) => ({ ...must, name: worded(must.name) })) };
}
