import { closeness, meaningOfIds, meaningOfStems } from './meaning.ts';
import { listAt, occupationsTable } from './tables.ts';
import { occupationsNamed } from './title-links.ts';
import { titleStems } from './title-stems.ts';

/** Another name of an occupation: the stems of its words, and how near its meaning is to what was named, 0.86 to 1. */
export type OtherName = { stems: string[]; near: number };

/**
 * Other names of the work that a few words name, in any of nine languages, the nearest first, at most `most`; none where the words
 * are no name of one. Names that only say less ("driver" for "truck driver") or more of it are left out.
 */
export function otherNames(words: string, most: number): readonly OtherName[] {
  const key = titleStems(words).toSorted().join(' ');
  const before = known.get(key);
  if (before) return before;
  const names = nearestNames(key === '' ? [] : key.split(' '), most);
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(key, names);
  return names;
}

function nearestNames(own: string[], most: number): OtherName[] {
  const meaning = meaningOfStems(own);
  const near = new Map<string, number>();
  const occupations = occupationsNamed(own);
  // What so many are called, such as "operator", says too little.
  if (occupations.length > MAX_OCCUPATIONS) return [];
  for (const occupation of occupations)
    for (const name of namesOf(occupation)) {
      const words = name.map(stemAt);
      if (words.every((stem) => own.includes(stem)) || own.every((stem) => words.includes(stem))) continue;
      const value = closeness(meaning, meaningOfIds(name));
      if (value >= NEAR) near.set(words.join(' '), value);
    }
  return [...near]
    .map(([name, value]) => ({ name, stems: name.split(' '), near: value }))
    .toSorted((a, b) => b.near - a.near || a.stems.length - b.stems.length || (a.name < b.name ? -1 : 1))
    .slice(0, most)
    .map(({ stems, near: value }) => ({ stems, near: value }));
}

/** The short names of an occupation, as numbers of stems. */
function namesOf(occupation: number): number[][] {
  const { bags, owner } = occupationsTable();
  const first = firstNames()[occupation] ?? owner.length;
  const names: number[][] = [];
  for (let bag = first; owner[bag] === occupation; bag++) {
    const name = listAt(bags, bag);
    if (name.length > 0 && name.length <= MAX_STEMS) names.push([...name]);
  }
  return names;
}

/** The first name of each occupation; the names of one stand together. */
function firstNames(): Uint32Array {
  if (firsts) return firsts;
  const { owner, names } = occupationsTable();
  firsts = new Uint32Array(names.length).fill(owner.length);
  for (let bag = owner.length - 1; bag >= 0; bag--) firsts[owner[bag] ?? 0] = bag;
  return firsts;
}

function stemAt(id: number): string {
  allStems ??= [...occupationsTable().ids.keys()];
  return allStems[id] ?? '';
}

const MAX_OCCUPATIONS = 8;
const NEAR = 0.86;
const MAX_STEMS = 3;
let firsts: Uint32Array | undefined;
let allStems: string[] | undefined;
const known = new Map<string, OtherName[]>();
const MAX_KNOWN = 2000;
