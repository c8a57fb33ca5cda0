import type { ExportFormat } from '../../../api/candidates/tailored-resumes.ts';

/** The formats that a resume is written in, with their names, which are the same in every language. */
export const fileFormats = [
  ['pdf', 'PDF'],
  ['docx', 'Word'],
  ['txt', 'TXT'],
  ['md', 'Markdown'],
  ['json', 'JSON Resume'],
] as const satisfies readonly (readonly [ExportFormat, string])[];
