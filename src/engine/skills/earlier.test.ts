import { describe, expect, test } from 'vitest';
import { canonicalSkill } from './canonical.ts';
import { earlierFiles, wayBack, type VocabularyFiles } from './earlier.ts';
import { matchSkills } from './match.ts';
import { filesOfVersion, VOCABULARY_VERSION, VOCABULARY_VERSIONS, vocabulary } from './vocabulary.ts';
import { versionOf, withVocabulary } from './vocabulary.ts';
import { EARLIER_VERSIONS, NEWEST_KEPT, VOCABULARY_FILES } from './vocabulary/index.ts';

const files = (lines: Record<string, string[]>): VocabularyFiles => new Map(Object.entries(lines));

describe('earlier versions of the vocabulary', () => {
  test('the newest has a way back to those before it: npm run skills -- keep', () => {
    expect(NEWEST_KEPT, 'run npm run skills -- keep').toBe(VOCABULARY_VERSION);
  });

  test('each is read to the letter', () => {
    for (const version of VOCABULARY_VERSIONS.slice(1)) {
      expect(versionOf(filesOfVersion(version))).toBe(version);
      withVocabulary(version, () => expect(vocabulary().version).toBe(version));
    }
  });

  test('one that is not kept is refused', () => {
    expect(() => withVocabulary('0000000000000000', () => null)).toThrow('is not kept');
    expect(vocabulary().version).toBe(VOCABULARY_VERSION);
  });

  test('changes that lead elsewhere are refused', () => {
    const wrong = { version: 'abc', files: ['trades'], changes: {} };
    expect(() => filesOfVersion('abc', VOCABULARY_FILES, [wrong])).toThrow('do not lead to vocabulary abc');
  });

  test('the newest is in force again afterwards, also after an error', () => {
    const fails = () =>
      withVocabulary(VOCABULARY_VERSION, () => {
        throw new Error('no');
      });
    expect(fails).toThrow('no');
    expect(vocabulary().version).toBe(VOCABULARY_VERSION);
  });

  test('names and finds are those of the version in force', () => {
    const [oldest] = VOCABULARY_VERSIONS.slice(-1);
    const names = () => canonicalSkill('Welding').name;
    expect(withVocabulary(oldest ?? '', names)).toBe(names());
    expect(withVocabulary(oldest ?? '', () => matchSkills('TIG welding'))).toHaveLength(1);
  });
});

test.each<[string, Record<string, string[]>, Record<string, string[]>]>([
  ['a line more', { a: ['1', '2', '3'] }, { a: ['1', '3'] }],
  ['a line less', { a: ['1', '3'] }, { a: ['1', '2', '3'] }],
  ['lines changed at both ends', { a: ['0', '2', '3', '5'] }, { a: ['1', '2', '3', '4', '4'] }],
  ['lines in another order', { a: ['3', '1', '2'] }, { a: ['1', '2', '3'] }],
  ['a file more', { a: ['1'], b: ['2'] }, { a: ['1'] }],
  ['a file less', { a: ['1'] }, { c: ['3'], a: ['1'], b: [] }],
  ['files in another order', { a: ['1'], b: ['2'] }, { b: ['2'], a: ['1', '1'] }],
])('the way back from %s', (_what, newer, earlier) => {
  const way = wayBack(files(newer), files(earlier), 'one');
  expect([...earlierFiles(files(newer), way)]).toEqual(Object.entries(earlier));
});

test('the way back over several versions goes through those between', () => {
  const [one, two, three] = [{ a: ['1'] }, { a: ['1', '2'] }, { a: ['2', '3'] }].map(files);
  if (!one || !two || !three) throw new Error('There are three.');
  const ways = [wayBack(three, two, versionOf(two)), wayBack(two, one, versionOf(one))];
  expect(filesOfVersion(versionOf(one), three, ways)).toEqual(one);
});

test('what is kept is small: a growing vocabulary keeps places, not lines', () => {
  expect(JSON.stringify(EARLIER_VERSIONS).length).toBeLessThan(200_000);
});
