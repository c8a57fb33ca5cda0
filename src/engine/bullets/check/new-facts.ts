import { keyOf } from './claim-words.ts';
import type { Compared } from './compared.ts';
import { isRate } from './periods-kept.ts';
import { FREE_NOUNS, FREE_VERBS, SMALL_WORDS } from './free-words.ts';
import { limitName } from './limits-kept.ts';
import { isStrict } from './strict-lookup.ts';

/** The words of a wording that nothing in its line says, that are not judged elsewhere, and that are not free. */
export function newFacts({ wording, matches, known }: Compared): string[] {
  return wording
    .filter(
      (word) => word.kind === 'word' && !word.name && !known.has(word.text) && !SMALL_WORDS.has(word.text),
    )
    .filter((word) => (matches.get(word) ?? []).length === 0)
    .filter(
      (word) =>
        !isStrict(word) &&
        limitName(word) === null &&
        !(isRate(word, wording) && word.text !== 'every' && word.text !== 'each'),
    )
    .filter(({ keys }) => !keys.some((key) => freeVerbs.has(key)) && !FREE_NOUNS.has(keys[0] ?? ''))
    .map(({ text }) => text);
}

const freeVerbs = new Set([...FREE_VERBS].map(keyOf));
