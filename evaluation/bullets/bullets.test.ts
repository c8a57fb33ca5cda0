import { expect, test } from 'vitest';
import { checkBullet } from '../../src/engine/bullets/check-rewrite.ts';
import { suggestBullets } from '../../src/engine/bullets/suggest.ts';
import { faultsOf } from './grammar-checks.ts';
import { liesOf } from './fabrications.ts';
import { madeFor } from './generated-bullets.ts';
import { PAIR_SETS, readLies, readPairs } from './pairs.ts';
import { authorsOfCorpus } from './people.ts';

const FLOORS = {
  tuned: 0.82,
  'left-out': 0.78,
  'tuned-wider': 0.76,
  'left-out-wider': 0.54,
  'tuned-third': 0.61,
  'left-out-third': 0.36,
  further: 0.32,
  'tuned-fourth': 0.44,
  'left-out-fourth': 0.42,
  'left-out-fifth': 0.42,
  'tuned-sixth': 0.48,
  'left-out-sixth': 0.44,
};

/** The sets of which some wordings pass; of the seventh none does yet, so that no alteration can. */
const TESTED = PAIR_SETS.filter((set) => set !== 'tuned-seventh');

test.each(TESTED)(
  'of the honest wordings that are %s most pass the check, and none of their alterations',
  (set) => {
    const pairs = readPairs(set);
    const passed = pairs.filter(({ line, better }) => checkBullet(line, better).honest);
    expect(passed.length / pairs.length).toBeGreaterThanOrEqual(FLOORS[set]);
    const lies = [...liesOf(pairs), ...readLies(set)];
    expect(lies.length).toBeGreaterThan(1000);
    expect(lies.filter(({ line, text }) => checkBullet(line, text).honest)).toEqual([]);
  },
);

test('nothing that is left out stands in a set that is tuned on', () => {
  const sets = TESTED.map(readPairs);
  expect(sets.map((set) => set.length)).toEqual([100, 50, 138, 60, 122, 50, 74, 67, 56, 108, 75, 75]);
  expect(TESTED.map((set) => readLies(set).length)).toEqual([0, 0, 0, 0, 244, 100, 148, 75, 62, 174, 75, 75]);
  const [
    tuned,
    leftOut,
    wider,
    widerLeftOut,
    third,
    thirdLeftOut,
    further,
    fourth,
    fourthLeftOut,
    fifthLeftOut,
    sixth,
    sixthLeftOut,
  ] = sets;
  const known = new Set(
    [tuned, wider, third, further, fourth, sixth].flatMap((set) => set ?? []).map(({ line }) => line),
  );
  const counted = [leftOut, widerLeftOut, thirdLeftOut, fourthLeftOut, fifthLeftOut, sixthLeftOut].flatMap(
    (set) => set ?? [],
  );
  expect(counted.filter(({ line }) => known.has(line))).toEqual([]);
  // The trades of the fourth sets were chosen later: theirs differ from each other, some stand in earlier left-out sets.
  const tradesOf = (...some: (typeof tuned)[]) =>
    new Set(some.flatMap((set) => set ?? []).map(({ trade }) => trade));
  const earlier = tradesOf(wider, third);
  const shared = [...tradesOf(widerLeftOut, thirdLeftOut, fourthLeftOut)].filter((one) => earlier.has(one));
  const looked = tradesOf(fourth);
  expect([...shared, ...[...tradesOf(fourthLeftOut)].filter((one) => looked.has(one))]).toEqual([]);
  const all = tradesOf(...sets.slice(0, -3));
  expect([...tradesOf(fifthLeftOut)].filter((one) => all.has(one))).toEqual([]);
});

test('most English resumes of the corpus get a bullet, and hardly any is a broken sentence', () => {
  const authors = authorsOfCorpus(11, 60).filter(({ language }) => language === 'en');
  const helped = authors.filter(({ claims, jobs: [job] }) => job && suggestBullets(claims, job).length > 0);
  expect(helped.length / authors.length).toBeGreaterThanOrEqual(0.6);
  const made = madeFor(authors, []);
  expect(made.length).toBeGreaterThan(100);
  expect(made.filter(({ text, tense }) => faultsOf(text, tense).length > 0)).toEqual([]);
});
