import { readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';

/** A line of a resume as somebody wrote it, and how somebody honestly worded it better, of a position held now or ended. */
export type Pair = { trade: string; tense: 'now' | 'past'; line: string; better: string };

/** A wording that says what its line does not, and in which way. */
export type Lie = { kind: string; line: string; text: string };

/** The sets of pairs: by trade, those that the writer and the check may be tuned on, and those that are left out; the later ones are worded more freely. */
export const PAIR_SETS = [
  'tuned',
  'left-out',
  'tuned-wider',
  'left-out-wider',
  'tuned-third',
  'left-out-third',
  'further',
  'tuned-fourth',
  'left-out-fourth',
  'left-out-fifth',
  'tuned-sixth',
  'left-out-sixth',
  'tuned-seventh',
  'written-early',
  'tuned-eighth',
  'left-out-eighth',
  'tuned-ninth',
] as const;

/** The pairs of one set, or of a file in the form of the sets, all worded by hand; nothing is ever tuned on those left out. */
export function readPairs(set: string): Pair[] {
  return rowsOf(set)
    .filter((row) => !row.startsWith('!'))
    .map(pairIn);
}

/** The lies written by hand beside the pairs of one set; none in the first sets. */
export function readLies(set: string): Lie[] {
  let line = '';
  return rowsOf(set).flatMap((row) => {
    if (!row.startsWith('!')) {
      line = pairIn(row).line;
      return [];
    }
    const [kind = '', text = ''] = row.slice(1).trim().split(' | ');
    return [{ kind, line, text }];
  });
}

function rowsOf(set: string): string[] {
  const file = isAbsolute(set) ? set : join(import.meta.dirname, `${set}.txt`);
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line !== '' && !line.startsWith('#'));
}

function pairIn(row: string): Pair {
  const [trade = '', tense = '', line = '', better = ''] = row.split(' | ');
  return { trade, tense: tense === 'now' ? 'now' : 'past', line, better };
}
