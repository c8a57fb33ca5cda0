import { z } from 'zod';
import type { ContentCourse, ContentPosition } from '../../../../engine/resume/resume-content.ts';
import { words } from '../../http/reader.ts';
import { message } from '../../../../messages/message.ts';
import { messageText } from '../../../../api/platform/message-text.ts';
import { wordsOfStored } from '../../http/reader.ts';

/** What a profile says, as it is carried elsewhere and back. Instants of months as `YYYY-MM`; `end` null means to this day. */
export type PortableProfile = {
  name: string;
  email: string;
  phone: string;
  location: string;
  linkedin: string;
  github: string;
  portfolio: string;
  bio: string;
  positions: ContentPosition[];
  education: ContentCourse[];
  skills: string[];
  languages: string[];
};

/** A JSON Resume as somebody else wrote it, with all that we have no place for. */
export type ResumeDocument = z.infer<typeof document>;

/** Something wrong in a document, and where: `work[2].startDate`. */
export type Mistake = { place: string; detail: string };

const text = z
  .string(messageText('platformErrors.useText'))
  .max(20_000, messageText('platformErrors.textTooLong'))
  .optional();
const day = z
  .string(messageText('platformErrors.useText'))
  .regex(/^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/, messageText('platformErrors.useDay'))
  .or(z.literal(''))
  .optional();
const list = <T extends z.ZodType>(item: T) =>
  z.array(item, messageText('platformErrors.useList')).max(500).optional();
const dated = { startDate: day, endDate: day };
const work = z.looseObject({
  ...dated,
  name: text,
  position: text,
  location: text,
  summary: text,
  highlights: list(z.string(messageText('platformErrors.useText')).max(20_000)),
});
const course = z.looseObject({ ...dated, institution: text, studyType: text, area: text });
const document = z.looseObject({
  basics: z
    .looseObject({
      name: text,
      email: text,
      phone: text,
      url: text,
      summary: text,
      location: z
        .looseObject({ address: text, city: text, region: text, postalCode: text, countryCode: text })
        .optional(),
      profiles: list(z.looseObject({ network: text, username: text, url: text })),
    })
    .optional(),
  work: list(work),
  education: list(course),
  skills: list(
    z.looseObject({
      name: text,
      level: text,
      keywords: list(z.string(messageText('platformErrors.useText'))),
    }),
  ),
  languages: list(z.looseObject({ language: text, fluency: text })),
});

/** Reads a JSON Resume (schema 1.0.0), by whomever: the document as it is, or every mistake with its place. */
export function readDocument(source: string): ResumeDocument | { mistakes: Mistake[] } {
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch (error) {
    const why = error instanceof Error ? error.message : '';
    return {
      mistakes: [
        {
          place: words(messageText('platformErrors.theFile')),
          detail: words(message('platformErrors.notJson', { why })).trim(),
        },
      ],
    };
  }
  const parsed = document.safeParse(value);
  if (parsed.success) return parsed.data;
  return {
    mistakes: parsed.error.issues.slice(0, 20).map(({ path, message: problem }) => ({
      place: placeOf(path) || words(messageText('platformErrors.theFile')),
      detail: path.length === 0 ? words(messageText('platformErrors.notJsonResume')) : wordsOfStored(problem),
    })),
  };
}

/** What a document says of the things that a profile has. */
export function portableProfileOf(source: ResumeDocument): PortableProfile {
  const { basics = {}, work: jobs = [], education = [], skills = [], languages = [] } = source;
  const profiles = basics.profiles ?? [];
  const link = (network: string) =>
    profiles.find((one) => one.network?.toLowerCase() === network || isAt(one.url ?? '', `${network}.com`))
      ?.url ?? '';
  return {
    name: basics.name ?? '',
    email: basics.email ?? '',
    phone: basics.phone ?? '',
    location: placeLabel(basics.location),
    linkedin: link('linkedin'),
    github: link('github'),
    portfolio: basics.url ?? '',
    bio: basics.summary ?? '',
    positions: jobs.map((one) => ({
      title: one.position ?? '',
      company: one.name ?? '',
      location: one.location ?? '',
      start: monthOf(one.startDate),
      end: monthOf(one.endDate),
      description: [one.summary ?? '', ...(one.highlights ?? [])].filter(Boolean).join('\n'),
    })),
    education: education.map((one) => ({
      institution: one.institution ?? '',
      degree: one.studyType ?? '',
      field: one.area ?? '',
      start: monthOf(one.startDate),
      end: monthOf(one.endDate),
    })),
    skills: [
      ...new Set(skills.flatMap(({ name = '', keywords = [] }) => [name, ...keywords]).filter(Boolean)),
    ],
    languages: languages.flatMap(({ language = '', fluency = '' }) =>
      language === '' ? [] : [fluency === '' ? language : `${language} (${fluency})`],
    ),
  };
}

/**
 * A profile as a JSON Resume, indented by two. What came with an imported document and still says the same stays as it was
 * written there, and what we have no place for stays too.
 */
export function writeDocument(profile: PortableProfile, imported: ResumeDocument | null): string {
  const base = imported ?? {};
  const before = portableProfileOf(base);
  const written = {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    ...base,
    basics: basicsOf(profile, base, before),
    ...filled('work', [
      ...profile.positions.map((one) => workOf(one, base, before)),
      ...(base.work ?? []).filter((_, at) => !isWhole(before.positions[at])),
    ]),
    ...filled('education', joined(base.education ?? [], before.education, profile.education, courseOf)),
    ...filled(
      'skills',
      joined(base.skills ?? [], before.skills, profile.skills, (name) => ({ name })),
    ),
    ...filled(
      'languages',
      joined(base.languages ?? [], before.languages, profile.languages, (language) => ({ language })),
    ),
  };
  return `${JSON.stringify(written, null, 2)}\n`;
}

/** True for a position that can be kept as an experience: who, what and from when. */
export function isWhole(position: ContentPosition | undefined): boolean {
  return Boolean(position && position.company && position.title && position.start && !isBackwards(position));
}

/** True where a position ends before it starts. */
export function isBackwards({ start, end }: ContentPosition): boolean {
  return start !== null && end !== null && firstMonth(end) < firstMonth(start);
}

/** A month, or a year's January: `YYYY-MM`. */
export function firstMonth(value: string): string {
  return value.length === 4 ? `${value}-01` : value.slice(0, 7);
}

function basicsOf(profile: PortableProfile, base: ResumeDocument, before: PortableProfile) {
  const { basics = {} } = base;
  const others = (basics.profiles ?? []).filter(
    ({ url }) => url === undefined || (url !== before.linkedin && url !== before.github),
  );
  const own = (network: string, url: string) =>
    url === '' ? [] : [basics.profiles?.find((one) => one.url === url) ?? { network, url }];
  return dropped({
    ...basics,
    name: profile.name,
    email: profile.email,
    phone: profile.phone,
    url: profile.portfolio,
    summary: profile.bio,
    location:
      profile.location === before.location
        ? basics.location
        : profile.location === ''
          ? undefined
          : { address: profile.location },
    profiles: [...own('LinkedIn', profile.linkedin), ...own('GitHub', profile.github), ...others],
  });
}

function workOf(position: ContentPosition, base: ResumeDocument, before: PortableProfile) {
  const at = before.positions.findIndex((one) => keyOf(one) === keyOf(position));
  const found = base.work?.[at];
  const known = before.positions[at];
  const claims = position.description.split('\n');
  const words =
    known?.description === position.description
      ? {}
      : claims.length > 1 && claims.every(Boolean)
        ? { summary: undefined, highlights: claims }
        : { summary: position.description, highlights: undefined };
  const date = (name: 'startDate' | 'endDate', value: string | null) => {
    const was = found?.[name];
    return value !== null && was && firstMonth(was) === firstMonth(value) ? was : (value ?? undefined);
  };
  return dropped({
    ...found,
    name: position.company,
    position: position.title,
    location: position.location,
    startDate: date('startDate', position.start),
    endDate: date('endDate', position.end),
    ...words,
  });
}

function courseOf({ institution, degree, field, start, end }: ContentCourse) {
  return dropped({
    institution,
    studyType: degree,
    area: field,
    startDate: start ?? undefined,
    endDate: end ?? undefined,
  });
}

/** What stood in the document, and after it what only the profile says. */
function joined<T, V>(written: T[], known: V[], all: V[], write: (value: V) => object): unknown[] {
  const has = new Set(known.map((value) => JSON.stringify(value).toLowerCase()));
  return [...written, ...all.filter((value) => !has.has(JSON.stringify(value).toLowerCase())).map(write)];
}

/** Tells positions apart: who, what, from when. */
function keyOf({ company, title, start }: ContentPosition): string {
  return JSON.stringify([company.toLowerCase(), title.toLowerCase(), start && firstMonth(start)]);
}

/** Without what is not said. */
function dropped<T extends object>(value: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(value).filter(
      ([, part]) => part !== undefined && part !== '' && !(Array.isArray(part) && part.length === 0),
    ),
  ) as Partial<T>;
}

function filled(name: string, items: unknown[]): Record<string, unknown[]> {
  return items.length > 0 ? { [name]: items } : {};
}

function monthOf(date: string | undefined): string | null {
  return date ? date.slice(0, 7) : null;
}

function placeLabel(place: NonNullable<ResumeDocument['basics']>['location']): string {
  return [place?.address, place?.postalCode, place?.city, place?.region, place?.countryCode]
    .filter(Boolean)
    .join(', ');
}

function isAt(url: string, host: string): boolean {
  const name = URL.parse(url)?.hostname ?? '';
  return name === host || name.endsWith(`.${host}`);
}

function placeOf(path: PropertyKey[]): string {
  return path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
}
