import { stem } from './stem.ts';

/**
 * The words of a text as search compares them: lower case, without accents, cut at everything that is no letter or digit; "C++"
 * and "C#" stay words of their own. The database's plain_words() does the same to what is stored.
 */
export function plainWords(text: string): string[] {
  const plain = text
    .toWellFormed()
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('c++', 'cplusplus')
    .replaceAll('c#', 'csharp')
    .replace(ACCENTED, (letter) => PLAIN[ACCENTS.indexOf(letter)] ?? letter);
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** How the index knows a word: its stem; null for words that say nothing, such as "the". */
export function lexemeOf(word: string): string | null {
  return STOP_WORDS.has(word) ? null : stem(word);
}

/** The distinct lexemes of a text. */
export function lexemesOf(text: string): string[] {
  return [...new Set(plainWords(text).map(lexemeOf))].filter((lexeme) => lexeme !== null);
}

/** Where each lexeme of a text stands, counted in words from 1; the database's tsvector of the same text says the same. */
export type PlacedLexemes = ReadonlyMap<string, readonly number[]>;

/** The lexemes of several texts one behind the other, with their places, as the database joins their tsvectors. */
export function placedLexemes(texts: readonly string[]): PlacedLexemes {
  const placed = new Map<string, number[]>();
  let before = 0;
  for (const text of texts) {
    let last = before;
    for (const [at, word] of plainWords(text).entries()) {
      const lexeme = lexemeOf(word);
      if (lexeme === null) continue;
      last = before + at + 1;
      const places = placed.get(lexeme);
      if (places) places.push(last);
      else placed.set(lexeme, [last]);
    }
    before = last;
  }
  return placed;
}

const ACCENTS = 'àáâãäåāăąçćĉċčďèéêëēĕėęěĝğġģĥìíîïĩīĭįĵķĺļľłñńņňòóôõöøōŏőŕŗřśŝşšţťùúûüũūŭůűųŵýÿŷźżž';
const PLAIN = 'aaaaaaaaacccccdeeeeeeeeegggghiiiiiiiijkllllnnnnooooooooorrrssssttuuuuuuuuuuwyyyzzz';
const ACCENTED = new RegExp(`[${ACCENTS}]`, 'g');
const STOP_WORDS = new Set(
  `i me my myself we our ours ourselves you your yours yourself yourselves he him his himself she her hers herself it its itself
  they them their theirs themselves what which who whom this that these those am is are was were be been being have has had having
  do does did doing a an the and but if or because as until while of at by for with about against between into through during
  before after above below to from up down in out on off over under again further then once here there when where why how all any
  both each few more most other some such no nor not only own same so than too very s t can will just don should now`.split(
    /\s+/,
  ),
);
