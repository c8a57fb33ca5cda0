import { coverageOfPostings, coverageOfTrades, SETS, shareOf } from '../skills/coverage.ts';
import { POSTED, unreadOf } from '../skills/posted.ts';
import { print } from './print-figure.ts';

/**
 * Of 25 hand-made skills of each of 50 trades in English and 16 in each of eight other languages, how many the vocabulary knows: those
 * that work on it may look at, with what it lacks, and those left out of that; and how many are read out of a posting that asks for them.
 * And of the skills that 34 graded postings ask for, by language.
 */
export function benchTrades(): Promise<void> {
  const all = coverageOfTrades();
  for (const language of new Set(all.map((one) => one.language)))
    for (const set of SETS) {
      const trades = all.filter((one) => one.language === language && one.set === set);
      if (trades.length === 0) continue;
      const shares = trades.map(shareOf);
      const name = `trades.${language}.${set.replaceAll(/[ ,]+/g, '-')}`;
      const how = `${trades.length} trades, ${set}, ${language}`;
      const mean = shares.reduce((a, b) => a + b, 0) / shares.length;
      print({ figure: `${name}.mean`, value: mean, unit: 'share', how });
      print({ figure: `${name}.least`, value: Math.min(...shares), unit: 'share', how });
      for (const as of POSTED) {
        const read = trades.map(({ skills }) => 1 - unreadOf(skills, language, as).length / skills.length);
        const value = read.reduce((a, b) => a + b, 0) / read.length;
        print({ figure: `${name}.posted.${as}`, value, unit: 'share', how: `${how}, read out of a posting` });
      }
      for (const one of trades) {
        const value = shareOf(one);
        const lacks = set === 'seen' ? `lacks: ${one.missing.join(', ')}` : how;
        print({ figure: `${name}.${one.trade}`, value, unit: 'share', how: lacks });
      }
    }
  for (const one of coverageOfPostings())
    print({
      figure: `trades.${one.language}.postings`,
      value: shareOf(one),
      unit: 'share',
      how: `${one.skills.length} skills of graded postings`,
    });
  return Promise.resolve();
}
