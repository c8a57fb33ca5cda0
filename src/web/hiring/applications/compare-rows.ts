import type { Applicant } from '../../../api/hiring/applications.ts';
import type { LedgerRow } from '../../../api/matching/fit.ts';

/** A requirement, and the row of each applicant for it in their order; null where their job does not ask for it. */
export type ComparedRequirement = {
  kind: LedgerRow['kind'];
  requirement: string;
  rows: (LedgerRow | null)[];
};

/** The most applicants that stand side by side. */
export const mostCompared = 4;

/** The requirements of the jobs that these people applied to, once each, with what each person's own words say. */
export function compareLedgers(applicants: Pick<Applicant, 'score'>[]): ComparedRequirement[] {
  const found = new Map<string, ComparedRequirement>();
  applicants.forEach(({ score }, index) => {
    for (const row of score?.ledger ?? []) {
      const key = `${row.kind} ${row.canonical ?? row.requirement.toLowerCase()}`;
      const compared = found.get(key) ?? {
        kind: row.kind,
        requirement: row.requirement,
        rows: applicants.map(() => null),
      };
      compared.rows[index] = row;
      found.set(key, compared);
    }
  });
  return [...found.values()];
}

/** The applicants that an address names: distinct ids, at most four. */
export function readCompared(text: string | undefined): string[] {
  const ids = (text ?? '').split(',').filter((id) => /^[0-9a-f-]{36}$/i.test(id));
  return [...new Set(ids)].slice(0, mostCompared);
}
