import { describe, expect, test } from 'vitest';
import type { ReadExperience, ReadSkill, ResumeReading } from '../resume/reading.ts';
import { noFacts } from './facts.ts';
import { factsFromReading, withStatedExperience } from './from-reading.ts';
import { prepareCandidate } from './prepare.ts';

const LINES = [
  'Ada Baker · ada@baker.example · Lyon',
  'Nurse, Hospice du Rhône, 2019-01 – 2021-12',
  'Gave wound care and vital',
  'signs checks to forty patients',
  'Clerk, Kiosk, 2018',
  'Handled Receipts and a till in Rust and R',
  'Skills: Triage (telephone triage, first aid), Epic',
  'German, B2',
];
const place = (line: number, quote = LINES[line - 1] ?? '') => ({ page: 1, line, quote });
const listed = (text: string, line: number, quote?: string): ReadSkill => ({
  text,
  id: null,
  source: 'list',
  place: place(line, quote),
  confidence: 1,
});
const job = (
  title: string,
  line: number,
  start: string,
  end: string | null,
  description: string,
): ReadExperience => ({
  company: 'Hospice',
  title,
  location: null,
  date: null,
  start,
  end,
  description,
  place: place(line),
  confidence: 1,
});
const reading: ResumeReading = {
  version: '1',
  lines: LINES.map((text, at) => ({ page: 1, line: at + 1, text, section: null })),
  contact: {
    name: { value: 'Ada Baker', place: place(1, 'Ada Baker'), confidence: 1 },
    email: null,
    phone: null,
    location: { value: 'Lyon', place: place(1, 'Lyon'), confidence: 1 },
    links: [],
  },
  experience: [
    job('Nurse', 2, '2019-01', '2021-12', 'Gave wound care and vital\nsigns checks to forty patients'),
    job('Clerk', 5, '2018', '2018', 'Handled Receipts\nand a till in Rust and R; wrote Kotlin'),
  ],
  education: [
    {
      institution: 'Lycée Python',
      degree: 'BSc',
      field: 'Nursing',
      date: null,
      start: null,
      end: null,
      place: place(1),
      confidence: 1,
    },
    {
      institution: 'Only a school',
      degree: null,
      field: null,
      date: null,
      start: null,
      end: null,
      place: place(1),
      confidence: 1,
    },
  ],
  skills: [
    listed('Epic', 7, 'Epic'),
    listed('Falconry, first aid', 7, 'not in the line'),
    listed('COBOL', 99),
  ],
  languages: [{ value: 'German, B2', place: place(8), confidence: 1 }],
  years: 3,
  hidden: [{ text: 'Kotlin COBOL', page: 1, reason: 'white' }],
  warnings: [],
};

describe('factsFromReading', () => {
  const facts = factsFromReading(reading);
  const of = (text: string) => facts.skills.filter((skill) => skill.text === text);

  test('takes listed skills as held, with a quote from the line', () => {
    expect(of('Epic')).toEqual([
      { text: 'Epic', used: false, evidence: { from: 'resume', place: place(7, 'Epic') } },
    ]);
    expect(of('Falconry, first aid')[0]?.evidence).toEqual({ from: 'resume', place: place(7) });
    expect(of('First aid')).toHaveLength(1);
  });

  test('takes skills in the description of a position as used, also across two lines', () => {
    expect(of('Wound care')).toEqual([
      { text: 'Wound care', used: true, evidence: { from: 'resume', place: place(3) } },
    ]);
    expect(of('Vital signs')).toEqual([
      { text: 'Vital signs', used: true, evidence: { from: 'resume', place: place(3) } },
    ]);
  });

  test('quotes the line that holds the skill as a word', () => {
    expect(of('R').map((one) => one.evidence)).toEqual([{ from: 'resume', place: place(6) }]);
  });

  test('takes nothing that is not in a visible line', () => {
    expect(of('COBOL')).toEqual([]);
    expect(of('Kotlin')).toEqual([]);
    expect(facts.skills.map((skill) => skill.text)).not.toContain('Python');
  });

  test('leaves out name, mail, company and school', () => {
    const { place: where, ...rest } = facts;
    expect(where).toEqual({ text: 'Lyon', evidence: { from: 'resume', place: place(1, 'Lyon') } });
    expect(Object.keys(rest)).toEqual(['skills', 'experience', 'education', 'languages', 'years', 'lines']);
    expect(rest.lines).toEqual([]);
    expect(facts.education).toEqual([
      { degree: 'BSc', field: 'Nursing', evidence: { from: 'resume', place: place(1) } },
    ]);
  });
});

test.each([
  ['Kanzlei Weber & Partner', 'Steuerfachangestellte', 'Steuerfachangestellte'],
  ['Nordbau GmbH', 'Polier', 'Polier'],
  ['Poliererin', 'Nordbau GmbH', 'Poliererin'],
  ['Werkhelfer', 'Axolo AG', 'Werkhelfer'],
  ['Hospital porter', 'St. Anne', 'Hospital porter'],
  ['Partner', 'Weber Law', 'Partner'],
  ['Interporto Est', 'Mulettista', 'Mulettista'],
  ['Villa Ek', 'Murare', 'Murare'],
  ['Self-employed', 'Childminder', 'Childminder'],
  ['Padaria Central', 'Padeiro', 'Padeiro'],
])('of the title "%s" at "%s", the title is %s', (title, company, expected) => {
  const one = { ...job(title, 2, '2019', null, ''), company };
  expect(factsFromReading({ ...reading, experience: [one] }).experience[0]?.title).toBe(expected);
});

describe('withStatedExperience', () => {
  const entry = {
    id: 'e1',
    title: 'Welder',
    start: '2022-01',
    end: null,
    description: 'TIG welding\n no plumbing',
  };
  const facts = withStatedExperience(factsFromReading(reading), [entry], '2023-12');

  test('adds the entry and the skills its text shows, quoted from it', () => {
    expect(facts.skills.filter((skill) => skill.evidence.from === 'experience')).toEqual([
      { text: 'Welding', used: true, evidence: { from: 'experience', experienceId: 'e1', quote: 'Welder' } },
      {
        text: 'TIG welding',
        used: true,
        evidence: { from: 'experience', experienceId: 'e1', quote: 'TIG welding' },
      },
    ]);
    expect(facts.experience.at(-1)?.title).toBe('Welder');
  });

  test('recalculates the years, and keeps them when there is nothing to add', () => {
    expect(facts.years).toBe(5);
    expect(withStatedExperience(factsFromReading(reading), [], '2023-12').years).toBe(3);
  });
});

test('a line shows a skill once, however often it names it, so that keyword stuffing stays cheap to score', () => {
  const description = 'Built services in Docker, shipped in Docker. '.repeat(200);
  const entries = Array.from({ length: 100 }, (_, index) => ({
    id: String(index),
    title: 'Engineer',
    start: '2019-03',
    end: null,
    description,
  }));
  const started = process.threadCpuUsage();
  const facts = withStatedExperience(noFacts, entries, '2026-01');
  expect(facts.skills).toHaveLength(100);
  prepareCandidate(facts);
  expect(process.threadCpuUsage(started).user / 1000).toBeLessThan(3000);
});

test.each([
  ['The Anchor', 'Cook / Kitchen Porter', 'Cook / Kitchen Porter'],
  ['Rheinland Handel', 'Sachbearbeiterin Debitoren', 'Sachbearbeiterin Debitoren'],
  ['Softwareontwikkelaar', 'Ziekenhuis Oosterpark', 'Softwareontwikkelaar'],
  ['TIG welder', 'Marine AG', 'TIG welder'],
])('of %s and %s, the title is %s', (title, company, expected) => {
  const { experience } = factsFromReading({
    ...reading,
    experience: [{ ...job(title, 2, '2019-01', null, ''), company }],
  });
  expect(experience[0]?.title).toBe(expected);
});
