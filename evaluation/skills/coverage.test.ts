import { expect, test } from 'vitest';
import { coverageOfTrades, shareOf } from './coverage.ts';
import { POSTED, unreadOf } from './posted.ts';

const trades = coverageOfTrades();
const english = trades.filter(({ language }) => language === 'en');

test('50 trades in English and 16 in each of eight languages, with 25 skills each', () => {
  expect(new Set(trades.map(({ skills }) => new Set(skills).size))).toEqual(new Set([25]));
  expect(english).toHaveLength(50);
  const abroad = trades.filter((one) => !english.includes(one));
  const counts = Object.groupBy(abroad, ({ language }) => language);
  expect(Object.keys(counts).toSorted()).toEqual(['de', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'sv']);
  for (const some of Object.values(counts)) expect(some).toHaveLength(16);
});

test('a third and more of the trades were left out of the work on the vocabulary', () => {
  const leftOut = trades.filter(({ set }) => set !== 'seen');
  expect(leftOut.length / trades.length).toBeGreaterThan(0.33);
});

test('in English, the vocabulary knows four of five skills of each trade, left out or not', () => {
  for (const one of english.filter(({ set }) => set !== 'left out, further trades'))
    expect([one.trade, shareOf(one) >= 0.8]).toEqual([one.trade, true]);
});

test.each(POSTED)(
  'nine of ten skills are read out of a posting that asks for them as %s, known or not',
  (as) => {
    for (const language of new Set(trades.map((one) => one.language))) {
      const skills = trades
        .filter((one) => one.language === language)
        .flatMap((one) => one.skills.slice(0, 6));
      const unread = unreadOf(skills.slice(0, 25), language, as);
      expect([language, unread.length <= 2, unread]).toEqual([language, true, unread]);
    }
  },
);
