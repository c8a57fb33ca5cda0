import { describe, expect, it } from 'vitest';
import { checklistSteps } from '../../../api/candidates/candidates.ts';
import { daysInStage } from '../../platform/ui/format.ts';
import { checklistProgress, stepLabel } from './checklist.ts';

const withDone = (...done: string[]) => checklistSteps.map((step) => ({ step, done: done.includes(step) }));

describe('the checklist', () => {
  it('counts steps over six and names the first unmet one, whatever comes after it', () => {
    expect(checklistProgress(withDone('account', 'profile'))).toEqual({
      done: 2,
      percent: 33,
      next: 'resume',
    });
    expect(checklistProgress(withDone('account', 'resume', 'profile'))).toMatchObject({
      percent: 50,
      next: 'experience',
    });
  });

  it('has no next step when all six are done', () => {
    expect(checklistProgress(withDone(...checklistSteps))).toEqual({ done: 6, percent: 100, next: null });
  });

  it('leads each step to its place', () => {
    const places = checklistSteps.slice(1).map((step) => [stepLabel[step].action, stepLabel[step].target]);
    expect(places).toEqual([
      ['Upload resume', 'resume-card'],
      ['Complete profile', '/profile'],
      ['Add experience', '/experiences/new'],
      ['Browse jobs', '/jobs'],
      ['Apply to jobs', '/jobs'],
    ]);
  });
});

describe('days in a stage', () => {
  it.each([
    ['2026-03-01T00:00:00Z', '2026-03-01T23:59:59Z', 'since today'],
    ['2026-03-01T12:00:00Z', '2026-03-02T12:00:00Z', 'for 1 day'],
    ['2026-03-01T12:00:00Z', '2026-03-11T11:00:00Z', 'for 9 days'],
    ['2026-03-02T00:00:00Z', '2026-03-01T00:00:00Z', 'since today'],
  ])('from %s to %s reads "%s"', (since, now, words) => {
    expect(daysInStage(since, now)).toBe(words);
  });
});
