import { describe, expect, it } from 'vitest';
import { fileProblem, megabytes } from './resume-file.ts';

const wrongType = 'Please upload a PDF, DOC, DOCX, or TXT file.';
const tooBig = 'File size must be less than 5MB.';

describe('a file chosen as a resume', () => {
  it.each([
    ['cv.pdf', '', null],
    ['CV.DOCX', '', null],
    ['cv', 'application/pdf', null],
    ['notes', 'text/plain; charset=utf-8', null],
    ['cv.doc', 'application/octet-stream', null],
    ['photo.png', 'image/png', wrongType],
    ['cv.pdf.exe', '', wrongType],
    ['cv', '', wrongType],
  ])('%s of type "%s" is taken or refused by type or extension', (name, type, refusal) => {
    expect(fileProblem({ name, type, size: 10 })).toBe(refusal);
  });

  it('must be under 5 MB', () => {
    expect(fileProblem({ name: 'cv.pdf', type: '', size: 5 * 1024 * 1024 - 1 })).toBeNull();
    expect(fileProblem({ name: 'cv.pdf', type: '', size: 5 * 1024 * 1024 })).toBe(tooBig);
  });
});

describe('a selected file', () => {
  it('has its size told in megabytes', () => {
    expect(megabytes(356_515)).toBe('0.34 MB');
    expect(megabytes(10_486)).toBe('0.01 MB');
    expect(megabytes(2848)).toBe('2.8 KB');
  });
});
