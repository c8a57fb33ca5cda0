import { expect, test } from 'vitest';
import type { ApplicationStep, OwnApplication } from '../../../api/hiring/my-applications.ts';
import { nextLabel } from './application-labels.ts';

type Step = [ApplicationStep['kind'], ApplicationStep['stage']?];

test.each<[OwnApplication['stage'], Step[], RegExp]>([
  ['new', [['submitted']], /^Oak has received it but not opened it yet/],
  ['new', [['submitted'], ['viewed']], /^Someone at Oak has opened it/],
  ['new', [['submitted'], ['interview_proposed']], /^Oak is waiting for you to choose an interview time/],
  [
    'interview',
    [['interview_proposed'], ['interview_booked'], ['moved', 'interview']],
    /^Your interview is booked/,
  ],
  ['interview', [['interview_booked'], ['interview_cancelled']], /^Oak wants to talk with you/],
  ['offer', [['interview_held'], ['moved', 'offer']], /^Oak is preparing an offer/],
  ['screen', [['moved', 'screen'], ['offer_sent']], /^Oak is waiting for your answer to its offer/],
  ['rejected', [['interview_booked'], ['moved', 'rejected']], /^Oak chose another candidate/],
  ['withdrawn', [['interview_booked'], ['withdrawn']], /^You withdrew/],
])('at stage %s, after %j, it is said what comes next', (stage, done, words) => {
  const steps = done.map(([kind, to = null]) => ({ kind, stage: to, at: '2026-03-02T10:00:00.000Z' }));
  expect(nextLabel({ employer_name: 'Oak', stage, steps, job_status: 'open' })).toMatch(words);
});
