import PDFDocument from 'pdfkit';
import { drawDateRail, drawSpaced, drawTable } from './resume-pdf/rails.ts';
import type { Doc } from './resume-pdf/sheet.ts';
import { drawClassic, drawCompact, drawCompanyFirst } from './resume-pdf/single-column.ts';
import { drawSidebarLeft, drawSidebarRight } from './resume-pdf/two-column.ts';
import { usesLetterPaper } from './resume-pdf/wording.ts';
import type { DemoPerson } from './types.ts';

/** The ways a demo resume can be laid out. */
export const resumeLayouts = [
  'classic',
  'sidebar-left',
  'sidebar-right',
  'date-rail',
  'company-first',
  'compact',
  'table',
  'spaced',
] as const;

/** One of `resumeLayouts`. */
export type ResumeLayout = (typeof resumeLayouts)[number];

/** The layout that a person uses, always the same for the same person. */
export function layoutOf(person: DemoPerson): ResumeLayout {
  let hash = 0;
  for (const letter of person.key) hash = (hash * 3 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return resumeLayouts[hash % resumeLayouts.length] ?? 'classic';
}

/** The person's resume as a PDF file in the standard fonts; the same person and layout give the same bytes. */
export async function makeResumePdf(person: DemoPerson, layout: ResumeLayout): Promise<Uint8Array> {
  const doc = new PDFDocument({
    size: usesLetterPaper(person) ? 'LETTER' : 'A4',
    margin: 0,
    info: {
      Title: `${person.name}, Resume`,
      Author: person.name,
      CreationDate: new Date('2025-10-01T09:00:00Z'),
    },
  });
  const chunks: Uint8Array[] = [];
  const finished = new Promise<Uint8Array>((resolve, reject) => {
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    doc.on('error', reject);
  });
  drawings[layout](doc, person);
  doc.end();
  return await finished;
}

const drawings: Record<ResumeLayout, (doc: Doc, person: DemoPerson) => void> = {
  classic: drawClassic,
  'sidebar-left': drawSidebarLeft,
  'sidebar-right': drawSidebarRight,
  'date-rail': drawDateRail,
  'company-first': drawCompanyFirst,
  compact: drawCompact,
  table: drawTable,
  spaced: drawSpaced,
};
