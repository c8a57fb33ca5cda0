import type { ExtractedDocument } from '../../../../engine/resume/document.ts';
import { textOfDocument } from '../../../../engine/postings/vacancy/document-text.ts';
import { parseResume } from '../../../../engine/resume/parse-resume.ts';
import { extractDoc } from './doc.ts';
import { extractDocx } from './docx.ts';
import {
  DocumentError,
  MAX_FILE_BYTES,
  refuse,
  type DocumentKind,
  type DocumentOutcome,
  type RecognizedScan,
  type TextOutcome,
} from './document-outcome.ts';
import { ofScan } from '../../../../engine/resume/of-scan.ts';
import { extractPdf } from './pdf.ts';
import { isEncryptedOffice, sniffDocument } from './sniff.ts';
import { extractText } from './text.ts';

/** What is being done with a document. */
export type ReadingStage = 'extracting' | 'parsing';

/**
 * Reads a document in this process: sniffs, extracts, parses. Never throws. It has no limit on time and memory: for files from
 * strangers use `readDocument`. `now` is `YYYY-MM`.
 */
export async function extractAndParse(
  bytes: Uint8Array,
  options: { now: string; onStage?: (stage: ReadingStage) => void },
): Promise<DocumentOutcome> {
  const started = performance.now();
  if (bytes.length === 0) return refuse('empty', null);
  const kind = sniffDocument(bytes);
  if (bytes.length > MAX_FILE_BYTES) return refuse('too_big', kind);
  if (!kind) return refuse('not_a_document', null);
  try {
    options.onStage?.('extracting');
    const document = await extract(bytes, kind);
    if (isEmpty(document)) return refuse(kind === 'txt' ? 'empty' : 'no_text', kind);
    options.onStage?.('parsing');
    const reading = parseResume(document, { now: options.now });
    return { ok: true, kind, reading, ms: Math.round((performance.now() - started) * 10) / 10 };
  } catch (error) {
    return refuse(error instanceof DocumentError ? error.code : 'too_complex', kind);
  }
}

/** The visible text of a document, read in this process: as `extractAndParse`, without any look for what a resume holds. */
export async function extractPlainText(bytes: Uint8Array): Promise<TextOutcome> {
  const kind = sniffDocument(bytes);
  if (bytes.length > MAX_FILE_BYTES) return { ok: false, code: 'too_big' };
  if (!kind) return { ok: false, code: bytes.length === 0 ? 'empty' : 'not_a_document' };
  try {
    const document = await extract(bytes, kind);
    if (isEmpty(document)) return { ok: false, code: kind === 'txt' ? 'empty' : 'no_text' };
    return { ok: true, kind, text: textOfDocument(document) };
  } catch (error) {
    return { ok: false, code: error instanceof DocumentError ? error.code : 'too_complex' };
  }
}

/** Reads the text that was recognised on a scan, in this process. Never throws. Its values are less sure than those of a text. */
export function parseScan({ pages, cut }: RecognizedScan, now: string): DocumentOutcome {
  const started = performance.now();
  const document: ExtractedDocument = { kind: 'pdf', pages, hidden: [], cut };
  if (isEmpty(document)) return refuse('no_text', 'pdf');
  try {
    const reading = ofScan(parseResume(document, { now }));
    return { ok: true, kind: 'pdf', reading, ms: Math.round((performance.now() - started) * 10) / 10 };
  } catch {
    return refuse('too_complex', 'pdf');
  }
}

async function extract(bytes: Uint8Array, kind: DocumentKind): Promise<ExtractedDocument> {
  if (isEncryptedOffice(bytes)) throw new DocumentError('encrypted');
  if (kind === 'pdf') return extractPdf(bytes);
  if (kind === 'docx') return extractDocx(bytes);
  return kind === 'doc' ? extractDoc(bytes) : extractText(bytes);
}

function isEmpty(document: ExtractedDocument): boolean {
  const texts = document.kind === 'pdf' ? document.pages.flatMap((page) => page.items) : document.blocks;
  return !texts.some((item) => /[\p{L}\p{N}]/u.test(item.text));
}
