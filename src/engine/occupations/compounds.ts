import { wordsTable } from './tables.ts';
import { titleIndex } from './title-index.ts';

/**
 * A word of a title; a compound that no occupation is called, as the words that it is made of ("Debitorenbuchhalter", "Lastbilschaufför"): the
 * longest end that names work, behind a beginning that is a word.
 */
export function titleParts(stem: string): string[] {
  const before = titles.get(stem);
  if (before) return before;
  const found = isNamed(stem) ? [stem] : (split(stem, isNamed, isWord) ?? [stem]);
  if (titles.size >= MAX_KNOWN) titles.clear();
  titles.set(stem, found);
  return found;
}

/** The two words that have a meaning and make up one that has none; none for any other word. */
export function compoundParts(stem: string): string[] {
  const before = texts.get(stem);
  if (before) return before;
  const found = split(stem, isMeant, isMeant) ?? [];
  if (texts.size >= MAX_KNOWN) texts.clear();
  texts.set(stem, found);
  return found;
}

type Test = (word: string) => boolean;

function split(stem: string, mayEnd: Test, mayBegin: Test): string[] | null {
  if (stem.length < MIN_COMPOUND) return null;
  for (let at = MIN_PART; at <= stem.length - MIN_PART; at++) {
    const end = stem.slice(at);
    if (!mayEnd(end)) continue;
    const start = stem.slice(0, at);
    const beginning = JOINTS.map((joint) =>
      start.endsWith(joint) ? start.slice(0, start.length - joint.length) : '',
    ).find((one) => one.length >= MIN_PART && mayBegin(one));
    if (beginning !== undefined) return [beginning, end];
  }
  return null;
}

/** Whether occupations have the word in their names. */
function isNamed(stem: string): boolean {
  const { table, postings } = titleIndex();
  const id = table.ids.get(stem);
  return id !== undefined && (postings.starts[id + 1] ?? 0) > (postings.starts[id] ?? 0);
}

function isWord(stem: string): boolean {
  return titleIndex().table.ids.has(stem);
}

function isMeant(stem: string): boolean {
  return wordsTable().ids.has(stem);
}

const MIN_COMPOUND = 8;
const MIN_PART = 4;
const JOINTS = ['', 's', 'n', 'en', 'es', 'er', 'e'];
const MAX_KNOWN = 5000;
const titles = new Map<string, string[]>();
const texts = new Map<string, string[]>();
