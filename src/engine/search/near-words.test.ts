import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearWords, saysNear } from './near-words.ts';
import { editDistance } from './nearest-word.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'z'), minLength: 1, maxLength: 7 });

test('the words near one are exactly those within one letter, made of Latin letters', () => {
  fc.assert(
    fc.property(word, word, (typed, other) => {
      const near = nearWords(typed).includes(other);
      expect(near).toBe(typed === other || (typed.length >= 4 && editDistance(typed, other, 1) <= 1));
    }),
    { numRuns: 3000 },
  );
});

test.each([
  ['nurse', 'Night Nurse', true],
  ['nihgt nurs', 'Night Nurse', true],
  ['electicain', 'Electrician', true],
  ['münchen', 'Koch München', true],
  ['nib', 'Night Nurse', false],
  ['nurse day', 'Night Nurse', false],
])('%s in %s: %s', (typed, text, expected) => expect(saysNear(typed, text)).toBe(expected));
