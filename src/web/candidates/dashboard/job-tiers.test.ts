import { expect, test } from 'vitest';
import type { RecommendedJob } from '../../../api/candidates/candidates.ts';
import { isAboutCandidate, jobTier } from './job-tiers.ts';

type Fit = NonNullable<RecommendedJob['fit']>;
const nothing = { proven: 0, listed: 0, elsewhere: 0, likely: 0, stated: 0, bare: 0, unknown: 0, denied: 0 };
const fit = (percent: number, shape: Partial<NonNullable<Fit['shape']>>): Fit => ({
  job_id: 'j',
  label: null,
  skill_overlap: percent,
  tailored_bullet_count: 0,
  stale: false,
  shape: { ...nothing, mostlyStated: false, musts: [], ...shape },
});

test.each([
  ['every skill is shown', fit(92, { proven: 4, listed: 1, elsewhere: 1 }), 'shown'],
  ['one is only likely', fit(80, { proven: 5, likely: 1 }), 'close'],
  ['one is only stated', fit(80, { proven: 5, stated: 1 }), 'close'],
  [
    'a licence is open',
    fit(80, { proven: 5, musts: [{ kind: 'licence', name: 'RN', state: 'open' }] }),
    'close',
  ],
  ['half is shown', fit(40, { proven: 2, unknown: 2 }), 'close'],
  ['little is shown', fit(39, { proven: 1, unknown: 3 }), 'stretch'],
  ['all is only likely', fit(50, { likely: 5 }), 'stretch'],
  ['nothing is asked for', fit(20, {}), 'stretch'],
  ['there is no score yet', null, 'stretch'],
  ['the score is from before an upgrade', { ...fit(90, {}), shape: null }, 'stretch'],
])('the tier of a job where %s', (_what, given, expected) => {
  expect(jobTier({ fit: given })).toBe(expected);
});

test.each([
  ['nothing is known', fit(20, { unknown: 5 }), false],
  ['a skill is only stated', fit(20, { unknown: 4, stated: 1 }), true],
  ['a skill is denied', fit(0, { unknown: 4, denied: 1 }), true],
  ['there is no score yet', null, false],
])('whether a match rests on the candidate where %s', (_what, given, expected) => {
  expect(isAboutCandidate({ fit: given })).toBe(expected);
});
