import { expect, test } from 'vitest';
import type { Stage } from '../../../api/hiring/applications.ts';
import { delayMinutes, rulesFor, type StoredRule, waitsTooShort } from './rules.ts';

const rule = (id: string, jobId: string | null, stage: string): StoredRule => ({
  id,
  job_id: jobId,
  stage,
  act: { do: 'tag', tag: id },
});
const rules = [
  rule('any interview', null, 'interview'),
  rule('second round', 'job', 'round-2'),
  rule('of another', 'other', 'round-2'),
  rule('hired', null, 'hired'),
  rule('back', null, 'new'),
];
const at = (kind: Stage, key: string = kind) => ({ kind, key });

test.each([
  [at('new'), at('interview'), ['any interview']],
  [at('new'), at('interview', 'round-2'), ['any interview', 'second round']],
  [at('interview'), at('interview', 'round-2'), ['second round']],
  [at('offer'), at('hired'), ['hired']],
  [at('screen'), at('new'), []],
  [at('screen'), at('withdrawn'), []],
] as const)('a move from %o to %o sets off %o', (from, to, expected) => {
  expect(rulesFor(rules, 'job', { from, to }).map(({ id }) => id)).toEqual(expected);
});

test('a message waits until the move cannot be undone any more', () => {
  const message = (days: number) => ({ do: 'message', template_id: 't', days }) as const;
  expect([0, 1, 14].map(delayMinutes)).toEqual([10, 1440, 20_160]);
  expect(waitsTooShort('rejected', message(0))).toBe(true);
  expect(waitsTooShort('rejected', message(1))).toBe(false);
  expect(waitsTooShort('interview', message(0))).toBe(false);
  expect(waitsTooShort('rejected', { do: 'notify', to: null })).toBe(false);
});
