import type { PersonalInfo } from '../../../api/candidates/candidates.ts';
import { personalInfoInput } from '../../../api/candidates/candidates.ts';
import { type Experience, experience } from '../../../api/candidates/experiences.ts';
import { importedFields, type ProfileImport } from '../../../api/candidates/profile-files.ts';
import type { ContentPosition } from '../../../engine/resume/resume-content.ts';
import {
  portableProfileOf,
  type PortableProfile,
  firstMonth,
  isBackwards,
  readDocument,
  type ResumeDocument,
} from '../../platform/adapters/exports/json-profile.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { ExperienceValues } from '../experiences/queries.ts';
import { words } from '../../platform/http/reader.ts';
import { message } from '../../../messages/message.ts';
import { wordsOfStored } from '../../platform/http/reader.ts';
import { said } from '../../../api/platform/said.ts';

type Field = (typeof importedFields)[number];
const longestName = 200;
const longestDetails = 10_000;
/** Sections of a document that stand in the profile's own fields. */
const ownSections = ['basics', 'work', '$schema', 'meta'];

/** The document of a text; refuses one with mistakes, naming each with its place. */
export function documentOf(text: string): ResumeDocument {
  const read = readDocument(text);
  if (!('mistakes' in read)) return read;
  const mistakes = read.mistakes as { place: string; detail: string }[];
  throw new ApiError('invalid_input', {
    errors: mistakes.map(({ place, detail }) => ({ pointer: place, detail })),
  });
}

/** What importing a document would do to a profile with these values and experiences. */
export function compareProfile(
  source: ResumeDocument,
  profile: { version: number; personalInfo: PersonalInfo },
  experiences: Experience[],
): ProfileImport {
  const carried = portableProfileOf(source);
  const known = new Set(
    experiences.map((one) => keyOf(one.company_name, one.job_title, one.start_date.slice(0, 7))),
  );
  return {
    version: profile.version,
    fields: changesOf(carried, profile.personalInfo),
    positions: carried.positions.map((position, index) => {
      const { title, company, start, end } = position;
      const problem = problemOf(position);
      const isKnown = problem === null && known.has(keyOf(company, title, firstMonth(start ?? '')));
      return {
        index,
        title,
        company,
        start,
        end,
        state: problem !== null ? 'incomplete' : isKnown ? 'known' : 'new',
        problem,
      };
    }),
    kept: Object.entries(source)
      .filter(([section]) => !ownSections.includes(section))
      .map(([section, part]) => ({ section, count: Array.isArray(part) ? part.length : 1 }))
      .filter(({ count }) => count > 0),
  };
}

/** A position of a document as an experience; whole ones only. */
export function experienceOf(position: ContentPosition): ExperienceValues {
  const { company, title, location, start, end, description } = position;
  return {
    companyName: company,
    jobTitle: title,
    startDate: `${firstMonth(start ?? '')}-01`,
    endDate: end === null ? null : `${firstMonth(end)}-01`,
    location,
    experienceDetails: description,
    isCurrent: end === null,
  };
}

/** An experience as a position of a document; months as `YYYY-MM`. */
export function positionOf(one: Experience): ContentPosition {
  return {
    title: one.job_title,
    company: one.company_name,
    location: one.location,
    start: one.start_date.slice(0, 7),
    end: one.end_date?.slice(0, 7) ?? null,
    description: one.experience_details,
  };
}

/** A name in two: the last word is the last name, as both together say the whole again. */
export function namesOf(name: string): { first_name: string; last_name: string } {
  const words = name.trim().split(/\s+/).filter(Boolean);
  if (words.length < 2) return { first_name: words.join(' '), last_name: '' };
  return { first_name: words.slice(0, -1).join(' '), last_name: words.at(-1) ?? '' };
}

function changesOf(carried: PortableProfile, now: PersonalInfo): ProfileImport['fields'] {
  const isSameName = carried.name.trim() === `${now.first_name} ${now.last_name}`.trim();
  const offered: Record<Field, string> = {
    ...(isSameName ? { first_name: '', last_name: '' } : namesOf(carried.name)),
    phone: carried.phone,
    location: carried.location,
    linkedin: carried.linkedin,
    github: carried.github,
    portfolio: carried.portfolio,
    bio: carried.bio,
  };
  return importedFields.flatMap((field) => {
    const after = offered[field].trim();
    if (after === '' || after === now[field]) return [];
    const checked = personalInfoInput.shape[field].safeParse(after);
    const problem = checked.success
      ? null
      : wordsOfStored(checked.error.issues[0]?.message ?? said('candidateErrors.cannotImport'));
    return [{ field, before: now[field], after: checked.success ? checked.data : after, problem }];
  });
}

function problemOf(position: ContentPosition): string | null {
  const { company, title, location, start, description } = position;
  if (company.trim() === '') return words('experiences.companyRequired');
  if (title.trim() === '') return words('experiences.titleRequired');
  if (start === null) return words('experiences.startRequired');
  if (isBackwards(position)) return words('experiences.endBeforeStart');
  if (!/^(19|20)/.test(start) || !experience.shape.start_date.safeParse(start).success) {
    return words('inputs.year');
  }
  if ([company, title, location].some((text) => text.length > longestName)) {
    return words(message('inputs.mostCharacters', { count: longestName }));
  }
  return description.length > longestDetails
    ? words(message('inputs.mostCharacters', { count: longestDetails }))
    : null;
}

function keyOf(company: string, title: string, month: string): string {
  return JSON.stringify([company.trim().toLowerCase(), title.trim().toLowerCase(), month]);
}
