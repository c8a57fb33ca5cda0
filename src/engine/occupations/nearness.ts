import { closeness, meaningOfStems } from './meaning.ts';
import { occupationNearness } from './occupation-nearness.ts';
import { wordsTable } from './tables.ts';
import { linksOf, titleMeaning, type TitleLink } from './title-links.ts';
import { titleStems, type TitleRule } from './title-stems.ts';

/** How near the work of two titles is, 0 to 1: 1 for the same words, else by the occupations they name and the words in them. */
export function titleNearness(one: string, other: string, rule: TitleRule = 'by work'): number {
  const key = one < other ? `${one}\n${other}` : `${other}\n${one}`;
  const before = known[rule].get(key);
  if (before !== undefined) return before;
  const found = rule === 'by work' ? byWork(one, other) : counted(one, other, rule);
  if (known[rule].size >= MAX_KNOWN) known[rule].clear();
  known[rule].set(key, found);
  return found;
}

/** By the occupations named, as far as both are sure, and by the meaning of the words, or of the occupations where the words have none. */
function byWork(one: string, other: string): number {
  const [left, right] = [new Set(titleStems(one, 'by work')), new Set(titleStems(other, 'by work'))];
  if (left.size === 0 || right.size === 0) return 0;
  const both = [...left].filter((stem) => right.has(stem)).length;
  if (both === left.size && both === right.size) return 1;
  const [links, others] = [linksOf(one, 'by work'), linksOf(other, 'by work')];
  const meant = closeness(titleMeaning(one), titleMeaning(other));
  const words = SAME_WORDS * sharedWeight(left, right);
  if (links.length === 0 || others.length === 0) return Math.max(words, UNLINKED * meant);
  const near = nearestOf(links, others, (a, b) => (sureness(a) * sureness(b)) ** 1);
  return Math.min(1, Math.max(words, 0.6 * near + 0.4 * meant));
}

function sureness({ sure }: TitleLink): number {
  return Math.min(1, sure / SURELY);
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
  const near = nearestOf(links, others, (x, y) => Math.min(1, (x.sure + y.sure) / 2 / SURE));
  const named = 0.6 * near + 0.4 * meant;
  return Math.min(1, rule === 'by name' ? named : Math.max(named, SAME_WORDS * sharedWeight(left, right)));
}

/** The share of two titles' words that both have, the rare ones weighing more: 0 to 1. */
function sharedWeight(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  const { ids, idf } = wordsTable();
  const weightOf = (stem: string) => idf[ids.get(stem) ?? -1] ?? UNKNOWN_WEIGHT;
  const sum = (stems: Iterable<string>) => [...stems].reduce((total, stem) => total + weightOf(stem), 0);
  return (2 * sum([...left].filter((stem) => right.has(stem)))) / (sum(left) + sum(right));
}

const SURE = 0.8;
const SURELY = 0.7;
const UNLINKED = 0.7;
const SAME_WORDS = 0.8;
const UNKNOWN_WEIGHT = 8;
const MAX_KNOWN = 20_000;
const known: Record<TitleRule, Map<string, number>> = {
  'by name': new Map(),
  'by meaning': new Map(),
  'by work': new Map(),
};
