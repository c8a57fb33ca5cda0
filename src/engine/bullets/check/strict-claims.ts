import type { ClaimWord } from './claim-words.ts';
import type { Compared } from './compared.ts';
import { isAside } from './who-did-it.ts';
import { isRate } from './periods-kept.ts';
import { unsureWords } from './limits-kept.ts';
import { markOthers } from './others.ts';
import { isAct, isCompound, isPerson } from './same-sense.ts';
import { strictRowsOf } from './strict-lookup.ts';
import { isTold } from './titles.ts';
import { wordsBehind } from './universals.ts';

/** Words for rank, results, praise and extent that nothing in the line says as strongly. */
export function strictClaims({ wording, line, matches, others }: Compared): string[] {
  const theirs = markOthers(wording);
  const [unsure, unsureThere] = [unsureWords(line), unsureWords(wording)];
  return wording
    .filter((word) => {
      if (isBareRank(word, wording, line)) return true;
      const rows =
        isPlainUse(word, wording) && (matches.get(word) ?? []).length > 0 ? [] : strictRowsOf(word.text);
      if (rows.length > 0 && isToldOftener(word, wording, line)) return true;
      if (rows.length === 0 || isRate(word, wording) || (theirs.has(word) && isAct(word, wording)))
        return false;
      if (isMoved(word, wording, line, matches)) return true;
      if (
        (matches.get(word) ?? []).some(
          ({ how, own }) =>
            how === 'same' &&
            !(others.has(own) && isAct(word, wording)) &&
            (!isAct(word, wording) || isAct(own, line)),
        )
      )
        return false;
      // Whoever is told of as a manager does not make the writer manage.
      const backs = line.filter(
        (own) =>
          !others.has(own) &&
          (!unsure.has(own) || unsureThere.has(word)) &&
          !(isAct(word, wording) && (isCompound(own, line) || isAside(own, line))) &&
          !(
            RANK.test(own.text) &&
            !isAct(own, line) &&
            isTold(own, line, others) &&
            !(isPerson(word) && isTold(word, wording, theirs))
          ) &&
          !isResponsibleForAct(own, line) &&
          (isPerson(own) === isPerson(word) || own.at < 3),
      );
      return !rows.some(({ backing }) =>
        backs.some(({ text, keys }) => backing.has(text) || keys.slice(1).some((key) => backing.has(key))),
      );
    })
    .map(({ text }) => text);
}

/** "Recording results" is no record, and "their own homes" are nobody's company. */
function isPlainUse(word: ClaimWord, wording: readonly ClaimWord[]): boolean {
  if (word.text === 'own') return /^(?:their|his|her|its)$/.test(wording[word.at - 1]?.text ?? '');
  return word.verb === 'record' && isAct(word, wording);
}

/** Whoever is "responsible for checking rooms" has to check, not to manage them. */
function isResponsibleForAct({ text, at }: ClaimWord, line: readonly ClaimWord[]): boolean {
  return (
    text === 'responsible' &&
    line.slice(at + 1, at + 4).some(({ text: next, verb }) => verb !== null && next.endsWith('ing'))
  );
}

/** "Saving 8%, saving costs": what the line claims once. */
function isToldOftener(word: ClaimWord, wording: readonly ClaimWord[], line: readonly ClaimWord[]): boolean {
  const [told, said] = [wording, line].map(
    (words) => words.filter(({ keys }) => keys[0] === word.keys[0]).length,
  );
  return (told ?? 0) > Math.max(1, said ?? 0);
}

/** Whether a word that ranks or praises ("advanced", "senior") stands before something else than in the line. */
function isMoved(
  word: ClaimWord,
  wording: ClaimWord[],
  line: ClaimWord[],
  matches: Compared['matches'],
): boolean {
  const own = line.find(({ text }) => text === word.text);
  if (own === undefined || !RANKING.test(word.text)) return false;
  const [next] = wordsBehind(word, wording, 2);
  const found = (next && matches.get(next)) ?? [];
  return (
    found.length > 0 &&
    !found.some(
      (match) =>
        match.own.at > own.at &&
        match.own.at <= own.at + 4 &&
        !(word.text === 'advanced' && line.slice(own.at, match.own.at).some(({ text }) => text === 'and')),
    )
  );
}

const RANK = /^(?:head|lead|chief|senior|manager|leader|supervisor|director|boss)s?$/;
const RANKING =
  /^(?:advanced|senior|junior|chief|expert|certified|qualified|registered|complex|large|major|first|best|deputy)$/;

/** Whether a word ranks or praises what stands behind it. */
export function isRankingWord(text: string): boolean {
  return RANKING.test(text);
}

/** "Lead" and "record" that tell no act are a rank and a best, which the line must have. */
function isBareRank(word: ClaimWord, wording: readonly ClaimWord[], line: readonly ClaimWord[]): boolean {
  if (!/^(?:lead|record)$/.test(word.text) || isAct(word, wording)) return false;
  return !line.some(({ text }) => text.startsWith(word.text));
}
