import { expect, test } from 'vitest';
import { addCounts, compare, macroF1, noCounts, shares, type Counts } from '../bench/parse-measures.ts';
import { extractAndParse } from '../../src/server/platform/adapters/documents/extract.ts';
import { answerOf } from '../../commands/steps/resume-values.ts';
import { writeHtml } from './as-html.ts';
import { composeLayout } from './compose-layout.ts';
import { chanceOf } from './seeded-random.ts';
import { heldOutLanguages } from './languages.ts';
import type { Format } from './layouts.ts';
import { makePerson } from './person.ts';
import { allLayouts } from './printed-layouts.ts';
import { layOut } from './resume-sheet.ts';
import { trades } from './trades.ts';
import { listCorpus, makeCorpus } from './make-corpus.ts';

const plan = { people: 28, seed: 5, fontFile: null };

test('parsing the corpus stays above the minimum scores', { timeout: 60_000 }, async () => {
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
  const floors = { pdf: [0.96, 0.94], docx: [0.88, 0.72], txt: [0.88, 0.74] };
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
    const printer = { print: () => Promise.resolve(Buffer.alloc(0)), close: () => Promise.resolve() };
    const listed = listCorpus({ people: 210, seed: 1, fontFile: null, printer });
    const drawn = new Set(listed.map(({ layout, format }) => `${layout.name}.${format}`));
    const all = allLayouts.flatMap((layout) => layout.formats.map((format) => `${layout.name}.${format}`));
    expect(all.filter((name) => !drawn.has(name))).toEqual([]);
  },
);

test('the corpus covers layouts, languages, trades and people, with whole layouts and languages held out', () => {
  expect(allLayouts.length).toBeGreaterThanOrEqual(45);
  expect(new Set(allLayouts.map((layout) => layout.name)).size).toBe(allLayouts.length);
  expect(allLayouts.filter((layout) => layout.heldOut).length).toBeGreaterThanOrEqual(12);
  expect(Object.values(trades).flat().length).toBeGreaterThanOrEqual(40);
  const people = Array.from({ length: 210 }, (_, index) => makePerson(1, index));
  const languages = new Set(people.map((person) => person.language));
  expect(languages.size).toBeGreaterThanOrEqual(12);
  expect([...heldOutLanguages].filter((language) => !languages.has(language))).toEqual([]);
  expect(new Set(people.map((person) => `${person.name} ${person.email}`)).size).toBe(people.length);
});

test('an HTML resume contains what the person says, escaped', () => {
  const layout = allLayouts.find((one) => one.name === 'mosaic');
  if (!layout) throw new Error('There is no such layout.');
  const person = { ...makePerson(2, 0), name: 'Ann <b> & Co' };
  const html = writeHtml(layOut(person, layout, chanceOf(1)), layout);
  expect(html).toContain('<h1>Ann &lt;b&gt; &amp; Co</h1>');
  for (const { title, company } of person.positions) {
    expect(html).toContain(title);
    expect(html).toContain(company.replace(/&/g, '&amp;'));
  }
});

test('layouts put together by chance are the same for a seed, and show every title, employer and school', () => {
  const layout = (seed: number) => composeLayout(seed, 'txt');
  expect(layout(11)).toEqual(layout(11));
  const looks = new Set(Array.from({ length: 40 }, (_, i) => JSON.stringify(layout(i).composed?.work)));
  expect(looks.size).toBeGreaterThan(25);
  for (let i = 0; i < 20; i += 1) {
    const person = makePerson(3, i);
    const plain = JSON.stringify(layOut(person, layout(i), chanceOf(i)));
    const shown = [
      ...person.positions.map((one) => one.title),
      ...person.studies.map((one) => one.institution),
    ];
    expect(shown.filter((words) => !plain.includes(JSON.stringify(words).slice(1, -1)))).toEqual([]);
  }
});
