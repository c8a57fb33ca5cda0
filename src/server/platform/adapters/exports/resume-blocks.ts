import type { ResumeContent } from '../../../../engine/resume/resume-content.ts';
import type { Language } from '../../../../messages/languages.ts';
import { message, type MessageKey } from '../../../../messages/message.ts';
import { wordsOf } from '../../../../messages/render.ts';

/** One block of a resume on paper, in reading order: what it is, and its text. */
export type Block =
  | { kind: 'name' | 'contact' | 'heading' | 'entry' | 'place' | 'plain'; text: string }
  | { kind: 'bullets'; items: string[] };

/**
 * A resume as blocks, in the one layout that every file of ours has, with headings and dates in a language; a section without content
 * has no heading.
 */
export function blocksOf(content: ResumeContent, language: Language): Block[] {
  const contact = [content.email, content.phone, content.location, ...content.links].filter(Boolean);
  const blocks: Block[] = [
    { kind: 'name', text: content.name },
    ...contact.map((text): Block => ({ kind: 'contact', text })),
    ...section(
      worded('resumeSheets.summary', language),
      filled((content.summary ?? '').split('\n').filter(Boolean)),
      (lines) => lines.map((text): Block => ({ kind: 'plain', text })),
    ),
    ...section(worded('resumeSheets.experience', language), content.experience, (one) => [
      { kind: 'entry', text: one.title },
      { kind: 'place', text: [one.company, one.location].filter(Boolean).join(', ') },
      { kind: 'plain', text: periodWords(one, language) },
      { kind: 'bullets', items: one.description.split('\n').filter(Boolean) },
    ]),
    ...section(worded('resumeSheets.education', language), content.education, (one) => [
      { kind: 'entry', text: one.institution },
      { kind: 'place', text: degreeWords(one) },
      { kind: 'plain', text: periodWords(one, language) },
    ]),
    ...section(worded('resumeSheets.skills', language), filled(content.skills), (skills) => [
      { kind: 'plain', text: skills.join(', ') },
    ]),
    ...section(worded('resumeSheets.languages', language), filled(content.languages), (languages) => [
      { kind: 'plain', text: languages.join(', ') },
    ]),
  ];
  return blocks.filter((block) => (block.kind === 'bullets' ? block.items.length > 0 : block.text !== ''));
}

function filled(list: string[]): string[][] {
  return list.length > 0 ? [list] : [];
}

/** A degree with its field: "BSc, Nursing". */
function degreeWords({ degree, field }: { degree: string; field: string }): string {
  return [degree, field].filter(Boolean).join(', ');
}

function section<T>(heading: string, items: readonly T[], blocks: (item: T) => Block[]): Block[] {
  return items.length === 0 ? [] : [{ kind: 'heading', text: heading }, ...items.flatMap(blocks)];
}

/** A range of months in words: "Mar 2019 - Jun 2022", "2019 - Present"; '' where no start is known. */
function periodWords({ start, end }: { start: string | null; end: string | null }, language: Language) {
  const from = start === null ? '' : monthWords(start, language);
  const present = start === null ? '' : worded('resumeSheets.present', language);
  const to = end === null ? present : monthWords(end, language);
  return [from, to].filter((part) => part !== '').join(' - ');
}

function monthWords(value: string, language: Language): string {
  const [year, month] = value.split('-').map(Number);
  if (year === undefined || month === undefined || month < 1 || month > 12) return value.slice(0, 4);
  const format = new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  return format.format(Date.UTC(year, month - 1));
}

/** What a resume is called where it has to have a title. */
export function titleOf({ name }: ResumeContent, language: Language): string {
  if (name === '') return worded('resumeSheets.resume', language);
  return wordsOf(message('resumeSheets.resumeOf', { name }), { locale: language, timeZone: null });
}

function worded(key: MessageKey, language: Language): string {
  return wordsOf(key, { locale: language, timeZone: null });
}
