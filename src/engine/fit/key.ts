import { standingOnLicence } from './licences.ts';
import type { AskedPhrase } from './posting.ts';
import type { PreparedCandidate, PreparedJob } from './prepare.ts';
import { levelOfTitle, type Career } from './roles.ts';
import { nearestWorth, type SeenRole } from './seen.ts';
import type { SkillWork } from './skill-work.ts';
import { wordShare } from './word-share.ts';
import { wordsOfLines } from './words-of-lines.ts';
import { KEY_POINTS } from './weights.ts';

/** A row of the ranking key: whole points, and which share of them is reached, 0 to 1. */
export type KeyRow = { name: keyof typeof KEY_POINTS; points: number; value: number };

/**
 * The rows of the ranking key for a pair; a row that the posting gives no ground for is left out. `works` says what the work seen says of
 * each required skill.
 */
export function keyRows(
  candidate: PreparedCandidate,
  job: PreparedJob,
  seen: SeenRole[],
  works: SkillWork[],
): KeyRow[] {
  const values: Record<keyof typeof KEY_POINTS, number | null> = {
    ...skillValues(seen, candidate.career, job, works),
    title:
      job.job.title.trim() === ''
        ? null
        : Math.max(0, ...seen.map(({ near, role }) => (role.title.trim() === '' ? 0 : near * role.age))),
    duties: dutiesValue(seen, job),
    words: wordsValue(seen, job),
    language: languageValue(candidate, job),
    ...licenceValues(candidate.career, job),
    level: levelValue(candidate.career, job),
  };
  return Object.entries(values).flatMap(([name, value]) =>
    value === null
      ? []
      : [{ name: name as KeyRow['name'], points: KEY_POINTS[name as KeyRow['name']], value: rounded(value) }],
  );
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

function dutiesValue(seen: SeenRole[], { posting }: PreparedJob): number | null {
  if (posting.duties.length === 0) return null;
  return mean(
    posting.duties.map((_, at) => Math.max(0, ...seen.map(({ worth, duties }) => worth * (duties[at] ?? 0)))),
  );
}

function wordsValue(seen: SeenRole[], { posting }: PreparedJob): number | null {
  if (posting.words.length < FEWEST_WORDS) return null;
  const ofRole = seen.map(({ worth, lines }) => ({ worth, words: wordsOfLines(lines) }));
  let [reached, whole] = [0, 0];
  for (const word of posting.words) {
    whole += word.weight;
    let best = 0;
    for (const { worth, words } of ofRole) if (worth > best) best = Math.max(best, worth * words.reach(word));
    reached += word.weight * best;
  }
  return Math.min(1, reached / whole);
}

function languageValue(candidate: PreparedCandidate, job: PreparedJob): number | null {
  if (job.languages.length === 0) return null;
  return Math.min(
    ...job.languages.map(({ id }) => {
      const spoken = candidate.spoken.find((one) => one.id === id);
      if (spoken === undefined) return 0;
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
