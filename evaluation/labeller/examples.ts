import { piecesOf } from '../../src/engine/resume/education.ts';
import { toEntries } from '../../src/engine/resume/entries.ts';
import { headsOf } from '../../src/engine/resume/experience.ts';
import { readFlow } from '../../src/engine/resume/flow-lines.ts';
import { atomElements, atomsOf, textsOf } from '../../src/engine/resume/head-atoms.ts';
import { readPages } from '../../src/engine/resume/layout.ts';
import { lineElements } from '../../src/engine/resume/line-features.ts';
import type { ExtractedDocument } from '../../src/engine/resume/document.ts';
import type { Line } from '../../src/engine/resume/lines.ts';
import { pieceElements } from '../../src/engine/resume/study-names.ts';
import { extractDocx } from '../../src/server/platform/adapters/documents/docx.ts';
import { extractPdf } from '../../src/server/platform/adapters/documents/pdf.ts';
import { extractText } from '../../src/server/platform/adapters/documents/text.ts';
import { makeCorpus, type CorpusDocument, type CorpusPlan } from '../corpus/make-corpus.ts';
import { allLayouts } from '../corpus/printed-layouts.ts';
import { lineLabels, truthOf } from './line-truth.ts';
import { partTruth, studyTruth } from './part-truth.ts';
import type { Example } from './train-sequences.ts';

/** What one document of the corpus teaches, and where it is from. */
export type Lesson = { layout: string; language: string } & Record<'lines' | 'parts' | 'studies', Example>;

/** The lessons of a corpus of layouts and languages that are not held out. */
export async function* lessonsOf(plan: Omit<CorpusPlan, 'layouts'>): AsyncGenerator<Lesson> {
  const layouts = allLayouts.filter((layout) => !layout.heldOut);
  for await (const document of makeCorpus({ ...plan, layouts }))
    if (!document.gold.held_out) yield lessonOf(document, await linesOf(document));
}

/** The text of a document of the corpus with its places. */
export async function documentOf({ bytes, gold }: CorpusDocument): Promise<ExtractedDocument> {
  return { pdf: extractPdf, docx: extractDocx, txt: extractText }[gold.format](bytes);
}

async function linesOf(drawn: CorpusDocument): Promise<Line[]> {
  const document = await documentOf(drawn);
  return document.kind === 'pdf'
    ? readPages(document.pages)
    : readFlow(document.blocks, document.kind === 'txt');
}

function lessonOf({ gold, person, sheet }: CorpusDocument, lines: Line[]): Lesson {
  const truth = truthOf(lines, sheet);
  const of = (...labels: string[]) =>
    lines.filter((_, i) => labels.includes(lineLabels[truth[i] ?? 0] ?? ''));
  const heads = headsOf(toEntries(of('head', 'text'))).map(({ head, dateLine }) => ({
    atoms: atomsOf(head),
    dateLine,
  }));
  const pieces = piecesOf(of('education'));
  return {
    layout: gold.template,
    language: gold.language,
    lines: { elements: lineElements(lines), truth },
    parts: {
      elements: atomElements(heads, textsOf(of('top'))),
      truth: partTruth(
        heads.flatMap(({ atoms }) => atoms),
        person,
      ),
    },
    studies: { elements: pieceElements(pieces), truth: studyTruth(pieces, person) },
  };
}
