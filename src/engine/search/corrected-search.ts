import { correctWord } from './nearest-word.ts';
import type { Clause, Run, SearchText } from './search-text.ts';
import { lexemeOf } from './search-terms.ts';

/** A typed word that no job says, and the words that were looked for in its place. */
export type Replacement = { typed: string; instead: string[]; kind: 'beginning' | 'spelling' };

/** What jobs say: whether any has a lexeme, at least the words they use that are like one, how many jobs a word finds. */
export type KnownWords = {
  hasLexeme(lexeme: string): boolean;
  wordsLike(word: string): Iterable<string>;
  weigh(word: string): number;
};

/** Replaces single unquoted words that no job says by what they may mean, and tells which. Other words stay as typed. */
export function correctSearch(
  search: SearchText,
  known: KnownWords,
): { search: SearchText; replaced: Replacement[] } {
  const replaced: Replacement[] = [];
  const all = search.all.map((clause): Clause => {
    if (clause.any.some((run) => run.lexemes.length > 1 || known.hasLexeme(run.lexemes[0] ?? '')))
      return clause;
    return { any: clause.any.flatMap((run) => correctRun(run, known, replaced)) };
  });
  return { search: { ...search, all }, replaced };
}

/** The lexemes of words that `correctSearch` will ask `hasLexeme` for. */
export function lexemesToCheck(search: SearchText): string[] {
  return search.all.flatMap(({ any }) => any.flatMap((run) => (run.lexemes.length === 1 ? run.lexemes : [])));
}

function correctRun(run: Run, known: KnownWords, replaced: Replacement[]): Run[] {
  const typed = run.words[0] ?? '';
  const correction = run.exact
    ? null
    : correctWord(typed, known.wordsLike(typed), (word) => known.weigh(word));
  if (!correction) return [run];
  replaced.push({ typed, instead: correction.words, kind: correction.kind });
  return correction.words.flatMap((word) => {
    const lexeme = lexemeOf(word);
    return lexeme === null ? [] : [{ lexemes: [lexeme], gaps: [0], words: [word], exact: false }];
  });
}
