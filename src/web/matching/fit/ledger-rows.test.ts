import { describe, expect, it } from 'vitest';
import type { LedgerRow } from '../../../api/matching/fit.ts';
import { groupRows, pointsLabel } from './ledger-rows.ts';

function row(kind: LedgerRow['kind'], requirement: string): LedgerRow {
  return { kind, requirement, state: 'met', reason: '', evidence: [], points: 0 };
}

describe('the ledger', () => {
  it('reads required first, then desired, then the rest, each in the order of the score', () => {
    const rows = [
      row('years', '5 years'),
      row('desired_skill', 'Rust'),
      row('required_skill', 'Go'),
      row('place', 'Austin'),
    ];
    expect(groupRows(rows).map((group) => [group.title, group.rows.map((item) => item.requirement)])).toEqual(
      [
        ['Required skills', ['Go']],
        ['Desired skills', ['Rust']],
        ['Other requirements', ['5 years', 'Austin']],
      ],
    );
  });

  it('has no group without rows', () => {
    expect(groupRows([])).toEqual([]);
  });

  it('says points to one decimal', () => {
    expect([100 / 3, 50, 0].map((points) => pointsLabel(points))).toEqual(['33.3', '50', '0']);
  });
});
