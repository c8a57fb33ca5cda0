import type { Evidence } from './facts.ts';

/** The words a piece of evidence quotes. */
export function quoteOf(evidence: Evidence): string {
  return evidence.from === 'resume' ? evidence.place.quote : evidence.quote;
}
