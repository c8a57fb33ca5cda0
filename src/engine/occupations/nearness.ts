import type { RuleByWork } from './rules.ts';
import { closeness, meaningOfStems, type Meaning } from './meaning.ts';
import { occupationNearness } from './occupation-nearness.ts';
import { wordsTable } from './tables.ts';
import { linksOf, linkConfidence, titleMeaning, type TitleLink } from './title-links.ts';
import { isByWork, titleStems, type TitleRule } from './title-stems.ts';

/** How near the work of two titles is, 0 to 1: 1 for the same words, else by the occupations they name and the words in them. */
export function titleNearness(one: string, other: string, rule: TitleRule = 'by usage'): number {
  // Always the same way round, so that it comes out the same to the last bit.
  const [first, second] = one < other ? [one, other] : [other, one];
  const key = `${first}\n${second}`;
  const before = known[rule].get(key);
  if (before !== undefined) return before;
  const found = isByWork(rule) ? byWork(first, second, rule) : counted(first, second, rule);
  if (known[rule].size >= MAX_KNOWN) known[rule].clear();
  known[rule].set(key, found);
  return found;
}

/** By the occupations named, as far as both are sure, and by the meaning of the words, or of the occupations where the words have none. */
function byWork(one: string, other: string, rule: RuleByWork): number {
  const [left, right] = [readTitle(one, rule), readTitle(other, rule)];
  if (left.stems.size === 0 || right.stems.size === 0) return 0;
  let [both, shared] = [0, 0];
  for (const stem of left.stems)
    if (right.stems.has(stem)) {
      both++;
      shared += weightOf(stem);
    }
  if (both === left.stems.size && both === right.stems.size) return 1;
  const meant = closeness(left.meaning, right.meaning);
  const words = SAME_WORDS * ((2 * shared) / (left.weight + right.weight));
  if (left.links.length === 0 || right.links.length === 0) return Math.max(words, UNLINKED * meant);
  const rank = (links: readonly TitleLink[], { confidence }: TitleLink) =>
    rule === 'by rank' ? (confidence / (links[0]?.confidence ?? 1)) ** BY_RANK : 1;
  const near = nearestOf(
    left.links,
    right.links,
    (a, b) => linkConfidence(a) * linkConfidence(b) * Math.min(1, rank(left.links, a) * rank(right.links, b)),
  );
  return Math.min(1, Math.max(words, 0.6 * near + 0.4 * meant));
}

/** A title as nearness looks at it: its words and what they weigh, the occupations that it names, and what it means. */
type ReadTitle = {
  stems: ReadonlySet<string>;
  weight: number;
  links: readonly TitleLink[];
  meaning: Meaning;
};

function readTitle(title: string, rule: RuleByWork): ReadTitle {
  const before = titles[rule].get(title);
  if (before) return before;
  const stems = new Set(titleStems(title, rule));
  const read = {
    stems,
    weight: weightOfAll(stems),
    links: linksOf(title, rule),
    meaning: titleMeaning(title, rule),
  };
  if (titles[rule].size >= MAX_TITLES) titles[rule].clear();
  titles[rule].set(title, read);
  return read;
}

function nearestOf(
  links: readonly TitleLink[],
  others: readonly TitleLink[],
  weigh: (a: TitleLink, b: TitleLink) => number,
): number {
  let near = 0;
  for (const a of links)
    for (const b of others)
      near = Math.max(near, occupationNearness(a.occupation, b.occupation) * weigh(a, b));
  return near;
}

/** The rules before weights 5. */
function counted(one: string, other: string, rule: TitleRule): number {
  const [left, right] = [new Set(titleStems(one, rule)), new Set(titleStems(other, rule))];
  if (left.size === 0 || right.size === 0) return 0;
  const both = [...left].filter((stem) => right.has(stem)).length;
  if (both === left.size && both === right.size) return 1;
  const shared = (2 * both) / (left.size + right.size);
  const [links, others] = [linksOf(one, rule), linksOf(other, rule)];
  const meant = closeness(meaningOfStems(left), meaningOfStems(right));
  if (links.length === 0 || others.length === 0) return Math.min(1, Math.max(shared, 0.6 * meant));
  const near = nearestOf(links, others, (x, y) => Math.min(1, (x.confidence + y.confidence) / 2 / SURE));
  const named = 0.6 * near + 0.4 * meant;
  return Math.min(1, rule === 'by name' ? named : Math.max(named, SAME_WORDS * sharedWeight(left, right)));
}

/** The share of two titles' words that both have, the rare ones weighing more: 0 to 1. */
function sharedWeight(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  const shared = weightOfAll([...left].filter((stem) => right.has(stem)));
  return (2 * shared) / (weightOfAll(left) + weightOfAll(right));
}

function weightOfAll(stems: Iterable<string>): number {
  let sum = 0;
  for (const stem of stems) sum += weightOf(stem);
  return sum;
}

function weightOf(stem: string): number {
  const { ids, idf } = wordsTable();
  return idf[ids.get(stem) ?? -1] ?? UNKNOWN_WEIGHT;
}

const SURE = 0.8;
const UNLINKED = 0.7;
const SAME_WORDS = 0.8;
/** How quickly an occupation that a title names less well than another counts less. */
const BY_RANK = 4;
const UNKNOWN_WEIGHT = 8;
const MAX_KNOWN = 50_000;
const MAX_TITLES = 5000;
const titles = {
  'by work': new Map<string, ReadTitle>(),
  'by trade': new Map<string, ReadTitle>(),
  'by field': new Map<string, ReadTitle>(),
  'by usage': new Map<string, ReadTitle>(),
  'by rank': new Map<string, ReadTitle>(),
};
const known: Record<TitleRule, Map<string, number>> = {
  'by usage': new Map(),
  'by rank': new Map(),
  'by field': new Map(),
  'by trade': new Map(),
  'by name': new Map(),
  'by meaning': new Map(),
  'by work': new Map(),
};
