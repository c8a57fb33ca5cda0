import { meaningOfStems, type Meaning } from '../occupations/meaning.ts';
import { folded, stemsOf } from '../occupations/stems.ts';
import { canonicalSkill, impliedBy } from '../skills/canonical.ts';
import { matchSkills } from '../skills/match.ts';
import { bystanderOf, claimsOf, type Bystander } from './claims.ts';
import type { CandidateFacts } from './facts.ts';
import { papersOf, type Paper } from './licences.ts';
import { runsOf } from './copies.ts';

/** A line of somebody's work, as far as they claim it: its stems, its meaning, the skills it names, and its runs of five words. */
export type RoleLine = {
  text: string;
  stems: ReadonlySet<string>;
  meaning: Meaning;
  skills: ReadonlySet<string>;
  about: Bystander | null;
  runs: string[];
};

/** A position held: what it was called, how old it is by the end, how many months it lasted, and its lines. */
export type Role = {
  title: string;
  /** 1 for work of the last year, down to 0.5 for what ended eight years ago or before. */
  age: number;
  months: number | null;
  lines: RoleLine[];
};

/** A skill named in a list, an answer or a course: its id, and its words. */
export type ListedSkill = { id: string; stems: ReadonlySet<string>; worth: number };

/** What the ranking key knows of a candidate. */
export type Career = { roles: Role[]; listed: ListedSkill[]; papers: Paper[]; level: number | null };

/** Prepares a candidate's work for the key. */
export function careerOf(facts: CandidateFacts): Career {
  const known = new Map<string, RoleLine>();
  const linesIn = (description: string) => Array.from(linesOf(description), (line) => readOnce(known, line));
  const roles = facts.experience.map((one): Role => ({
    title: one.title,
    ...timeOf(one.start, one.end, facts.asOf ?? null),
    lines: linesIn(one.description),
  }));
  const rest = facts.lines ?? [];
  const listed = facts.skills.filter((skill) => !skill.used).map(({ text }) => listedSkill(text, 1));
  const learnt = facts.education.map(({ degree, field }) => listedSkill(`${degree} ${field ?? ''}`, 0.8));
  const levels = facts.experience
    .filter(({ title }) => title.trim() !== '')
    .map(({ title }) => levelOfTitle(title));
  return {
    roles,
    listed: [...listed, ...learnt],
    papers: papersOf([
      ...facts.experience.flatMap(({ title, description }) => [title, ...description.split('\n')]),
      ...facts.education.map(({ degree, field }) => `${degree} ${field ?? ''}`),
      ...facts.skills.filter(({ used }) => !used).map(({ text }) => canonicalSkill(text).name),
      ...rest.map(({ text }) => text),
    ]),
    level: levels.length === 0 ? null : Math.max(...levels),
  };
}

/** The rung of a title: trainee 0, junior 1, plain 2, senior 3, manager 4. */
export function levelOfTitle(title: string): number {
  const words = folded(title);
  for (const [rung, names] of RUNGS) if (names.test(words)) return rung;
  return PLAIN;
}

/** A line as far as its writer claims it. */
export function roleLine(text: string): RoleLine {
  const { claimed } = claimsOf(text);
  const stems = new Set(stemsOf(claimed));
  const ids = matchSkills(claimed).map(({ id }) => id);
  return {
    text,
    stems,
    meaning: meaningOfStems(stems),
    skills: new Set(ids.flatMap((id) => [id, ...impliedBy(id).map((one) => one.id)])),
    about: bystanderOf(text),
    runs: runsOf(text),
  };
}

/** The lines of a description, each once. */
function linesOf(description: string): Set<string> {
  return new Set(description.split(/\n|(?<=[.;])\s/).filter((line) => line.trim() !== ''));
}

function readOnce(known: Map<string, RoleLine>, line: string): RoleLine {
  const before = known.get(line);
  if (before) return before;
  const read = roleLine(line);
  known.set(line, read);
  return read;
}

function listedSkill(text: string, worth: number): ListedSkill {
  const { id, name } = canonicalSkill(text);
  return { id, stems: new Set(stemsOf(claimsOf(name).claimed)), worth };
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

const OLDEST = 0.5;
const PLAIN = 2;
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
