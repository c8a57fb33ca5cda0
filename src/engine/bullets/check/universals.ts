import type { ClaimWord } from './claim-words.ts';
import type { Compared } from './compared.ts';
import { isRate } from './periods-kept.ts';
import { SMALL_WORDS } from './free-words.ts';

/** "All", "every" and "whole" before what the line tells of a part. */
export function newUniversals({ wording, line, matches }: Compared): string[] {
  const had = line.filter((word) => UNIVERSAL.test(word.text) && !isRate(word, line) && !isPart(word, line));
  const ofAll = new Set(had.flatMap((word) => wordsBehind(word, line, 5)));
  const told = wording.filter((word) => UNIVERSAL.test(word.text) && !isRate(word, wording));
  if (told.length > had.length) return told.map(({ text }) => text);
  return told
    .filter((word) => {
      const behind = wordsBehind(word, wording, 5);
      if (/^(?:every|each)$/.test(word.text) && isPlural(behind[0])) return true;
      const found = behind.flatMap((one) =>
        (matches.get(one) ?? []).filter(({ how }) => how !== 'implied').map(({ own }) => own),
      );
      return !found.some((own) => ofAll.has(own));
    })
    .map(({ text }) => text);
}

/** "Every third customer", "half of all things". */
function isPart({ at }: ClaimWord, line: readonly ClaimWord[]): boolean {
  return (
    /^(?:that|this|those|second|2nd|third|fourth|fifth|tenth|other)$/.test(line[at + 1]?.text ?? '') ||
    (line[at - 1]?.text === 'of' &&
      /^(?:half|some|most|mostly|part|third|quarter|few|many)$/.test(line[at - 2]?.text ?? ''))
  );
}

function isPlural(word: ClaimWord | undefined): boolean {
  return word !== undefined && /[^sui]s$/.test(word.text) && word.verb === null;
}

const UNIVERSAL =
  /^(?:all|every|entire|whole|each|any|always|everyone|everybody|everything|complete|total|full)$/;

/** The next words with a meaning of the same part, to the next preposition. */
export function wordsBehind({ at, part }: ClaimWord, words: readonly ClaimWord[], most: number): ClaimWord[] {
  const found: ClaimWord[] = [];
  for (const word of words.slice(at + 1, at + 1 + most)) {
    if (
      word.part !== part ||
      (found.length > 0 && SMALL_WORDS.has(word.text)) ||
      /^(?:to|for|with|in|into|on|at|by|from|so|when)$/.test(word.text)
    )
      break;
    if (word.kind === 'word' && !SMALL_WORDS.has(word.text)) found.push(word);
  }
  return found;
}
