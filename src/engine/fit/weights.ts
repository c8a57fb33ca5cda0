import { showing } from '../skills/canonical.ts';
import { vocabulary } from '../skills/vocabulary.ts';
import type { Known } from './facts.ts';

/** The version of everything that decides a number here; changes with any of them. */
export const WEIGHTS_VERSION = '10';

/** The versions whose receipts can be counted again. */
export const WEIGHTS_VERSIONS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const;
/** One of them. */
export type WeightsVersion = (typeof WEIGHTS_VERSIONS)[number];

/**
 * How a ledger is written: 2 has the names of messages with their values, 1, which no result names, had English words in their place. Numbers
 * do not depend on it.
 */
export const LEDGER_VERSION = '2';

/** Version 1: the parts of `fit` and how much each weighs; parts a job gives no ground for drop out and the rest share their weight. */
export const PART_WEIGHTS = {
  required_skills: 60,
  desired_skills: 10,
  title: 12,
  years: 10,
  words: 8,
} as const;

/**
 * The rows of the ranking key and their whole points, of 112 in all. Rows that a posting gives no ground for drop out; what is reached
 * is divided by the points of those that stay.
 */
const KEY_POINTS = {
  used: 9,
  listed: 3,
  likely: 10,
  title: 15,
  duties: 15,
  words: 18,
  language: 8,
  licence: 22,
  'no denied licence': 6,
  level: 6,
} as const;

/**
 * The rows since version 10 and their whole points, of 100 in all. `work` is title and lines together; `duties anywhere` and `words anywhere` look
 * at the lines of all positions alike, however far and old they are.
 */
const KEY_POINTS_10 = {
  used: 4,
  listed: 1,
  likely: 1,
  title: 4,
  work: 20,
  duties: 10,
  words: 9,
  'duties anywhere': 10,
  'words anywhere': 10,
  years: 5,
  language: 4,
  licence: 6,
  'no denied licence': 6,
  'nothing denied': 6,
  level: 4,
} as const;

/** The name of a row of the ranking key in any version. */
export type KeyRowName = keyof typeof KEY_POINTS | keyof typeof KEY_POINTS_10;

/** The rows of the ranking key in a version, in their order, with their whole points. */
export function keyPointsOf(version: WeightsVersion): Readonly<Record<string, number>> {
  return version === '10' ? KEY_POINTS_10 : KEY_POINTS;
}

/** What a required skill counts in the number by how it is known, since version 3. */
export const STATE_COUNTS: Record<Known, number> = {
  proven: 1,
  listed: 0.75,
  elsewhere: 0.6,
  likely: 0.5,
  stated: 0.25,
  bare: 0.1,
  unknown: 0,
  denied: 0,
};

/** What a likely skill counts that the candidate says to have. */
export const STATED_LIKELY = 0.75;

/** What is left of a skill that is implied: this much per step. */
export const IMPLIED_SHARE = 0.9;

/** What a skill counts in `fit` when it is only listed or stated, against 1 when it is shown in a job. */
export const LISTED_SHARE = 0.8;

/** What years count in `fit` when nothing is known of them: no less than any shortfall that is a "no". */
export const UNKNOWN_YEARS = 0.5;

/** From this share of the years asked on, a shortfall is "partly", below it "not met". */
export const PARTLY_YEARS = 0.7;

/** The number shown for a candidate who has no skills on file. */
export const NO_SKILLS_OVERLAP = 20;

/** The highest `skill_overlap` there is. */
export const OVERLAP_CAP = 95;

/**
 * How much a required skill weighs in `fit`, 0 to 1. Rarity is read from the vocabulary, not from any database: a skill that
 * many others show (SQL) is common and weighs less, a trait of character half; a skill outside the vocabulary weighs 1.
 */
export function rarity(id: string): number {
  const kind = vocabulary().concepts.get(id)?.kind;
  const base = kind === 'soft' ? 0.5 : kind === 'spoken' ? 0.8 : 1;
  return base / (1 + Math.log2(1 + showing(id).length) / 8);
}
