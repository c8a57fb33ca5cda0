import type { CandidateFacts, FitResult, JobFacts } from './facts.ts';
import { inLedger1 } from './ledger-1.ts';
import { scoreFit, tailoredBulletCount } from './score.ts';
import { vocabulary, VOCABULARY_VERSIONS, withVocabulary, type Vocabulary } from '../skills/vocabulary.ts';
import { LEDGER_VERSION, WEIGHTS_VERSION, WEIGHTS_VERSIONS, type WeightsVersion } from './weights.ts';

/** What a score was counted from, and what came out, so that anybody can count it again. */
export type ReceiptContent = {
  inputs: { candidate: CandidateFacts; job: JobFacts };
  result: FitResult & { tailoredBulletCount: number };
};

/** A receipt's content as it was read from a file: of the result, nothing is taken for granted but its versions. */
type Written = {
  inputs: ReceiptContent['inputs'];
  result: Pick<FitResult, 'versions'> & Record<string, unknown>;
};

/** Counts a score and keeps what it was counted from; `ledger` says how its ledger is written, null as ledger 1; `words` by which vocabulary. */
export function contentOf(
  candidate: CandidateFacts,
  job: JobFacts,
  version: WeightsVersion = WEIGHTS_VERSION,
  ledger: string | null = LEDGER_VERSION,
  words: string | Vocabulary = vocabulary(),
): ReceiptContent {
  const counted = withVocabulary(words, () => scoreFit(candidate, job, version));
  const result = ledger === null ? inLedger1(counted) : counted;
  return {
    inputs: { candidate, job },
    result: { ...result, tailoredBulletCount: tailoredBulletCount(result.skillOverlap) },
  };
}

/** Where the written result and the one recalculated from the written inputs, by the weights and the vocabulary it names, differ; empty when they are equal. */
export function differencesIn(content: Written): { path: string; written: string; counted: string }[] {
  const { weights, ledger, vocabulary: made } = content.result.versions;
  const { candidate, job } = content.inputs;
  const version = WEIGHTS_VERSIONS.find((one) => one === weights);
  const words = VOCABULARY_VERSIONS.find((one) => one === made);
  const counted = contentOf(candidate, job, version, ledger ?? null, words).result;
  const [before, now] = [leavesOf(content.result), leavesOf(counted)];
  return [...new Set([...before.keys(), ...now.keys()])]
    .filter((path) => before.get(path) !== now.get(path))
    .map((path) => ({ path, written: before.get(path) ?? 'nothing', counted: now.get(path) ?? 'nothing' }));
}

/** JSON with the keys of every object in order, so that equal values are equal texts. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  const sorted = entries.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${sorted.map(([key, one]) => `${JSON.stringify(key)}:${canonicalJson(one)}`).join(',')}}`;
}

function leavesOf(value: unknown, path = 'result'): Map<string, string> {
  if (value === null || typeof value !== 'object') return new Map([[path, JSON.stringify(value) ?? 'null']]);
  const entries = Object.entries(value);
  if (entries.length === 0) return new Map([[path, Array.isArray(value) ? '[]' : '{}']]);
  return new Map(
    entries.flatMap(([key, one]) => [
      ...leavesOf(one, Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`),
    ]),
  );
}
