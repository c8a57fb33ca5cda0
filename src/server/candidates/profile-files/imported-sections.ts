import { isDeepStrictEqual } from 'node:util';
import type { ImportChoice, ProfileImport } from '../../../api/candidates/profile-files.ts';
import { canonicalSkill } from '../../../engine/skills/canonical.ts';
import { portableProfileOf, type ResumeDocument } from '../../platform/adapters/exports/json-profile.ts';

/** Sections of a document that stand in the profile's own fields. */
const ownSections = new Set(['basics', 'work', 'skills', '$schema', 'meta']);

/** Values of `basics` that stand in the profile's own fields. */
const ownBasics = new Set(['name', 'email', 'phone', 'url', 'summary', 'location', 'profiles']);

/** The sections that a document has for the profile's files and that say something else than what was imported before. */
export function comparedSections(
  source: ResumeDocument,
  imported: ResumeDocument | null,
): ProfileImport['sections'] {
  const before = partsOf(imported ?? {});
  return [...partsOf(source)].flatMap(([section, part]): ProfileImport['sections'] => {
    const mine = before.get(section);
    if (isEmpty(part) || isDeepStrictEqual(mine, part)) return [];
    const difference = { section, before: wordsOf(mine), after: wordsOf(part) };
    if (isEmpty(mine)) return [{ ...difference, choices: ['kept', 'taken'], proposed: 'taken' }];
    if (!Array.isArray(mine) || !Array.isArray(part))
      return [{ ...difference, choices: ['kept', 'taken'], proposed: 'kept' }];
    if (joinedList<unknown[]>(mine, part).length === mine.length) return [];
    return [{ ...difference, choices: ['kept', 'taken', 'both'], proposed: 'both' }];
  });
}

/** The document to keep for the profile's files: what was imported before, with the new one as it was chosen. */
export function joinedDocument(
  source: ResumeDocument,
  imported: ResumeDocument | null,
  chosen: { sections: Record<string, ImportChoice>; skills: string[] },
): ResumeDocument {
  const before = imported ?? {};
  const parts = partsOf(before);
  const found = new Map(
    comparedSections(source, imported).map(({ section, proposed }) => [section, proposed]),
  );
  for (const [section, part] of partsOf(source)) {
    const choice = found.has(section) ? (chosen.sections[section] ?? 'kept') : 'kept';
    if (choice === 'taken') parts.set(section, part);
    if (choice === 'both') parts.set(section, joinedList(parts.get(section), part));
  }
  const whole: Record<string, unknown> = { ...before, ...source };
  const basics: Record<string, unknown> = { ...before.basics, ...source.basics };
  for (const section of new Set([...partsOf(source).keys(), ...partsOf(before).keys()])) {
    const [holder, name] = section.startsWith('basics.')
      ? [basics, section.slice('basics.'.length)]
      : [whole, section];
    if (parts.has(section)) holder[name] = parts.get(section);
    else delete holder[name];
  }
  return {
    ...whole,
    ...filledList('basics', basics),
    ...filledList('work', joinedWork(before.work, source.work)),
    ...filledList('skills', joinedList(before.skills, chosenSkills(source, chosen.skills))),
  };
}

/** Sections of their own, and beside them what `basics` says that a profile has no field for, as `basics.label`. */
function partsOf({ basics = {}, ...source }: ResumeDocument): Map<string, unknown> {
  return new Map([
    ...Object.entries(source).filter(([section]) => !ownSections.has(section)),
    ...Object.entries(basics)
      .filter(([name]) => !ownBasics.has(name))
      .map(([name, value]): [string, unknown] => [`basics.${name}`, value]),
  ]);
}

/** The skills of a document that were chosen or that the profile had; a group keeps those words of it. */
function chosenSkills(source: ResumeDocument, names: string[]): NonNullable<ResumeDocument['skills']> {
  const chosen = new Set(names.map((name) => canonicalSkill(name).id));
  const isChosen = (name: string | undefined) => name !== undefined && chosen.has(canonicalSkill(name).id);
  return (source.skills ?? []).flatMap((skill) => {
    const keywords = skill.keywords?.filter(isChosen);
    if (!isChosen(skill.name) && !keywords?.length) return [];
    return [keywords ? { ...skill, keywords } : skill];
  });
}

/** The positions of the new document, and those of the one before that are in it no more. */
function joinedWork(before: ResumeDocument['work'] = [], source: ResumeDocument['work'] = []) {
  const keys = (work: typeof before) =>
    portableProfileOf({ work }).positions.map(({ company, title, start }) =>
      JSON.stringify([company.toLowerCase(), title.toLowerCase(), start]),
    );
  const known = new Set(keys(source));
  const old = keys(before);
  return [...source, ...before.filter((_position, at) => !known.has(old[at] ?? ''))];
}

/** What was there, and after it what is not in it. */
function joinedList<T>(before: unknown, added: T): T {
  if (!Array.isArray(before) || !Array.isArray(added)) return added;
  return [...before, ...added.filter((one) => !before.some((other) => isDeepStrictEqual(one, other)))] as T;
}

function filledList(name: string, part: object): Record<string, object> {
  return Object.keys(part).length > 0 ? { [name]: part } : {};
}

function isEmpty(part: unknown): boolean {
  return part === undefined || part === null || part === '' || (Array.isArray(part) && part.length === 0);
}

const mostLines = 12;

/** What a section says, for people: a line for each entry. */
function wordsOf(part: unknown): string {
  if (isEmpty(part)) return '';
  const entries: unknown[] = Array.isArray(part) ? part : [part];
  const lines = entries.slice(0, mostLines).map(lineOf).filter(Boolean);
  return [...lines, ...(entries.length > mostLines ? ['…'] : [])].join('\n');
}

function lineOf(entry: unknown): string {
  const values: unknown[] = typeof entry === 'object' && entry !== null ? Object.values(entry) : [entry];
  return values
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .join(', ')
    .slice(0, 200);
}
