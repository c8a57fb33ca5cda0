import { canonicalSkill, impliedBy } from '../skills/canonical.ts';
import { foldPhrase } from '../skills/tokens.ts';
import { withAnswers } from './answers.ts';
import type { Answer } from './answers.ts';
import { quoteOf } from './evidence.ts';
import type { CandidateFacts, Evidence, JobFacts, SkillFact } from './facts.ts';
import { isLong, plain, workWords } from './phrases.ts';
import { askedLanguage, spokenLanguages } from './language-row.ts';
import type { AskedLanguage, SpokenLanguage } from './language-row.ts';
import { postingOf, type Posting } from './posting.ts';
import type { Compared } from './compared-stems.ts';
import { stemsOf } from '../occupations/stems.ts';
import { careerOf, isClaimed, type Career } from './roles.ts';
import { titleWords } from './titles.ts';

/** One way in which a candidate has a skill: the fact, how many steps it implies it from, and under which name. */
export type Holding = {
  fact: SkillFact;
  steps: number;
  viaName: string;
  plainQuote: string | null;
  /** Whether the words quoted claim it, and neither deny nor only plan it. */
  isClaimed: boolean;
  /** Whether it is an answer to an open requirement, which speaks only where nothing else does. */
  isAnswer: boolean;
  /** Puts ways of the same strength in a fixed order. */
  order: string;
};

/** A line of a candidate's work and the words in it that tell something. */
export type WorkLine = { plain: string; words: Set<string> };

/** A candidate's facts, looked up and sorted once, to be scored against many jobs. */
export type PreparedCandidate = {
  facts: CandidateFacts;
  /** The ways to each skill by id, the best first. */
  holdings: Map<string, Holding[]>;
  titles: { words: Set<string>; title: string; evidence: Evidence }[];
  /** The languages spoken, the best mastered first. */
  spoken: SpokenLanguage[];
  /** The lines of the descriptions of the candidate's work, and all their telling words. */
  lines: WorkLine[];
  words: Set<string>;
  /** How many skills are on file, answers aside. */
  skillsOnFile: number;
  /** What the candidate said of requirements, by key. */
  answers: Map<string, Answer>;
  /** What the ranking key looks at. */
  career: Career;
};

/** A skill that a job asks for: by id and canonical name, and as the job states it. */
export type AskedSkill = {
  id: string;
  name: string;
  typed: string;
  /** Whether it is typed by its usual name. */
  isUsual: boolean;
};

/** A job's facts, looked up once, to be scored against many candidates. */
export type PreparedJob = {
  job: JobFacts;
  required: AskedSkill[];
  desired: AskedSkill[];
  languages: AskedLanguage[];
  titleWords: Set<string>;
  words: Set<string>;
  plainText: string;
  /** What the ranking key looks at. */
  posting: Posting;
};

/** Prepares a candidate for scoring; the order of the facts makes no difference to anything that comes of it. */
export function prepareCandidate(known: CandidateFacts): PreparedCandidate {
  const facts = withAnswers(known);
  const holdings = holdingsOf(facts, known.skills.length, NEWEST);
  const lines = facts.experience
    .flatMap((one) => one.description.split(/\n|(?<=[.;])\s/))
    .map((line) => ({ plain: plain(line), words: workWords(line) }))
    .filter((line) => line.words.size > 0);
  return {
    facts,
    holdings,
    titles: facts.experience.map(({ title, evidence }) => ({ words: titleWords(title), title, evidence })),
    spoken: spokenLanguages(facts),
    lines,
    words: new Set(lines.flatMap((line) => [...line.words])),
    skillsOnFile: known.skills.length,
    answers: new Map((facts.answers ?? []).map((answer) => [answer.key, answer])),
    career: careerOf(facts, known.skills.length, NEWEST),
  };
}

/** How each skill, and each that it implies, is held, the strongest way first; the skills from `answersFrom` on are answers. */
function holdingsOf(facts: CandidateFacts, answersFrom: number, compared: Compared): Map<string, Holding[]> {
  const holdings = new Map<string, Holding[]>();
  const quotes = new Map<string, string | null>();
  for (const [at, fact] of facts.skills.entries()) {
    const isAnswer = at >= answersFrom;
    const { id, name } = canonicalSkill(fact.text);
    const plainQuote = longQuote(quoteOf(fact.evidence), quotes);
    const order = orderOf(fact.evidence, name);
    const claimed = isClaimed(quoteOf(fact.evidence), id, new Set(stemsOf(name)), compared);
    for (const held of [{ id, steps: 0 }, ...impliedBy(id)])
      push(holdings, held.id, {
        fact,
        steps: held.steps,
        viaName: name,
        plainQuote,
        isClaimed: claimed,
        isAnswer,
        order,
      });
  }
  for (const ways of holdings.values()) ways.sort(byStrength);
  return holdings;
}

/** Prepares a job for scoring: its skills by canonical id, each once; a skill both required and desired is required. */
export function prepareJob(job: JobFacts): PreparedJob {
  const required = asked(job.skills, new Set());
  const desired = asked(job.desiredSkills, new Set(required.map((skill) => skill.id)));
  const [ofTitle, words, text] = [
    once(() => titleWords(job.title)),
    once(() => workWords(job.description)),
    once(() => plain(job.description)),
  ];
  return {
    job,
    required,
    desired,
    languages: job.languages.filter((one) => one.trim() !== '').map(askedLanguage),
    // Few scores look at these.
    get titleWords() {
      return ofTitle();
    },
    get words() {
      return words();
    },
    get plainText() {
      return text();
    },
    posting: postingOf(job, NEWEST),
  };
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** A candidate as scores of earlier weights look at their work. */
export function candidateByWords(candidate: PreparedCandidate, compared: Compared): PreparedCandidate {
  if (compared === NEWEST) return candidate;
  const known = earlier[compared];
  const before = known.get(candidate);
  if (before) return before;
  const { facts, skillsOnFile } = candidate;
  const older = {
    ...candidate,
    holdings: holdingsOf(facts, skillsOnFile, compared),
    career: careerOf(facts, skillsOnFile, compared),
  };
  known.set(candidate, older);
  return older;
}

/** A job as scores of earlier weights look at it. */
export function jobByWords(job: PreparedJob, compared: Compared): PreparedJob {
  if (compared === NEWEST) return job;
  // Who did something is asked of lines alone.
  const rule = compared === 'own work only' ? 'skills too' : compared;
  const before = earlierJobs[rule].get(job);
  if (before) return before;
  const older = { ...job, posting: postingOf(job.job, rule) };
  earlierJobs[rule].set(job, older);
  return older;
}

const NEWEST = 'named papers';
const earlier = {
  words: new WeakMap<PreparedCandidate, PreparedCandidate>(),
  'skills too': new WeakMap<PreparedCandidate, PreparedCandidate>(),
  'own work only': new WeakMap<PreparedCandidate, PreparedCandidate>(),
  'all words': new WeakMap<PreparedCandidate, PreparedCandidate>(),
};
const earlierJobs = {
  words: new WeakMap<PreparedJob, PreparedJob>(),
  'skills too': new WeakMap<PreparedJob, PreparedJob>(),
  'all words': new WeakMap<PreparedJob, PreparedJob>(),
};

/** The words of a quote that is long enough to be a copy, else null; each quote is looked at once. */
function longQuote(quote: string, known: Map<string, string | null>): string | null {
  const before = known.get(quote);
  if (before !== undefined) return before;
  const words = plain(quote);
  const long = isLong(words) ? words : null;
  known.set(quote, long);
  return long;
}

function asked(texts: string[], seen: Set<string>): AskedSkill[] {
  const skills: AskedSkill[] = [];
  for (const text of texts) {
    if (text.trim() === '') continue;
    const skill = canonicalSkill(text);
    if (seen.has(skill.id)) continue;
    seen.add(skill.id);
    const typed = text.trim().replaceAll(/\s+/g, ' ');
    skills.push({ ...skill, typed, isUsual: foldPhrase(typed) === foldPhrase(skill.name) });
  }
  return skills;
}

function push(holdings: Map<string, Holding[]>, id: string, holding: Holding): void {
  const ways = holdings.get(id);
  if (ways === undefined) holdings.set(id, [holding]);
  else ways.push(holding);
}

function byStrength(a: Holding, b: Holding): number {
  return a.steps - b.steps || Number(b.fact.used) - Number(a.fact.used) || compare(a.order, b.order);
}

function orderOf(evidence: Evidence, viaName: string): string {
  const at =
    evidence.from === 'resume'
      ? `1 ${String(evidence.place.page).padStart(4, '0')} ${String(evidence.place.line).padStart(6, '0')}`
      : evidence.from === 'experience'
        ? `2 ${evidence.experienceId}`
        : '3';
  return `${at} ${quoteOf(evidence)} ${viaName}`;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
