import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A line of a resume as somebody wrote it, and how somebody honestly worded it better, of a position held now or ended. */
export type Pair = { trade: string; tense: 'now' | 'past'; line: string; better: string };

/** The sets of pairs: by trade, those that the writer and the check may be tuned on, and those that are left out; the wider ones are worded more freely. */
export const PAIR_SETS = ['tuned', 'left-out', 'tuned-wider', 'left-out-wider'] as const;
export type PairSet = (typeof PAIR_SETS)[number];

/** The pairs of one set, all worded by hand; nothing is ever tuned on those left out. */
export function readPairs(set: PairSet): Pair[] {
  const lines = readFileSync(join(import.meta.dirname, `${set}.txt`), 'utf8').split('\n');
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((row) => {
      const [trade = '', tense = '', line = '', better = ''] = row.split(' | ');
      return { trade, tense: tense === 'now' ? 'now' : 'past', line, better };
    });
}
