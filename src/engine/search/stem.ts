import porter2 from 'wink-porter2-stemmer';

/**
 * The stem of a lower-case English word by Porter's second algorithm ("engineers" and "engineering" share one), the one that
 * PostgreSQL's english dictionary uses; words of other languages come back nearly as they are. Stems are remembered, for texts
 * repeat their words.
 */
export function stem(word: string): string {
  if (!/^\p{L}+$/u.test(word)) return word;
  let found = remembered.get(word);
  if (found === undefined) {
    found = porter2(word);
    if (remembered.size === maxRemembered) remembered.clear();
    remembered.set(word, found);
  }
  return found;
}

const maxRemembered = 50_000;
const remembered = new Map<string, string>();
