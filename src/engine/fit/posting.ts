import { meaningOfStems, type Meaning } from '../occupations/meaning.ts';
import { neighboursOf } from '../occupations/neighbours.ts';
import { folded, stemsOf } from '../occupations/stems.ts';
import { wordsTable } from '../occupations/tables.ts';
import { canonicalSkill } from '../skills/canonical.ts';
import { vocabulary } from '../skills/vocabulary.ts';
import { bystanderOf, tradeOfTitle, type Bystander } from './claims.ts';
import { runsOf } from './copies.ts';
import type { JobFacts } from './facts.ts';
import { licencesAsked, licencesIn, type Licence } from './licences.ts';
import { toldStems, type Told } from './told-stems.ts';

/** A word of a posting: its stem, how much it weighs, and the stems that stand near it with their cosines. */
export type AskedWord = { stem: string; weight: number; near: { stem: string; cosine: number }[] };

/** A skill of a posting as words and meaning; `licences` are the papers it is, `spoken` whether it is a language: both are shown or not, never likely. */
export type AskedPhrase = {
  id: string;
  stems: string[];
  meaning: Meaning;
  told: Told;
  licences: Licence[];
  spoken: boolean;
};

/** A posting as the ranking key looks at it. */
export type Posting = {
  title: string;
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
export function postingOf(job: JobFacts, rule: Told): Posting {
  const skills = namesOf(job.skills);
  const desired = namesOf(job.desiredSkills);
  const sentences = sentencesOf(job.description);
  const told = sentences.map((sentence) => toldStems(sentence, rule));
  const trades = [job.title, ...sentences].flatMap((text) => bystanderOf(text) ?? []);
  return {
    title: job.title,
    words: askedWords([
      ...stemsOf(job.description),
      ...told.flat(),
      ...[...skills.values(), ...desired.values()].flatMap((text) => toldStems(text, rule)),
    ]),
    phrases: Array.from(skills, (skill) => phraseOf(skill, rule)),
    wishes: [...desired].filter(([id]) => !skills.has(id)).map((skill) => phraseOf(skill, rule)),
    duties: sentences.flatMap((sentence, at) => {
      const meaning = FRAME.test(folded(sentence)) ? null : meaningOfStems(told[at] ?? []);
      return meaning === null ? [] : [meaning];
    }),
    licences: licencesAsked(job.title, job.description, [...skills.values()]),
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

function phraseOf([id, name]: [string, string], told: Told): AskedPhrase {
  return {
    id,
    stems: [...new Set(stemsOf(name))],
    meaning: meaningOfStems(toldStems(name, told)),
    told,
    licences: licencesIn(name),
    spoken: vocabulary().concepts.get(id)?.kind === 'spoken',
  };
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?;:])\s+|\n|•/).filter((sentence) => sentence.trim().length > 10);
}

function askedWords(all: string[]): AskedWord[] {
  const { ids, stems, idf } = wordsTable();
  const words: AskedWord[] = [];
  for (const stem of [...new Set(all)].toSorted()) {
    const id = ids.get(stem);
    const weight = id === undefined ? UNKNOWN_WEIGHT : (idf[id] ?? 0);
    if (stem.length < 3 || weight < MIN_WEIGHT || /^\d+$/.test(stem) || SILENT.has(stem)) continue;
    const near = id === undefined ? [] : neighboursOf(id);
    words.push({
      stem,
      weight,
      near: near.map((one) => ({ stem: stems[one.id] ?? '', cosine: one.cosine })),
    });
  }
  return words;
}

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
