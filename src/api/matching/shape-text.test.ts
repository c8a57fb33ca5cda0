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
  ],
};

test('a shape is told in a few words, and in full', () => {
  expect(shapeText(shape)).toBe('3 shown, 1 likely, 1 open');
  expect(shapeInFull(shape)).toBe('2 proven, 1 listed, 1 likely, 1 unknown');
});

test('licences and languages that are open are named by kind', () => {
  expect(openMusts(shape)).toEqual([
    { text: 'Licence: open (2)', names: 'Driving licence, Site card' },
    { text: 'Language: not held', names: 'German' },
  ]);
});
