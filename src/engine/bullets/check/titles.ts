import type { ClaimWord } from './claim-words.ts';
import type { Compared } from './compared.ts';
import { SMALL_WORDS } from './free-words.ts';
import { SERVED } from './limits-kept.ts';
import { isAct, isPerson } from './same-sense.ts';

/** Titles that the wording gives the writer ("as designer", "Manager of ...") and the line gives to somebody else or to nobody. */
export function newTitles(compared: Compared): string[] {
  return [...namesAsTitles(compared), ...personsAsTitles(compared), ...raisedTitles(compared)];
}

/** "As a CPA" where the line names one only as somebody else. */
function namesAsTitles({ wording, line }: Compared): string[] {
  const behindAs = (words: readonly ClaimWord[]) =>
    words.filter(
      ({ at, name }) =>
        name &&
        /^an?$/.test(words[at - 1]?.text ?? '') &&
        /^(?:as|was|am|became)$/.test(words[at - 2]?.text ?? ''),
    );
  const own = behindAs(line).map(({ text }) => text);
  return behindAs(wording)
    .filter(({ text }) => !own.includes(text) && line[0]?.text !== text && line[1]?.text !== text)
    .map(({ text }) => text);
}

function personsAsTitles({ wording, line, matches, others }: Compared): string[] {
  return wording
    .filter((word) => isOwnTitle(word, wording))
    .flatMap((word) => {
      const found = (matches.get(word) ?? []).filter(({ own }) => own.kind === 'word' && isPerson(own));
      if (RANKS.test(word.text))
        return line.some(
          (own) => own.keys[0] === word.keys[0] && isOwnTitle(own, line) && !isTold(own, line, others),
        )
          ? []
          : [word.text];
      if (found.length === 0)
        return (matches.get(word) ?? []).some(({ how }) => how === 'same' || how === 'synonym')
          ? []
          : [word.text];
      const isOne = !word.text.endsWith('s');
      return found.some(
        ({ own }) =>
          (isOwnTitle(own, line) || !isTold(own, line, others)) && !(isOne && own.text.endsWith('s')),
      )
        ? []
        : [word.text];
    });
}

const LOWER =
  /^(?:junior|students?|trainee|apprentice|assistant|deputy|acting|interim|intern|volunteer|relief|probation|temporary|temp|learner|pupil)$/;

/** "Nurse" of a student nurse, "manager" of one on probation. */
function raisedTitles({ wording, line, matches }: Compared): string[] {
  if (wording.some(({ text }) => LOWER.test(text))) return [];
  return wording
    .filter((word) => isOwnTitle(word, wording))
    .filter((word) => {
      const owns = (matches.get(word) ?? []).map(({ own }) => own);
      return (
        owns.length > 0 &&
        owns.every(({ at }) => line.slice(Math.max(0, at - 3), at).some(({ text }) => LOWER.test(text)))
      );
    })
    .map(({ text }) => text);
}

const RANKS =
  /^(?:manager|leader|supervisor|director|head|chief|boss|owner|founder|foreman|captain|president|executive|specialist|expert)s?$/;

/** A word for a person behind "as", or at the head of a text before any verb. */
function isOwnTitle(word: ClaimWord, words: readonly ClaimWord[]): boolean {
  if (!isPerson(word) || SERVED.test(word.text)) return false;
  for (let before = word.at - 1; before >= 0 && word.at - before <= 4; before--) {
    const one = words[before];
    if (one === undefined || one.kind === 'sign') return false;
    if (
      /^(?:qualified|certified|registered|licensed|accredited|chartered|trained|experienced)$/.test(one.text)
    )
      continue;
    if (/^(?:as|was|am|became|be|being)$/.test(one.text)) return true;
    if (isAct(one, words) || SMALL_WORDS.has(one.text))
      return /^(?:a|an|the|of)$/.test(one.text) && before > 0
        ? /^(?:as|was|am|became|be)$/.test(words[before - 1]?.text ?? '')
        : false;
  }
  return word.at <= 3;
}

/** Whether a person of the line is somebody whom the writer worked for, with, under or after. */
export function isTold(
  { at, part }: ClaimWord,
  line: readonly ClaimWord[],
  others: ReadonlySet<ClaimWord>,
): boolean {
  const next = line[at + 1];
  if (next !== undefined && others.has(next)) return true;
  for (let before = at - 1; before >= 0 && at - before <= 4; before--) {
    const word = line[before];
    if (word === undefined || word.part !== part) return false;
    if (/^(?:to|for|with|under|by|from|of|at|the|after|my|our)$/.test(word.text)) return true;
  }
  return false;
}
