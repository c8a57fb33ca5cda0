import { isDenied } from './negation.ts';
import { aliasTree, type AliasNode } from './vocabulary.ts';
import type { Alias, Concept } from './concept.ts';
import { singular, wordsOf } from './tokens.ts';
import type { Word } from './tokens.ts';

/** A skill found in a text: its id and canonical name, and the words that name it, `start` to `end` of the text. */
export type SkillHit = { id: string; name: string; start: number; end: number; text: string };

/** Where the text comes from: a list of skills, or running prose (the default), where doubtful words need support. */
export type MatchOptions = { context: 'list' | 'prose' };

/**
 * Finds the skills named in a text, in order, the longest name at each place, in time linear in the text.
 * Versions are left out ("Python 3.11" gives "Python"); what the text denies ("no experience in Kubernetes") is no hit.
 */
export function matchSkills(text: string, options: MatchOptions = { context: 'prose' }): SkillHit[] {
  const words = wordsOf(text);
  const found = findNames(text, words, options.context);
  const accepted = options.context === 'list' ? found : supported(text, words, found);
  return accepted
    .filter(({ first, last }) => !isDenied(text, words, first, last))
    .map(({ concept, first, last }) => {
      const start = words[first]?.start ?? 0;
      const end = words[last]?.end ?? start;
      return { id: concept.id, name: concept.name, start, end, text: text.slice(start, end) };
    });
}

/** A name of a skill among the words, first to last; `sure` when it needs no support from its surroundings. */
type Found = { concept: Concept; first: number; last: number; sure: boolean; capital: boolean };

function findNames(text: string, words: Word[], context: 'list' | 'prose'): Found[] {
  const found: Found[] = [];
  const addresses = addressSpans(text);
  for (let at = 0; at < words.length;) {
    const longest = longestName(text, words, at, context);
    if (longest === null) {
      at += 1;
      continue;
    }
    const { ends, last } = longest;
    if (ends !== 'no skill') {
      const judged = judge(text, words, at, last, ends.alias, context);
      if (judged !== null && !addresses.some(([from, to]) => inside(words, at, last, from, to)))
        found.push({ concept: ends.concept, first: at, last, ...judged });
    }
    at = last + 1;
  }
  return found;
}

function longestName(text: string, words: Word[], first: number, context: 'list' | 'prose') {
  let node = aliasTree();
  let longest: { ends: { concept: Concept; alias: Alias } | 'no skill'; last: number } | null = null;
  for (let at = first; at < words.length; at++) {
    const word = words[at];
    if (word === undefined || (at > first && !joined(text, words, at, context))) break;
    const next = node.next?.get(word.fold) ?? inflected(node, word.fold);
    if (next === undefined) break;
    node = next;
    if (node.ends !== null) longest = { ends: node.ends, last: at };
  }
  return longest;
}

/** The branch for a plural ("APIs") or for a name with its version glued on ("HTML5", "Python3"). */
function inflected({ next }: AliasNode, fold: string) {
  if (next === null) return undefined;
  const one = singular(fold);
  const many = one === null ? undefined : next.get(one);
  if (many !== undefined) return many;
  const base = endsInVersion(fold) ? VERSIONED.exec(fold)?.[1] : undefined;
  return base === undefined ? undefined : next.get(base);
}

/** Whether a word ends as a version does; most words do not, and are looked at no further. */
function endsInVersion(fold: string): boolean {
  const last = fold.charCodeAt(fold.length - 1);
  return last === PLUS || (last >= ZERO && last <= NINE);
}

function joined(text: string, words: Word[], at: number, context: 'list' | 'prose'): boolean {
  const gap = text.slice(words[at - 1]?.end ?? 0, words[at]?.start ?? 0);
  return gap === '' || gap === ' ' || (JOINT.test(gap) && (context === 'prose' || !gap.includes('\n')));
}

/** Whether the words may stand for this alias here at all, and whether they do so without support; null when not at all. */
function judge(
  text: string,
  words: Word[],
  first: number,
  last: number,
  alias: Alias,
  context: 'list' | 'prose',
) {
  const start = words[first]?.start ?? 0;
  const end = words[last]?.end ?? 0;
  const written = text.slice(start, end);
  const capital = /^\p{Lu}/u.test(written);
  if (context === 'list' || (!alias.exactCase && !alias.nearOnly)) return { sure: true, capital };
  if (
    CLINGS_BEFORE.test(text.slice(Math.max(0, start - 1), start)) ||
    CLINGS_AFTER.test(text.slice(end, end + 2))
  )
    return null;
  if (alias.exactCase && !sameCase(written, alias.text))
    return alias.nearOnly ? null : { sure: false, capital: false };
  if (alias.nearOnly || YEAR_AFTER.test(text.slice(end, end + 6))) return { sure: false, capital };
  const onlyInitial = /^\p{Lu}[\p{Ll}\s-]*$/u.test(alias.text);
  return { sure: !(onlyInitial && capitalSaysNothing(text, words, first, last)), capital };
}

function sameCase(written: string, alias: string): boolean {
  const plain = written.replaceAll(/[\s-]+/g, ' ');
  const wanted = alias.replaceAll(/[\s-]+/g, ' ');
  return plain === wanted || plain === `${wanted}s`;
}

/** A capital at the start of a sentence, or among other capitalised words (a heading, a name), does not mark a product's name. */
function capitalSaysNothing(text: string, words: Word[], first: number, last: number): boolean {
  const start = words[first]?.start ?? 0;
  if (/(^|[.!?:•\n*·▪●–—"“(-]\s*)$/.test(text.slice(Math.max(0, start - 4), start))) return true;
  return [words[first - 1], words[last + 1]].some(
    (word) => word !== undefined && /^\p{Lu}\p{Ll}/u.test(text.slice(word.start, word.end)),
  );
}

/** Keeps the sure names, and the doubtful ones that stand in a row with a sure one, in a row of doubtful ones with capitals, or behind words like "proficient in". */
function supported(text: string, words: Word[], found: Found[]): Found[] {
  const kept: Found[] = [];
  for (let from = 0; from < found.length;) {
    let to = from + 1;
    while (to < found.length && inOneRow(text, words, found[to - 1], found[to])) to++;
    const row = found.slice(from, to);
    const enough = row.filter((one) => one.capital).length >= 2;
    if (row.some((one) => one.sure) || enough || isAnnounced(text, words, row)) kept.push(...row);
    from = to;
  }
  return kept;
}

function inOneRow(text: string, words: Word[], left: Found | undefined, right: Found | undefined): boolean {
  if (left === undefined || right === undefined || right.first - left.last > 6) return false;
  const gap = text.slice(words[left.last]?.end ?? 0, words[right.first]?.start ?? 0);
  return gap.length <= 60 && gap.trim() !== '' && (ROW_GAP.test(gap) || LIST_GAP.test(gap));
}

function isAnnounced(text: string, words: Word[], row: Found[]): boolean {
  const start = words[row[0]?.first ?? 0]?.start ?? 0;
  const end = words[row.at(-1)?.last ?? 0]?.end ?? 0;
  return (
    ANNOUNCED.test(text.slice(Math.max(0, start - 48), start)) || NAMED_AFTER.test(text.slice(end, end + 16))
  );
}

/** Where mail and web addresses stand: no word in them is a skill. */
function addressSpans(text: string): [number, number][] {
  const spans: [number, number][] = [];
  if (!HAS_ADDRESS.test(text)) return spans;
  for (const found of text.matchAll(RUN))
    if (ADDRESS.test(found[0])) spans.push([found.index, found.index + found[0].length]);
  return spans;
}

function inside(words: Word[], first: number, last: number, from: number, to: number): boolean {
  return (words[first]?.start ?? 0) >= from && (words[last]?.end ?? 0) <= to;
}

const VERSIONED = /^([a-z]{3,}|es|c\+\+)\d{1,4}\+?$/;
const JOINT = /^([^\S\n]{1,3}|[^\S\n]*\n[^\S\n]*|[-./'’_‑–]|\s?[/–-]\s?)$/;
const CLINGS_BEFORE = /[-&'’.@_#$]/;
const CLINGS_AFTER = /^([-&'’@_%]|\.\p{L})/u;
const YEAR_AFTER = /^\s?(19|20)\d\d/;
const VERSION = String.raw`(\s*(v\.?|version)?\s*\d[\d.x]*\+?)?`;
const ROW_GAP = new RegExp(
  String.raw`^${VERSION}[\s,;/|&•·()+:‑–-]*((and|or|und|y|et|e|with|in|using|as well as|plus|and\/or)\s+)?[\s(]*$`,
  'i',
);
const LIST_GAP = /^\s*,[^,.;:!?\n]{1,30},(\s*(and|or)\s)?\s*$/;
const CAPABLE =
  'experienced?|proficien(?:t|cy)|knowledge|skills?|skilled|familiar(?:ity)?|expert(?:ise)?|fluen(?:t|cy)|competen(?:t|ce|cy)|versed|command|background|understanding|certified|certification|trained|training|mastery';
const MADE =
  'program(?:med|ming)?|written|wrote|writing|cod(?:ed|ing)|built|develop(?:ed|ing|er)?|implement(?:ed|ing)|script(?:s|ed|ing)?|spreadsheets?|models?|reports?|services?|microservices?|analysis';
const ANNOUNCED = new RegExp(
  String.raw`(\b(?:${CAPABLE})\s+(?:of|in|with|using|on)\s+(?:the\s+|ms\s+|microsoft\s+|advanced\s+|strong\s+)?|\b(?:${MADE})\s+(?:in|with|using)\s+|\b(?:skills|tools|technologies|languages|stack|software|environment|libraries|frameworks)\s*:\s*)$`,
  'i',
);
const NAMED_AFTER =
  /^\s+(programming|language|developers?|framework|codebase|libraries|library|scripts?|spreadsheets?|skills|macros|software|certified|certification)\b/i;
const [PLUS, ZERO, NINE] = [43, 48, 57];
/** Whether a text may hold an address at all. */
const HAS_ADDRESS = /@|:\/\/|www\.|\.(?:com|org|edu|gov|co\.uk)(?![\p{L}\p{N}])/iu;
const RUN = /[^\s,;()<>|]+/g;
const ADDRESS = /@[^.@]+\.|:\/\/|^www\.|\.(?:com|org|edu|gov|co\.uk)(?![\p{L}\p{N}])/iu;
