import { expect, test } from 'vitest';
import type { ScoreShape } from './ledger.ts';
import { openMusts, shapeInFull, shapeText } from './shape-text.ts';

const shape: ScoreShape = {
  proven: 2,
  listed: 1,
  elsewhere: 0,
  likely: 1,
  stated: 0,
  bare: 0,
  unknown: 1,
  denied: 0,
  mostlyStated: false,
  musts: [
    { kind: 'licence', name: 'Driving licence', state: 'open' },
    { kind: 'licence', name: 'Site card', state: 'open' },
    { kind: 'language', name: 'German', state: 'denied' },
    // Asked for among the skills, and by its own field.
    { kind: 'language', name: 'German', state: 'denied' },
  ],
};

const say: Parameters<typeof shapeText>[1] = (name, values) => `${values.count} ${name}`;

test('a score shape has a short and a full description', () => {
  expect(shapeText(shape, say)).toBe('3 ui.shown, 1 ui.likely, 1 ui.open');
  expect(shapeInFull(shape, say)).toBe('2 ui.proven, 1 ui.listed, 1 ui.likely, 1 ui.unknown');
});

test('open licences and languages are named, grouped by kind and state', () => {
  expect(openMusts(shape)).toEqual([
    { kind: 'licence', state: 'open', names: ['Driving licence', 'Site card'] },
    { kind: 'language', state: 'denied', names: ['German'] },
  ]);
});
