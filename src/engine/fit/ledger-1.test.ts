import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { canonicalJson, contentOf, differencesIn, type ReceiptContent } from './receipt.ts';
import { LEDGER_VERSION, WEIGHTS_VERSIONS } from './weights.ts';

/** Scores with all that they were counted from, as they were written in ledger 1 by the weights 1 to 3. */
const written = readFileSync(new URL('receipts-of-ledger-1.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as ReceiptContent);

test('receipts of ledger 1 are counted again to the same bytes', () => {
  expect(new Set(written.map(({ result }) => result.versions.weights))).toEqual(new Set(['1', '2', '3']));
  for (const content of written) {
    const { candidate, job } = content.inputs;
    const { weights, vocabulary } = content.result.versions;
    const version = WEIGHTS_VERSIONS.find((one) => one === weights);
    expect(canonicalJson(contentOf(candidate, job, version, null, vocabulary).result)).toBe(
      canonicalJson(content.result),
    );
    expect(differencesIn(content)).toEqual([]);
  }
});

test('the ledger says the same as messages: numbers, states, order and quotes are as before', () => {
  for (const { inputs, result } of written) {
    const { weights, vocabulary } = result.versions;
    const version = WEIGHTS_VERSIONS.find((one) => one === weights);
    const now = contentOf(inputs.candidate, inputs.job, version, LEDGER_VERSION, vocabulary).result;
    const numbers = ({ skillOverlap, fit, parts, tailoredBulletCount }: typeof now) => [
      skillOverlap,
      fit,
      parts,
      tailoredBulletCount,
    ];
    expect(numbers(now)).toEqual(numbers(result));
    const rows = ({ ledger }: typeof now) =>
      ledger.map(({ requirement: _requirement, reason: _reason, ...row }) => row);
    expect(rows(now)).toEqual(rows(result));
    for (const { reason } of now.ledger) expect(reason).toHaveProperty('key');
    expect(differencesIn({ inputs, result: now })).toEqual([]);
  }
});

test('a changed word in a receipt of ledger 1 is found', () => {
  const [first] = written;
  if (!first) throw new Error('There is no receipt.');
  const ledger = first.result.ledger.map((row) => ({ ...row, reason: 'Proven.' }));
  expect(differencesIn({ ...first, result: { ...first.result, ledger } })[0]).toMatchObject({
    path: 'result.ledger[0].reason',
    written: '"Proven."',
  });
});
