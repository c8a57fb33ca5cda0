import { expect, it } from 'vitest';
import { stages } from '../../api/applications.ts';
import { nextStage } from './stage-order.ts';

it('an application goes on stage by stage until it is hired, and never on to rejected', () => {
  expect(stages.map((stage) => nextStage(stage))).toEqual([
    'screen',
    'interview',
    'offer',
    'hired',
    null,
    null,
    null,
  ]);
});
