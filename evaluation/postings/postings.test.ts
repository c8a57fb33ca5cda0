import { expect, test } from 'vitest';
import { judgePosting, readPostings } from './postings.ts';

test.each(['tuned', 'left-out'] as const)(
  'of the requirements of the %s postings, nearly all are found, and nearly nothing else',
  (set) => {
    const all = { found: 0, right: 0, marked: 0, covered: 0, manner: 0 };
    for (const posting of readPostings(set))
      judgePosting(posting, (_kind, counts) => {
        for (const key of ['found', 'right', 'marked', 'covered', 'manner'] as const)
          all[key] += counts[key] ?? 0;
      });
    expect(all.right / all.found).toBeGreaterThan(0.88);
    expect(all.covered / all.marked).toBeGreaterThan(0.94);
    expect(all.manner / all.right).toBeGreaterThan(0.97);
  },
);

test('each set has every language and every kind', () => {
  for (const set of ['tuned', 'left-out'] as const) {
    const postings = readPostings(set);
    expect(new Set(postings.map(({ language }) => language)).size).toBe(9);
    expect(new Set(postings.flatMap(({ marks }) => marks.map(({ kind }) => kind))).size).toBe(9);
  }
});
