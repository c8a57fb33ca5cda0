import type { ResumeContent } from '../../../../../engine/resume/resume-content.ts';
import { layOut } from '../../../../../engine/sheet/layout.ts';
import {
  type Design,
  plainDesign,
  shownContent,
  type SheetLabels,
} from '../../../../../engine/sheet/sheet-document.ts';
import { templates } from '../../../../../engine/sheet/templates.ts';
import type { Language } from '../../../../../messages/languages.ts';
import { titleOf } from '../resume-blocks.ts';
import { type Letters, lettersFor } from './letters.ts';
import { sheetPdf } from './sheet-pdf.ts';
import { sheetLabels } from './sheet-labels.ts';
import { sheetSvg } from './sheet-svg.ts';

/** A resume that is laid out on pages, to be drawn as a file or as pictures. */
export type DrawnSheet = {
  pages: number;
  /** The letters that no font of the program has. */
  missing: string[];
  pdf: () => Promise<Uint8Array>;
  svg: (page: number) => string;
};

/** Lays a resume out with headings and dates in a language. The one layout of the preview and of the PDF. */
export async function drawSheet(
  content: ResumeContent,
  language: Language,
  design: Design = plainDesign,
): Promise<DrawnSheet> {
  const words = sheetLabels(language);
  const letters = await lettersOf(content, design, words);
  const sheet = layOut(content, design, words, letters.measure);
  const { leftward } = sheet;
  const info = { title: titleOf(content, language), author: content.name, language, leftward };
  return {
    pages: sheet.pages.length,
    missing: letters.missing(),
    pdf: () => sheetPdf(sheet, letters, info),
    svg: (page) => sheetSvg(sheet, page, letters, leftward),
  };
}

function lettersOf(content: ResumeContent, design: Design, words: SheetLabels): Promise<Letters> {
  const { family, name, heading } = templates[design.template];
  const weights = new Set([400, 600, name.weight, heading.weight] as const);
  const faces = [...weights].map((weight) => ({ family, weight }));
  const months = Array.from({ length: 12 }, (_, month) =>
    words.period({ start: `2000-${String(month + 1).padStart(2, '0')}`, end: null }),
  );
  const text = JSON.stringify([shownContent(content, design), design.titles, words, months]);
  return lettersFor(`${text}${text.toUpperCase()}0123456789•–▪|, `, faces);
}
