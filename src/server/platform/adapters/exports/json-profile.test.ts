import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  portableProfileOf,
  type PortableProfile,
  isWhole,
  readDocument,
  writeDocument,
} from './json-profile.ts';

const words = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  .map((text) => text.trim())
  .filter(Boolean);
const month = fc
  .tuple(fc.integer({ min: 1950, max: 2030 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, at]) => `${year}-${String(at).padStart(2, '0')}`);
const period = fc
  .tuple(month, fc.option(month))
  .map(([one, two]) => (two !== null && two < one ? { start: two, end: one } : { start: one, end: two }));
const position = fc
  .tuple(
    words,
    words,
    fc.oneof(words, fc.constant('')),
    fc.oneof(fc.array(words, { maxLength: 4 }), fc.constant(['one', '', 'two'])),
    period,
  )
  .map(([title, company, location, claims, dates]) => ({
    title,
    company,
    location,
    description: claims.join('\n'),
    ...dates,
  }));
const course = fc
  .tuple(words, words, words, period)
  .map(([institution, degree, field, dates]) => ({ institution, degree, field, ...dates }));
const link = (host: string) =>
  fc.oneof(
    fc.constant(''),
    fc.webPath().map((path) => `https://${host}${path}`),
  );
const profile: fc.Arbitrary<PortableProfile> = fc.record({
  name: words,
  email: fc.emailAddress(),
  phone: fc.oneof(words, fc.constant('')),
  location: fc.oneof(words, fc.constant('Berlin, Germany')),
  linkedin: link('www.linkedin.com'),
  github: link('github.com'),
  portfolio: link('ada.example'),
  bio: fc.oneof(words, fc.constant('Two.\n\nParagraphs.')),
  positions: fc.uniqueArray(position, { maxLength: 5, selector: ({ title }) => title.toLowerCase() }),
  education: fc.uniqueArray(course, {
    maxLength: 3,
    selector: ({ institution }) => institution.toLowerCase(),
  }),
  skills: fc.uniqueArray(words, { maxLength: 6, selector: (skill) => skill.toLowerCase() }),
  languages: fc.uniqueArray(words, { maxLength: 3, selector: (one) => one.toLowerCase() }),
});

function read(text: string) {
  const document = readDocument(text);
  if ('mistakes' in document) throw new Error(JSON.stringify(document.mistakes));
  return document;
}

test('a profile that is written is read back as it was', () => {
  fc.assert(
    fc.property(profile, (mine) => {
      expect(portableProfileOf(read(writeDocument(mine, null)))).toEqual(mine);
    }),
  );
});

test('what somebody else wrote comes out as it went in, also what a profile has no place for', () => {
  const theirs = {
    $schema: 'https://other.example/schema.json',
    basics: {
      name: 'Ada Quill',
      label: 'Fitter',
      image: 'https://ada.example/me.png',
      email: 'ada@mail.example',
      phone: '+44 1904 1',
      url: 'https://ada.example',
      summary: 'Fits.',
      location: { address: '1 Yard Lane', city: 'York', countryCode: 'GB' },
      profiles: [
        { network: 'LinkedIn', username: 'ada', url: 'https://linkedin.com/in/ada' },
        { network: 'Mastodon', username: 'ada', url: 'https://social.example/@ada' },
      ],
    },
    work: [
      {
        name: 'Oak Yard',
        position: 'Fitter',
        url: 'https://oak.example',
        startDate: '2012-04-15',
        endDate: '2014',
        summary: 'Fitted.',
        highlights: ['Frames', 'Doors'],
      },
      { name: 'No dates', position: 'Helper', highlights: ['Helped'] },
    ],
    education: [{ institution: 'York College', area: 'Joinery', studyType: 'NVQ', courses: ['Tools'] }],
    skills: [{ name: 'Joinery', level: 'Master', keywords: ['Oak', 'Ash'] }],
    languages: [{ language: 'English', fluency: 'Native' }],
    volunteer: [{ organization: 'Lifeboat' }],
    awards: [{ title: 'Best door' }],
    meta: { canonical: 'https://ada.example/cv.json' },
  };
  const document = read(JSON.stringify(theirs));
  const carried = portableProfileOf(document);
  const kept = { ...carried, positions: carried.positions.filter(isWhole) };
  expect(JSON.parse(writeDocument(kept, document))).toEqual(theirs);
  const moved = { ...kept, phone: '1', positions: [] };
  expect(JSON.parse(writeDocument(moved, document))).toMatchObject({
    basics: { label: 'Fitter', phone: '1', location: { city: 'York' } },
    work: [{ name: 'No dates' }],
  });
});

describe('a mistake is said with its place', () => {
  test.each([
    ['{"work":[{"startDate":"2020-01"},{"startDate":"2020-13"}]}', 'work[1].startDate'],
    ['{"skills":"welding"}', 'skills'],
    ['{"basics":{"name":7}}', 'basics.name'],
    ['[]', 'the file'],
    ['{"work":', 'the file'],
  ])('%s', (text, place) => {
    const found = readDocument(text);
    expect('mistakes' in found && (found.mistakes as { place: string }[]).map((one) => one.place)).toEqual([
      place,
    ]);
  });
});
