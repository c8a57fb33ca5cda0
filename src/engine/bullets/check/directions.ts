import type { ClaimWord } from './claim-words.ts';
import type { Compared } from './compared.ts';
import { SMALL_WORDS } from './free-words.ts';

/** What comes from, goes to, or stands before or after something in the wording and the other way in the line. */
export function turnedWays({ wording, line, matches }: Compared): string[] {
  const ways = new Map<ClaimWord, string>();
  for (const [own, way] of waysIn(line)) ways.set(own, way);
  return waysIn(wording).flatMap(([word, way]) => {
    const found =
      word.kind === 'number'
        ? line.filter(({ text }) => text === word.text).map((own) => ({ own }))
        : (matches.get(word) ?? []).filter(({ how }) => how === 'same' || how === 'synonym');
    const told = found.flatMap(({ own }) => ways.get(own) ?? []);
    if (told.length === 0 || told.length < found.length) return [];
    return told.some((one) => one === way || !OPPOSITE[way]?.includes(one)) ? [] : [word.text];
  });
}

/** "A before B" where the line tells B first and "then" A. */
export function turnedOrder({ wording, line, matches }: Compared): string[] {
  const turned = ['before', 'after'].filter(
    (one) =>
      countOf(one, wording) > countOf(one, line) && line.some(({ text }) => OPPOSITE[one]?.includes(text)),
  );
  if (turned.length > 0) return turned;
  if (!line.some(({ text }) => IN_TURN.test(text)) || line.some(({ text }) => AT_A_TIME.test(text)))
    return [];
  const placeOf = (words: ClaimWord[]) =>
    words.flatMap((word) =>
      (matches.get(word) ?? []).filter(({ how }) => how === 'same').map(({ own }) => own.at),
    )[0];
  return wording
    .filter(({ text, at }) => /^(?:before|after)$/.test(text) && wording[at - 1]?.verb !== 'look')
    .flatMap((word) => {
      const [first, second] = [placeOf(wording.slice(0, word.at)), placeOf(wording.slice(word.at + 1))];
      if (first === undefined || second === undefined) return [];
      return (word.text === 'before') === first < second ? [] : [word.text];
    });
}

/** What tells one act behind another, and what tells when otherwise. */
const IN_TURN = /^(?:then|later|afterwards|and)$/;
const AT_A_TIME = /^(?:before|after|when|once|until|following|prior|while|during|by)$/;

function countOf(one: string, words: readonly ClaimWord[]): number {
  return words.filter(({ text, at }) => text === one && words[at - 1]?.verb !== 'look').length;
}

const OPPOSITE: Readonly<Record<string, string[]>> = {
  from: ['to', 'into'],
  to: ['from'],
  into: ['from'],
  before: ['after'],
  after: ['before'],
};

/** The first words with a meaning behind "from", "to", "before" and "after". */
function waysIn(words: readonly ClaimWord[]): [ClaimWord, string][] {
  return words.flatMap((word): [ClaimWord, string][] => {
    if (OPPOSITE[word.text] === undefined) return [];
    return words
      .slice(word.at + 1, word.at + 6)
      .filter(
        (one) =>
          one.kind === 'number' ||
          (one.kind === 'word' && !SMALL_WORDS.has(one.text) && !/^(?:all|every|each|any)$/.test(one.text)),
      )
      .slice(0, /^(?:before|after)$/.test(word.text) ? 2 : 1)
      .map((next) => [next, word.text]);
  });
}
