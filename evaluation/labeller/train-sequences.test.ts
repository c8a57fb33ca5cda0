import { expect, test } from 'vitest';
import { label, unpackModel } from '../../src/engine/resume/sequence-model.ts';
import { trainSequences, type Example } from './train-sequences.ts';

/** "x" opens a run that "y" goes on with, whatever "z" says. */
const example = (names: string, truth: number[]): Example => ({
  elements: names.split('').map((name) => ({ features: [name, 'always'], step: 0 })),
  truth,
});
const examples = [
  example('xyyzz', [1, 1, 1, 0, 0]),
  example('zzxyy', [0, 0, 1, 1, 1]),
  example('zxz', [0, 1, 0]),
  example('xyz', [1, 1, 0]),
];
const training = { rounds: 30, least: 1, decay: 0 };

test('a model learns what it is shown, and twice the same', () => {
  const stored = trainSequences(examples, ['off', 'on'], training);
  const model = unpackModel(stored);
  for (const { elements, truth } of examples) expect(label(model, elements).best).toEqual(truth);
  expect(trainSequences(examples, ['off', 'on'], training)).toEqual(stored);
});

test('rare features are not learnt', () => {
  const stored = trainSequences(examples, ['off', 'on'], { ...training, least: 5 });
  expect(stored.features.split('\n')).not.toContain('x');
  expect(stored.features.split('\n')).toContain('always');
});
