import { expect, it } from 'vitest';
import { usualStages } from '../../../api/hiring/job-stages.ts';
import { nextStage, targetStages } from './stage-order.ts';

it('an application goes on stage by stage until it is hired, and never on to rejected', () => {
  expect(usualStages.map((stage) => nextStage(usualStages, stage.key)?.key ?? null)).toEqual([
    'screen',
    'interview',
    'offer',
    'hired',
    null,
    null,
    null,
  ]);
});

it('goes on to a stage of the job’s own', () => {
  const stages = [...usualStages];
  stages.splice(2, 0, { key: 'phone-call', kind: 'screen', name: 'Phone call' });
  expect(nextStage(stages, 'screen')?.name).toBe('Phone call');
});

it('a withdrawn application goes nowhere, a rejected one not to hired at once', () => {
  expect(targetStages(usualStages, { stage: 'withdrawn', stage_key: 'withdrawn' })).toEqual([]);
  expect(
    targetStages(usualStages, { stage: 'rejected', stage_key: 'rejected' }).map((stage) => stage.key),
  ).toEqual(['new', 'screen', 'interview', 'offer']);
});
