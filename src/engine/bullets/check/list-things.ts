import type { ClaimWord } from './claim-words.ts';
import type { Compared } from './compared.ts';
import { SMALL_WORDS } from './free-words.ts';
import { isAct } from './same-sense.ts';

/** Things or acts more in a row than the line has: "slate and tile" where one word of the line would stand for both; and machines for hands. */
export function newListed({ wording, line, matches }: Compared): string[] {
  const sure = new Map(
    wording.flatMap((word) =>
      (matches.get(word) ?? []).flatMap(({ own, how }) => (how === 'same' ? [[own, word] as const] : [])),
    ),
  );
  const listed = wording.filter((word) => {
    if (word.kind !== 'word' || SMALL_WORDS.has(word.text)) return false;
    const found = matches.get(word) ?? [];
    if (found.length === 0 || found.some(({ how }) => how === 'same')) return false;
    return found.every(({ own }) => {
      const other = sure.get(own);
      return (
        other !== undefined &&
        other !== word &&
        isRow(word, other, wording) &&
        isAct(word, wording) === isAct(other, wording)
      );
    });
  });
  const byHand = line.some(({ text, at }) => text === 'hand' && line[at - 1]?.text === 'by');
  const machines = wording.filter(
    ({ text }) =>
      byHand && /^machine|^mechani[sc]|^automat/.test(text) && !line.some((own) => own.text === text),
  );
  const backs = wording.filter(
    ({ text, at }) =>
      text === 'back' &&
      /^(?:and|,|or)$/.test(wording[at - 1]?.text ?? '') &&
      wording[at + 1]?.kind === 'word' &&
      !line.some((own) => own.text === 'back'),
  );
  return [...listed, ...machines, ...backs].map(({ text }) => text);
}

/** Whether two words stand in one row: with a comma or "and" between them and nothing else but a word or two. */
function isRow(one: ClaimWord, other: ClaimWord, words: readonly ClaimWord[]): boolean {
  const between = words.slice(Math.min(one.at, other.at) + 1, Math.max(one.at, other.at));
  return (
    between.length <= 3 &&
    between.some(({ text }) => /^(?:and|or|,)$/.test(text)) &&
    between.every(
      ({ text, kind }) => /^(?:and|or|,)$/.test(text) || (kind === 'word' && !SMALL_WORDS.has(text)),
    )
  );
}
