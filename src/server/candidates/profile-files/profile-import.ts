import type { PersonalInfo } from '../../../api/candidates/candidates.ts';
import { personalInfoInput } from '../../../api/candidates/candidates.ts';
import { type Experience, experience } from '../../../api/candidates/experiences.ts';
import {
  type ImportChoice,
  importedFields,
  type ProfileImport,
} from '../../../api/candidates/profile-files.ts';
import type { ContentPosition } from '../../../engine/resume/resume-content.ts';
import {
  portableProfileOf,
  type PortableProfile,
  firstMonth,
  isBackwards,
  readDocument,
  type ResumeDocument,
} from '../../platform/adapters/exports/json-profile.ts';
import { canonicalSkill } from '../../../engine/skills/canonical.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { comparedSections } from './imported-sections.ts';
import type { ExperienceValues } from '../experiences/queries.ts';
import { words } from '../../platform/http/reader.ts';
import { message } from '../../../messages/message.ts';
import { wordsOfStored } from '../../platform/http/reader.ts';
import { messageText } from '../../../api/platform/message-text.ts';

type Field = (typeof importedFields)[number];
const longestName = 200;
const longestDetails = 10_000;
/** The longest skill that can be stated. */
const longestSkill = 80;

/** The document of a text; refuses one with mistakes, naming each with its place. */
export function documentOf(text: string): ResumeDocument {
  const read = readDocument(text);
  if (!('mistakes' in read)) return read;
  const mistakes = read.mistakes as { place: string; detail: string }[];
  throw new ApiError('invalid_input', {
    errors: mistakes.map(({ place, detail }) => ({ pointer: place, detail })),
  });
}

/** What an import is compared with: the profile, its experiences, the skills that it shows, and what was imported before. */
export type Compared = {
  profile: { version: number; personalInfo: PersonalInfo };
  experiences: Experience[];
  /** The ids of the skills, as `canonicalSkill` has them. */
  skills: ReadonlySet<string>;
  imported: ResumeDocument | null;
};

/** What importing a document would do. */
export function compareProfile(
  source: ResumeDocument,
  { profile, experiences, skills, imported }: Compared,
): ProfileImport {
  const carried = portableProfileOf(source);
  return {
    version: profile.version,
    fields: changesOf(carried, profile.personalInfo),
    positions: carried.positions.map((position, index) => ({
      index,
      ...pick(position),
      ...comparedPosition(position, experiences),
    })),
    skills: distinctSkills(carried.skills).map(({ id, name }) => ({ name, is_known: skills.has(id) })),
    sections: comparedSections(source, imported),
  };
}

/** The experience that a position is: the same work at the same place from the same month on. */
export function experienceLike(position: ContentPosition, experiences: Experience[]): Experience | undefined {
  const key = keyOf(position.company, position.title, firstMonth(position.start ?? ''));
  return experiences.find(
    (one) => keyOf(one.company_name, one.job_title, one.start_date.slice(0, 7)) === key,
  );
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

function pick({ title, company, start, end }: ContentPosition) {
  return { title, company, start, end };
}

function comparedPosition(
  position: ContentPosition,
  experiences: Experience[],
): Pick<ProfileImport['positions'][number], 'state' | 'problem' | 'changes'> {
  const problem = problemOf(position);
  if (problem !== null) return { state: 'incomplete', problem, changes: [] };
  const known = experienceLike(position, experiences);
  if (known) return { state: 'known', problem: null, changes: changedParts(known, position) };
  const like = (one: Experience) =>
    keyOf(one.company_name, one.job_title, '') === keyOf(position.company, position.title, '');
  return { state: experiences.some(like) ? 'similar' : 'new', problem: null, changes: [] };
}

function changedParts(known: Experience, position: ContentPosition) {
  const importedPosition = experienceOf(position);
  const parts = [
    {
      part: 'end' as const,
      before: known.end_date?.slice(0, 7) ?? '',
      after: importedPosition.endDate?.slice(0, 7) ?? '',
    },
    { part: 'location' as const, before: known.location.trim(), after: importedPosition.location.trim() },
    {
      part: 'details' as const,
      before: known.experience_details.trim(),
      after: importedPosition.experienceDetails.trim(),
    },
  ];
  return parts
    .filter(({ part, before, after }) => before !== after && (after !== '' || part === 'end'))
    .map((one) => ({
      ...one,
      ...offered(
        one.before !== '' || one.part === 'end',
        one.part === 'details' && hasRoom(one, longestDetails),
      ),
    }));
}

/** What may be chosen of a value, and what is proposed: mine stays where there is one. */
function offered(hasMine: boolean, mayBoth: boolean): { choices: ImportChoice[]; proposed: ImportChoice } {
  if (!hasMine) return { choices: ['kept', 'taken'], proposed: 'taken' };
  return { choices: mayBoth ? ['kept', 'taken', 'both'] : ['kept', 'taken'], proposed: 'kept' };
}

function hasRoom({ before, after }: { before: string; after: string }, most: number): boolean {
  return joinedText(before, after).length <= most;
}

/** My text, and below it the lines of the file's that are not in it. */
export function joinedText(mine: string, theirs: string): string {
  const lines = new Set(mine.split('\n').map((line) => line.trim()));
  const added = theirs.split('\n').filter((line) => !lines.has(line.trim()));
  return [mine, ...added].join('\n').trim();
}

/** Skills by what they are, without those that are too long for one; two ways of writing one count once. */
export function distinctSkills(names: string[]): { id: string; name: string }[] {
  const skills = names
    .map((name) => name.trim())
    .filter((name) => name !== '' && name.length <= longestSkill)
    .map(canonicalSkill);
  return [...new Map(skills.map((skill) => [skill.id, skill])).values()];
}

function changesOf(carried: PortableProfile, now: PersonalInfo): ProfileImport['fields'] {
  const isSameName = carried.name.trim() === `${now.first_name} ${now.last_name}`.trim();
  const values: Record<Field, string> = {
    ...(isSameName ? { first_name: '', last_name: '' } : namesOf(carried.name)),
    phone: carried.phone,
    location: carried.location,
    linkedin: carried.linkedin,
    github: carried.github,
    portfolio: carried.portfolio,
    bio: carried.bio,
  };
  return importedFields.flatMap((field) => {
    const after = values[field].trim();
    if (after === '' || after === now[field]) return [];
    const checked = personalInfoInput.shape[field].safeParse(after);
    const problem = checked.success
      ? null
      : wordsOfStored(checked.error.issues[0]?.message ?? messageText('candidateErrors.cannotImport'));
    const value = { before: now[field], after: checked.success ? checked.data : after };
    const mayBoth =
      field === 'bio' && personalInfoInput.shape.bio.safeParse(joinedText(value.before, after)).success;
    const choice = offered(value.before !== '', mayBoth);
    return [{ field, ...value, ...choice, ...(problem ? { proposed: 'kept' as const } : {}), problem }];
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
