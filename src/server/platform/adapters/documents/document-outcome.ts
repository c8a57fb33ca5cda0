import type { DocumentPage } from '../../../../engine/resume/document.ts';
import type { ResumeReading } from '../../../../engine/resume/reading.ts';
import type { Message } from '../../../../messages/message.ts';
import { message } from '../../../../messages/message.ts';

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

/** A document that was read (`ms` is the time that took), or the reason why not for the person who sent it. */
export type DocumentOutcome =
  | { ok: true; kind: DocumentKind; reading: ResumeReading; ms: number }
  | { ok: false; kind: DocumentKind | null; code: DocumentProblem; message: Message };

/** The text of a document, or the reason why there is none. */
export type TextOutcome =
  | { ok: true; kind: DocumentKind; text: string }
  | { ok: false; code: DocumentProblem };

/** The text that was recognised on the pages of a scan, and whether there are more. */
export type RecognizedScan = { pages: DocumentPage[]; cut: boolean };

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

const MESSAGES: Record<DocumentProblem, Message> = {
  empty: message('resumeFiles.empty'),
  not_a_document: message('resumeFiles.notDocument'),
  no_text: message('resumeFiles.noText'),
  encrypted: message('resumeFiles.encrypted'),
  broken: message('resumeFiles.broken'),
  too_big: message('resumeFiles.tooBig'),
  too_complex: message('resumeFiles.tooComplex'),
  too_slow: message('resumeFiles.tooSlow'),
};

/** Raised by an extractor when a document cannot be read for a reason that can be named. */
export class DocumentError extends Error {
  readonly code: DocumentProblem;
  constructor(code: DocumentProblem) {
    super(code);
    this.code = code;
  }
}

/** The failed outcome for a named problem, with its message. */
export function refuse(code: DocumentProblem, kind: DocumentKind | null): DocumentOutcome {
  return { ok: false, kind, code, message: MESSAGES[code] };
}
