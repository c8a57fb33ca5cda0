/** The media types of files that are read or written, by what they are. */
export const fileTypes = {
  csv: 'text/csv',
  calendar: 'text/calendar',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  jpeg: 'image/jpeg',
  json: 'application/json',
  markdown: 'text/markdown',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  text: 'text/plain',
  webp: 'image/webp',
  zip: 'application/zip',
} as const;

const { doc, docx, json, markdown, pdf, text } = fileTypes;

/** What a stored resume or offer may be. */
export const storedFileTypes = [pdf, doc, docx, text] as const;

/** What a profile or a resume is written as. */
export const exportTypes = [pdf, docx, json, markdown, text] as const;
