import type { ResumeReading } from '../../../../engine/resume/reading.ts';

/** The kinds of document a resume may be. */
export type DocumentKind = 'pdf' | 'docx' | 'doc' | 'txt';

/** Why a document could not be read. */
export type DocumentProblem =
  | 'empty'
  | 'not_a_document'
  | 'no_text'
  | 'encrypted'
  | 'broken'
  | 'too_big'
  | 'too_complex'
  | 'too_slow';

/** A document that was read (`ms` is the time that took), or the reason why not in words for the person who sent it. */
export type DocumentOutcome =
  | { ok: true; kind: DocumentKind; reading: ResumeReading; ms: number }
  | { ok: false; kind: DocumentKind | null; code: DocumentProblem; message: string };

/** Largest file that is read, in bytes. */
export const MAX_FILE_BYTES = 5 * 1024 * 1024;
/** Most that a document may unpack to, in bytes. */
export const MAX_UNPACKED_BYTES = 20 * 1024 * 1024;
/** Most entries of a zip container. */
export const MAX_ZIP_ENTRIES = 1_000;
/** Pages that are read; the rest is left out with a warning. */
export const MAX_PAGES = 50;
/** Characters that are read; the rest is left out with a warning. */
export const MAX_CHARACTERS = 500_000;

const MESSAGES: Record<DocumentProblem, string> = {
  empty: 'This file is empty. Please choose the file again, or export it once more.',
  not_a_document:
    'This file is not a PDF, Word or text document. Please upload a PDF, DOC, DOCX or TXT file.',
  no_text:
    'No text was found in this file. It seems to be a scan or a picture. Please upload a version whose text can be selected.',
  encrypted: 'This file is protected with a password. Please save it without a password and upload it again.',
  broken: 'This file is damaged and cannot be opened. Please export it again and upload the new copy.',
  too_big:
    'This file is too large, or unpacks to too much. Please upload a version under 5 MB without large pictures.',
  too_complex:
    'This file is built in a way that cannot be read safely. Please export it again as a plain PDF or DOCX.',
  too_slow: 'Reading this file took too long. Please export it again as a plain PDF or DOCX.',
};

/** Raised by an extractor when a document cannot be read for a reason that can be named. */
export class DocumentError extends Error {
  readonly code: DocumentProblem;
  constructor(code: DocumentProblem) {
    super(MESSAGES[code]);
    this.code = code;
  }
}

/** The failed outcome for a named problem, with its plain-word message. */
export function refuse(code: DocumentProblem, kind: DocumentKind | null): DocumentOutcome {
  return { ok: false, kind, code, message: MESSAGES[code] };
}
