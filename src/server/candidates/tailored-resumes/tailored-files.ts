import type { ExportFormat } from '../../../api/candidates/tailored-resumes.ts';
import type { ResumeContent } from '../../../engine/resume/resume-content.ts';
import { type Design, plainDesign, shownContent } from '../../../engine/sheet/sheet-document.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { toJsonResume } from '../../platform/adapters/exports/json-resume.ts';
import { toMarkdown, toText } from '../../platform/adapters/exports/markdown.ts';
import { attachmentHeader, safeFileName } from '../../platform/http/file-names.ts';
import { type Language, languageOf } from '../../../messages/languages.ts';
import { message } from '../../../messages/message.ts';
import { readersLanguage } from '../../platform/http/reader.ts';

/**
 * A resume as the bytes of a file, with headings and dates in the language that was asked for, else in that of its design, else in the
 * reader's; what the person wrote stays as it is. The writers of PDF and Word are loaded with the first file. Refused where the PDF has no
 * letters for the resume's script: nothing of a resume goes missing in silence.
 */
export async function writeFormat(
  content: ResumeContent,
  as: { format: ExportFormat; language?: Language | undefined; design?: Design | null },
): Promise<Uint8Array> {
  const { format, design } = as;
  const look = design ?? plainDesign;
  const language = as.language ?? languageOfDesign(look);
  if (format === 'pdf') {
    const sheet = await laidOut(content, look, language);
    if (sheet.missing.length > 0) throw new ApiError('conflict', { detail: noLetters });
    return sheet.pdf();
  }
  if (format === 'docx')
    return (await import('../../platform/adapters/exports/docx.ts')).toDocx(content, language, look);
  const text =
    format === 'json'
      ? toJsonResume(shownContent(content, look))
      : format === 'md'
        ? toMarkdown(content, language, look)
        : toText(content, language, look);
  return new TextEncoder().encode(text);
}

/** A resume on its pages, as its PDF and its pictures have it. */
export async function laidOut(content: ResumeContent, design: Design, language = languageOfDesign(design)) {
  const { drawSheet } = await import('../../platform/adapters/exports/sheet/draw-sheet.ts');
  return drawSheet(content, language, design);
}

/** Whether the PDF has all letters of a resume. */
export async function isWritableAsPdf(content: ResumeContent, design: Design | null): Promise<boolean> {
  return (await laidOut(content, design ?? plainDesign)).missing.length === 0;
}

/** The language of the headings of a resume. */
export function languageOfDesign({ language }: Design): Language {
  return languageOf(language) ?? readersLanguage();
}

const noLetters = message('candidateErrors.pdfLetters');

/** The answer that hands a file over, to be saved under a plain name. */
export function exportAnswer(bytes: Uint8Array, name: string, format: ExportFormat): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': TYPES[format],
      'content-disposition': attachmentHeader(safeFileName(`${name}.${format}`)),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
  });
}

const TYPES: Record<ExportFormat, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  json: 'application/json',
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
};
