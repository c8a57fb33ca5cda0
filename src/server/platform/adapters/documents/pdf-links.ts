import type { getResolvedPDFJS } from 'unpdf';
import { MAX_PAGES } from './document-outcome.ts';
import type { Link } from './pdf-page.ts';

type Pdfjs = Awaited<ReturnType<typeof getResolvedPDFJS>>;
type Document = Awaited<ReturnType<Pdfjs['getDocument']>['promise']>;
type Annotation = {
  subtype?: string;
  url?: string;
  rect?: number[];
  pageIndex?: number;
  annotationFlags?: number;
};

/** Flags of annotations that are not shown (PDF 32000-1, 12.5.3). */
const INVISIBLE_OR_NO_VIEW = 1 | 32;

/**
 * The links of a document by the number of their page. Asked by kind: asked page by page, pdf.js would also read all text a
 * second time to say which words each link covers. A document with more pages than are read is taken to have none.
 */
export async function linksOf(document: Document, pdfjs: Pdfjs): Promise<Map<number, Link[]>> {
  if (document.numPages > MAX_PAGES) return new Map();
  const found = (await document.getAnnotationsByType(new Set([pdfjs.AnnotationType.LINK]), new Set())) as
    | Annotation[]
    | null;
  const links = new Map<number, Link[]>();
  for (const { url, rect, pageIndex, annotationFlags } of found ?? []) {
    if (!url || !rect || pageIndex === undefined || (annotationFlags ?? 0) & INVISIBLE_OR_NO_VIEW) continue;
    const page = links.get(pageIndex + 1);
    if (page) page.push({ url, rect });
    else links.set(pageIndex + 1, [{ url, rect }]);
  }
  return links;
}
