import { standingOnLicence } from './licences.ts';
import type { AskedPhrase } from './posting.ts';
import type { PreparedCandidate, PreparedJob } from './prepare.ts';
import { levelOfTitle, type Career } from './roles.ts';
import { NEAR, nearestWorth, type SeenRole } from './seen.ts';
import type { SkillWork } from './skill-work.ts';
import { wordShare } from './word-share.ts';
import { wordsOfLines } from './words-of-lines.ts';
import { keyPointsOf, type KeyRowName, type WeightsVersion } from './weights.ts';

/** A row of the ranking key: whole points, and which share of them is reached, 0 to 1. */
export type KeyRow = { name: KeyRowName; points: number; value: number };

/**
 * The rows of the ranking key for a pair; a row that the posting gives no ground for is left out. `works` says what the work seen says of
 * each required skill.
 */
export function keyRows(
  candidate: PreparedCandidate,
  job: PreparedJob,
  seen: SeenRole[],
  works: SkillWork[],
  version: WeightsVersion,
): KeyRow[] {
  const isSince10 = version === '10';
  const values: Partial<Record<KeyRowName, number | null>> = {
    ...skillValues(seen, candidate.career, job, works),
    title:
      job.job.title.trim() === ''
        ? null
        : Math.max(0, ...seen.map(({ near, role }) => (role.title.trim() === '' ? 0 : near * role.age))),
    duties: dutiesValue(seen, job, ({ worth }) => worth),
    words: wordsValue(seen, job, ({ worth }) => worth),
    language: languageValue(candidate, job, isSince10),
    ...licenceValues(candidate.career, job),
    level: levelValue(candidate.career, job),
    ...(isSince10 ? valuesSince10(candidate, job, seen) : {}),
  };
  const all = Object.entries(keyPointsOf(version)) as [KeyRowName, number][];
  return all.flatMap(([name, points]) => {
    const value = values[name] ?? null;
    return value === null ? [] : [{ name, points, value: rounded(value) }];
  });
}

/** The rows that are new in version 10. */
function valuesSince10(candidate: PreparedCandidate, job: PreparedJob, seen: SeenRole[]) {
  return {
    work: Math.max(0, ...seen.map(workValue)),
    'duties anywhere': dutiesValue(seen, job, () => 1),
    'words anywhere': wordsValue(seen, job, () => 1),
    years: yearsValue(job, seen),
    'nothing denied': 1 - deniedShare(candidate.career, job),
  };
}

/** Title and lines of a position together. */
function workValue({ role, lines, together }: SeenRole): number {
  if (role.title.trim() === '' && lines.length === 0) return 0;
  return Math.min(1, Math.max(0, together / MOST_TOGETHER));
}

/** How much of the time asked for was spent in near work, other than in training; half where no dates tell. */
function yearsValue({ job }: PreparedJob, seen: SeenRole[]): number {
  let [months, undated] = [0, false];
  for (const { near, role } of seen) {
    if (near < NEAR || levelOfTitle(role.title) === TRAINEE) continue;
    if (role.months === null) undated = true;
    else months += role.months;
  }
  return Math.max(undated ? UNDATED : 0, Math.min(1, months / 12 / Math.max(FEWEST_YEARS, job.years ?? 0)));
}

/** The share of one of the required skills, or half of that of the title, that a line says to be missing. */
function deniedShare({ denials }: Career, { posting }: PreparedJob): number {
  let most = 0;
  for (const { ids, stems } of denials) {
    for (const { id, words } of posting.phrases)
      most = Math.max(most, ids.has(id) ? 1 : wordShare(words, stems));
    most = Math.max(most, DENIED_TITLE * wordShare(posting.titleWords, stems));
  }
  return most;
}

function skillValues(seen: SeenRole[], career: Career, { posting }: PreparedJob, works: SkillWork[]) {
  const { phrases } = posting;
  if (phrases.length === 0) return { used: null, listed: null, likely: null };
  return {
    used: mean(works.map(({ used }) => used)),
    listed: nearestWorth(seen) * mean(phrases.map((phrase) => listedValue(phrase, career))),
    likely: mean(works.map(({ asked }) => asked)),
  };
}

function listedValue(phrase: AskedPhrase, { listed }: Career): number {
  return Math.max(
    0,
    ...listed.map((one) => one.worth * (one.id === phrase.id ? 1 : wordShare(phrase.words, one.stems))),
  );
}

function dutiesValue(
  seen: SeenRole[],
  { posting }: PreparedJob,
  worthOf: (one: SeenRole) => number,
): number | null {
  if (posting.duties.length === 0) return null;
  return mean(
    posting.duties.map((_, at) => Math.max(0, ...seen.map((one) => worthOf(one) * (one.duties[at] ?? 0)))),
  );
}

function wordsValue(
  seen: SeenRole[],
  { posting }: PreparedJob,
  worthOf: (one: SeenRole) => number,
): number | null {
  if (posting.words.length < FEWEST_WORDS) return null;
  const ofRole = seen.map((one) => ({ worth: worthOf(one), words: wordsOfLines(one.lines) }));
  let [reached, whole] = [0, 0];
  for (const word of posting.words) {
    whole += word.weight;
    let best = 0;
    for (const { worth, words } of ofRole) if (worth > best) best = Math.max(best, worth * words.reach(word));
    reached += word.weight * best;
  }
  return Math.min(1, reached / whole);
}

function languageValue(candidate: PreparedCandidate, job: PreparedJob, isSince10: boolean): number | null {
  if (job.languages.length === 0) return null;
  return Math.min(
    ...job.languages.map(({ id }) => {
      const spoken = candidate.spoken.find((one) => one.id === id);
      if (spoken === undefined) return isSince10 && candidate.facts.writtenIn === id ? 1 : 0;
      if (spoken.mastery === null || spoken.mastery > 3) return 1;
      return spoken.mastery === 3 ? 0.6 : 0.3;
    }),
  );
}

function licenceValues({ papers }: Career, { posting }: PreparedJob) {
  if (posting.licences.length === 0) return { licence: null, 'no denied licence': null };
  const standings = posting.licences.map((licence) => standingOnLicence(licence, papers, posting.runs).state);
  return {
    licence: Math.min(...standings.map((state) => (state === 'shown' ? 1 : state === 'not valid' ? 0.3 : 0))),
    'no denied licence': standings.includes('denied') ? 0 : 1,
  };
}

function levelValue({ level }: Career, { job }: PreparedJob): number | null {
  if (level === null) return 1;
  return 1 - Math.min(3, Math.max(0, levelOfTitle(job.title) - level)) / 3;
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

const FEWEST_WORDS = 5;
/** Title and lines together of the nearest work there is. */
const MOST_TOGETHER = 1.6;
const TRAINEE = 0;
const UNDATED = 0.5;
const FEWEST_YEARS = 2;
const DENIED_TITLE = 0.5;
