import type { ResumeContent } from '../../../../engine/resume/resume-content.ts';
import {
  type Design,
  plainDesign,
  sectionsOf,
  type SheetSection,
  type SheetLabels,
} from '../../../../engine/sheet/sheet-document.ts';
import { templates } from '../../../../engine/sheet/templates.ts';
import type { Language } from '../../../../messages/languages.ts';
import { message } from '../../../../messages/message.ts';
import { wordsOf } from '../../../../messages/render.ts';
import { sheetLabels } from './sheet/sheet-labels.ts';

/** One block of a resume on paper, in reading order: what it is, and its text. */
export type Block =
  | { kind: 'name' | 'contact' | 'heading' | 'entry' | 'place' | 'plain'; text: string }
  | { kind: 'bullets'; items: string[] };

/**
 * A resume as blocks, one below the other, as Word, Markdown and text have it, with headings and dates in a language; a section without
 * content has no heading.
 */
export function blocksOf(content: ResumeContent, language: Language, design: Design = plainDesign): Block[] {
  const words = sheetLabels(language);
  const contact = [content.email, content.phone, content.location, ...content.links].filter(Boolean);
  const sections = sectionsOf(content, design, words, templates[design.template].order);
  const blocks: Block[] = [
    { kind: 'name', text: content.name },
    ...contact.map((text): Block => ({ kind: 'contact', text })),
    ...sections.flatMap((section): Block[] => [
      { kind: 'heading', text: section.title },
      ...bodyOf(section, words),
    ]),
  ];
  return blocks.filter((block) => (block.kind === 'bullets' ? block.items.length > 0 : block.text !== ''));
}

function bodyOf(section: SheetSection, { period }: SheetLabels): Block[] {
  if (section.kind === 'lines') return section.lines.map((text) => ({ kind: 'plain', text }));
  if (section.kind === 'values') return [{ kind: 'plain', text: section.values.join(', ') }];
  if (section.kind === 'courses')
    return section.courses.flatMap((one): Block[] => [
      { kind: 'entry', text: one.institution },
      { kind: 'place', text: [one.degree, one.field].filter(Boolean).join(', ') },
      { kind: 'plain', text: period(one) },
    ]);
  return section.positions.flatMap((one): Block[] => [
    { kind: 'entry', text: one.title },
    { kind: 'place', text: [one.company, one.location].filter(Boolean).join(', ') },
    { kind: 'plain', text: period(one) },
    { kind: 'bullets', items: one.description.split('\n').filter(Boolean) },
  ]);
}

/** What a resume is called where it has to have a title. */
export function titleOf({ name }: ResumeContent, language: Language): string {
  const of = { locale: language, timeZone: null };
  return wordsOf(name === '' ? 'resumeSheets.resume' : message('resumeSheets.resumeOf', { name }), of);
}
