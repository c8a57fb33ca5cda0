import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A line of a resume as somebody wrote it, and how somebody honestly worded it better, of a position held now or ended. */
export type Pair = { trade: string; told: 'now' | 'past'; line: string; better: string };

/** The pairs of one set, all worded by hand; the one left out was written before the writer and the check, which are never tuned on it. */
export function readPairs(set: 'tuned' | 'left-out'): Pair[] {
  const lines = readFileSync(join(import.meta.dirname, `${set}.txt`), 'utf8').split('\n');
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((row) => {
      const [trade = '', told = '', line = '', better = ''] = row.split(' | ');
      return { trade, told: told === 'now' ? 'now' : 'past', line, better };
    });
}
