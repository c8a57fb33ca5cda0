import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { answerOf } from '../../commands/steps/resume-values.ts';
import { extractAndParse } from '../../src/server/platform/adapters/documents/extract.ts';
import { addCounts, compare, macroF1, noCounts, shares } from '../bench/parse-measures.ts';
import { makeCorpus } from '../corpus/make-corpus.ts';
import { lessonsOf, type Lesson } from './examples.ts';
import { lineLabels } from './line-truth.ts';

test('resumes in words that no list holds are read by how they look', { timeout: 60_000 }, async () => {
  const sum = noCounts();
  for await (const { bytes, gold } of makeCorpus({ people: 28, seed: 9, fontFile: null, strange: true })) {
    const outcome = await extractAndParse(bytes, { now: '2025-06' });
    addCounts(sum, compare(gold, outcome.ok ? answerOf(outcome.reading) : null));
  }
  expect.soft(macroF1(sum)).toBeGreaterThan(0.9);
  expect.soft(shares(sum.entries).f1).toBeGreaterThan(0.8);
  expect.soft(shares(sum.skills).f1).toBeGreaterThan(0.85);
});

test('lessons hold no layout and no language that is held out, and say what each line is', async () => {
  const lessons: Lesson[] = [];
  for await (const lesson of lessonsOf({ people: 28, seed: 9, fontFile: null })) lessons.push(lesson);
  const languages = new Set(lessons.map((one) => one.language));
  for (const language of ['pl', 'sv', 'zh']) expect(languages).not.toContain(language);
  expect(lessons.map((one) => one.layout)).not.toContain('willow');
  expect(languages.size).toBe(11);
  const labels = new Set(lessons.flatMap((one) => one.lines.truth.map((at) => lineLabels[at])));
  expect(labels).toEqual(new Set(lineLabels));
});

test('the weights stay small', () => {
  const folder = new URL('../../src/engine/resume/', import.meta.url);
  const size = ['models.json', 'title-words.json'].reduce(
    (all, name) => all + statSync(new URL(name, folder)).size,
    0,
  );
  expect(size).toBeLessThan(3_000_000);
});

test('five thousand lines of study are read to the end', { timeout: 60_000 }, async () => {
  const lines = Array.from({ length: 5_000 }, (_, i) => `Korva Belta${i}, Sund Ima${i}, Tolk Ara${i}`);
  const text = ['Ada Quill', '', 'Education', ...lines].join('\n');
  const outcome = await extractAndParse(Buffer.from(text), { now: '2025-06' });
  expect(outcome.ok).toBe(true);
});
