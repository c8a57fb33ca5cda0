import type { ClaimWord } from './claim-words.ts';
import type { Compared } from './compared.ts';
import { SMALL_WORDS } from './free-words.ts';
import { isPeriod, newRates, unitOf } from './periods-kept.ts';

/** The figures, bounds and rates of a wording that its line does not have, or has of something else. */
export function figureFaults(compared: Compared): string[] {
  return [...newFigures(compared), ...newRates(compared)];
}

function newFigures(compared: Compared): string[] {
  const { wording, line } = compared;
  const taken = new Set<ClaimWord>();
  return wording.flatMap((word) => {
    if (word.kind === 'number') {
      const own = line.find(
        (one) => one.text === word.text && !taken.has(one) && isSameFigure(word, one, compared),
      );
      if (own === undefined) {
        const bound = boundOf(word, wording);
        const alike = (test: RegExp) => {
          const found = line.find(
            (one) => test.test(one.text) && !taken.has(one) && boundOf(one, line) === bound,
          );
          if (found !== undefined) taken.add(found);
          return found !== undefined;
        };
        return (word.text === '1' &&
          bound === '' &&
          wording[word.at + 1]?.text === 'times' &&
          !line.some(({ text }) => text === 'times')) ||
          (word.text === '2' && alike(/^(?:pair|couple)$/)) ||
          (/^\d+$/.test(word.text) && alike(new RegExp(`^${word.text}s$`)))
          ? []
          : [word.text];
      }
      taken.add(own);
      return [];
    }
    if (/\d/.test(word.text) && word.kind === 'word')
      return line.some(
        (own) =>
          (own.text === word.text || `${own.text}${line[own.at + 1]?.text ?? ''}` === word.text) &&
          boundOf(own, line) === boundOf(word, wording),
      )
        ? []
        : [word.text];
    return /^[€£$]$/u.test(word.text) && !line.some((own) => own.text === word.text) ? [word.text] : [];
  });
}

function isSameFigure(word: ClaimWord, own: ClaimWord, compared: Compared): boolean {
  const [bound, ownBound] = [boundOf(word, compared.wording), boundOf(own, compared.line)];
  // "Over two summers" is during them.
  const isDuring = ownBound === 'over' && bound === '' && TIMES.test(compared.line[own.at + 1]?.text ?? '');
  if (bound !== ownBound && !isDuring) return false;
  const [unit, ownUnit] = [unitBehind(word, compared.wording), unitBehind(own, compared.line)];
  if (unit.length > 0 && !unit.some((one) => ownUnit.includes(one))) return false;
  return countsSame(word, own, compared);
}

/** The unit of time that a figure counts: "3 months", "12-hour", "2 full years". */
function unitBehind({ at }: ClaimWord, words: readonly ClaimWord[]): string[] {
  const next = words[at + 1]?.text === '-' ? words[at + 2] : words[at + 1];
  return next === undefined || /^(?:shift|weekend)s?$/.test(next.text) ? [] : unitOf(next);
}

/** What stands before a figure and limits it, or behind it ("60+"). */
function boundOf({ at }: ClaimWord, words: readonly ClaimWord[]): string {
  for (let before = at - 1; before >= 0 && at - before <= 4; before--) {
    const text = words[before]?.text ?? '';
    if (BOUNDS.has(text)) return text === 'below' ? 'less_than' : text;
    const isRange = /^(?:to|and|-)$/.test(text) && words[before - 1]?.kind === 'number';
    if (isRange) before--;
    else if (!/^(?:[€$£]|a|an|the)$/u.test(text)) break;
  }
  const behind = words[at + 1]?.text ?? '';
  return /^(?:over|about)$/.test(behind) && words[at + 2]?.kind !== 'number' ? behind : '';
}

const TIMES = /^(?:day|week|month|year|summer|winter|season|shift|term|hour|weekend)s?$/;
const BOUNDS = new Set(['over', 'up_to', 'at_least', 'nearly', 'less_than', 'below', 'about', 'minus']);

/** Whether a figure counts in the wording what it counts in the line; what only the wording calls so is judged by itself. */
function countsSame(word: ClaimWord, own: ClaimWord, { wording, line, matches }: Compared): boolean {
  const beside = line[own.at + 1];
  const near = new Set([...countedBy(own, line), ...countedBy(own, line, -1), ...(beside ? [beside] : [])]);
  if (/^(?:us|them|others?|people)$/.test(line[own.at + 2]?.text ?? beside?.text ?? '')) return true;
  const counted = countedBy(word, wording).filter((one) => (matches.get(one) ?? []).length > 0);
  const head = headBehind(word, wording);
  if (
    head !== undefined &&
    /^(?:for|with|of|to|from|in|by|at|on)$/.test(line[own.at - 1]?.text ?? '') &&
    (matches.get(head) ?? []).some(({ how }) => how === 'same') &&
    !(matches.get(head) ?? []).some(
      (match) =>
        (match.own.at > own.at && match.own.part === own.part) ||
        (match.own.at === own.at - 2 && line[own.at - 1]?.text === 'of'),
    )
  )
    return false;
  const figures = ((counted[0] && matches.get(counted[0])) ?? [])
    .filter(({ how }) => how === 'same')
    .map((match) => figureBefore(match.own, line));
  if (
    figures.length > 0 &&
    figures.every((figure) => figure !== undefined && figure.text !== word.text) &&
    !/^(?:19|20)\d\d$/.test(word.text)
  )
    return false;
  if (near.size === 0 || counted.length === 0 || /^(?:19|20)\d\d$/.test(word.text)) return true;
  return counted.some((one) => (matches.get(one) ?? []).some((match) => near.has(match.own)));
}

/** The next words with a meaning behind a figure, or before it. */
function countedBy({ at }: ClaimWord, words: readonly ClaimWord[], way: 1 | -1 = 1): ClaimWord[] {
  const found: ClaimWord[] = [];
  for (
    let next = at + way;
    next >= 0 && next < words.length && Math.abs(next - at) <= 8 && found.length < (way === 1 ? 5 : 3);
    next += way
  ) {
    const word = words[next];
    if (
      word === undefined ||
      word.kind === 'number' ||
      (word.kind === 'sign' && word.text !== '-' && found.length > 0)
    )
      break;
    if (word.kind === 'word' && !SMALL_WORDS.has(word.text)) found.push(word);
  }
  return found;
}

/** The figure right before a thing, or before the words that it stands with. */
function figureBefore({ at }: ClaimWord, words: readonly ClaimWord[]): ClaimWord | undefined {
  for (let before = at - 1; before >= 0 && at - before <= 3; before--) {
    const word = words[before];
    if (word?.kind === 'number') return word;
    if (word?.kind !== 'word' || SMALL_WORDS.has(word.text)) return undefined;
  }
  return undefined;
}

/** The thing that a figure counts: the last of the words right behind it. */
function headBehind({ at }: ClaimWord, words: readonly ClaimWord[]): ClaimWord | undefined {
  const run: ClaimWord[] = [];
  for (const word of words.slice(at + 1)) {
    if (word.kind !== 'word' || SMALL_WORDS.has(word.text) || isPeriod(word.text)) break;
    run.push(word);
  }
  return run.at(-1);
}
