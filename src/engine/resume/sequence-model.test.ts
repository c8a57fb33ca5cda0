import { expect, test } from 'vitest';
import { label, unpackModel } from './sequence-model.ts';

/** Two labels; "b" speaks for the second, and the second follows itself more readily than the first. */
const model = unpackModel({
  labels: ['one', 'two'],
  scale: 10,
  features: 'a\nb',
  weights: Buffer.from(Int8Array.from([20, 0, 0, 20, 0, 0, 0, 30])).toString('base64'),
  steps: 1,
});
const sequence = (names: string[]) => names.map((name) => ({ features: [name], step: 0 }));

test('the best labels are those of the sequence as a whole', () => {
  expect(label(model, sequence(['a', 'a'])).best).toEqual([0, 0]);
  // Alone an unknown element is of either label; between two of the second it is theirs.
  expect(label(model, sequence(['b', 'unknown', 'b'])).best).toEqual([1, 1, 1]);
  expect(label(model, []).best).toEqual([]);
});

test('the share of a label is its share of all paths', () => {
  const { likely } = label(model, sequence(['a', 'b']));
  // Scores of the four paths: one-one 2, one-two 4, two-one 0, two-two 2 + 3.
  const paths = [2, 4, 0, 5].map((score) => Math.exp(score));
  const all = paths.reduce((sum, path) => sum + path, 0);
  const [first, second] = likely;
  expect(first?.[0]).toBeCloseTo(((paths[0] ?? 0) + (paths[1] ?? 0)) / all, 5);
  expect(second?.[1]).toBeCloseTo(((paths[1] ?? 0) + (paths[3] ?? 0)) / all, 5);
});

test('sequences of thousands keep shares that add up to one', () => {
  const { likely, best } = label(
    model,
    sequence(Array.from({ length: 5_000 }, (_, i) => (i % 7 ? 'a' : 'b'))),
  );
  expect(best).toHaveLength(5_000);
  for (const row of likely) expect((row[0] ?? 0) + (row[1] ?? 0)).toBeCloseTo(1, 6);
});
