import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { HiddenText, ResumeReading } from '../resume/reading.ts';
import { vocabulary } from '../skills/vocabulary.ts';
import type { JobFacts } from './facts.ts';
import { factsFromReading } from './from-reading.ts';
import { scoreFit } from './score.ts';

/** What the score must not see: swapped as a whole. */
type Person = {
  name: string;
  born: string;
  school: string;
  city: string;
  they: string;
  their: string;
  noun: string;
};

const WOMAN: Person = {
  name: 'Maria Cook',
  born: '1961',
  school: 'Go College of Nursing',
  city: 'Lima',
  they: 'she',
  their: 'her',
  noun: 'waitress',
};
const MAN: Person = {
  name: 'Abdul Ward',
  born: '1999',
  school: 'Python University',
  city: 'Berlin',
  they: 'he',
  their: 'his',
  noun: 'waiter',
};
const NAMES = Array.from(vocabulary().concepts.values(), (concept) => concept.name);
const skills = fc.uniqueArray(fc.constantFrom(...NAMES), { minLength: 1, maxLength: 6 });

function resumeOf(person: Person, listed: string[], used: string[], hidden: HiddenText[]): ResumeReading {
  const texts = [
    `${person.name}, born ${person.born}, ${person.city}`,
    `Senior ${person.noun}, 2019 to 2022`,
    ...used.map(
      (name) => `As a ${person.noun} ${person.they} did ${person.their} work with ${name} in guest rooms`,
    ),
    `Skills: ${listed.join('; ')}`,
    `BSc Nursing, ${person.school}`,
  ];
  const place = (line: number) => ({ page: 1, line: line + 1, quote: texts[line] ?? '' });
  const last = texts.length - 1;
  return {
    version: '1',
    lines: texts.map((text, at) => ({ page: 1, line: at + 1, text, section: null })),
    contact: {
      name: { value: person.name, place: place(0), confidence: 1 },
      email: null,
      phone: null,
      location: { value: person.city, place: place(0), confidence: 1 },
      links: [],
    },
    experience: [
      {
        company: null,
        title: `Senior ${person.noun}`,
        location: person.city,
        date: null,
        start: '2019',
        end: '2022',
        description: texts.slice(2, 2 + used.length).join('\n'),
        place: place(1),
        confidence: 1,
      },
    ],
    education: [
      {
        institution: person.school,
        degree: 'BSc',
        field: 'Nursing',
        date: null,
        start: null,
        end: null,
        place: place(last),
        confidence: 1,
      },
    ],
    skills: listed.map((text) => ({ text, id: null, source: 'list', place: place(last - 1), confidence: 1 })),
    languages: [],
    years: 3,
    hidden,
    warnings: [],
  };
}

const jobFor = (required: string[]): JobFacts => ({
  title: 'Head waiter',
  description:
    'She or he works as a cook, ward or waitress with guests in rooms at the college of her city, Berlin or Lima.',
  skills: required,
  desiredSkills: ['Cooking'],
  years: 2,
  education: null,
  languages: [],
  locationType: 'on_site',
  locations: [{ city: 'Berlin', state: '', country: 'Germany' }],
});
const holds = (law: (listed: string[], used: string[], required: string[]) => void) =>
  fc.assert(
    fc.property(skills, skills, skills, (listed, used, more) =>
      law(listed, used, [...more, ...listed.slice(1), ...used.slice(1)]),
    ),
    { numRuns: 150 },
  );
const numbers = (reading: ResumeReading, job: JobFacts) => {
  const { skillOverlap, fit, parts } = scoreFit(factsFromReading(reading), job);
  return { skillOverlap, fit, parts };
};

describe('laws from the file to the score', () => {
  test('name, gender words, birth, school and address change no number', () => {
    holds((listed, used, required) => {
      const job = jobFor(required);
      const one = numbers(resumeOf(WOMAN, listed, used, []), job);
      expect(numbers(resumeOf(MAN, listed, used, []), job)).toEqual(one);
    });
  });

  test('hidden text counts for nothing', () => {
    holds((listed, used, required) => {
      const job = jobFor(required);
      const hidden: HiddenText[] = [{ text: required.join(', '), page: 1, reason: 'white' }];
      const plain = factsFromReading(resumeOf(WOMAN, listed, used, []));
      const reading = resumeOf(WOMAN, listed, used, hidden);
      const unseen = {
        ...reading,
        skills: [
          ...reading.skills,
          ...required.map((text) => ({
            text,
            id: null,
            source: 'text' as const,
            place: { page: 9, line: 1, quote: text },
            confidence: 1,
          })),
        ],
      };
      expect(factsFromReading(reading)).toEqual(plain);
      expect(scoreFit(factsFromReading(unseen), job)).toEqual(scoreFit(plain, job));
    });
  });

  test('every quote of the ledger is in the line it names', () => {
    holds((listed, used, required) => {
      const reading = resumeOf(MAN, listed, used, []);
      for (const { evidence } of scoreFit(factsFromReading(reading), jobFor(required)).ledger)
        for (const shown of evidence) {
          if (shown.from !== 'resume') throw new Error('only the resume is a source here');
          const line = reading.lines.find(
            (one) => one.page === shown.place.page && one.line === shown.place.line,
          );
          expect(line?.text).toContain(shown.place.quote);
        }
    });
  });
});
