import { verbOf } from '../verbs.ts';
import type { ClaimWord } from './claim-words.ts';
import { isAct, isPerson } from './same-sense.ts';
import { isRankingWord } from './strict-claims.ts';

/**
 * Whether a wording has the very words of its line in another order that is no mere move of whole phrases, or of the things in a row:
 * "books for a shop with revenue" is not "books for revenue with a shop".
 */
export function isJumbled(line: readonly ClaimWord[], wording: readonly ClaimWord[]): boolean {
  const [said, told] = [line, wording].map((words) =>
    words.filter(({ kind, text }) => kind !== 'sign' && !ARTICLE.test(text)).map(({ text }) => text),
  );
  if (said === undefined || told === undefined || said.length !== told.length) return false;
  if (said.join(' ') === told.join(' ') || said.toSorted().join(' ') !== told.toSorted().join(' '))
    return false;
  return (
    phrasesIn(line).toSorted().join('|') !== phrasesIn(wording).toSorted().join('|') ||
    (opensWithTool(wording) &&
      line.some(
        (word, at) =>
          line[at + 1]?.text === 'using' &&
          (isPerson(word) || word.name || /^(?:team|crew|group|department)s?$/.test(word.text)),
      ))
  );
}

/** The phrases of a text, each with the preposition that opens it; the things of a row stand in the order of the alphabet. */
function phrasesIn(words: readonly ClaimWord[]): string[] {
  const phrases: string[][] = [[]];
  for (const word of words) {
    const { text, kind } = word;
    if (ARTICLE.test(text)) continue;
    if (kind === 'sign' || JOINING.test(text)) phrases.push([]);
    else if (OPENING.test(text)) phrases.push([text]);
    // "In winter cleared snow".
    else if (
      phrases.length === 2 &&
      OPENING.test(phrases[1]?.[0] ?? '') &&
      phrases[0]?.length === 0 &&
      isAct(word, words)
    )
      phrases.push([text]);
    else phrases.at(-1)?.push(text);
  }
  const whole = phrases.filter((phrase) => phrase.length > 0);
  const kept: string[] = [];
  for (let at = 0; at < whole.length; at++) {
    const [first = '', ...more] = whole[at] ?? [];
    const row = rowBehind(whole, at);
    if (
      more.length !== 1 ||
      row === 0 ||
      !(verbOf(first)?.past === first || /^(?:in|for|with|to)$/.test(first)) ||
      isRankingWord(first)
    ) {
      kept.push([first, ...more].join(' '));
      continue;
    }
    const things = [...more, ...whole.slice(at + 1, at + 1 + row).flat()].toSorted();
    kept.push([first, ...things].join(' '));
    at += row;
  }
  return kept;
}

/** How many phrases of one word follow that belong to a row. */
function rowBehind(phrases: readonly string[][], at: number): number {
  const end = phrases.findIndex((phrase, place) => place > at && phrase.length !== 1);
  const last = end === -1 ? phrases.length : end;
  // "Excel and SQL (basic)": what stands behind a row may tell of its last thing.
  return end === -1 || OPENING.test(phrases[end]?.[0] ?? '') ? last - at - 1 : 0;
}

function opensWithTool(words: readonly ClaimWord[]): boolean {
  return words[0]?.text === 'using';
}

const ARTICLE = /^(?:a|an|the)$/;
const JOINING = /^(?:and|or)$/;
const OPENING =
  /^(?:in|at|on|for|with|to|from|by|under|into|onto|using|during|as|about|across|through|before|after|between|over|but|then|who|which|that|while|without)$/;
