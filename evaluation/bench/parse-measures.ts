import type { ReadingAnswer } from '../../commands/steps/resume-values.ts';
import type { GoldDocument } from './gold-documents.ts';

/** How many values were right, how many were answered, and how many there are. */
export type Count = { right: number; answered: number; there: number };

/** The measured fields; `~` marks those that count a match of most words, `entries` wants company, title and both years right. */
export const fields = [
  'name',
  'email',
  'phone',
  'location',
  'company',
  'title',
  'institution',
  'degree',
  'skills',
  'company~',
  'title~',
  'institution~',
  'skills~',
  'entries',
] as const;
/** One of the measured fields. */
export type Field = (typeof fields)[number];
/** The counts of all fields. */
export type Counts = Record<Field, Count>;

/** The fields whose mean is the macro-F1; texts match when equal without case, accents and punctuation. */
export const macroFields: Field[] = [
  'name',
  'email',
  'phone',
  'company',
  'title',
  'institution',
  'degree',
  'skills',
];

/** Counts of nothing. */
export function noCounts(): Counts {
  const none = (): Count => ({ right: 0, answered: 0, there: 0 });
  return Object.fromEntries(fields.map((field) => [field, none()])) as Counts;
}

/** Adds the counts of one document to others. */
export function addCounts(sum: Counts, more: Counts): void {
  for (const field of fields) {
    sum[field].right += more[field].right;
    sum[field].answered += more[field].answered;
    sum[field].there += more[field].there;
  }
}

/** Compares what was read from a document with what stands in it; null stands for a document that could not be read. */
export function compare(gold: GoldDocument, answer: ReadingAnswer | null): Counts {
  const read = answer ?? nothing;
  const work = { gold: gold.experience, read: read.experience };
  const study = { gold: gold.education, read: read.education };
  const lists = {
    company: [work.gold.map((one) => one.company), texts(work.read.map((one) => one.company))],
    title: [work.gold.map((one) => one.title), texts(work.read.map((one) => one.title))],
    institution: [study.gold.map((one) => one.institution), texts(study.read.map((one) => one.institution))],
    skills: [gold.skills, read.skills],
  } as const;
  const count = (name: keyof typeof lists, same: Same) => pairUp(lists[name][0], lists[name][1], same);
  return {
    name: one(gold.name, read.name, equal),
    email: one(gold.email, read.email, equal),
    phone: one(gold.phone, read.phone, samePhone),
    location: one(gold.location, read.location, holdsCity),
    company: count('company', equal),
    title: count('title', equal),
    institution: count('institution', equal),
    skills: count('skills', equal),
    'company~': count('company', alike),
    'title~': count('title', alike),
    'institution~': count('institution', alike),
    'skills~': count('skills', alike),
    degree: pairUp(
      study.gold.map((entry) => entry.degree),
      texts(study.read.map(({ degree, field }) => degree && `${degree}\t${field ?? ''}`)),
      (wanted, found) => sameDegree(wanted, ...(found.split('\t') as [string, string])),
    ),
    entries: entries(gold, read),
  };
}

/** Precision, recall and their harmonic mean; 0 where there is nothing to count. */
export function shares({ right, answered, there }: Count): { precision: number; recall: number; f1: number } {
  const precision = answered === 0 ? 0 : right / answered;
  const recall = there === 0 ? 0 : right / there;
  return { precision, recall, f1: right === 0 ? 0 : (2 * precision * recall) / (precision + recall) };
}

/** The mean F1 of the macro fields that the documents have. */
export function macroF1(counts: Counts): number {
  const there = macroFields.filter((field) => counts[field].there + counts[field].answered > 0);
  return there.reduce((sum, field) => sum + shares(counts[field]).f1, 0) / Math.max(1, there.length);
}

type Same = (wanted: string, found: string) => boolean;

const nothing: ReadingAnswer = {
  name: null,
  email: null,
  phone: null,
  location: null,
  links: [],
  experience: [],
  education: [],
  skills: [],
};

function texts(values: (string | null)[]): string[] {
  return values.filter((value) => value !== null && value !== '') as string[];
}

function words(text: string): string[] {
  // In Turkish the capital of "ı" is "I": without case the two are one letter.
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i');
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

/** A text without case, accents and punctuation. */
export function bare(text: string): string {
  return words(text).join('');
}

/** Whether two texts are equal without case, accents and punctuation. */
export function equal(wanted: string, found: string): boolean {
  const plain = (text: string) => bare(text) || text.trim().toLowerCase();
  return plain(wanted) === plain(found);
}

/** Three quarters of the words of both are shared. */
function alike(wanted: string, found: string): boolean {
  if (equal(wanted, found)) return true;
  const [wantedWords, foundWords] = [words(wanted), words(found)];
  const left = [...foundWords];
  let shared = 0;
  for (const word of wantedWords) {
    const at = left.indexOf(word);
    if (at === -1) continue;
    left.splice(at, 1);
    shared += 1;
  }
  return shared > 0 && (2 * shared) / (wantedWords.length + foundWords.length) >= 0.75;
}

/** Whether a degree holds the wanted one, or is the wanted one together with its subject: "B.A. in History" is B.A. and History. */
export function sameDegree(wanted: string, degree: string, field: string): boolean {
  if (bare(degree).includes(bare(wanted))) return true;
  const told = words(`${degree} ${field}`);
  const asked = words(wanted);
  return (
    field !== '' && isPart(told, asked) && asked.every((word) => told.includes(word) || word.length <= 3)
  );
}

/** Whether all words of a text stand in another, in the same order. */
function isPart(part: readonly string[], whole: readonly string[]): boolean {
  let at = 0;
  for (const word of whole) if (word === part[at]) at++;
  return at === part.length;
}

/** Whether two phone numbers are one, with or without the code of the country. */
export function samePhone(wanted: string, found: string): boolean {
  const digits = (text: string) => text.replace(/\D/g, '');
  const whole = digits(found);
  return whole === digits(wanted) || (whole.length >= 9 && digits(wanted).endsWith(whole.slice(-9)));
}

/** Whether a text names the city that a place begins with. */
export function holdsCity(wanted: string, found: string): boolean {
  return bare(found).includes(bare(wanted.split(',')[0] ?? ''));
}

function one(wanted: string, found: string | null, same: Same): Count {
  const right = wanted !== '' && found !== null && same(wanted, found);
  return { right: Number(right), answered: Number(Boolean(found)), there: Number(wanted !== '') };
}

/** Each wanted text takes at most one found text, an equal one first. */
function pairUp(wanted: readonly string[], found: readonly string[], same: Same): Count {
  const there = wanted.filter((text) => text !== '');
  const left = [...found];
  let right = 0;
  for (const text of there) {
    const exact = left.findIndex((other) => equal(text, other));
    const at = exact === -1 ? left.findIndex((other) => same(text, other)) : exact;
    if (at === -1) continue;
    left.splice(at, 1);
    right += 1;
  }
  return { right, answered: found.length, there: there.length };
}

function entries(gold: GoldDocument, read: ReadingAnswer): Count {
  const found = read.experience.filter((entry) => entry.company || entry.title);
  const left = [...found];
  let right = 0;
  for (const wanted of gold.experience) {
    const at = left.findIndex(
      (entry) => alike(wanted.company, entry.company ?? '') && alike(wanted.title, entry.title ?? ''),
    );
    const [entry] = at === -1 ? [] : left.splice(at, 1);
    if (entry && sameYears(wanted, entry)) right += 1;
  }
  return { right, answered: found.length, there: gold.experience.length };
}

type Dated = { start: string | null; end: string | null };

function sameYears(wanted: Dated, found: Dated): boolean {
  const year = (date: string | null) => date?.slice(0, 4) ?? null;
  return year(wanted.start) === year(found.start) && year(wanted.end) === year(found.end);
}
