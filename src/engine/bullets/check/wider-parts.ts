import type { ClaimWord } from './claim-words.ts';
import type { Compared } from './compared.ts';
import { isOwnAct, objectsOf } from './who-did-it.ts';
import { SMALL_WORDS } from './free-words.ts';
import { ownWords } from './hedged.ts';
import { isAct } from './same-sense.ts';

/** What a wording tells of all, of both, as done or as its own making, where the line tells it of some, of one, or as somebody's rule. */
export function widerParts(compared: Compared): string[] {
  return [
    ...partAsWhole(compared),
    ...bothOfOne(compared),
    ...stateOfNone(compared),
    ...ownRules(compared),
    ...impliedByOther(compared),
    ...endOfBegun(compared),
    ...madeOfNothing(compared),
  ];
}

const HOW_MANY = /^(?:some|half|most|many|few|several|third|quarter|part|mostly|majority)$/;

/** "29 children, of which 6 had special needs": what follows holds for the 6 only. */
function partAsWhole({ line, wording, matches }: Compared): string[] {
  return line.flatMap((mark) => {
    const count = countBehind(mark, line);
    if (count === undefined) return [];
    const end = line.findIndex(({ at, text }) => at > count.at && /^[.,;:()–—]$/.test(text));
    const scope = new Set(line.slice(count.at + 1, end === -1 ? undefined : end));
    return wording
      .filter((word) => word.kind === 'word' && !SMALL_WORDS.has(word.text))
      .filter((word) => {
        const owns = ownWords(word, line, matches);
        return owns.length > 0 && owns.every((own) => scope.has(own));
      })
      .filter((word) => countAhead(word, wording) !== count.text)
      .map(({ text }) => text);
  });
}

/** The number, or the word for a share, behind "of which", "including" and the like, or before "of which". */
function countBehind({ text, at }: ClaimWord, line: readonly ClaimWord[]): ClaimWord | undefined {
  const isCount = (word: ClaimWord | undefined) =>
    word !== undefined && (word.kind === 'number' || HOW_MANY.test(word.text));
  const [last, next, third] = [line[at - 1], line[at + 1], line[at + 2]];
  const isOf = text === 'of' && /^(?:which|whom|them|these|those)$/.test(next?.text ?? '');
  if (isOf && isCount(third)) return third;
  if (isOf && isCount(last) && next?.text !== 'those') return last;
  if (/^(?:including|includes|included|incl)$/.test(text) && isCount(next)) return next;
  if (text === 'among' && next?.text === 'them' && isCount(third)) return third;
  return undefined;
}

/** The number or share that stands nearest before a word. */
function countAhead({ at }: ClaimWord, words: readonly ClaimWord[]): string | undefined {
  return words.slice(0, at).findLast((word) => word.kind === 'number' || HOW_MANY.test(word.text))?.text;
}

/** "Both" where the line has no "both", or tells one thing of the one and another of the other. */
function bothOfOne({ line, wording }: Compared): string[] {
  const [both] = wording.filter(({ text }) => text === 'both');
  if (both === undefined || line.some(({ text }) => text === 'both')) return [];
  const isPair = wording.some(({ text, at }) => text === 'and' && at > both.at + 1 && at <= both.at + 5);
  const isSplit = line.some(({ text }) => text === 'one') && line.some(({ text }) => /^others?$/.test(text));
  return isPair && !isSplit ? [] : ['both'];
}

const STATES =
  /^(?:completed|finished|renewed|certified|passed|approved|qualified|graduated|licensed|accredited|signed|validated|authorised|authorized|registered|awarded|achieved)$/;

/** "Course completed", "a renewed licence": a state that nothing in the line tells. */
function stateOfNone({ line, wording, matches }: Compared): string[] {
  return wording
    .filter((word) => STATES.test(word.text) && !isOwnAct(word, wording))
    .filter((word) => {
      const owns = (matches.get(word) ?? []).map(({ own }) => own);
      return !owns.some(
        ({ text, at }) =>
          !text.endsWith('ing') && (line[at - 1]?.text !== 'being' || wording[word.at - 1]?.text === 'being'),
      );
    })
    .map(({ text }) => text);
}

const ENDING = /^(?:complet|finish|finalis|finaliz|pass|graduat|conclud)/;
const BEGINNING =
  /^(?:start|begin|began|begun|enrol|join|register|appl|stud|attend|book|plan|retak|resit|repeat|commenc|embark)/;

/** "Completed a course" of whoever started one. */
function endOfBegun({ line, wording }: Compared): string[] {
  if (!line.some(({ text }) => BEGINNING.test(text)) || line.some(({ text }) => ENDING.test(text))) return [];
  return wording.filter((word) => ENDING.test(word.text) && isOwnAct(word, wording)).map(({ text }) => text);
}

const MAKING =
  /^(?:write|draft|create|produce|make|design|develop|devise|define|set|establish|build|prepare|plan|approve|own|lead|author|formulate|sign|issue|introduce|agree|draw|set_up|compile|publish|invent)$/;

/** "Wrote SOPs" of whoever tested "according to SOPs": a rule or pattern that work follows is not made by it. */
function ownRules({ line, wording, matches }: Compared): string[] {
  return wording
    .filter((word) => word.verb !== null && MAKING.test(word.verb) && isOwnAct(word, wording))
    .flatMap((word) => objectsOf(word, wording))
    .filter(({ head }) => {
      const owns = ownWords(head, line, matches);
      return owns.length > 0 && owns.every((own) => isFollowed(own, line));
    })
    .map(({ head }) => head.text);
}

/** Whether a thing stands behind "according to", "as per", "in line with", "to the spec of", "following" and the like. */
function isFollowed({ at }: ClaimWord, line: readonly ClaimWord[]): boolean {
  for (let step = at - 1; step >= 0 && at - step <= 6; step--) {
    const word = line[step];
    if (word === undefined || word.kind === 'sign') return false;
    if (
      /^(?:according|accordance|per|following|follow|followed|follows|based|compliance|conformity)$/.test(
        word.text,
      )
    )
      return true;
    if (/^(?:line|keeping)$/.test(word.text) && line[step - 1]?.text === 'in') return true;
    if (word.text === 'as' && line[step + 1]?.text === 'per') return true;
    if (/^(?:against|from|to|under|with|by|off)$/.test(word.text) && step < at) {
      const ahead = line.slice(Math.max(0, step - 2), step);
      if (
        ahead.some(({ text }) =>
          /^(?:accord\w*|conform\w*|compl(?:y|ies|ied|iance)|adher\w*|line|work(?:ed|s|ing)?|stick|stuck)$/.test(
            text,
          ),
        )
      )
        return true;
      if (/^(?:against|off|from)$/.test(word.text)) return true;
    }
    if (isAct(word, line) && !word.text.endsWith('ing')) return false;
  }
  return false;
}

/** "Write guidelines" where only "posts" imply writing: what implies an act must be what it is done to. */
function impliedByOther({ line, wording, matches }: Compared): string[] {
  return wording
    .filter((word) => word.verb !== null && MAKING.test(word.verb) && isOwnAct(word, wording))
    .filter((word) => {
      const found = matches.get(word) ?? [];
      if (found.length === 0 || found.some(({ how, own }) => how !== 'implied' || isAct(own, line)))
        return false;
      const things = new Set(found.map(({ own }) => own));
      const next = wording.findIndex((one) => one.at > word.at && isAct(one, wording));
      return !wording
        .slice(word.at + 1, next === -1 ? undefined : next)
        .some((one) => (matches.get(one) ?? []).some(({ own }) => things.has(own)));
    })
    .map(({ text }) => text);
}

const UNFREE = /^(?:make|produce|prepare|complete|execute|conduct|perform|run)$/;

/** "Made", "prepared", "completed" where nothing in the line says so: these say more than "did". */
function madeOfNothing({ line, wording, matches }: Compared): string[] {
  const hasNoAct = !line.some((word) => isAct(word, line));
  return wording
    .filter(({ verb }) => verb !== null && UNFREE.test(verb))
    .filter((word) => isOwnAct(word, wording) && (matches.get(word) ?? []).length === 0)
    .filter(
      ({ verb }) =>
        !(hasNoAct && /^(?:make|produce)$/.test(verb ?? '')) &&
        !(verb === 'prepare' && line.some(({ text }) => text === 'ready')),
    )
    .map(({ text }) => text);
}
