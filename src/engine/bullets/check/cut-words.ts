import type { ClaimWord } from './claim-words.ts';
import { SMALL_WORDS } from './free-words.ts';
import { isAct } from './same-sense.ts';

/**
 * Whether a wording is its line without a word or two whose loss breaks the sentence or what it counts: "a ward of beds" for
 * "a ward of 24 beds". Words that tell more of a thing may go, and so may whole phrases, which are more words.
 */
export function isTorn(line: readonly ClaimWord[], wording: readonly ClaimWord[]): boolean {
  const [said, told] = [line, wording].map((words) => words.filter(({ kind }) => kind !== 'sign'));
  if (said === undefined || told === undefined) return false;
  const lost = said.length - told.length;
  if (lost < 1 || lost > 2) return false;
  const cut: ClaimWord[] = [];
  let at = 0;
  for (const word of said) {
    if (told[at]?.text === word.text) at += 1;
    else cut.push(word);
  }
  return at === told.length && !isPhrase(cut, line) && !cut.every((word) => mayGo(word, line));
}

/** A preposition or "and" with its word, at the end of a part. */
function isPhrase(cut: readonly ClaimWord[], line: readonly ClaimWord[]): boolean {
  const [first, last] = cut;
  if (
    first?.at === 0 &&
    cut.length === 2 &&
    /^(?:responsible for|duties included|tasked with)$/.test(`${first.text} ${last?.text}`)
  )
    return true;
  if (first === undefined || last === undefined || last.at !== first.at + 1 || last.kind === 'number')
    return false;
  const next = line[last.at + 1];
  return (
    /^(?:and|or|in|at|for|with|on|by|during)$/.test(first.text) &&
    (next === undefined || next.kind === 'sign' || SMALL_WORDS.has(next.text))
  );
}

/** An article, "I", or what tells more of the thing right behind it. */
function mayGo(word: ClaimWord, line: readonly ClaimWord[]): boolean {
  if (/^(?:a|an|the|i|my|our|also|all)$/.test(word.text)) return !word.name || word.text === 'i';
  const [before, next] = [line[word.at - 1], line[word.at + 1]];
  if (/^(?:their|his|her|its|single|still)$|ly$/.test(word.text)) return true;
  if (word.text === 'to' && /^(?:mentor|tutor|coach)$/.test(before?.text ?? '')) return true;
  if (/^(?:out|up|over|off|down)$/.test(word.text) && before?.verb !== null && next?.kind === 'word')
    return true;
  if (word.text === 'to' && next?.verb !== null && next?.verb === next?.text && before?.kind === 'word')
    return true;
  if (word.text === 'of' && before?.text.endsWith('ing') === true) return true;
  if (word.text === 'year' && next?.kind === 'number' && before?.text === 'the') return true;
  return (
    word.kind === 'word' &&
    word.at > 0 &&
    !word.name &&
    !SMALL_WORDS.has(word.text) &&
    !(isAct(word, line) && !isNamedAct(word, line)) &&
    line[word.at - 1]?.kind !== 'number' &&
    next?.kind === 'word' &&
    next.part === word.part &&
    !SMALL_WORDS.has(next.text) &&
    next.verb === null
  );
}

/** "Responsible for managing deployments": the act goes without saying. */
function isNamedAct({ text, at }: ClaimWord, line: readonly ClaimWord[]): boolean {
  return text.endsWith('ing') && line[at - 1]?.text === 'for';
}
