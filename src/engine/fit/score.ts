import { canonicalSkill, impliedBy } from '../skills/canonical.ts';
import { VOCABULARY_VERSION } from '../skills/vocabulary.ts';
import { answeredRow } from './answers.ts';
import type { CandidateFacts, FitResult, JobFacts } from './facts.ts';
import { otherRows } from './other-rows.ts';
import { prepareCandidate, prepareJob } from './prepare.ts';
import type { PreparedCandidate, PreparedJob, WorkLine } from './prepare.ts';
import { skillRow, standingOn } from './skill-rows.ts';
import type { SkillStanding } from './skill-rows.ts';
import { nearness } from './titles.ts';
import {
  IMPLIED_SHARE,
  NO_SKILLS_OVERLAP,
  OVERLAP_CAP,
  PARTLY_YEARS,
  PART_WEIGHTS,
  UNKNOWN_YEARS,
  WEIGHTS_VERSION,
  rarity,
} from './weights.ts';

/**
 * Scores a candidate against a job and explains every number. A job without required skills has no overlap to count: its
 * `skillOverlap` is 0, its label says so, and `fit` rests on the other parts.
 */
export function scoreFit(candidate: CandidateFacts, job: JobFacts): FitResult {
  return scorePrepared(prepareCandidate(candidate), prepareJob(job));
}

/** The same as `scoreFit`, for a candidate and a job prepared once and scored many times. */
export function scorePrepared(candidate: PreparedCandidate, job: PreparedJob): FitResult {
  const required = job.required.map((skill) => standingOn(skill, candidate, job));
  const desired = job.desired.map((skill) => standingOn(skill, candidate, job));
  const noSkills = candidate.facts.skills.length === 0;
  const points = overlapPoints(required, noSkills);
  const parts = noSkills ? [] : fitParts(required, desired, candidate, job);
  return {
    skillOverlap: noSkills ? NO_SKILLS_OVERLAP : Math.min(OVERLAP_CAP, sum(points)),
    fit: rounded(sum(parts.map(({ weight, value }) => weight * value))),
    parts,
    ledger: [
      ...required.map((one, at) => skillRow('required_skill', one, points[at] ?? 0, candidate)),
      ...desired.map((one) => skillRow('desired_skill', one, 0, candidate)),
      ...otherRows(candidate, job),
    ].map((row) => answeredRow(row, candidate.answers)),
    label: noSkills ? 'no skills on file' : required.length === 0 ? 'no required skills in the job' : null,
    versions: { weights: WEIGHTS_VERSION, vocabulary: VOCABULARY_VERSION },
  };
}

/** How many bullets can be tailored at a score: the score divided by 20, rounded up, 1 to 5. */
export function tailoredBulletCount(skillOverlap: number): number {
  return Math.min(5, Math.max(1, Math.ceil(skillOverlap / 20)));
}

/** The score from bare lists of skills, for callers who have no more than that. */
export function estimateFit(
  candidateSkills: string[],
  jobSkills: string[],
): { skill_overlap: number; tailored_bullet_count: number } {
  const job = prepareJob({ ...NO_JOB, skills: jobSkills });
  const steps = new Map<string, number>();
  for (const text of candidateSkills) {
    if (text.trim() === '') continue;
    const { id } = canonicalSkill(text);
    for (const held of [{ id, steps: 0 }, ...impliedBy(id)])
      steps.set(held.id, Math.min(held.steps, steps.get(held.id) ?? held.steps));
  }
  const points = shareOut(job.required.map(({ id }) => ({ id, steps: steps.get(id) ?? null })));
  const overlap = steps.size === 0 ? NO_SKILLS_OVERLAP : Math.min(OVERLAP_CAP, sum(points));
  return { skill_overlap: overlap, tailored_bullet_count: tailoredBulletCount(overlap) };
}

function overlapPoints(required: SkillStanding[], noSkills: boolean): number[] {
  if (!noSkills) return shareOut(required.map(({ skill, steps }) => ({ id: skill.id, steps })));
  return apportion(required.map(({ skill }) => ({ id: skill.id, units: NO_SKILLS_OVERLAP })));
}

function shareOut(asked: { id: string; steps: number | null }[]): number[] {
  return apportion(
    asked.map(({ id, steps }) => ({
      id,
      units: steps === null ? 0 : Math.round(100 * IMPLIED_SHARE ** steps),
    })),
  );
}

/** Whole points that add up to the rounded mean of the units, by largest remainder; ties go by id, so order changes nothing. */
function apportion(rows: { id: string; units: number }[]): number[] {
  const count = rows.length;
  if (count === 0) return [];
  const total = Math.floor((2 * sum(rows.map((row) => row.units)) + count) / (2 * count));
  const points = rows.map((row) => Math.floor(row.units / count));
  const byRemainder = rows
    .map(({ id, units }, at) => ({ at, id, remainder: units % count }))
    .sort((a, b) => b.remainder - a.remainder || (a.id < b.id ? -1 : 1));
  for (const { at } of byRemainder.slice(0, total - sum(points))) points[at] = (points[at] ?? 0) + 1;
  return points;
}

function fitParts(
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
const NO_JOB: JobFacts = {
  title: '',
  description: '',
  skills: [],
  desiredSkills: [],
  years: null,
  education: null,
  languages: [],
  locationType: 'remote',
  locations: [],
};
