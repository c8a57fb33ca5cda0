import { expect, test } from 'vitest';
import type { LedgerRow } from '../../../api/matching/fit.ts';
import { compareLedgers, readCompared } from './compare-rows.ts';

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
