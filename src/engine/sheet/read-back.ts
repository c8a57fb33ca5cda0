import { splitClaims } from '../bullets/claims.ts';
import type { ResumeContent } from '../resume/resume-content.ts';
import type { ResumeReading } from '../resume/reading.ts';

/** A value that a file should tell, and what a reader made of it; `read` is null where nothing came back. */
export type ReadBackValue = {
  what: ReadBackKind;
  of: string;
  value: string;
  read: string | null;
  same: boolean;
};
type ReadBackKind =
  | 'name'
  | 'email'
  | 'phone'
  | 'location'
  | 'link'
  | 'summary'
  | 'title'
  | 'company'
  | 'place'
  | 'start'
  | 'end'
  | 'line'
  | 'institution'
  | 'degree'
  | 'field'
  | 'skill'
  | 'language'
  | 'certificate'
  | 'section';

/** What a reader found in a file, as the content of a resume; `text` is all of its visible text. */
export type FileRead = { content: ResumeContent; text: string };

/** What was read from a file, as the content of a resume. */
export function contentOfReading(reading: ResumeReading): FileRead {
  const { contact, experience, education, skills, languages, lines } = reading;
  const content: ResumeContent = {
    name: contact.name?.value ?? '',
    email: contact.email?.value ?? '',
    phone: contact.phone?.value ?? '',
    location: contact.location?.value ?? '',
    links: contact.links.map((link) => link.value),
    experience: experience.map((one) => ({
      title: one.title ?? '',
      company: one.company ?? '',
      location: one.location ?? '',
      start: one.start,
      end: one.end,
      description: splitClaims(one.description).join('\n'),
    })),
    education: education.map((one) => ({
      institution: one.institution ?? '',
      degree: one.degree ?? '',
      field: one.field ?? '',
      start: one.start,
      end: one.end,
    })),
    skills: skills.filter(({ source }) => source === 'list').map((skill) => skill.text),
    languages: languages.map((language) => language.value),
  };
  return { content, text: lines.map((line) => line.text).join(' ') };
}

/** Compares what a resume shows with what a reader found in a file of it, value by value. */
export function compareReading(shown: ResumeContent, { content: read, text }: FileRead): ReadBackValue[] {
  const contact = (['name', 'email', 'phone', 'location'] as const).map((what) =>
    one(what, '', shown[what], read[what]),
  );
  const plainText = plain(text);
  const found = (what: ReadBackKind, of: string, value: string) =>
    one(what, of, value, plainText.includes(plain(value)) ? value : '');
  return [
    ...contact,
    ...listed('link', shown.links, read.links),
    ...(shown.summary ?? '').split('\n').map((line) => found('summary', '', line)),
    ...paired(shown.experience, read.experience, ({ title, company, start }) => [
      title,
      company,
      start,
    ]).flatMap(([position, found]) => positionValues(position, found)),
    ...paired(shown.education, read.education, ({ institution, degree, start }) => [
      institution,
      degree,
      start,
    ]).flatMap(([course, found]) => courseValues(course, found)),
    ...listed('skill', shown.skills, read.skills),
    ...listed('language', shown.languages, read.languages),
    ...(shown.certificates ?? []).map((value) => found('certificate', '', value)),
    ...(shown.sections ?? []).flatMap(({ title, lines }) =>
      lines.map((line) => found('section', title, line)),
    ),
  ].filter(({ value }) => value !== '');
}

/** Each entry with the one of a file that shares most of what tells it from the others; with none where nothing is shared. */
function paired<T>(
  shown: readonly T[],
  read: readonly T[],
  marksOf: (one: T) => (string | null)[],
): [T, T | undefined][] {
  const left = [...read];
  return shown.map((entry) => {
    const marks = marksOf(entry);
    const shared = left.map(
      (other) => marksOf(other).filter((mark, at) => mark && mark === marks[at]).length,
    );
    const best = shared.indexOf(Math.max(...shared));
    return [entry, (shared[best] ?? 0) > 0 ? left.splice(best, 1)[0] : undefined];
  });
}

type Position = ResumeContent['experience'][number];
type Course = ResumeContent['education'][number];

function positionValues(shown: Position, read: Position | undefined): ReadBackValue[] {
  const of = [shown.title, shown.company].filter(Boolean).join(', ');
  const lines = splitClaims(shown.description);
  return [
    one('title', of, shown.title, read?.title),
    one('company', of, shown.company, read?.company),
    one('place', of, shown.location, read?.location),
    one('start', of, shown.start ?? '', read?.start),
    one('end', of, shown.end ?? '', read?.end),
    ...listed('line', lines, read?.description.split('\n') ?? []).map((value) => ({ ...value, of })),
  ];
}

function courseValues(shown: Course, read: Course | undefined): ReadBackValue[] {
  const of = shown.institution;
  return [
    one('institution', of, shown.institution, read?.institution),
    one('degree', of, shown.degree, read?.degree),
    one('field', of, shown.field, read?.field),
    one('start', of, shown.start ?? '', read?.start),
    one('end', of, shown.end ?? '', read?.end),
  ];
}

function listed(what: ReadBackKind, shown: readonly string[], read: readonly string[]): ReadBackValue[] {
  const left = [...read];
  const found = shown.map((value) => {
    const at = left.findIndex((other) => plain(other) === plain(value));
    return at === -1 ? null : left.splice(at, 1)[0];
  });
  return shown.map((value, at) =>
    one(what, '', value, found[at] ?? left.find((other) => isNear(other, value))),
  );
}

function isNear(one: string, other: string): boolean {
  const [a, b] = [plain(one), plain(other)];
  return a.includes(b) || b.includes(a);
}

function one(what: ReadBackKind, of: string, given: string, read: string | null | undefined): ReadBackValue {
  const value = given.trim();
  return { what, of, value, read: read ? read : null, same: plain(read ?? '') === plain(value) };
}

/** A text without what no reader tells apart: runs of white space, and how its accents are composed. */
function plain(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
}
