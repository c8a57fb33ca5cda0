import type { ContentCourse, ContentPosition, ResumeContent } from '../resume/resume-content.ts';

/** The looks that a resume is drawn in. */
export type TemplateName =
  | 'plain'
  | 'ledger'
  | 'column'
  | 'compact'
  | 'academic'
  | 'european'
  | 'senior'
  | 'timeline'
  | 'centered'
  | 'right';

/** A part of a resume below its head; `extra:ID` is one that the person added. */
export type SectionKey =
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'certificates'
  | 'languages'
  | `extra:${string}`;

/** How a resume is shown: all that is not its content. */
export type Design = {
  template: TemplateName;
  paper: 'a4' | 'letter';
  /** The language of headings and dates; that of who reads it where it is empty. */
  language: string;
  /** The size of the text, in percent of what the template has. */
  scale: number;
  /** The sections in the person's order; in that of the template where it is null. Those that are not named come last. */
  order: SectionKey[] | null;
  /** What is not shown: sections by key, single values as `skill:TEXT`, `language:TEXT` or `certificate:TEXT`. */
  hidden: string[];
  /** Headings in the person's own words. */
  titles: Partial<Record<SectionKey, string>>;
};

/** The design of a resume that nobody designed. */
export const plainDesign: Design = {
  template: 'plain',
  paper: 'a4',
  language: '',
  scale: 100,
  order: null,
  hidden: [],
  titles: {},
};

/** The words that a sheet needs and the person did not write, in the language of its headings. */
export type SheetLabels = {
  sections: Record<'summary' | 'experience' | 'education' | 'skills' | 'certificates' | 'languages', string>;
  contact: Record<'email' | 'phone' | 'location' | 'link', string>;
  period: (of: { start: string | null; end: string | null }) => string;
};

/** A section as it is shown: its key, its heading, and its content. */
export type SheetSection = { key: SectionKey; title: string } & (
  | { kind: 'lines'; lines: string[] }
  | { kind: 'values'; values: string[] }
  | { kind: 'positions'; positions: ContentPosition[] }
  | { kind: 'courses'; courses: ContentCourse[] }
);

const own = ['summary', 'experience', 'education', 'skills', 'certificates', 'languages'] as const;

/** The keys of all sections of a resume in the order in which they are shown, hidden and empty ones included. */
export function orderedKeys(
  content: ResumeContent,
  design: Design,
  usual: readonly SectionKey[],
): SectionKey[] {
  const extra = (content.sections ?? []).map(({ id }): SectionKey => `extra:${id}`);
  const all: SectionKey[] = [...own, ...extra];
  const wanted = [...(design.order ?? []), ...usual, ...all];
  return [...new Set(wanted)].filter((key) => all.includes(key));
}

/** What a resume shows: hidden sections, positions and values left out. */
export function shownContent(content: ResumeContent, { hidden }: Pick<Design, 'hidden'>): ResumeContent {
  const away = new Set(hidden);
  const left = <T>(key: SectionKey, value: T[] | undefined, kept: (one: T) => boolean): T[] =>
    away.has(key) ? [] : (value ?? []).filter(kept);
  const isShown = (kind: string) => (text: string) => text !== '' && !away.has(`${kind}:${text}`);
  return {
    ...content,
    summary: away.has('summary') ? '' : (content.summary ?? ''),
    experience: left('experience', content.experience, (one) => one.hidden !== true),
    education: left('education', content.education, (one) => one.hidden !== true),
    skills: left('skills', content.skills, isShown('skill')),
    certificates: left('certificates', content.certificates, isShown('certificate')),
    languages: left('languages', content.languages, isShown('language')),
    sections: (content.sections ?? []).filter(({ id }) => !away.has(`extra:${id}`)),
  };
}

/** The sections of a resume that have something to show, in order. */
export function sectionsOf(
  whole: ResumeContent,
  design: Design,
  words: SheetLabels,
  usual: readonly SectionKey[],
): SheetSection[] {
  const content = shownContent(whole, design);
  return orderedKeys(whole, design, usual).flatMap((key) => {
    const section = sectionOf(key, content, words);
    const title = design.titles[key]?.trim();
    return section === null ? [] : [title ? { ...section, title } : section];
  });
}

function sectionOf(key: SectionKey, content: ResumeContent, { sections }: SheetLabels): SheetSection | null {
  if (key === 'experience') {
    const positions = content.experience;
    return positions.length === 0 ? null : { key, title: sections[key], kind: 'positions', positions };
  }
  if (key === 'education') {
    const courses = content.education;
    return courses.length === 0 ? null : { key, title: sections[key], kind: 'courses', courses };
  }
  if (key === 'summary') {
    const lines = linesOf(content.summary ?? '');
    return lines.length === 0 ? null : { key, title: sections[key], kind: 'lines', lines };
  }
  if (key === 'skills' || key === 'languages' || key === 'certificates') {
    const values = content[key] ?? [];
    return values.length === 0 ? null : { key, title: sections[key], kind: 'values', values };
  }
  const extra = content.sections?.find(({ id }) => `extra:${id}` === key);
  const lines = extra?.lines.filter((line) => line.trim() !== '') ?? [];
  return extra === undefined || lines.length === 0 ? null : { key, title: extra.title, kind: 'lines', lines };
}

/** The lines of a text, without empty ones. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
