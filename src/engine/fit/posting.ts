import type { Meaning } from '../occupations/meaning.ts';
import { neighboursOf } from '../occupations/neighbours.ts';
import { folded, stemsOf } from '../occupations/stems.ts';
import { wordsTable } from '../occupations/tables.ts';
import { canonicalSkill } from '../skills/canonical.ts';
import { perVocabulary, vocabulary } from '../skills/vocabulary.ts';
import { bystanderOf, tradeOfTitle, type Bystander } from './claims.ts';
import { runsOf } from './copies.ts';
import type { JobFacts } from './facts.ts';
import { licencesAsked, licencesIn } from './licences.ts';
import type { Licence } from './licence-names.ts';
import { comparedStems, meaningBy, type Compared } from './compared-stems.ts';
import { weighed, type WeighedPhrase } from './word-share.ts';

/** A word of a posting: its stem, how much it weighs, and the stems that stand near it with their cosines. */
export type AskedWord = { stem: string; weight: number; near: { stem: string; cosine: number }[] };

/** A skill of a posting as words and meaning; `licences` are the papers it is, `spoken` whether it is a language: both are shown or not, never likely. */
export type AskedPhrase = {
  id: string;
  words: WeighedPhrase;
  /** The stems that it is compared by as a text. */
  compared: string[];
  meaning: Meaning;
  licences: Licence[];
  spoken: boolean;
  /** How surely somebody in an occupation has it, as far as that was looked up. */
  ofOccupations: Map<number, number>;
};

/** A posting as the ranking key looks at it. */
export type Posting = {
  title: string;
  /** The words of the title, to be looked for in lines. */
  titleWords: WeighedPhrase;
  words: AskedWord[];
  phrases: AskedPhrase[];
  /** The desired skills that are not required as well. */
  wishes: AskedPhrase[];
  duties: Meaning[];
  licences: Licence[];
  /** Every run of five words of it, to find what was copied from it. */
  runs: ReadonlySet<string>;
  /** The kinds of doing that are this job's own work. */
  trades: ReadonlySet<Bystander>;
  /** The same, and those that its words name as a title would. */
  kinds: ReadonlySet<Bystander>;
};

/** Prepares a posting. */
export function postingOf(job: JobFacts, rule: Compared): Posting {
  const skills = namesOf(job.skills);
  const desired = namesOf(job.desiredSkills);
  const parts = partsOf(job.description);
  const sentences = parts.filter(isSentence);
  const compared = sentences.map((sentence) => comparedStems(sentence, rule));
  const trades = [job.title, ...sentences].flatMap((text) => bystanderOf(text) ?? []);
  const phrases = Array.from(skills, (skill) => phraseOf(skill, rule));
  const wished = Array.from(desired, (skill) => phraseOf(skill, rule));
  return {
    title: job.title,
    titleWords: weighed([...new Set(stemsOf(job.title))]),
    words: askedWords([
      ...parts.filter((part) => !isSentence(part)).map(stemsOf),
      ...compared,
      ...[...phrases, ...wished].map((phrase) => phrase.compared),
    ]),
    phrases,
    wishes: wished.filter(({ id }) => !skills.has(id)),
    duties: sentences.flatMap((sentence, at) => {
      const meaning = FRAME.test(folded(sentence)) ? null : meaningBy(rule, compared[at] ?? []);
      return meaning === null ? [] : [meaning];
    }),
    licences: licencesAsked(job.title, job.description, phrases, rule),
    runs: new Set([job.title, job.description, ...job.skills, ...job.desiredSkills].flatMap(runsOf)),
    trades: new Set(trades),
    kinds: new Set([...trades, ...[job.title, ...sentences].flatMap((text) => tradeOfTitle(text) ?? [])]),
  };
}

/** Skills by id under their usual names, in the order of the ids, each once: how they are typed makes no difference. */
function namesOf(skills: string[]): Map<string, string> {
  const named = skills.filter((text) => text.trim() !== '').map(canonicalSkill);
  return new Map(
    named.map(({ id, name }): [string, string] => [id, name]).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** A skill as words and meaning. One for all postings that ask for it: what a line of work says of it is kept by it. */
function phraseOf([id, name]: [string, string], rule: Compared): AskedPhrase {
  const known = phrases();
  const key = `${rule} ${id}\n${name}`;
  const before = known.get(key);
  if (before) return before;
  const compared = comparedStems(name, rule);
  const phrase = {
    id,
    words: weighed([...new Set(stemsOf(name))]),
    compared,
    meaning: meaningBy(rule, compared),
    licences: licencesIn(name, rule),
    spoken: vocabulary().concepts.get(id)?.kind === 'spoken',
    ofOccupations: new Map<number, number>(),
  };
  if (known.size >= MAX_PHRASES) known.clear();
  known.set(key, phrase);
  return phrase;
}

function partsOf(text: string): string[] {
  return text.split(/(?<=[.!?;:])\s+|\n|•/);
}

function isSentence(part: string): boolean {
  return part.trim().length > 10;
}

function askedWords(all: string[][]): AskedWord[] {
  const stems = new Set<string>();
  for (const some of all) for (const stem of some) stems.add(stem);
  const words: AskedWord[] = [];
  for (const stem of stems) {
    const word = askedWord(stem);
    if (word !== null) words.push(word);
  }
  return words.sort((a, b) => (a.stem < b.stem ? -1 : 1));
}

/** A word as postings ask for it, one for all of them; null for one that says nothing of the work. */
function askedWord(stem: string): AskedWord | null {
  const before = askedBefore.get(stem);
  if (before !== undefined) return before;
  const { ids, stems, idf } = wordsTable();
  const id = ids.get(stem);
  const weight = id === undefined ? UNKNOWN_WEIGHT : (idf[id] ?? 0);
  const isSilent = stem.length < 3 || weight < MIN_WEIGHT || /^\d+$/.test(stem) || SILENT.has(stem);
  const near = isSilent || id === undefined ? [] : neighboursOf(id);
  const word = isSilent
    ? null
    : { stem, weight, near: near.map((one) => ({ stem: stems[one.id] ?? '', cosine: one.cosine })) };
  if (askedBefore.size >= MAX_WORDS) askedBefore.clear();
  askedBefore.set(stem, word);
  return word;
}

const MAX_PHRASES = 5000;
const phrases = perVocabulary(() => new Map<string, AskedPhrase>());
const MAX_WORDS = 20_000;
const askedBefore = new Map<string, AskedWord | null>();

const MIN_WEIGHT = 2.5;
const UNKNOWN_WEIGHT = 4;
/** Sentences about what is offered, not about the work. */
const FRAME =
  /\b(?:we offer|you get|salary|holiday|pension|benefits|bonus|wir bieten|nous offrons|ofrecemos|offriamo|oferecemos|wij bieden|vi erbjuder|oferujemy)\b/;
const SILENT = new Set(
  stemsOf(
    `you your we our they experience experienced years year work working job team role skills ability strong good knowledge looking join company
    required advantage minimum plus friendly sie wir ihre unser haben jahre erfahrung nous vous votre notre avec ans experience para con los las
    una anos experiencia anni esperienza con che voi noi wij jij ervaring jaar met voor och att som har vi du din erfarenhet lub oraz jest praca
    lat doswiadczenie firma poszukujemy suchen recherchons buscamos cerchiamo procuramos zoeken soker`,
  ),
);
