import type { FitScore } from '../../../api/matching/fit.ts';

/** A score whose reasons and quotes tell nothing of who it is about; the figures stay. */
export function hideInScore(score: FitScore, hide: (text: string) => string): FitScore {
  return {
    ...score,
    ledger: score.ledger.map((row) => ({
      ...row,
      reason: hide(row.reason),
      evidence: row.evidence.map((item) =>
        item.from === 'resume'
          ? { ...item, place: { ...item.place, quote: hide(item.place.quote) } }
          : { ...item, quote: hide(item.quote) },
      ),
    })),
  };
}
