import type { FitResult } from './facts.ts';
import type { PreparedCandidate, PreparedJob, WorkLine } from './prepare.ts';
import type { SkillStanding } from './skill-rows.ts';
import { nearness } from './titles.ts';
import { PARTLY_YEARS, PART_WEIGHTS, UNKNOWN_YEARS, rarity } from './weights.ts';

/** The parts of `fit` as weights of version 1 count them, so that receipts of that version can be counted again. */
export function partsOfVersion1(
  required: SkillStanding[],
  desired: SkillStanding[],
  candidate: PreparedCandidate,
  job: PreparedJob,
): FitResult['parts'] {
  const stated: { name: keyof typeof PART_WEIGHTS; value: number | null }[] = [
    { name: 'required_skills', value: weighed(required) },
    { name: 'desired_skills', value: weighed(desired) },
    { name: 'title', value: titleValue(candidate, job) },
    { name: 'years', value: yearsValue(candidate.facts.years, job.job.years) },
    { name: 'words', value: wordsValue(candidate, job) },
  ];
  const total = sum(stated.map(({ name, value }) => (value === null ? 0 : PART_WEIGHTS[name])));
  return stated.flatMap(({ name, value }) =>
    value === null ? [] : [{ name, weight: PART_WEIGHTS[name] / total, value: rounded(value) }],
  );
}

function weighed(standings: SkillStanding[]): number | null {
  if (standings.length === 0) return null;
  const sorted = standings.toSorted((a, b) => (a.skill.id < b.skill.id ? -1 : 1));
  const whole = sum(sorted.map(({ skill }) => rarity(skill.id)));
  return sum(sorted.map(({ skill, strength }) => strength * rarity(skill.id))) / whole;
}

function titleValue(candidate: PreparedCandidate, job: PreparedJob): number | null {
  if (job.titleWords.size === 0) return null;
  return Math.max(0, ...candidate.titles.map(({ words }) => nearness(words, job.titleWords)));
}

function yearsValue(known: number | null, wanted: number | null): number | null {
  if (wanted === null || wanted <= 0) return null;
  if (known === null) return UNKNOWN_YEARS;
  const share = Math.min(1, known / wanted);
  return share < PARTLY_YEARS ? (share / PARTLY_YEARS) * UNKNOWN_YEARS : share;
}

/** The share of the description's telling words that the candidate's own lines use, half of them being all one can ask. */
function wordsValue(candidate: PreparedCandidate, job: PreparedJob): number | null {
  if (job.words.size < FEWEST_WORDS) return null;
  const own = candidate.lines.filter((line) => !isOfJob(line, job));
  const words =
    own.length === candidate.lines.length ? candidate.words : new Set(own.flatMap((line) => [...line.words]));
  let both = 0;
  for (const word of job.words) if (words.has(word)) both++;
  return Math.min(1, (2 * both) / job.words.size);
}

/** Whether a line stands in the job's text as it is, and so is not the candidate's own. */
function isOfJob(line: WorkLine, job: PreparedJob): boolean {
  for (const word of line.words) if (!job.words.has(word)) return false;
  return job.plainText.includes(line.plain);
}

function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

const FEWEST_WORDS = 5;
