import type { z } from 'zod';
import type { ReadValue } from '../../../api/candidates/resumes.ts';
import { educationValue, experienceValue } from '../../../api/candidates/resumes.ts';
import type { ReadEducation, ReadExperience, ResumeReading } from '../../../engine/resume/reading.ts';
import type { StoredCorrections } from '../../platform/db/schema/candidates.ts';

/** Every value of a reading as the person left it, in a fixed order; dropped ones are in it, marked. */
export function readValues(reading: ResumeReading, corrections: StoredCorrections): ReadValue[] {
  const { contact } = reading;
  const plain = (kind: PlainKind, path: string, read: Plain | null) =>
    read ? [plainValue(kind, path, read, corrections[path])] : [];
  return [
    ...plain('name', 'name', contact.name),
    ...plain('email', 'email', contact.email),
    ...plain('phone', 'phone', contact.phone),
    ...plain('location', 'location', contact.location),
    ...contact.links.flatMap((link, index) => plain('link', `link/${index}`, link)),
    ...reading.experience.map((entry, index) => experienceOf(`experience/${index}`, entry, corrections)),
    ...reading.education.map((entry, index) => educationOf(`education/${index}`, entry, corrections)),
    ...reading.skills.flatMap((skill, index) =>
      plain('skill', `skill/${index}`, {
        value: skill.text,
        place: skill.place,
        confidence: skill.confidence,
      }),
    ),
    ...addedSkills(corrections),
    ...reading.languages.flatMap((language, index) => plain('language', `language/${index}`, language)),
  ];
}

/** The values that stand: everything but what was dropped. */
export function standingValues(reading: ResumeReading, corrections: StoredCorrections): ReadValue[] {
  return readValues(reading, corrections).filter((value) => value.state !== 'dropped');
}

type PlainKind = Exclude<ReadValue['kind'], 'experience' | 'education'>;
type Plain = { value: string; place: ReadValue['place']; confidence: number };
type Stored = StoredCorrections[string];

function plainValue(kind: PlainKind, path: string, read: Plain, correction: Stored | undefined): ReadValue {
  const edited =
    correction?.action === 'edit' && typeof correction.value === 'string' ? correction.value : null;
  return {
    kind,
    path,
    state: stateOf(correction),
    confidence: read.confidence,
    place: read.place,
    proposed: [],
    value: edited ?? read.value,
  };
}

function experienceOf(path: string, entry: ReadExperience, corrections: StoredCorrections): ReadValue {
  const read = {
    company: entry.company ?? '',
    title: entry.title ?? '',
    location: entry.location ?? '',
    start: entry.start,
    end: entry.end,
    description: entry.description,
  };
  return { kind: 'experience', path, ...correctedEntry(entry, corrections[path], experienceValue, read) };
}

function educationOf(path: string, entry: ReadEducation, corrections: StoredCorrections): ReadValue {
  const read = {
    institution: entry.institution ?? '',
    degree: entry.degree ?? '',
    field: entry.field ?? '',
    start: entry.start,
    end: entry.end,
  };
  return { kind: 'education', path, ...correctedEntry(entry, corrections[path], educationValue, read) };
}

/** An entry with the value that its person edited, or else with the one that was read. */
function correctedEntry<V>(
  { confidence, place, proposed = [] }: ReadExperience | ReadEducation,
  correction: StoredCorrections[string] | undefined,
  schema: z.ZodType<V>,
  read: V,
) {
  const edited = correction?.action === 'edit' ? schema.safeParse(correction.value).data : undefined;
  return {
    state: stateOf(correction),
    confidence,
    place,
    proposed: edited ? [] : proposed,
    value: edited ?? read,
  };
}

function addedSkills(corrections: StoredCorrections): ReadValue[] {
  return Object.entries(corrections)
    .filter(([, correction]) => correction.action === 'add')
    .map(([path, correction]) => ({
      kind: 'skill',
      path,
      state: 'added',
      confidence: 1,
      place: null,
      proposed: [],
      value: String(correction.value),
    }));
}

function stateOf(correction: Stored | undefined): ReadValue['state'] {
  if (!correction) return 'read';
  const states = { accept: 'accepted', drop: 'dropped', edit: 'edited', add: 'added' } as const;
  return states[correction.action];
}
