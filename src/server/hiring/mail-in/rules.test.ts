import { expect, test } from 'vitest';
import type { CheckResult } from '../../platform/adapters/mail-in/mail-in.ts';
import { isForged, isProven, resumeAmong } from './rules.ts';

test.each<[CheckResult, CheckResult, boolean, boolean]>([
  ['pass', 'fail', false, true],
  ['fail', 'pass', false, true],
  ['fail', 'none', true, false],
  ['other', 'fail', true, false],
  ['none', 'none', false, false],
  ['unknown', 'unknown', false, false],
  ['other', 'other', false, false],
])('SPF %s and DKIM %s', (spf, dkim, forged, proven) => {
  expect([isForged({ spf, dkim }), isProven({ spf, dkim })]).toEqual([forged, proven]);
});

test('the resume among the files of a mail', () => {
  const bytes = new Uint8Array();
  const among = (...names: string[]) => resumeAmong(names.map((name) => ({ name, bytes })))?.name;
  expect(among('Anschreiben.pdf', 'Nia_CV.pdf')).toBe('Nia_CV.pdf');
  expect(among('zeugnis.pdf', 'Lebenslauf Nia.docx')).toBe('Lebenslauf Nia.docx');
  expect(among('cover letter.pdf', 'nia.pdf')).toBe('nia.pdf');
  expect(among('cover letter.pdf')).toBe('cover letter.pdf');
  expect(among('nia.pdf', 'recv.pdf')).toBe('nia.pdf');
  expect(resumeAmong([{ name: 'cv.exe', bytes: null }])).toBeNull();
});
