import { expect, test } from 'vitest';
import type { LedgerRow } from '../fit/facts.ts';
import { claimsOf } from './claims.ts';
import { countSuggestions } from './count-suggestions.ts';
import { openRequirements, servedBy } from './requirements.ts';
import { suggestBullets } from './suggest.ts';

const claims = claimsOf([
  {
    title: 'Baker',
    company: 'Tarn Works',
    ongoing: false,
    description:
      '- Responsible for answering the telephone\n- Fed the mixers and ran the oven for twelve kinds of bread\n- Installed k8s clusters',
  },
]);

test('a line related to an open requirement comes first, and names the requirement', () => {
  const job = { required: [], desired: [], description: '' };
  expect(suggestBullets(claims, job).map(({ requirement }) => requirement)).toEqual([null, null]);
  const [first] = suggestBullets(claims, { ...job, open: ['Dough mixing'] });
  expect(first).toMatchObject({ claim: { id: '0/1' }, requirement: 'Dough mixing' });
  expect(first?.reasons).toContainEqual({
    key: 'bulletReasons.couldShow',
    values: { requirement: 'Dough mixing' },
  });
  expect([...servedBy(claims, ['Tax law']).keys()]).toEqual([]);
});

test('requirements without evidence, likely or weakly shown are open; shown and denied ones and non-skills are not', () => {
  const row = (requirement: string, rest: Partial<LedgerRow>): LedgerRow => ({
    kind: 'required_skill',
    requirement,
    state: 'partly',
    reason: '',
    evidence: [],
    points: 0,
    ...rest,
  });
  const states = ['proven', 'listed', 'elsewhere', 'likely', 'stated', 'bare', 'unknown', 'denied'] as const;
  expect(openRequirements(states.map((known) => row(known, { known })))).toEqual([
    'likely',
    'stated',
    'bare',
    'unknown',
  ]);
  expect(
    openRequirements([
      row('A', { state: 'unknown' }),
      row('B', { state: 'met' }),
      row('C', { kind: 'desired_skill' }),
      row('D', { kind: 'years', state: 'unknown' }),
      row('E', { kind: 'licence', state: 'unknown' }),
    ]),
  ).toEqual(['A', 'C']);
});

test.each([
  [['Kubernetes'], 3],
  [[], 2],
])('for a job that requires %j the count equals the number of suggestions', (required, count) => {
  const job = { required, desired: [], description: '' };
  expect(suggestBullets(claims, job)).toHaveLength(count);
  expect(countSuggestions(claims)(job)).toBe(count);
});
