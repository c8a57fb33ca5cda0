import type { FitResult } from './facts.ts';
import { wordsOfLedger1 } from './ledger-text.ts';

/** A result as it was written in ledger 1, in English words: for receipts of that time. */
export function inLedger1<Result extends FitResult>(result: Result): Result {
  const { weights, vocabulary } = result.versions;
  const { shape, label } = result;
  return {
    ...result,
    ledger: result.ledger.map((row) => ({
      ...row,
      requirement: wordsOfLedger1(row.requirement),
      reason: wordsOfLedger1(row.reason),
    })),
    ...(shape && {
      shape: { ...shape, musts: shape.musts.map((must) => ({ ...must, name: wordsOfLedger1(must.name) })) },
    }),
    label: label && wordsOfLedger1(label),
    versions: { weights, vocabulary },
  };
}
