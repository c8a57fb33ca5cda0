import { closeness, meaningOfStems } from './meaning.ts';
import { listAt, occupationsTable, wordsTable } from './tables.ts';
import { linksOf, titleStems, type TitleRule } from './title-links.ts';

/** How near the work of two titles is, 0 to 1: 1 for the same words, else by the occupations they name and the words in them. */
export function titleNearness(one: string, other: string, rule: TitleRule = 'by meaning'): number {
  const key = one < other ? `${one}\n${other}` : `${other}\n${one}`;
  const before = known[rule].get(key);
  if (before !== undefined) return before;
  const found = counted(one, other, rule);
  if (known[rule].size >= MAX_KNOWN) known[rule].clear();
  known[rule].set(key, found);
  return found;
}

function counted(one: string, other: string, rule: TitleRule): number {
  const [left, right] = [new Set(titleStems(one)), new Set(titleStems(other))];
  if (left.size === 0 || right.size === 0) return 0;
  const both = [...left].filter((stem) => right.has(stem)).length;
  if (both === left.size && both === right.size) return 1;
  const shared = (2 * both) / (left.size + right.size);
  const [links, others] = [linksOf(one, rule), linksOf(other, rule)];
  const meant = closeness(meaningOfStems(left), meaningOfStems(right));
  if (links.length === 0 || others.length === 0) return Math.min(1, Math.max(shared, 0.6 * meant));
  let near = 0;
  for (const a of links)
    for (const b of others)
      near = Math.max(
        near,
        occupationNearness(a.occupation, b.occupation) * Math.min(1, (a.sure + b.sure) / 2 / SURE),
      );
  const byWork = 0.6 * near + 0.4 * meant;
  return Math.min(1, rule === 'by name' ? byWork : Math.max(byWork, SAME_WORDS * sharedWeight(left, right)));
}

/** The share of two titles' words that both have, the rare ones weighing more: 0 to 1. */
function sharedWeight(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  const { ids, idf } = wordsTable();
  const weightOf = (stem: string) => idf[ids.get(stem) ?? -1] ?? UNKNOWN_WEIGHT;
  const sum = (stems: Iterable<string>) => [...stems].reduce((total, stem) => total + weightOf(stem), 0);
  return (2 * sum([...left].filter((stem) => right.has(stem)))) / (sum(left) + sum(right));
}

/** How near two occupations are, 0 to 1: by their places in ISCO-08 and by the skills they share. */
export function occupationNearness(one: number, other: number): number {
  if (one === other) return 1;
  const { isco } = occupationsTable();
  const [a = '', b = ''] = [isco[one], isco[other]];
  const same = [4, 3, 2, 1].find((digits) => a.slice(0, digits) === b.slice(0, digits)) ?? 0;
  const skills = skillCosine(one, other);
  const tree = TREE[same] ?? 0;
  return Math.max(0.6 * tree + 0.4 * Math.min(1, 1.6 * skills), 0.9 * Math.min(1, 1.3 * skills));
}

function skillCosine(one: number, other: number): number {
  const [left, right] = [weighedSkills(one), weighedSkills(other)];
  let dot = 0;
  for (const [skill, weight] of left.weights) dot += weight * (right.weights.get(skill) ?? 0);
  return dot / (left.length * right.length || 1);
}

/** The skills of an occupation, essential 1, optional 0.4, each times its rarity. */
function weighedSkills(occupation: number): { weights: Map<number, number>; length: number } {
  const before = weighed.get(occupation);
  if (before) return before;
  const { essential, optional } = occupationsTable();
  const idf = rarity();
  const weights = new Map<number, number>();
  for (const skill of listAt(optional, occupation)) weights.set(skill, 0.4 * (idf[skill] ?? 0));
  for (const skill of listAt(essential, occupation)) weights.set(skill, idf[skill] ?? 0);
  const found = { weights, length: Math.hypot(...weights.values()) };
  if (weighed.size >= MAX_WEIGHED) weighed.clear();
  weighed.set(occupation, found);
  return found;
}

function rarity(): Float32Array {
  if (rarities) return rarities;
  const { essential, optional, skills, isco } = occupationsTable();
  const counts = new Float32Array(skills.starts.length);
  for (const list of [essential, optional])
    for (const skill of list.numbers) counts[skill] = (counts[skill] ?? 0) + 1;
  rarities = counts.map((count) => Math.log(1 + isco.length / (1 + count)));
  return rarities;
}

const TREE = [0, 0.05, 0.25, 0.55, 0.8];
const SURE = 0.8;
const SAME_WORDS = 0.8;
const UNKNOWN_WEIGHT = 8;
const MAX_KNOWN = 20_000;
const MAX_WEIGHED = 600;
const known: Record<TitleRule, Map<string, number>> = { 'by name': new Map(), 'by meaning': new Map() };
const weighed = new Map<number, { weights: Map<number, number>; length: number }>();
let rarities: Float32Array | undefined;
