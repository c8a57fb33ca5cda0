import { expect, test } from 'vitest';
import type { ReadingAnswer } from '../../commands/steps/resume-values.ts';
import type { GoldDocument } from './gold-documents.ts';
import { addCounts, compare, macroF1, noCounts, sameDegree, shares } from './parse-measures.ts';

const gold: GoldDocument = {
  file: 'a.txt',
  template: 'plain',
  held_out: false,
  language: 'de',
  persona: '',
  name: 'Zoë Müller',
  email: 'zoe@mail.example',
  phone: '+49 30 1234567',
  location: 'Berlin, Germany',
  experience: [
    { company: 'Nordwind Logistik GmbH', title: 'Dispatcher', start: '2019-04', end: null },
    { company: 'Hafen AG', title: 'Forklift Driver', start: '2015', end: '2019-03' },
  ],
  education: [{ institution: 'Hamburg College', degree: 'Diploma' }],
  skills: ['C', 'C++', 'Forklift'],
};
const answer: ReadingAnswer = {
  name: 'ZOE MULLER',
  email: 'zoe@mail.example',
  phone: '030 1234567',
  location: 'Berlin',
  links: [],
  experience: [
    {
      company: 'Nordwind Logistik',
      title: 'Dispatcher',
      date: null,
      start: '2019-05',
      end: null,
      description: '',
    },
    { company: 'Hafen AG', title: 'Forklift Driver', date: null, start: '2015', end: null, description: '' },
  ],
  education: [{ institution: 'Hamburg College', degree: 'Diploma (with honours)', field: null, date: null }],
  skills: ['forklift', 'Go', 'C++'],
};

test('values match without case and accents, entries only with both years, lists one for one', () => {
  const counts = compare(gold, answer);
  expect(counts.name).toEqual({ right: 1, answered: 1, there: 1 });
  expect(counts.phone.right).toBe(1);
  expect(counts.company).toEqual({ right: 1, answered: 2, there: 2 });
  expect(counts['company~'].right).toBe(2);
  expect(counts.degree.right).toBe(1);
  expect(counts.entries).toEqual({ right: 1, answered: 2, there: 2 });
  expect(counts.skills).toEqual({ right: 2, answered: 3, there: 3 });
});

test.each([
  ['B.A. in History', 'B.A.', 'History', true],
  ['BSc (Hons) Physics', 'BSc (Hons)', 'Physics', true],
  ['Diploma', 'Diploma (with honours)', '', true],
  ['B.A. in History', 'B.A.', 'Art', false],
  ['B.A. in Modern History', 'B.A.', 'History', false],
  ['M.A.', 'B.A.', 'History', false],
  ['B.A. in History', 'B.A.', '', false],
])('the degree %s is %s with the subject "%s": %s', (wanted, degree, field, same) => {
  expect(sameDegree(wanted, degree, field)).toBe(same);
});

test('a document that was not read counts as nothing answered, and shares follow from the sums', () => {
  const sum = noCounts();
  addCounts(sum, compare(gold, gold as unknown as ReadingAnswer));
  expect(macroF1(sum)).toBe(1);
  addCounts(sum, compare(gold, null));
  expect(shares(sum.company)).toEqual({ precision: 1, recall: 0.5, f1: 2 / 3 });
  expect(shares({ right: 0, answered: 0, there: 0 }).f1).toBe(0);
});
