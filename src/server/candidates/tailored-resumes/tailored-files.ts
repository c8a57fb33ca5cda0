import type { ExportFormat } from '../../../api/candidates/tailored-resumes.ts';
import type { ResumeContent } from '../../../engine/resume/resume-content.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { toJsonResume } from '../../platform/adapters/exports/json-resume.ts';
import { toMarkdown } from '../../platform/adapters/exports/markdown.ts';
import { attachmentHeader, safeFileName } from '../../platform/http/file-names.ts';
import type { Language } from '../../../messages/languages.ts';
import { message } from '../../../messages/message.ts';
import { readersLanguage } from '../../platform/http/reader.ts';

/**
 * A resume as the bytes of a file, with headings and dates in the language that was asked for, else in the reader's; what the person
 * wrote stays as it is. The writers of PDF and Word are loaded with the first file. Refused where the PDF has no
 * letters for the resume's script: nothing of a resume goes missing in silence.
 */
export async function writeFormat(
  content: ResumeContent,
  { format, language = readersLanguage() }: { format: ExportFormat; language?: Language | undefined },
): Promise<Uint8Array> {
  if (format === 'pdf' && !isWritableAsPdf(content)) throw new ApiError('conflict', { detail: noLetters });
  if (format === 'pdf')
    return (await import('../../platform/adapters/exports/pdf.ts')).toPdf(content, language);
  if (format === 'docx')
    return (await import('../../platform/adapters/exports/docx.ts')).toDocx(content, language);
  return new TextEncoder().encode(format === 'json' ? toJsonResume(content) : toMarkdown(content, language));
}

/** Whether every letter of a resume is of a script that the PDF has letters for. */
export function isWritableAsPdf(content: ResumeContent): boolean {
  return !/[^\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Common}\P{L}]/u.test(JSON.stringify(content));
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
};
