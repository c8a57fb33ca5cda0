import { verbOf } from '../verbs.ts';

/** A word with its plural, or all forms of a verb. */
export function formsOf(word: string): string[] {
  const verb = verbOf(word);
  return [word, `${word}s`, ...(verb?.base === word ? [verb.past, verb.gerund, verb.third] : regular(word))];
}

function regular(word: string): string[] {
  const stump = word.endsWith('e') ? word.slice(0, -1) : word;
  return word.length > 3 ? [`${stump}ed`, `${stump}ing`] : [];
}
