import { correctWord } from './nearest-word.ts';
import { type Clause, type Run, runOf, type SearchText } from './search-text.ts';

/** A typed word that no job says, and the words that were looked for in its place. */
export type Replacement = { typed: string; instead: string[]; kind: 'beginning' | 'spelling' };

/**
 * What jobs say: whether any has a lexeme, at least the words they use that are like one, the words of a family, the words that
 * end with one, and how many jobs a word finds.
 */
export type KnownWords = {
  hasLexeme(lexeme: string): boolean;
  wordsLike(word: string): Iterable<string>;
  inFamily(family: string): string[];
  endingWith(word: string): string[];
  weigh(word: string): number;
};

/** Replaces single unquoted words of `unknown` clauses by what they may mean, and tells which. Other words stay as typed. */
export function correctSearch(
  search: SearchText,
  known: Pick<KnownWords, 'weigh' | 'wordsLike'>,
  unknown: ReadonlySet<Clause>,
): { search: SearchText; replaced: Replacement[] } {
  const replaced: Replacement[] = [];
  const all = search.all.map((clause): Clause =>
    unknown.has(clause)
      ? { ...clause, any: clause.any.flatMap((run) => correctRun(run, known, replaced)) }
      : clause,
  );
  return { search: { ...search, all }, replaced };
}

/** The lexemes of words that stand alone in a search, which have to be known before it is understood. */
export function lexemesToCheck(search: SearchText): string[] {
  return search.all.flatMap(({ any }) => any.flatMap((run) => (run.lexemes.length === 1 ? run.lexemes : [])));
}

function correctRun(
  run: Run,
  known: Pick<KnownWords, 'weigh' | 'wordsLike'>,
  replaced: Replacement[],
): Run[] {
  const typed = run.words[0] ?? '';
  const correction =
    run.exact || run.lexemes.length > 1
      ? null
      : correctWord(typed, known.wordsLike(typed), (word) => known.weigh(word));
  if (!correction) return [run];
  replaced.push({ typed, instead: correction.words, kind: correction.kind });
  return correction.words.flatMap((word) => runOf([word], false) ?? []);
}
