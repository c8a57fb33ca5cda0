import PDFDocument from 'pdfkit';
import { drawDateRail, drawSpaced, drawTable } from './resume-pdf/date-column.ts';
import { startPaper } from './resume-pdf/paper.ts';
import type { Paper } from './resume-pdf/paper.ts';
import { drawClassic, drawCompact, drawCompanyFirst } from './resume-pdf/single-column.ts';
import { drawSidebarLeft, drawSidebarRight } from './resume-pdf/two-column.ts';
import { usesLetterPaper } from './resume-pdf/formats.ts';
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
  const full = await draw(person, layout, 1);
  if (full.pages === 1) return full.bytes;
  const smaller = await draw(person, layout, 0.9);
  return smaller.pages < full.pages ? smaller.bytes : full.bytes;
}

async function draw(person: DemoPerson, layout: ResumeLayout, scale: number) {
  const doc = new PDFDocument({
    size: usesLetterPaper(person) ? 'LETTER' : 'A4',
    // Columns break pages themselves; pdfkit would do it too early on scaled paper.
    margins: { top: 0, left: 0, right: 0, bottom: -200 },
    info: {
      Title: `${person.name}, Resume`,
      Author: person.name,
      CreationDate: new Date('2025-10-01T09:00:00Z'),
    },
  });
  const chunks: Uint8Array[] = [];
  let pages = 1;
  doc.on('pageAdded', () => (pages += 1));
  const finished = new Promise<Uint8Array>((resolve, reject) => {
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    doc.on('error', reject);
  });
  drawings[layout](startPaper(doc, scale), person);
  doc.end();
  return { pages, bytes: await finished };
}

const drawings: Record<ResumeLayout, (paper: Paper, person: DemoPerson) => void> = {
  classic: drawClassic,
  'sidebar-left': drawSidebarLeft,
  'sidebar-right': drawSidebarRight,
  'date-rail': drawDateRail,
  'company-first': drawCompanyFirst,
  compact: drawCompact,
  table: drawTable,
  spaced: drawSpaced,
};
