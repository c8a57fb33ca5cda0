import { expect, test, vi } from 'vitest';
import { printSameness } from './parse-sameness.ts';
import { claimsOf } from './parse-confidence.ts';
import type { GoldDocument } from './gold-documents.ts';
import type { ResumeReading } from '../../src/engine/resume/reading.ts';

test('facts are compared between the resumes of one person, and never between people', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const facts = (person: string, years: number, ...skills: string[]) => ({
    person,
    file: person,
    years,
    skills: new Set(skills),
    held: new Set(person === 'a' ? ['excel', 'sap'] : ['go']),
  });
  printSameness(
    [facts('a', 5, 'excel', 'sap'), facts('a', 7.5, 'excel'), facts('b', 20, 'go'), facts('b', 20, 'go')],
    'test',
  );
  const printed = log.mock.calls.map(([line]) => String(line)).join('\n');
  log.mockRestore();
  expect(printed).toContain('"figure":"parse.same-person.years.p95","value":2.5');
  expect(printed).toContain('"figure":"parse.same-person.skills.p95","value":0.5');
});

test('a claim is right with all its parts, and skills count where they are listed', () => {
  const place = { page: 1, line: 1, quote: '' };
  const job = { location: null, date: null, end: null, description: '', place };
  const skill = { id: null, place, confidence: 0.97 };
  const reading = {
    contact: {
      name: { value: 'Ada Quill', place, confidence: 0.9 },
      email: null,
      phone: null,
      location: null,
    },
    experience: [
      { ...job, title: 'Nurse', company: 'Clinic', start: '2015-03', confidence: 0.8 },
      { ...job, title: 'Nurse', company: 'Clinic', start: '2019', confidence: 0.7 },
    ],
    education: [],
    skills: [
      { ...skill, text: 'excel', source: 'list' },
      { ...skill, text: 'noise', source: 'list' },
      { ...skill, text: 'SAP', source: 'text' },
    ],
  } as unknown as ResumeReading;
  const gold = {
    name: 'Ada Quill',
    experience: [{ title: 'Nurse', company: 'Clinic', start: '2015', end: null }],
    education: [],
    skills: ['Excel'],
  } as unknown as GoldDocument;
  expect(claimsOf(gold, reading)).toEqual([
    { kind: 'name', said: 0.9, right: true },
    { kind: 'position', said: 0.8, right: true },
    { kind: 'position', said: 0.7, right: false },
    { kind: 'skill', said: 0.97, right: true },
    { kind: 'skill', said: 0.97, right: false },
  ]);
});
