import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Clause, parseSearch, toTsquery } from './search-text.ts';
import { stem } from './stem.ts';

test('100,000 searches of every kind are understood, and only quoted letters and digits reach the database', () => {
  const odd = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.string({ unit: fc.constantFrom(...'ab &|!():*<->"\'\\-%_OR or '.split('')), maxLength: 40 }),
  );
  const safe = /^(?:'[\p{L}\p{N}]+'|<\d+>| \| | & | |!|\(|\))*$/u;
  fc.assert(
    fc.property(odd, (q) => {
      const { all, none } = parseSearch(q);
      for (const clause of [...all, ...none]) expect(toTsquery(clause)).toMatch(safe);
    }),
    { numRuns: 100_000 },
  );
}, 60_000);

test.each([
  ['night nurse', ["('night')", "('nurs')"], []],
  ['nurse or cook -night', ["('nurs') | ('cook')"], ["('night')"]],
  ['"watch the sea"', ["('watch' <2> 'sea')"], []],
  ['C++ front-end', ["('cplusplus')", "('front')", "('end')"], []],
  ['or or', [], []],
  ['a & | b', ["('b')"], []],
])('%s is understood as %s', (typed, all, none) => {
  const search = parseSearch(typed);
  const queries = (clauses: Clause[]) => clauses.map(toTsquery);
  expect([queries(search.all), queries(search.none)]).toEqual([all, none]);
});

test('a search of stop words only is empty, and an empty search is not', () => {
  expect(parseSearch('the and').empty).toBe(true);
  expect(parseSearch('!!! ---').empty).toBe(true);
  expect(parseSearch('  ').empty).toBe(false);
});

test('no more than 24 words count', () => {
  expect(parseSearch('word '.repeat(1000)).all).toHaveLength(24);
});

test('the forms of a word share a stem', () => {
  expect(new Set(['engineers', 'engineering', 'engineered', 'engineer'].map(stem)).size).toBe(1);
  expect(['nursing', 'skies', 'relational', 'é'].map(stem)).toEqual(['nurs', 'sky', 'relat', 'é']);
});
