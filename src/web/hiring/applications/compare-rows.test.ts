import { expect, test } from 'vitest';
import type { LedgerRow } from '../../../api/matching/fit.ts';
import { compareLedgers, readCompared, whyAbove } from './compare-rows.ts';

const row = (requirement: string, canonical?: string): LedgerRow => ({
  kind: 'required_skill',
  requirement,
  ...(canonical && { canonical }),
  state: 'met',
  reason: '',
  evidence: [],
  points: 1,
});
const scored = (...ledger: LedgerRow[]) => ({ score: { ledger } as never });

test('one requirement stands once, whatever each job calls it; what a job does not ask stays empty', () => {
  const compared = compareLedgers([
    scored(row('JS', 'javascript'), row('Go')),
    { score: null },
    scored(row('JavaScript', 'javascript')),
  ]);
  expect(compared.map(({ requirement, rows }) => [requirement, rows.map((item) => item !== null)])).toEqual([
    ['JS', [true, false, true]],
    ['Go', [true, false, false]],
  ]);
});

test('an address names at most four people, each once', () => {
  const id = (digit: number) => `00000000-0000-7000-8000-00000000000${digit}`;
  const text = [1, 1, 2, 3, 4, 5].map(id).join(',');
  expect(readCompared(`x,${text}`)).toEqual([1, 2, 3, 4].map(id));
  expect(readCompared(undefined)).toEqual([]);
});

test('one stands above the next of the same job by the three rows of the key that differ most', () => {
  const keyed = (id: string, job: string, values: number[]) => {
    const names = ['title', 'duties', 'words', 'licence'];
    const parts = names.map((name, at) => ({ name, weight: 0.25, value: values[at] ?? 0 }));
    const fit = parts.reduce((sum, { weight, value }) => sum + weight * value, 0);
    return { id, job_id: job, score: { fit, parts } as never };
  };
  const low = keyed('low', 'a', [0, 0.5, 0.2, 0]);
  const high = keyed('high', 'a', [0.4, 0.4, 0.2, 1]);
  const reasons = whyAbove([low, keyed('else', 'b', [0, 0, 0, 0]), high]);
  expect([...reasons.keys()]).toEqual(['high']);
  expect(reasons.get('high')?.below.id).toBe('low');
  expect(reasons.get('high')?.rows.map(({ name, points }) => [name, Math.round(points * 10) / 10])).toEqual([
    ['Licences', 25],
    ['Title', 10],
    ['Duties', -2.5],
  ]);
});
