import { expect, test } from 'vitest';
import { checkBullet } from '../../src/engine/bullets/check-rewrite.ts';
import { suggestBullets } from '../../src/engine/bullets/suggest.ts';
import { faultsOf } from './grammar-checks.ts';
import { liesOf, STRICT_KINDS } from './fabrications.ts';
import { madeFor } from './generated-bullets.ts';
import { PAIR_SETS, readLies, readPairs } from './pairs.ts';
import { authorsOfCorpus } from './people.ts';

const FLOORS: Record<(typeof PAIR_SETS)[number], number> = {
  tuned: 0.86,
  'left-out': 0.78,
  'tuned-wider': 0.76,
  'left-out-wider': 0.65,
  'tuned-third': 0.7,
  'left-out-third': 0.62,
  further: 0.48,
  'tuned-fourth': 0.67,
  'left-out-fourth': 0.45,
  'left-out-fifth': 0.53,
  'tuned-sixth': 0.52,
  'left-out-sixth': 0.52,
  'tuned-seventh': 0.34,
  'written-early': 0.73,
  'tuned-eighth': 0.72,
  'left-out-eighth': 0.5,
  'tuned-ninth': 0.52,
};

test.each(PAIR_SETS)(
  'of the honest wordings that are %s many pass the check, no lie by hand, and no claim altered in number, name, title, scope, date or result',
  (set) => {
    const pairs = readPairs(set);
    const passed = pairs.filter(({ line, better }) => checkBullet(line, better).honest);
    expect(passed.length / pairs.length).toBeGreaterThanOrEqual(FLOORS[set]);
    const altered = liesOf(pairs).filter(({ kind }) => STRICT_KINDS.has(kind));
    expect(altered.length).toBeGreaterThan(1000);
    const lies = [...altered, ...readLies(set)];
    expect(lies.filter(({ line, text }) => checkBullet(line, text).honest)).toEqual([]);
  },
);

/** The first twelve sets, whose sizes and trades are laid down. */
const TESTED = PAIR_SETS.slice(0, 12);

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
