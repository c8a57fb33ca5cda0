import { coverageOfTrades } from '../skills/coverage.ts';
import { print } from './print-figure.ts';

/** Of 25 hand-made skills of each of 40 trades, how many the vocabulary knows in English: those that work on it may look at, and those left out of that. */
export function benchTrades(): Promise<void> {
  const trades = coverageOfTrades();
  for (const set of ['left out', 'seen'] as const) {
    const some = trades.filter((one) => one.set === set);
    const shares = some.map(({ skills, missing }) => 1 - missing.length / skills.length);
    const name = set.replace(' ', '-');
    const how = `${some.length} trades, ${set}`;
    print({ figure: `trades.${name}.least`, value: Math.min(...shares), unit: 'share', how });
    print({
      figure: `trades.${name}.mean`,
      value: shares.reduce((a, b) => a + b, 0) / shares.length,
      unit: 'share',
      how,
    });
    for (const [at, { trade, missing }] of some.entries())
      print({
        figure: `trades.${name}.${trade}`,
        value: shares[at] ?? 0,
        unit: 'share',
        how: set === 'seen' ? `lacks: ${missing.join(', ')}` : how,
      });
  }
  return Promise.resolve();
}
