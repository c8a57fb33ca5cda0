import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chanceOf } from '../corpus/seeded-random.ts';
import { extractAndParse } from '../../src/server/platform/adapters/documents/extract.ts';
import { createDocumentReader } from '../../src/server/platform/adapters/documents/read-document.ts';
import { factsFromReading } from '../../src/engine/fit/from-reading.ts';
import { swapGate, trickGate } from './score-gate.ts';
import { writeReport } from './report.ts';
import { factsOf, fileOf, layoutFor, personOf, sheetOf } from './resumes.ts';
import { swap, swapNames, toApplicant } from './swaps.ts';
import { hideIn, type TrickName } from './injected-text.ts';

const sheetFor = (index: number) => {
  const layout = layoutFor(index, 'pdf');
  const applicant = toApplicant(personOf(index), chanceOf(index + 1));
  return { layout, applicant, sheet: sheetOf(applicant, layout, index) };
};

test(
  'no swap and no injected text changes a score, and the report says so',
  { timeout: 300_000 },
  async () => {
    const [swaps, tricks] = [await swapGate(300), await trickGate(104)];
    expect(swaps.differences).toEqual([]);
    expect(tricks.differences).toEqual([]);
    expect(swaps.rows.map((row) => row.compared)).toEqual(swapNames.map(() => 900));
    const report = readFileSync(new URL('../../docs/fairness.md', import.meta.url), 'utf8');
    // The rows of groups below are figures of the day they were counted.
    const gate = writeReport(swaps, tricks);
    expect(report.slice(0, gate.length), 'npm run fairness writes docs/fairness.md anew').toBe(gate);
  },
);

test('every swap changes the text of the resume', async () => {
  const layout = layoutFor(0, 'txt');
  for (const name of swapNames) {
    let changed = 0;
    for (let index = 0; index < 20; index++) {
      const applicant = toApplicant(personOf(index), chanceOf(index + 1));
      const text = async (one: typeof applicant) =>
        Buffer.from(await fileOf(sheetOf(one, layout, index), layout, 'txt')).toString();
      const swapped = swap(applicant, name, chanceOf(index * 3 + 2));
      if ((await text(swapped)) !== (await text(applicant))) changed += 1;
    }
    expect(changed, name).toBeGreaterThan(12);
  }
});

test('one more visible skill changes the facts: the gate can fail', async () => {
  const { layout, applicant, sheet } = sheetFor(3);
  const more = {
    ...applicant,
    person: { ...applicant.person, skills: [...applicant.person.skills, 'Kubernetes'] },
  };
  const [one, other] = [
    await factsOf(await fileOf(sheet, layout, 'pdf')),
    await factsOf(await fileOf(sheetOf(more, layout, 3), layout, 'pdf')),
  ];
  const names = (facts: typeof one) => facts.skills.map((skill) => skill.text);
  expect(names(other)).toContain('Kubernetes');
  expect(names(one)).not.toContain('Kubernetes');
});

test.for<[TrickName, string]>([
  ['white text', 'white'],
  ['tiny text', 'tiny'],
  ['transparent text', 'transparent'],
  ['text off the page', 'off-page'],
  ['text under a box', 'covered'],
  ['text outside the clipping', 'clipped'],
  ['keywords of the file', 'metadata'],
  ['white text in DOCX', 'white'],
])('%s is reported as hidden', async ([trick, reason]) => {
  const { layout, sheet } = sheetFor(0);
  const bytes = await hideIn(sheet, layout, trick, 'Falconry Blacksmithing');
  const outcome = await extractAndParse(bytes, { now: '2025-06' });
  if (!outcome.ok) throw new Error(outcome.code);
  const hidden = outcome.reading.hidden.find((text) => text.text.includes('Falconry'));
  expect(hidden?.reason).toBe(reason);
  expect(outcome.reading.lines.some((line) => line.text.includes('Falconry'))).toBe(false);
});

test('parsing in a separate process gives the same facts as parsing here', { timeout: 60_000 }, async () => {
  const reader = createDocumentReader({ atOnce: 1, documentsPerProcess: 1 });
  for (const index of [1, 2]) {
    const { layout, sheet } = sheetFor(index);
    const bytes = await fileOf(sheet, layout, 'pdf');
    const outcome = await reader.read(bytes, { now: '2025-06' });
    if (!outcome.ok) throw new Error(outcome.code);
    expect(factsFromReading(outcome.reading)).toEqual(await factsOf(bytes));
  }
});
