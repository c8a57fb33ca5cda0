import type { SentScore } from '../../../api/matching/fit.ts';
import type { StoredFit } from '../../matching/fit/queries.ts';
import { toSentScore } from '../../platform/http/score-presenter.ts';
import type { Hider } from '../../../engine/blind/hide-identity.ts';

/**
 * A score as an employer sees it. For a reader who must not know who it is about, reasons and quotes tell nothing of that, and nothing is
 * left that a score of the same person for another job has as well: ids, the instant at which both were counted, and figures of six
 * digits.
 */
export function presentSentScore(found: StoredFit, hider: Hider | null): SentScore {
  const score = toSentScore(found);
  if (hider === null) return score;
  const { hide } = hider;
  return {
    ...score,
    fit: coarse(score.fit),
    parts: score.parts.map((part) => ({ ...part, value: coarse(part.value) })),
    computed_at: `${score.computed_at.slice(0, 10)}T00:00:00.000Z`,
    ledger: score.ledger.map((row) => ({
      ...row,
      reason: hide(row.reason),
      evidence: row.evidence.map((item) => {
        if (item.from === 'resume')
          return { ...item, place: { ...item.place, quote: hide(item.place.quote) } };
        const quote = hide(item.quote);
        return item.from === 'experience' ? { ...item, experienceId: '', quote } : { ...item, quote };
      }),
    })),
  };
}

function coarse(share: number): number {
  return Math.round(share * 100) / 100;
}
