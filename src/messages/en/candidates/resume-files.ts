/** What became of the file of a resume. */
export const resumeFiles = {
  stored: 'The file is stored.',
  reading: 'The file is being read.',
  recognizing: 'This file is a scan. Its text is being recognised, which takes a minute or two.',
  read: 'The file has been read.',
  scored: 'Your scores are up to date.',
  failed: 'Failed to process your resume. Please try again.',
  scannerAway:
    'The virus scanner is not responding. Your file is saved and will be scanned and read as soon as possible.',
  damaged: 'The stored file is damaged. Please upload it again.',
  missing: 'The stored file is missing. Please upload it again.',
  cameWithout: 'No resume came with this application.',
  accountDeleted: 'The applicant deleted their account, and their resume with it.',
  noLongerShared: 'The candidate withdrew this application; the resume is no longer shared.',
  empty: 'This file is empty. Please choose another one, or export it again.',
  notDocument: 'This file is not a PDF, Word or text document. Please upload a PDF, DOC, DOCX or TXT file.',
  noText:
    'No text was found in this file. It seems to be a scan or a picture. Please upload a version whose text can be selected.',
  encrypted: 'This file is password-protected. Please save it without a password and upload it again.',
  broken: 'This file is damaged and cannot be opened. Please export it again and upload the new copy.',
  tooBig:
    'This file is too large, or becomes too large when unpacked. Please upload a version under 5 MB without large pictures.',
  tooComplex:
    'This file is built in a way that cannot be read safely. Please export it again as a plain PDF or DOCX.',
  tooSlow: 'Reading this file took too long. Please export it again as a plain PDF or DOCX.',
} as const;
