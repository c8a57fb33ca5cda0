import { closeness, meaningOf, meaningOfIds, meaningOfStems, type Meaning } from './meaning.ts';
import { stemsOf } from './stems.ts';
import { listAt, occupationsTable } from './tables.ts';

/** An occupation that a title names, and how sure that is: 0.45 to 1. */
export type TitleLink = { occupation: number; sure: number };

/**
 * How a title is read: by the names that occupations have, of equal ones those listed first; or, since weights 4, also by what it means: the
 * occupation whose own name comes closer goes first, and what stands before the first comma counts most.
 */
export type TitleRule = 'by name' | 'by meaning';

/** The occupations that a title names, in any of nine languages, the surest first, at most three; none when no name comes near. */
export function linksOf(title: string, rule: TitleRule = 'by meaning'): readonly TitleLink[] {
  const before = known[rule].get(title);
  if (before) return before;
  const links = rule === 'by name' ? firstOf(bestLinks(partsOf(title, [1, 0.9, 0.9]))) : closestOf(title);
  if (known[rule].size >= MAX_KNOWN) known[rule].clear();
  known[rule].set(title, links);
  return links;
}

/** The stems of a title that name the work: no seniority, place or kind of contract in them. */
export function titleStems(title: string): string[] {
  return [...new Set(stemsOf(withoutBrackets(title)).filter((stem) => !SILENT.has(stem)))];
}

/** The occupations that have a name of exactly these stems. */
export function occupationsNamed(stems: readonly string[]): number[] {
  const { table, postings } = titleIndex();
  const ids = stems.map((stem) => table.ids.get(stem) ?? -1);
  if (ids.length === 0 || ids.includes(-1)) return [];
  const lists = ids.map((id) => listAt(postings, id)).toSorted((a, b) => a.length - b.length);
  const { starts, numbers } = table.bags;
  const found = new Set<number>();
  for (const bag of lists[0] ?? []) {
    const [from, end] = [starts[bag] ?? 0, starts[bag + 1] ?? 0];
    if (end - from === ids.length && ids.every((id) => numbers.subarray(from, end).includes(id)))
      found.add(table.owner[bag] ?? 0);
  }
  return [...found];
}

type Part = { stems: string[]; share: number };

/** The title as a whole, and what stands between its commas, slashes and dashes, with what a name found in each is worth. */
function partsOf(title: string, [whole, head, rest]: [number, number, number]): Part[] {
  const text = withoutBrackets(title);
  const parts = text
    .split(/\s[-–—|]\s|[,/|:;]|\s(?:at|bei|chez|presso|hos)\s/)
    .filter((part) => part.trim() !== '');
  if (parts.length <= 1) return [{ stems: titleStems(text), share: 1 }];
  return [
    { stems: titleStems(text), share: whole },
    ...parts.map((part, at) => ({ stems: titleStems(part), share: at === 0 ? head : rest })),
  ];
}

/** The links whose occupation's own name comes closest to the title or its first part. */
function closestOf(title: string): TitleLink[] {
  const parts = partsOf(title, [0.95, 1, 0.8]);
  const meanings = parts.slice(0, 2).map(({ stems }) => meaningOfStems(stems));
  if (meanings[0] === null) return firstOf(bestLinks(parts));
  return bestLinks(parts)
    .map(({ occupation, sure }) => {
      const apart = 1 - Math.max(...meanings.map((one) => closeness(one, meaningOfName(occupation))));
      return { occupation, sure: sure * (1 - 0.1 * apart), order: sure * (1 - 0.3 * apart) };
    })
    .toSorted((a, b) => b.order - a.order || a.occupation - b.occupation)
    .slice(0, MAX_LINKS)
    .map(({ occupation, sure }) => ({ occupation, sure }));
}

function firstOf(links: TitleLink[]): TitleLink[] {
  return links.toSorted((a, b) => b.sure - a.sure || a.occupation - b.occupation).slice(0, MAX_LINKS);
}

/** All occupations that one of the parts names, in no order. */
function bestLinks(parts: Part[]): TitleLink[] {
  const best = new Map<number, number>();
  for (const { stems, share } of parts)
    for (const [occupation, sure] of linkStems(stems))
      best.set(occupation, Math.max(best.get(occupation) ?? 0, sure * share));
  return [...best].filter(([, sure]) => sure >= LEAST).map(([occupation, sure]) => ({ occupation, sure }));
}

/** The meaning of an occupation's own English name. */
function meaningOfName(occupation: number): Meaning {
  const before = meanings.get(occupation);
  if (before !== undefined) return before;
  const found = meaningOf(occupationsTable().names[occupation] ?? '');
  meanings.set(occupation, found);
  return found;
}

/** How sure each occupation is whose names share words with these. */
function linkStems(stems: string[]): Map<number, number> {
  const { table, postings, idf, lengths } = titleIndex();
  const ids = stems.flatMap((stem) => table.ids.get(stem) ?? []);
  const unknown = stems.length - ids.length;
  const dots = new Map<number, number>();
  let square = unknown * UNKNOWN_IDF ** 2;
  for (const id of ids) {
    const weight = (idf[id] ?? 0) ** 2;
    square += weight;
    for (const bag of listAt(postings, id)) dots.set(bag, (dots.get(bag) ?? 0) + weight);
  }
  const own = Math.sqrt(square);
  const near = [...dots]
    .map(([bag, dot]) => ({ bag, cosine: dot / (own * (lengths[bag] ?? 1)) }))
    .filter(({ cosine }) => cosine >= MIN_COSINE)
    .toSorted((a, b) => b.cosine - a.cosine || a.bag - b.bag)
    .slice(0, LOOKED_AT);
  const meaning = meaningOfIds(ids);
  const sure = new Map<number, number>();
  for (const { bag, cosine } of near) {
    const occupation = table.owner[bag] ?? 0;
    const value = 0.75 * cosine + 0.25 * closeness(meaning, meaningOfIds(listAt(table.bags, bag)));
    sure.set(occupation, Math.max(sure.get(occupation) ?? 0, Math.min(1, value)));
  }
  return sure;
}

type TitleIndex = {
  table: ReturnType<typeof occupationsTable>;
  postings: { starts: Uint32Array; numbers: Uint32Array };
  idf: Float32Array;
  lengths: Float32Array;
};
let index: TitleIndex | undefined;

/** For each stem the names that hold it. Made once. */
function titleIndex(): TitleIndex {
  if (index) return index;
  const table = occupationsTable();
  const { starts: from, numbers } = table.bags;
  const counts = new Uint32Array(table.ids.size);
  for (const id of numbers) counts[id] = (counts[id] ?? 0) + 1;
  const starts = new Uint32Array(table.ids.size + 1);
  for (const [id, count] of counts.entries()) starts[id + 1] = (starts[id] ?? 0) + count;
  const filled = starts.slice();
  const postings = new Uint32Array(numbers.length);
  const idf = Float32Array.from(counts, (count) => Math.log(1 + table.owner.length / (1 + count)));
  const lengths = new Float32Array(table.owner.length);
  for (let bag = 0; bag < table.owner.length; bag++) {
    let square = 0;
    for (let at = from[bag] ?? 0; at < (from[bag + 1] ?? 0); at++) {
      const id = numbers[at] ?? 0;
      const place = filled[id] ?? 0;
      postings[place] = bag;
      filled[id] = place + 1;
      square += (idf[id] ?? 0) ** 2;
    }
    lengths[bag] = Math.sqrt(square);
  }
  index = { table, postings: { starts, numbers: postings }, idf, lengths };
  return index;
}

function withoutBrackets(title: string): string {
  return title.replaceAll(/\([^()]*\)|\[[^[\]]*\]/g, ' ');
}

const LEAST = 0.45;
/** Below it no meaning, however near, lifts a link to what it needs. */
const MIN_COSINE = (LEAST - 0.25) / 0.75;
const MAX_LINKS = 3;
const LOOKED_AT = 40;
const UNKNOWN_IDF = 9;
const MAX_KNOWN = 5000;
const known: Record<TitleRule, Map<string, readonly TitleLink[]>> = {
  'by name': new Map(),
  'by meaning': new Map(),
};
const meanings = new Map<number, Meaning>();
const SILENT = new Set(
  stemsOf(
    `a an and the of for in at to m w d f x h or i ii iii iv v senior sr junior jr lead principal staff intern internship trainee apprentice
    entry level graduate associate head chief remote hybrid onsite full part time temporary contract permanent male female
    azubi auszubildender auszubildende lehrling praktikant apprenti stagiaire alternant aprendiz apprendista tirocinante leerling stagiair
    praktykant uczen larling praktikant und oder fur im der die das de la le les du des et en di e il del della y el los i w z na och med
    allround van voor met`,
  ),
);
