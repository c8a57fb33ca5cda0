import type { ClaimWord } from './claim-words.ts';
import type { Compared } from './compared.ts';
import { SMALL_WORDS } from './free-words.ts';

/** Two things of a line of which each stands in the wording where the other did: "to staff about families" for "to families about staff". */
export function swappedThings({ wording, line, matches }: Compared): string[] {
  const placed = wording.flatMap((word) => {
    const [only, ...more] = (matches.get(word) ?? []).filter(({ how }) => how === 'same');
    if (only === undefined || more.length > 0 || SMALL_WORDS.has(word.text)) return [];
    const [told, said] = [placeOf(word, wording), placeOf(only.own, line)];
    return told === null || said === null ? [] : [{ word, told, said }];
  });
  return placed
    .filter(({ told, said }, at) =>
      placed.some(
        (other, place) =>
          place !== at && told !== said && other.told === said && other.said === told && other.told !== told,
      ),
    )
    .map(({ word }) => word.text);
}

/** The preposition right before a thing, with its articles; empty for one right behind an act. */
function placeOf({ at }: ClaimWord, words: readonly ClaimWord[]): string | null {
  for (let before = at - 1; before >= 0; before--) {
    const word = words[before];
    if (word === undefined || word.kind === 'sign') return null;
    if (PLACES.test(word.text)) return word.text;
    if (
      word.verb !== null &&
      /(?:ed|ing)$|^(?:sold|made|wrote|kept|drove|built|taught|ran|gave|took)$/.test(word.text)
    )
      return '';
    if (word.kind === 'word' && !/^(?:an?|the|my|our|their)$/.test(word.text)) return null;
  }
  return null;
}

const PLACES = /^(?:to|for|with|about|of|by|under|from|into|on)$/;
