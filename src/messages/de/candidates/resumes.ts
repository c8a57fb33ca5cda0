import type { resumes as english } from '../../en/candidates/resumes.ts';
import type { Translation } from '../../translation.ts';

export const resumes: Translation<typeof english> = {
  wrongType: 'Please upload a PDF, DOC, DOCX, or TXT file.',
  tooBig: 'File size must be less than 5MB.',
  signedOut: 'You must be logged in to upload a resume',
  uploadToast: 'Resume upload failed. Please try again.',
  uploadFailed: 'Failed to upload file. Please try again.',
  processFailed: 'Failed to process your resume. Please try again.',
  deleteFailed: 'Failed to delete resume. Please try again.',
  uploaded: 'Resume uploaded successfully!',
  uploadedAndParsed: 'Resume uploaded and parsed successfully!',
  nameRequired: 'Give the resume a name.',
  renameFailed: 'Failed to rename resume. Please try again.',
  renamed: 'Resume renamed successfully',
  deleted: 'Resume deleted successfully',
};
