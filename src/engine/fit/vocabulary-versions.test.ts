import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesOfVersion, versionOf, vocabularyOf, withVocabulary } from '../skills/vocabulary.ts';
import { wayBack } from '../skills/earlier.ts';
import { VOCABULARY_FILES } from '../skills/vocabulary/index.ts';
import { canonicalJson, contentOf, differencesIn, type ReceiptContent } from './receipt.ts';

/** Receipts that were made when the vocabulary was another. */
const written = readFileSync(new URL('receipts-of-ledger-1.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as ReceiptContent);

/** A vocabulary to come: a dockerfile shows Terraform, and what was no skill's name is one, as everyday words are. */
const changedFiles = new Map(
  Array.from(VOCABULARY_FILES, ([name, lines]) => [
    name,
    lines.map((line) =>
      line.replace(', dockerfile,', ',').replace(/^Terraform \| ?/, 'Terraform | dockerfile, '),
    ),
  ]),
).set('to-come', ['[practice]', 'Falconry | falconry hoods, plumbing repair, engineer, team, work']);
const changed = vocabularyOf(changedFiles);

test('a receipt is counted again by the vocabulary it names, whatever the newest is', () => {
  withVocabulary(changed, () => {
    for (const content of written) expect(differencesIn(content)).toEqual([]);
  });
});

test('by another vocabulary it comes out otherwise, and names that one', () => {
  const otherwise = written.filter(({ inputs: { candidate, job } }) => {
    const before = contentOf(candidate, job).result;
    const now = withVocabulary(changed, () => contentOf(candidate, job)).result;
    expect(now.versions.vocabulary).toBe(changed.version);
    return canonicalJson(before.ledger) !== canonicalJson(now.ledger);
  });
  expect(otherwise.length).toBeGreaterThan(5);
});

test('the changed vocabulary has a way back to today, by which scores are the same', () => {
  const today = versionOf(VOCABULARY_FILES);
  const ways = [wayBack(changedFiles, VOCABULARY_FILES, today)];
  const again = vocabularyOf(filesOfVersion(today, changedFiles, ways));
  for (const { candidate, job } of written.map(({ inputs }) => inputs))
    expect(withVocabulary(again, () => contentOf(candidate, job))).toEqual(contentOf(candidate, job));
});

test('a receipt of a vocabulary that is not kept differs in its version, not silently', () => {
  const [first] = written;
  if (!first) throw new Error('There is no receipt.');
  const versions = { ...first.result.versions, vocabulary: 'ffffffffffffffff' };
  const paths = differencesIn({ ...first, result: { ...first.result, versions } }).map(({ path }) => path);
  expect(paths).toContain('result.versions.vocabulary');
});
