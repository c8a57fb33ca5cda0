import { expect, test } from 'vitest';
import { checkBullet } from '../../src/engine/bullets/check.ts';
import { suggestBullets } from '../../src/engine/bullets/suggest.ts';
import { faultsOf } from './grammar.ts';
import { liesOf } from './lies.ts';
import { madeFor } from './made.ts';
import { readPairs } from './pairs.ts';
import { authorsOfCorpus } from './people.ts';

const sets = ['tuned', 'left-out'] as const;

test.each(sets)(
  'of the honest wordings that are %s most pass the check, and none of their alterations',
  (set) => {
    const pairs = readPairs(set);
    const passed = pairs.filter(({ line, better }) => checkBullet(line, better).honest);
    expect(passed.length / pairs.length).toBeGreaterThanOrEqual(set === 'tuned' ? 0.7 : 0.5);
    const lies = liesOf(pairs);
    expect(lies.length).toBeGreaterThan(1000);
    expect(lies.filter(({ line, text }) => checkBullet(line, text).honest)).toEqual([]);
  },
);

test('a third of the wordings is left out, and no line stands in both sets', () => {
  const [tuned, leftOut] = sets.map(readPairs);
  expect([tuned?.length, leftOut?.length]).toEqual([100, 50]);
  const known = new Set(tuned?.map(({ line }) => line));
  expect(leftOut?.filter(({ line }) => known.has(line))).toEqual([]);
});

test('most English resumes of the corpus get a bullet, and hardly one is a broken sentence', () => {
  const authors = authorsOfCorpus(11, 60).filter(({ language }) => language === 'en');
  const helped = authors.filter(({ claims, jobs: [job] }) => job && suggestBullets(claims, job).length > 0);
  expect(helped.length / authors.length).toBeGreaterThanOrEqual(0.6);
  const made = madeFor(authors, []);
  expect(made.length).toBeGreaterThan(100);
  expect(made.filter(({ text, told }) => faultsOf(text, told).length > 0)).toEqual([]);
});
