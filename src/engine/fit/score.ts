import { canonicalSkill, impliedBy } from '../skills/canonical.ts';
import { vocabulary } from '../skills/vocabulary.ts';
import { answeredRow } from './answers.ts';
import { apportion } from './apportion.ts';
import type { CandidateFacts, FitResult, JobFacts } from './facts.ts';
import { keyRows } from './key.ts';
import { ledgerText } from './ledger-text.ts';
import { otherRows } from './other-rows.ts';
import { overlapByStates } from './overlap.ts';
import { candidateByWords, jobByWords, prepareCandidate, prepareJob } from './prepare.ts';
import type { PreparedCandidate, PreparedJob } from './prepare.ts';
import { seenBy, type SeenRole } from './seen.ts';
import { skillRow, standingOn } from './skill-rows.ts';
import type { SkillStanding } from './skill-rows.ts';
import { workOn, type SkillWork } from './skill-work.ts';
import { comparedBy } from './compared-stems.ts';
import { partsOfVersion1 } from './version-1.ts';
import {
  IMPLIED_SHARE,
  LEDGER_VERSION,
  NO_SKILLS_OVERLAP,
  OVERLAP_CAP,
  WEIGHTS_VERSION,
  type WeightsVersion,
} from './weights.ts';

/**
 * Scores a candidate against a job and explains every number. A job without required skills has no overlap to count: its
 * `skillOverlap` is 0, its label says so, and `fit` rests on the other parts.
 */
export function scoreFit(
  candidate: CandidateFacts,
  job: JobFacts,
  version: WeightsVersion = WEIGHTS_VERSION,
): FitResult {
  return scorePrepared(prepareCandidate(candidate), prepareJob(job), version);
}

/** The same as `scoreFit`, for a candidate and a job prepared once and scored many times. */
export function scorePrepared(
  anybody: PreparedCandidate,
  anyJob: PreparedJob,
  version: WeightsVersion = WEIGHTS_VERSION,
): FitResult {
  const compared = comparedBy(version);
  const [candidate, job] = [candidateByWords(anybody, compared), jobByWords(anyJob, compared)];
  const seen = version === '1' ? [] : seenBy(candidate.career, job, version);
  const works = version === '1' ? [] : job.posting.phrases.map((phrase) => workOn(phrase, seen));
  const versions = { weights: version, vocabulary: vocabulary().version, ledger: LEDGER_VERSION };
  if (version === '1' || version === '2')
    return scoreByNames(candidate, job, versions, () => keyParts(candidate, job, seen, works, version));
  const own = withOwnLanguages(candidate, job);
  const parts = keyParts(own, job, seen, works, version);
  const { skillOverlap, label, rows, shapeOf } = overlapByStates(own, job, seen, works, version, parts);
  const others = otherRows(own, job).map((row) => answeredRow(row, candidate.answers));
  const ledger = [
    ...rows.map((row) => (row.kind === 'licence' ? answeredRow(row, candidate.answers) : row)),
    ...others,
  ];
  return { skillOverlap, fit: fitOf(parts), parts, ledger, shape: shapeOf(ledger), label, versions };
}

/** The candidate without the languages that only words copied from the posting name. */
function withOwnLanguages(candidate: PreparedCandidate, { posting }: PreparedJob): PreparedCandidate {
  const spoken = candidate.spoken.filter(({ runs }) => !runs.some((run) => posting.runs.has(run)));
  return spoken.length === candidate.spoken.length ? candidate : { ...candidate, spoken };
}

/** The score of versions 1 and 2, whose number counts skills by their names alone. */
function scoreByNames(
  candidate: PreparedCandidate,
  job: PreparedJob,
  versions: FitResult['versions'],
  parts2: () => FitResult['parts'],
): FitResult {
  const required = job.required.map((skill) => standingOn(skill, candidate, job));
  const desired = job.desired.map((skill) => standingOn(skill, candidate, job));
  const noSkills = candidate.facts.skills.length === 0;
  const points = overlapPoints(required, noSkills);
  const parts =
    versions.weights === '2' ? parts2() : noSkills ? [] : partsOfVersion1(required, desired, candidate, job);
  return {
    skillOverlap: noSkills ? NO_SKILLS_OVERLAP : Math.min(OVERLAP_CAP, sum(points)),
    fit: fitOf(parts),
    parts,
    ledger: [
      ...required.map((one, at) => skillRow('required_skill', one, points[at] ?? 0, candidate)),
      ...desired.map((one) => skillRow('desired_skill', one, 0, candidate)),
      ...otherRows(candidate, job),
    ].map((row) => answeredRow(row, candidate.answers)),
    label: noSkills
      ? ledgerText('ledger.noSkills')
      : required.length === 0
        ? ledgerText('ledger.noRequiredSkills')
        : null,
    versions,
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

/** The rows of the ranking key as shares of the points that this job gives ground for; none for somebody of whom nothing is known. */
function keyParts(
  candidate: PreparedCandidate,
  job: PreparedJob,
  seen: SeenRole[],
  works: SkillWork[],
  version: WeightsVersion,
): FitResult['parts'] {
  if (candidate.facts.skills.length === 0 && candidate.career.roles.length === 0) return [];
  const rows = keyRows(candidate, job, seen, works, version);
  const total = sum(rows.map(({ points }) => points));
  return rows.map(({ name, points, value }) => ({ name, points, weight: points / total, value }));
}

function fitOf(parts: FitResult['parts']): number {
  return rounded(sum(parts.map(({ weight, value }) => weight * value)));
}

function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

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
