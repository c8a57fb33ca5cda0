import { FREE_NOUNS, FREE_VERBS, SMALL_WORDS } from './free-words.ts';
import { keyOf } from './claim-words.ts';
import type { ClaimWord } from './claim-words.ts';
import type { Compared } from './compared.ts';
import type { Match } from './same-sense.ts';
import { isAct, isPerson } from './same-sense.ts';
import { isStrict } from './strict-lookup.ts';
import { verbOf } from '../verbs.ts';

/** What a wording tells as the writer's act that was none in the line. */
export function doerFaults(compared: Compared): string[] {
  return [...actsOfNone(compared), ...objectsOfNone(compared), ...taughtOrTaken(compared)];
}

/** Acts of the wording that in the line were only what something was done for, before, after or about, or were done to the writer. */
function actsOfNone({ wording, line, matches }: Compared): string[] {
  return wording
    .filter((word) => isOwnAct(word, wording))
    .flatMap((word) => {
      const found = surest(matches.get(word) ?? []).filter(({ how }) => how !== 'implied');
      if (found.length === 0 || word.keys.some((key) => freeVerbs.has(key))) return [];
      if (
        isPassive(word, wording) &&
        TAUGHT.test(word.text) &&
        !found.some(({ own }) => isPassive(own, line))
      )
        return [word.text];
      if (GIVEN_TO_ONE.test(word.text) && found.some(({ own }) => own.text === word.text)) return [];
      return found.every(({ own }) => isAside(own, line) || isPassive(own, line) || isState(own, line)) &&
        !isPassive(word, wording)
        ? [word.text]
        : [];
    });
}

/** "2 closed", "3 of them sold": what came of things, by whomever. */
function isState({ at, text, verb }: ClaimWord, line: readonly ClaimWord[]): boolean {
  return verb !== null && text === verbOf(text)?.past && line[at - 1]?.kind === 'number';
}

const TAUGHT = /^(?:trained|taught|coached|mentored|supervised|instructed|managed|led)$/;
const GIVEN_TO_ONE = /^(?:named|awarded|promoted|chosen|elected|nominated)$/;
const freeVerbs = new Set([...FREE_VERBS].map(keyOf));

/** A verb that opens a part, in a form that tells what the writer does or did. */
export function isOwnAct({ text, verb, at, part }: ClaimWord, words: readonly ClaimWord[]): boolean {
  if (verb === null || SMALL_WORDS.has(text)) return false;
  const before = words[at - 1];
  if (before?.text === '-' || words[at + 1]?.text === '-') return false;
  if (/^(?:was|were)$/.test(before?.text ?? '') && at === 1) return true;
  return (
    before === undefined ||
    before.part !== part ||
    /^(?:and|or|then|also|i)$/.test(before.text) ||
    before.kind === 'sign' ||
    (before.text === 'to' && text === verb)
  );
}

/** Whether a word stands behind a preposition that makes it a purpose, a time or a topic. */
export function isAside({ at, part }: ClaimWord, line: readonly ClaimWord[]): boolean {
  for (let before = at - 1; before >= 0 && at - before <= 3; before--) {
    const word = line[before];
    if (word === undefined || word.kind === 'sign') return false;
    if (word.part !== part && !/^(?:before|after)$/.test(line[before + 1]?.text ?? '')) return false;
    if (/^(?:before|after|until|about|against|from|following)$/.test(word.text))
      return line[before + 1]?.text !== 'i' && line[at]?.text.endsWith('ing') !== true;
    if (word.text === 'on' && /^(?:the|a)$/.test(line[before + 1]?.text ?? ''))
      return !/^(?:work|focus)/.test(line[before - 1]?.text ?? '');
    if (word.text === 'for')
      return !line
        .slice(0, before)
        .some(({ text, verb }) => text === 'responsible' || DONE_FOR.has(verb ?? text));
    if (word.verb !== null && word.text !== 'being') return false;
  }
  return false;
}

/** Objects of an act that in the line were only what something was for, in, about, before or after: "repaired pumps for engines" repairs no engines. */
function objectsOfNone({ wording, line, matches }: Compared): string[] {
  return wording
    .filter((word) => isOwnAct(word, wording))
    .flatMap((word) =>
      objectsOf(word, wording).flatMap(({ head, joined }) => {
        const found = surest(matches.get(head) ?? []).filter(
          ({ how }) => how === 'same' || how === 'synonym',
        );
        const isNone = found.every(
          ({ own }) =>
            ((joined || !isPerson(head)) &&
              !isTopicOf(word, own, line) &&
              isCircumstance(own, line, isWide(word))) ||
            (isSource(own, line) && !isTakenFrom(word)) ||
            isOnlyPrepared(word, own, line) ||
            (word.keys.some((key) => DOING.has(key)) && isPartOfName(own, line)),
        );
        return found.length > 0 && isNone ? [head.text] : [];
      }),
    );
}

/** "Interview recordings" are no interviews. */
function isPartOfName(own: ClaimWord, line: readonly ClaimWord[]): boolean {
  const next = line[own.at + 1];
  return (
    next?.kind === 'word' &&
    !/^(?:every|each|all|some)$/.test(next.text) &&
    !SMALL_WORDS.has(next.text) &&
    !isAct(next, line) &&
    !FREE_NOUNS.has(next.keys[0] ?? '')
  );
}

/** The same word where a line has it, or else whatever it has instead. */
function surest(found: readonly Match[]): readonly Match[] {
  const same = found.filter(({ how }) => how === 'same');
  return same.length > 0 ? same : found;
}

/** "Discussed wishes" of whoever "talked to families about wishes". */
function isTopicOf({ text }: ClaimWord, { at }: ClaimWord, line: readonly ClaimWord[]): boolean {
  return (
    TALKING.test(text) &&
    line.slice(Math.max(0, at - 3), at).some((one) => one.text === 'about') &&
    line.some((one) => TALKING.test(one.text))
  );
}

const TALKING = /^(?:talk|speak|spoke|discuss|told|tell|inform|explain|ask|consult|debat)/;

/** The things right behind an act, those of a row each. */
export function objectsOf(
  act: ClaimWord,
  words: readonly ClaimWord[],
): { head: ClaimWord; joined: boolean }[] {
  const objects: { head: ClaimWord; joined: boolean }[] = [];
  let head: ClaimWord | undefined;
  let joined = false;
  for (const next of words.slice(act.at + 1)) {
    // "Carry out"; "conducted and typed interviews".
    const isFirst = head === undefined && objects.length === 0;
    if (
      isFirst &&
      (/^(?:out|up|down|in|off|over|and)$/.test(next.text) ||
        (next.verb !== null && words[next.at - 1]?.text === 'and' && next.text === verbOf(next.text)?.past))
    )
      continue;
    const isRow = /^(?:and|,)$/.test(next.text);
    if (isRow && head !== undefined) objects.push({ head, joined });
    if (isRow) {
      head = undefined;
      joined = true;
    } else if (
      next.kind === 'sign' ||
      (SMALL_WORDS.has(next.text) && !/^(?:the|a|an|my|own)$/.test(next.text))
    )
      break;
    else if (joined && head === undefined && isAct(next, words)) break;
    else if (next.kind === 'word' && !SMALL_WORDS.has(next.text)) head = next;
  }
  return head === undefined ? objects : [...objects, { head, joined }];
}

/** Verbs that frame any act, and those of rank and making: what they are told of must be their object in the line, too. */
function isWide(word: ClaimWord): boolean {
  return isStrict(word) || word.keys.some((key) => DOING.has(key));
}

const DOING = new Set(
  'conduct perform carry_out execute undertake give run hold take complete'.split(' ').map(keyOf),
);
const BEFOREHAND =
  /^(?:organis|organiz|plan|arrang|prepar|book|schedul|coordinat|follow|receiv|watch|observ|shadow|sit|sat|join|attend|get_ready|check|explain|describ)/;

/** "Conducted the ceremony" of one that was organised, "giving hand signals" of those that were followed. */
function isOnlyPrepared(word: ClaimWord, own: ClaimWord, line: readonly ClaimWord[]): boolean {
  if (!word.keys.some((key) => DOING.has(key))) return false;
  const act = line.slice(0, own.at).findLast((one) => isAct(one, line));
  return act !== undefined && own.at - act.at <= 4 && BEFOREHAND.test(act.verb ?? act.text);
}

/** Whether a thing stands behind "off" or "from", as a list that drinks were made from. */
function isSource({ at, part }: ClaimWord, line: readonly ClaimWord[]): boolean {
  const before = line.slice(Math.max(0, at - 3), at).filter((word) => word.part === part);
  const from = before.findLastIndex(({ text }) => /^(?:off|from)$/.test(text));
  return from > -1 && before.slice(from + 1).every(({ text }) => /^(?:an?|the|my|our)$/.test(text));
}

function isTakenFrom({ text }: ClaimWord): boolean {
  return /^(?:us|follow|read|check|consult|search|clear|empt|clean|unload|strip|collect|work)/.test(text);
}

/** Whether a thing stands behind a preposition in a line whose act is done to something else. */
function isCircumstance({ at, part }: ClaimWord, line: readonly ClaimWord[], isWide: boolean): boolean {
  for (let before = at - 1; before >= 1 && at - before <= 3; before--) {
    const word = line[before];
    if (word === undefined || word.kind === 'sign' || word.part !== part) return false;
    if (!word.text.endsWith('ing') && isAct(word, line)) return false;
    if (/^(?:for|about|before|after|during)$/.test(word.text) || (isWide && PLACING.test(word.text)))
      return hasObjectBefore(word, line);
    if (SMALL_WORDS.has(word.text) && !/^(?:the|a|an|my|our|their)$/.test(word.text)) return false;
  }
  return false;
}

const PLACING = /^(?:in|into|at|on|with|by|from|to|under)$/;

/** Whether an act and what it is done to stand before a preposition. */
function hasObjectBefore({ at }: ClaimWord, line: readonly ClaimWord[]): boolean {
  const end = line.slice(0, at).findLastIndex(({ text }) => /^[.;,]$/.test(text));
  const ahead = line.slice(end + 1, at);
  if (ahead.some(({ text, verb }) => text === 'responsible' || DONE_FOR.has(verb ?? text))) return false;
  const act = ahead.find((word) => isAct(word, line) || /^(?:lead|head|manager|chief)$/.test(word.text));
  return (
    act !== undefined &&
    ahead.some((one) => one.at > act.at && one.kind === 'word' && !SMALL_WORDS.has(one.text))
  );
}

/** Classes that were taken in one of the two and given in the other. */
function taughtOrTaken({ wording, line }: Compared): string[] {
  const [told, said] = [wording, line].map((words) =>
    words.flatMap((word) =>
      COURSE.test(word.text)
        ? [
            words
              .slice(Math.max(0, word.at - 4), word.at)
              .findLast(({ text }) => TAKEN.test(text) || GIVEN.test(text))?.text ?? '',
          ]
        : [],
    ),
  );
  if (
    told === undefined ||
    said === undefined ||
    !said.some((one) => TAKEN.test(one)) ||
    said.some((one) => GIVEN.test(one))
  )
    return [];
  return told.filter((one) => GIVEN.test(one));
}

const COURSE = /^(?:class|classes|course|lesson|training|seminar|workshop)s?$/;
const TAKEN = /^(?:take|took|taken|taking|takes|attend(?:s|ed|ing)?|join(?:s|ed|ing)?)$/;
const GIVEN =
  /^(?:give|gave|given|giving|gives|hold|held|holding|run|ran|running|teach|taught|teaching|lead|led|conduct(?:s|ed|ing)?|deliver(?:s|ed|ing)?|provid(?:e|es|ed|ing))$/;

/** Verbs that say what was done when they tell what for: "used cranes for loading". */
const DONE_FOR = new Set('use drive go travel visit call operate work care look'.split(' '));

/** "Was trained", "trained by", "coached by": done to the writer or by others. */
function isPassive({ at, text }: ClaimWord, words: readonly ClaimWord[]): boolean {
  const forms = verbOf(text);
  if (forms === null || (text !== forms.past && !/(?:ed|en|t)$/.test(text))) return false;
  const [before = '', behind = ''] = [words[at - 1]?.text, words[at + 1]?.text];
  if (
    (at === 0 || words[at - 1]?.kind === 'sign' || before === 'also') &&
    behind === 'to' &&
    /^(?:asked|trained|allowed|trusted|chosen|promoted|invited|selected)$/.test(text)
  )
    return true;
  if (/^(?:was|were|been|being|got|get|is|are|be)$/.test(before))
    return !/^(?:in|by_hand)$/.test(behind) || behind === 'by';
  if (behind !== 'by') return false;
  const agent = words.slice(at + 2, at + 6);
  return (
    !/ing$|^hand$/.test(words[at + 2]?.text ?? '') &&
    (agent.some((word) => isPerson(word)) || /^(?:the|my)$/.test(agent[0]?.text ?? ''))
  );
}
