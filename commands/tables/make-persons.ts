import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stem } from '../../src/engine/search/stem.ts';
import { wordsTable } from '../../src/engine/occupations/tables.ts';

/** Words that name a person in their first sense, and irregular forms of verbs and nouns, each with its word: "went go". */
export type PersonsTable = { persons: string; irregular: string };

/** Makes the table from a folder with WordNet's files `data.noun`, `index.noun` and `*.exc`; only words that the tables of occupations know are kept. */
export function makePersons(folder: string): PersonsTable {
  const ofPersons = new Set(
    rowsIn(join(folder, 'data.noun')).flatMap((row) => {
      const [id = '', kind] = row.split(' ');
      return kind === LEXICAL_FILE_OF_PERSONS ? [id] : [];
    }),
  );
  const persons = rowsIn(join(folder, 'index.noun')).flatMap((row) => {
    const [word = '', ...rest] = row.split(' ');
    const first = rest.find((one) => /^\d{8}$/.test(one)) ?? '';
    return isKnown(word) && ofPersons.has(first) ? [word] : [];
  });
  return { persons: persons.toSorted().join(' '), irregular: irregularIn(folder) };
}

const LEXICAL_FILE_OF_PERSONS = '18';

function rowsIn(file: string): string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((row) => row !== '' && !row.startsWith(' '));
}

/** A word of work. */
function isKnown(word: string): boolean {
  return /^[a-z][a-z-]+$/.test(word) && wordsTable().ids.has(stem(word));
}

function irregularIn(folder: string): string {
  return ['verb', 'noun']
    .flatMap((file) => rowsIn(join(folder, `${file}.exc`)))
    .filter((row) => {
      const words = row.split(' ');
      return words.length === 2 && words.every((word) => /^[a-z]+$/.test(word)) && isKnown(words[1] ?? '');
    })
    .join('\n');
}
