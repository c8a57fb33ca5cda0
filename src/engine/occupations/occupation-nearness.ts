import { listAt, occupationsTable } from './tables.ts';

/** How near two occupations are, 0 to 1: by their places in ISCO-08 and by the skills they share. */
export function occupationNearness(one: number, other: number): number {
  if (one === other) return 1;
  const key = one * KEYS + other;
  const before = known.get(key);
  if (before !== undefined) return before;
  const found = nearnessOf(one, other);
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(key, found);
  return found;
}

function nearnessOf(one: number, other: number): number {
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
/** More than there are occupations, so that every pair has a number of its own. */
const KEYS = 65_536;
const MAX_KNOWN = 50_000;
const known = new Map<number, number>();
const MAX_WEIGHED = 600;
const weighed = new Map<number, { weights: Map<number, number>; length: number }>();
let rarities: Float32Array | undefined;
