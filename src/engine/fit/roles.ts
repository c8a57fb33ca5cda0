import type { Meaning } from '../occupations/meaning.ts';
import { folded, stemsOf } from '../occupations/stems.ts';
import { canonicalSkill, impliedBy } from '../skills/canonical.ts';
import { matchSkills } from '../skills/match.ts';
import { bystanderOf, claimsOf, tradeOfTitle, type Bystander } from './claims.ts';
import type { CandidateFacts, Evidence } from './facts.ts';
import { quoteOf } from './evidence.ts';
import { papersOf, type Paper } from './licences.ts';
import { runsOf } from './copies.ts';
import { comparedStems, isAllWords, meaningBy, type Compared } from './compared-stems.ts';
import { MAX_WORDS, rootMark, weighed, wordShare } from './word-share.ts';

/**
 * A line of somebody's work, as far as they claim it: its stems, those that it is compared by as a text, its meaning, the skills it names, and its runs of
 * five words.
 */
export type RoleLine = {
  text: string;
  stems: ReadonlySet<string>;
  compared: ReadonlySet<string>;
  meaning: Meaning;
  /** The skills by id, each with the steps by which the words imply it. */
  skills: ReadonlyMap<string, number>;
  about: Bystander | null;
  runs: string[];
  /** Where it stands. */
  evidence: Evidence;
};

/** A position held: what it was called, its dates, how old it is by the end, how many months it lasted, and its lines. */
export type Role = {
  title: string;
  start: string | null;
  end: string | null;
  /** Where the position stands. */
  evidence: Evidence;
  /** What the title does for a trade in place of its work, such as selling. */
  trade: Bystander | null;
  /** The title as a line of the work. */
  heading: RoleLine | null;
  /** 1 for work of the last year, down to 0.5 for what ended eight years ago or before. */
  age: number;
  months: number | null;
  lines: RoleLine[];
};

/** A skill named in a list, an answer or a course: its id, its words, and where it stands; null where it is an answer, or its line denies it. */
export type ListedSkill = {
  id: string;
  stems: ReadonlySet<string>;
  worth: number;
  evidence: Evidence | null;
};

/** What a line denies: skills by id, and its words. */
export type Denial = { ids: ReadonlySet<string>; stems: ReadonlySet<string>; evidence: Evidence };

/** What the score knows of a candidate's work. */
export type Career = {
  roles: Role[];
  listed: ListedSkill[];
  denials: Denial[];
  papers: Paper[];
  level: number | null;
};

/** Prepares a candidate's work; the skills from `answersFrom` on are answers. */
export function careerOf(facts: CandidateFacts, answersFrom: number, compared: Compared): Career {
  const known = new Map<string, RoleLine>();
  const experience = facts.experience.toSorted((a, b) => (orderOf(a) < orderOf(b) ? 1 : -1));
  const roles = experience.map((one): Role => ({
    title: one.title,
    start: one.start,
    end: one.end,
    evidence: one.evidence,
    trade: tradeOfTitle(one.title),
    heading:
      one.title.trim() === '' ? null : { ...readOnce(known, one.title, compared), evidence: one.evidence },
    ...timeOf(one.start, one.end, facts.asOf ?? null),
    lines: Array.from(linesOf(one.description), (line) => ({
      ...readOnce(known, line, compared),
      evidence: placeOfLine(line, one),
    })),
  }));
  const rest = facts.lines ?? [];
  const listed = facts.skills.flatMap((skill, at) =>
    skill.used ? [] : [listedSkill(skill.text, 1, at < answersFrom ? skill.evidence : null, compared)],
  );
  const learnt = facts.education.map(({ degree, field, evidence }) =>
    listedSkill(`${degree} ${field ?? ''}`, 0.8, evidence, compared),
  );
  const levels = facts.experience
    .filter(({ title }) => title.trim() !== '')
    .map(({ title }) => levelOfTitle(title));
  return {
    roles,
    listed: [...listed, ...learnt],
    denials: denialsIn(
      [
        ...roles.flatMap(({ lines }) => lines),
        ...listed.flatMap(({ evidence }) => (evidence ? [{ text: quoteOf(evidence), evidence }] : [])),
      ],
      compared,
    ),
    papers: papersOf(
      [
        ...experience.flatMap(({ title, description }) => [title, ...description.split('\n')]),
        ...facts.education.map(({ degree, field }) => `${degree} ${field ?? ''}`),
        ...facts.skills.filter(({ used }) => !used).map(({ text }) => canonicalSkill(text).name),
        ...rest.map(({ text }) => text),
      ],
      compared,
    ),
    level: levels.length === 0 ? null : Math.max(...levels),
  };
}

/** The rung of a title: trainee 0, junior 1, plain 2, senior 3, manager 4. */
export function levelOfTitle(title: string): number {
  const words = folded(title);
  for (const [rung, names] of RUNGS) if (names.test(words)) return rung;
  return PLAIN;
}

/** Whether a position was held as a trainee, or for less than a year. */
export function isTraining({ title, months }: Role): boolean {
  return (months ?? 0) < A_YEAR || levelOfTitle(title) === TRAINEE;
}

/** A line as far as its writer claims it. */
export function roleLine(text: string, compared: Compared): Omit<RoleLine, 'evidence'> {
  const { claimed } = claimsOf(text, compared);
  const words = stemsOf(claimed);
  const stems = new Set(isAllWords(compared) ? [...words, ...words.map(rootMark)] : words);
  const named = matchSkills(claimed);
  const all = compared === 'words' ? stems : new Set(comparedStems(claimed, compared, named));
  const skills = new Map<string, number>();
  for (const { id } of named)
    for (const one of [{ id, steps: 0 }, ...impliedBy(id)])
      skills.set(one.id, Math.min(one.steps, skills.get(one.id) ?? one.steps));
  return {
    text,
    stems,
    compared: all,
    meaning: meaningBy(compared, all),
    skills,
    about: bystanderOf(text),
    runs: runsOf(text),
  };
}

/** Puts positions into an order of their own, the one begun last first, however they stand in the file. */
function orderOf({ start, title, evidence }: CandidateFacts['experience'][number]): string {
  return `${start ?? ''} ${title} ${JSON.stringify(evidence)}`;
}

/** The lines of a description, each once. */
function linesOf(description: string): Set<string> {
  return new Set(description.split(/\n|(?<=[.;])\s/).filter((line) => line.trim() !== ''));
}

/** Where a line of a description stands: in the line of the file that holds it, or begins it; else at the position itself. */
function placeOfLine(
  text: string,
  { evidence, places = [] }: CandidateFacts['experience'][number],
): Evidence {
  if (evidence.from === 'experience') return { ...evidence, quote: text.trim() };
  const words = text.trim();
  const place =
    places.find(({ quote }) => quote.includes(words)) ??
    places.find(({ quote }) => words.startsWith(quote.trim())) ??
    places.find(({ quote }) => quote.trimEnd().endsWith(words.slice(0, MIN_BEGUN)));
  return place ? { from: 'resume', place } : evidence;
}

function readOnce(known: Map<string, ReturnType<typeof roleLine>>, line: string, compared: Compared) {
  const before = known.get(line);
  if (before) return before;
  const read = roleLine(line, compared);
  known.set(line, read);
  return read;
}

function listedSkill(
  text: string,
  worth: number,
  evidence: Evidence | null,
  compared: Compared,
): ListedSkill {
  const { id, name } = canonicalSkill(text);
  const stems = new Set(stemsOf(claimsOf(name, compared).claimed));
  return {
    id,
    stems,
    worth,
    evidence: evidence && isClaimed(quoteOf(evidence), id, stems, compared) ? evidence : null,
  };
}

/** Whether a line claims a skill that it names, and neither denies it nor only plans it. */
export function isClaimed(line: string, id: string, stems: ReadonlySet<string>, compared: Compared): boolean {
  const { claimed, denied, unfinished, others } = claimsOf(line, compared);
  if (denied === '' && unfinished === '' && others === '') return true;
  return namesSkill(claimed, id, stems);
}

function namesSkill(text: string, id: string, stems: ReadonlySet<string>): boolean {
  return (
    matchSkills(text, { context: 'list' }).some((hit) => hit.id === id) ||
    wordShare(weighed([...stems]), new Set(stemsOf(text))) >= MAX_WORDS
  );
}

/** What the lines deny, each line once. */
function denialsIn(lines: { text: string; evidence: Evidence }[], compared: Compared): Denial[] {
  const seen = new Set<string>();
  return lines.flatMap(({ text, evidence }) => {
    if (seen.has(text)) return [];
    seen.add(text);
    const { denied } = claimsOf(text, compared);
    if (denied.trim() === '') return [];
    const ids = matchSkills(denied, { context: 'list' }).map(({ id }) => id);
    return [{ ids: new Set(ids), stems: new Set(stemsOf(denied)), evidence }];
  });
}

/** How old and how long a position is; without a month to count from, the age is not held against it. */
function timeOf(
  start: string | null,
  end: string | null,
  asOf: string | null,
): { age: number; months: number | null } {
  const until = end ?? asOf;
  if (start === null || until === null || asOf === null) return { age: end === null ? 1 : 0.8, months: null };
  const years = (monthsOf(asOf) - monthsOf(until)) / 12;
  return {
    age: years <= 1 ? 1 : Math.max(OLDEST, 1 - ((years - 1) / 7) * (1 - OLDEST)),
    months: Math.max(0, monthsOf(until) - monthsOf(start)),
  };
}

function monthsOf(date: string): number {
  const [year = 0, month = 6] = date.split('-').map(Number);
  return year * 12 + month;
}

/** How much of a line must stand at the end of another for it to begin there. */
const MIN_BEGUN = 12;
const OLDEST = 0.5;
const PLAIN = 2;
const A_YEAR = 12;
const TRAINEE = 0;
const RUNGS: [number, RegExp][] = [
  [
    0,
    /\b(?:intern|internship|trainee|apprentice|student|azubi|auszubildende\w*|lehrling|praktikant\w*|apprenti\w*|stagiaire|alternant\w*|aprendiz\w*|becari\w*|apprendista|tirocinante|estagiari\w*|leerling\w*|stagiair\w*|larling\w*|praktykant\w*|uczen|volunteer)\b/,
  ],
  [1, /\b(?:junior|jr|entry[- ]level|graduate|helper|hilfs\w*|helfer\w*)\b/],
  [
    4,
    /\b(?:manager|director|head of|head chef|general manager|leiter\w*|leitung|geschaftsfuhrer\w*|directeur|directrice|responsable|chef de (?:cuisine|service)|director\w*|gerente|jef[ea] de|encargad\w*|direttor\w*|responsabile|diretor\w*|bedrijfsleider|directeur|chef|verksamhetschef|kierowni\w*|dyrektor\w*)\b/,
  ],
  [
    3,
    /\b(?:senior|sr|lead|principal|staff|supervisor|team leader|foreman|charge nurse|head|chief|master|meister\w*|vorarbeiter\w*|schichtleiter\w*|teamleiter\w*|chef d'equipe|capo\w*|capataz|supervisor\w*|ploegleider|voorman|arbetsledare|gruppledare|forman|brygadzist\w*|mistrz\w*|starsz\w*)\b/,
  ],
];
