import { expect, test } from 'vitest';
import { addCounts, compare, macroF1, noCounts, shares, type Counts } from '../bench/parse-measures.ts';
import { extractAndParse } from '../../src/server/platform/adapters/documents/extract.ts';
import { answerOf } from '../../commands/steps/reading-answer.ts';
import { layouts, type Format } from './layouts.ts';
import { makeCorpus } from './make.ts';

const plan = { people: 28, seed: 5, fontFile: null };

test('what the reader finds in a corpus of its own stays above the floors', { timeout: 60_000 }, async () => {
  const sums = new Map<Format, Counts>();
  for await (const { bytes, gold } of makeCorpus(plan)) {
    const outcome = await extractAndParse(bytes, { now: '2025-06' });
    const sum = sums.get(gold.format) ?? noCounts();
    addCounts(sum, compare(gold, outcome.ok ? answerOf(outcome.reading) : null));
    sums.set(gold.format, sum);
  }
  const measured = [...sums].map(([format, sum]) => ({
    format,
    macro: macroF1(sum),
    entries: shares(sum.entries).f1,
  }));
  const floors = { pdf: [0.96, 0.94], docx: [0.95, 0.93], txt: [0.95, 0.9] };
  for (const { format, macro, entries } of measured) {
    expect.soft(macro, `macro-F1 of ${format}`).toBeGreaterThan(floors[format][0] ?? 1);
    expect.soft(entries, `entries of ${format}`).toBeGreaterThan(floors[format][1] ?? 1);
  }
  expect(measured).toHaveLength(3);
});

test(
  'the same seed makes the same people, another seed others, and every layout is drawn',
  { timeout: 60_000 },
  async () => {
    const files = async (seed: number, people: number) => {
      const made = [];
      for await (const { bytes, gold } of makeCorpus({ ...plan, people, seed })) made.push({ bytes, gold });
      return made;
    };
    const [once, again, other] = [await files(3, 3), await files(3, 3), await files(4, 3)];
    expect(again.map((one) => one.gold)).toEqual(once.map((one) => one.gold));
    const texts = (made: typeof once) =>
      made.filter((one) => one.gold.format === 'txt').map((one) => one.bytes.toString());
    expect(texts(again)).toEqual(texts(once));
    expect(other[0]?.gold.name).not.toBe(once[0]?.gold.name);
    const drawn = new Set((await files(1, 40)).map((one) => `${one.gold.template}.${one.gold.format}`));
    const all = layouts.flatMap((layout) => layout.formats.map((format) => `${layout.name}.${format}`));
    expect(all.filter((name) => !drawn.has(name))).toEqual([]);
    expect(layouts.filter((layout) => layout.heldOut)).toHaveLength(4);
  },
);
