/** A word of a text: its folded form, and where it stands. */
export type Word = { fold: string; start: number; end: number };

/**
 * Cuts a text into words in one pass. Letters and digits make a word and keep `+` and `#` behind them ("C++", "C#");
 * ".NET" and "&" are words of their own. Folding is per word, so positions are those of the text given.
 */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  WORD.lastIndex = 0;
  for (let found = WORD.exec(text); found !== null; found = WORD.exec(text)) {
    const [word] = found;
    words.push({ fold: foldOnce(word), start: found.index, end: found.index + word.length });
  }
  return words;
}

/** The same word is folded once: texts repeat their words. */
function foldOnce(word: string): string {
  const before = folds.get(word);
  if (before !== undefined) return before;
  const fold = foldWord(word);
  if (folds.size >= MAX_FOLDS) folds.clear();
  folds.set(word, fold);
  return fold;
}

/** One word as it is compared: lower case, no accents, one spelling for British and American English, "&" as "and". */
export function foldWord(word: string): string {
  if (word === '&') return 'and';
  let fold = word.toLowerCase();
  if (NOT_ASCII.test(fold)) fold = fold.normalize('NFKD').replace(ACCENTS, '');
  if (fold.length < 6 || !VARIED.test(fold)) return fold;
  return fold
    .replace(/is(ation|ations|e|ed|er|ers|es|ing)$/, 'iz$1')
    .replace(/our(s|al|ed|ing)?$/, 'or$1')
    .replace(/ll(ed|er|ers|ing)$/, 'l$1')
    .replace(/tre(s?)$/, 'ter$1')
    .replace(/grammes?$/, 'gram')
    .replace(/aedi/, 'edi');
}

/** A whole phrase as it is compared: its folded words, one space between them. */
export function foldPhrase(text: string): string {
  if (PLAIN.test(text)) {
    const lower = text.toLowerCase();
    return VARIED.test(lower) ? lower.split(' ').map(foldWord).join(' ') : lower;
  }
  return wordsOf(text)
    .map((word) => word.fold)
    .join(' ');
}

/** The singular of a folded English word, or null when it is not a plural. */
export function singular(fold: string): string | null {
  if (fold.length < 4 || !fold.endsWith('s') || fold.endsWith('ss') || fold.endsWith('us')) return null;
  if (fold.endsWith('ies') && fold.length > 4) return fold.slice(0, -3) + 'y';
  return fold.slice(0, -1);
}

const PLAIN = /^[a-z\d]+(?: [a-z\d]+)*$/i;
const VARIED = /is(?:ation|e|ing)|our|ll(?:e|ing)|tres?(?![a-z])|gramme|aedi/;
const WORD =
  /(?<![\p{L}\p{N}])\.net(?![\p{L}\p{N}])|[\p{L}\p{N}]+(?:\p{M}+[\p{L}\p{N}]*)*(?:\+\+|[+#])?|&/giu;
const NOT_ASCII = /[^\u0020-\u007e]/;
const ACCENTS = /\p{M}+/gu;
const MAX_FOLDS = 60_000;
const folds = new Map<string, string>();
