import { closeness } from '../occupations/meaning.ts';
import { titleNearness } from '../occupations/nearness.ts';
import { occupationSkills } from '../occupations/skills-of.ts';
import { linksOf } from '../occupations/title-links.ts';
import { withoutCopies } from './copies.ts';
import { standingOnLicence } from './licences.ts';
import type { AskedPhrase } from './posting.ts';
import type { PreparedCandidate, PreparedJob } from './prepare.ts';
import { levelOfTitle, roleLine, type Career, type Role, type RoleLine } from './roles.ts';
import { wordShare } from './shown.ts';
import { KEY_POINTS } from './weights.ts';

/** A row of the ranking key: whole points, and which share of them is reached, 0 to 1. */
export type KeyRow = { name: keyof typeof KEY_POINTS; points: number; value: number };

/** The rows of the ranking key for a pair; a row that the posting gives no ground for is left out. */
export function keyRows(candidate: PreparedCandidate, job: PreparedJob): KeyRow[] {
  const seen = seenBy(candidate.career, job);
  const values: Record<keyof typeof KEY_POINTS, number | null> = {
    ...skillValues(seen, candidate.career, job),
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

/** A position as it counts for one job: how near its work is, what a line of it is worth, and the lines that are not copies or about others. */
type SeenRole = { role: Role; near: number; worth: number; lines: RoleLine[] };

function seenBy({ roles }: Career, { job, posting }: PreparedJob): SeenRole[] {
  return roles.map((role) => {
    const near = role.title === '' ? UNTITLED : titleNearness(role.title, job.title);
    const lines = role.lines.flatMap((line) => {
      if (line.about !== null && !posting.trades.has(line.about)) return [];
      return unlessCopied(line, posting.runs);
    });
    return { role, near, worth: (FAR + (1 - FAR) * near) * role.age, lines };
  });
}

function unlessCopied(line: RoleLine, runs: ReadonlySet<string>): RoleLine[] {
  if (!line.runs.some((run) => runs.has(run))) return [line];
  const rest = withoutCopies(line.text, line.runs, runs);
  return rest === null ? [] : [roleLine(rest)];
}

function skillValues(seen: SeenRole[], career: Career, { posting }: PreparedJob) {
  const { phrases } = posting;
  if (phrases.length === 0) return { used: null, listed: null, likely: null };
  const best = Math.max(
    0,
    ...seen.map(({ near, role, lines }) => (role.title.trim() === '' && lines.length === 0 ? 0 : near)),
  );
  const nearest = FAR + (1 - FAR) * best;
  return {
    used: mean(phrases.map((phrase) => usedValue(phrase, seen))),
    listed: nearest * mean(phrases.map((phrase) => listedValue(phrase, career))),
    likely: mean(phrases.map((phrase) => likelyValue(phrase, seen))),
  };
}

function usedValue(phrase: AskedPhrase, seen: SeenRole[]): number {
  let best = 0;
  for (const { worth, lines } of seen)
    for (const line of lines) {
      const shown = line.skills.has(phrase.id)
        ? 1
        : Math.max(wordShare(phrase.stems, line.stems), raised(closeness(phrase.meaning, line.meaning)));
      best = Math.max(best, worth * shown);
    }
  return best;
}

function listedValue(phrase: AskedPhrase, { listed }: Career): number {
  return Math.max(
    0,
    ...listed.map((one) => one.worth * (one.id === phrase.id ? 1 : wordShare(phrase.stems, one.stems))),
  );
}

function likelyValue(phrase: AskedPhrase, seen: SeenRole[]): number {
  let best = 0;
  for (const { role } of seen)
    for (const { occupation, sure } of linksOf(role.title))
      best = Math.max(best, askedOf(phrase, occupation) * Math.min(1, sure / SURE_LINK));
  return best;
}

/** How surely somebody in an occupation has a skill: its nearest skill that the occupation asks for, from a cosine of 0.55 on. */
function askedOf({ id, meaning }: AskedPhrase, occupation: number): number {
  const key = `${occupation} ${id}`;
  const before = asked.get(key);
  if (before !== undefined) return before;
  let best = 0;
  for (const skill of occupationSkills(occupation)) {
    const near = closeness(meaning, skill.meaning);
    if (near >= LIKELY_FROM) best = Math.max(best, skill.worth * near);
  }
  if (asked.size >= MOST_ASKED) asked.clear();
  asked.set(key, best);
  return best;
}

function dutiesValue(seen: SeenRole[], { posting }: PreparedJob): number | null {
  if (posting.duties.length === 0) return null;
  return mean(
    posting.duties.map((duty) => {
      let best = 0;
      for (const { worth, lines } of seen)
        for (const { meaning } of lines) best = Math.max(best, worth * raised(closeness(duty, meaning)));
      return best;
    }),
  );
}

function wordsValue(seen: SeenRole[], { posting }: PreparedJob): number | null {
  if (posting.words.length < FEWEST_WORDS) return null;
  const ofRole = seen.map(({ worth, lines }) => ({ worth, stems: union(lines) }));
  let [reached, whole] = [0, 0];
  for (const { stem, weight, near } of posting.words) {
    whole += weight;
    let best = 0;
    for (const { worth, stems } of ofRole) {
      if (worth <= best) continue;
      if (stems.has(stem)) best = worth;
      else
        for (const one of near)
          if (worth * one.cosine > best && stems.has(one.stem)) best = worth * one.cosine;
    }
    reached += weight * best;
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

/** Texts that have nothing in common still point somewhat the same way: that much is taken off. */
function raised(cosine: number): number {
  return Math.max(0, (cosine - UNRELATED) / (1 - UNRELATED));
}

function union(lines: RoleLine[]): ReadonlySet<string> {
  const [first, ...others] = lines;
  if (first === undefined || others.length === 0) return first?.stems ?? new Set();
  const all = new Set(first.stems);
  for (const { stems } of others) for (const stem of stems) all.add(stem);
  return all;
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

const FAR = 0.2;
const UNTITLED = 0.3;
const UNRELATED = 0.3;
const LIKELY_FROM = 0.55;
const FEWEST_WORDS = 5;
const SURE_LINK = 0.8;
const MOST_ASKED = 50_000;
const asked = new Map<string, number>();
