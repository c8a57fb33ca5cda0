import type { RuleByWork } from './rules.ts';
import { closeness, meaningOf, meaningOfIds, meaningOfStems, meanOf, type Meaning } from './meaning.ts';
import { occupationNearness } from './occupation-nearness.ts';
import { listAt, occupationsTable, wordsTable } from './tables.ts';
import { titleIndex } from './title-index.ts';
import {
  isByWork,
  isWithoutField,
  titleStems,
  withoutBrackets,
  withoutField,
  type TitleRule,
} from './title-stems.ts';

/** An occupation that a title names, and how sure that is: 0.45 to 1. */
export type TitleLink = { occupation: number; confidence: number };

/** The occupations that a title names, in any of nine languages, the surest first, at most three; none when no name comes near. */
export function linksOf(title: string, rule: TitleRule = 'by usage'): readonly TitleLink[] {
  const before = linked[rule].get(title);
  if (before) return before;
  const links =
    rule === 'by name'
      ? firstOf(bestLinks(partsOf(title, [1, 0.9, 0.9], rule), rule))
      : closestOf(title, rule);
  if (linked[rule].size >= MAX_KNOWN) linked[rule].clear();
  linked[rule].set(title, links);
  return links;
}

/** What a title means: by its words, or by the occupations it names where few of its words mean anything by themselves. */
export function titleMeaning(title: string, rule: RuleByWork): Meaning {
  const { ids } = wordsTable();
  const stems = titleStems(title, rule);
  const telling = stems.filter((stem) => ids.has(stem));
  if (telling.length * 2 > stems.length) return meaningOfStems(telling);
  const links = linksOf(title, rule);
  return meanOf([
    ...links
      .slice(0, 2)
      .map(({ occupation, confidence }) => ({ meaning: meaningOfName(occupation), weight: confidence })),
    { meaning: meaningOfStems(telling), weight: telling.length / Math.max(1, stems.length) },
  ]);
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

type Part = { stems: readonly string[]; share: number };

/** The title as a whole, and what stands between its commas, slashes and dashes, with what a name found in each is worth. */
function partsOf(title: string, [whole, head, rest]: [number, number, number], rule: TitleRule): Part[] {
  const plain = withoutBrackets(title);
  const text = isWithoutField(rule) ? withoutField(plain) : plain;
  const parts = text
    .split(/\s[-–—|]\s|[,/|:;]|\s(?:at|bei|chez|presso|hos)\s/)
    .filter((part) => part.trim() !== '');
  if (parts.length <= 1) return [{ stems: titleStems(text, rule), share: 1 }];
  return [
    { stems: titleStems(text, rule), share: whole },
    ...parts.map((part, at) => ({ stems: titleStems(part, rule), share: at === 0 ? head : rest })),
  ];
}

/** The links whose occupation's own name comes closest to the title or its first part. */
function closestOf(title: string, rule: TitleRule): TitleLink[] {
  const parts = partsOf(title, [0.95, 1, 0.8], rule);
  const meanings = parts.slice(0, 2).map(({ stems }) => meaningOfStems(stems));
  const links = bestLinks(parts, rule);
  if (meanings[0] === null) return isByWork(rule) ? ordered(amongAll(links.map(plain))) : firstOf(links);
  const found = links.map(({ occupation, confidence }) => {
    const apart = 1 - Math.max(...meanings.map((one) => closeness(one, meaningOfName(occupation))));
    return { occupation, confidence: confidence * (1 - 0.1 * apart), order: confidence * (1 - 0.3 * apart) };
  });
  return ordered(isByWork(rule) ? amongAll(found) : found);
}

/** A link with what puts it in order. */
type Ordered = TitleLink & { order: number };

function plain(link: TitleLink): Ordered {
  return { ...link, order: link.confidence };
}

function ordered(links: Ordered[]): TitleLink[] {
  return links
    .toSorted((a, b) => b.order - a.order || a.occupation - b.occupation)
    .slice(0, MAX_LINKS)
    .map(({ occupation, confidence }) => ({ occupation, confidence }));
}

/** Of occupations that a title names about as well, those that are most like the others come first: the general ones, not a rare relative. */
function amongAll(links: Ordered[]): Ordered[] {
  const best = links.toSorted((a, b) => b.order - a.order || a.occupation - b.occupation).slice(0, ALIKE);
  return best.map((link) => {
    const others = best.filter((one) => one !== link);
    const sum = others.reduce((all, one) => all + one.order, 0);
    const like = others.reduce(
      (all, one) => all + one.order * occupationNearness(link.occupation, one.occupation),
      0,
    );
    return { ...link, order: link.order + (sum === 0 ? 0 : (LIKE_OTHERS * like) / sum) };
  });
}

function firstOf(links: TitleLink[]): TitleLink[] {
  return links
    .toSorted((a, b) => b.confidence - a.confidence || a.occupation - b.occupation)
    .slice(0, MAX_LINKS);
}

/** All occupations that one of the parts names, in no order. */
function bestLinks(parts: Part[], rule: TitleRule): TitleLink[] {
  const best = new Map<number, number>();
  for (const { stems, share } of parts)
    for (const [occupation, confidence] of linkStems(stems, rule))
      best.set(occupation, Math.max(best.get(occupation) ?? 0, confidence * share));
  return [...best]
    .filter(([, confidence]) => confidence >= LEAST)
    .map(([occupation, confidence]) => ({ occupation, confidence }));
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
function linkStems(stems: readonly string[], rule: TitleRule): Map<number, number> {
  const { table, postings, idf, lengths } = titleIndex();
  const ids = stems.flatMap((stem) => table.ids.get(stem) ?? []);
  const unknown = stems.length - ids.length;
  // Two letters that some occupation shares, "AG" or "EST", name none beside words that say more.
  const isLetters = isByWork(rule) && stems.some((stem) => stem.length > LETTERS);
  const telling = new Set<number>();
  const dots = new Map<number, number>();
  let square = unknown * UNKNOWN_IDF ** 2;
  for (const id of ids) {
    const weight = (idf[id] ?? 0) ** 2;
    square += weight;
    const isTelling = !isLetters || stems.some((stem) => stem.length > LETTERS && table.ids.get(stem) === id);
    for (const bag of listAt(postings, id)) {
      dots.set(bag, (dots.get(bag) ?? 0) + weight);
      if (isTelling) telling.add(bag);
    }
  }
  const own = Math.sqrt(square);
  const near = [...dots]
    .map(([bag, dot]) => ({ bag, cosine: dot / (own * (lengths[bag] ?? 1)) }))
    .filter(({ bag, cosine }) => cosine >= MIN_COSINE && telling.has(bag))
    .toSorted((a, b) => b.cosine - a.cosine || a.bag - b.bag)
    .slice(0, isByWork(rule) ? MORE_LOOKED_AT : LOOKED_AT);
  const meaning = meaningOfIds(ids);
  const confidence = new Map<number, number>();
  for (const { bag, cosine } of near) {
    const occupation = table.owner[bag] ?? 0;
    const value = 0.75 * cosine + 0.25 * closeness(meaning, meaningOfIds(listAt(table.bags, bag)));
    confidence.set(occupation, Math.max(confidence.get(occupation) ?? 0, Math.min(1, value)));
  }
  return confidence;
}

const LEAST = 0.45;
/** Below it no meaning, however near, lifts a link to what it needs. */
const MIN_COSINE = (LEAST - 0.25) / 0.75;
const MAX_LINKS = 3;
const LOOKED_AT = 40;
const MORE_LOOKED_AT = 120;
const ALIKE = 12;
const LIKE_OTHERS = 0.15;
const LETTERS = 3;
const UNKNOWN_IDF = 9;
const MAX_KNOWN = 5000;
const linked: Record<TitleRule, Map<string, readonly TitleLink[]>> = {
  'by name': new Map(),
  'by meaning': new Map(),
  'by work': new Map(),
  'by trade': new Map(),
  'by field': new Map(),
  'by usage': new Map(),
  'by rank': new Map(),
};
const meanings = new Map<number, Meaning>();

/** How sure it is that a title names an occupation at all, 0 to 1; from some likeness on it is. */
export function linkConfidence(link: TitleLink | undefined): number {
  return Math.min(1, (link?.confidence ?? 0) / SURELY);
}

const SURELY = 0.7;
