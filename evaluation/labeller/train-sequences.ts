import type { Element, StoredModel } from '../../src/engine/resume/sequence-model.ts';

/** A sequence with the right label of each of its elements. */
export type Example = { elements: Element[]; truth: number[] };

type Indexed = { ids: Int32Array[]; steps: number[]; truth: number[] };

/** How a model is trained: how often all examples are gone through, how rare a feature may be, and how much weights are held down. */
export type Training = { rounds: number; least: number; decay: number };

/** Trains a conditional random field by gradient steps (AdaGrad) on the likelihood of the right labels; the same examples give the same model. */
export function trainSequences(
  examples: readonly Example[],
  labels: readonly string[],
  { rounds, least, decay }: Training,
): StoredModel {
  const names = frequent(examples, least);
  const ids = new Map(names.map((name, i) => [name, i]));
  const indexed = examples.filter((one) => one.elements.length > 0).map((one) => indexOf(one, ids));
  const kinds = 1 + Math.max(0, ...indexed.flatMap((one) => one.steps));
  const width = labels.length;
  const size = names.length * width + kinds * width * width;
  const trained = descend(indexed, size, names.length * width, width, rounds, decay);
  return pack(trained, names, labels, kinds);
}

function frequent(examples: readonly Example[], least: number): string[] {
  const counts = new Map<string, number>();
  for (const { elements } of examples)
    for (const { features } of elements)
      for (const name of features) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= least).map(([name]) => name);
}

function indexOf({ elements, truth }: Example, ids: ReadonlyMap<string, number>): Indexed {
  return {
    ids: elements.map(({ features }) => Int32Array.from(features.flatMap((name) => ids.get(name) ?? []))),
    steps: elements.map(({ step }) => step),
    truth,
  };
}

function descend(
  examples: Indexed[],
  size: number,
  stepsAt: number,
  width: number,
  rounds: number,
  decay: number,
): Float64Array {
  const weights = new Float64Array(size);
  const squares = new Float64Array(size).fill(1);
  const mean = new Float64Array(size);
  const order = examples.map((_, i) => i);
  let state = 12345;
  const next = (below: number) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  for (let round = 0; round < rounds; round += 1) {
    for (let i = order.length - 1; i > 0; i -= 1) {
      const j = next(i + 1);
      [order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0];
    }
    for (const i of order) {
      const example = examples[i];
      if (example) climb(example, { weights, squares, stepsAt, width }, decay);
    }
    // The mean over the later rounds is steadier than the end.
    if (round >= rounds / 2) for (let i = 0; i < size; i += 1) mean[i] = (mean[i] ?? 0) + (weights[i] ?? 0);
  }
  const counted = rounds - Math.ceil(rounds / 2);
  return mean.map((value) => value / Math.max(1, counted));
}

const RATE = 0.15;

type Net = { weights: Float64Array; squares: Float64Array; stepsAt: number; width: number };

/** One step towards the right labels of one example. */
function climb(example: Indexed, net: Net, decay: number): void {
  const { ids, truth } = example;
  const { weights, squares, width } = net;
  const { own, forward, backward, whole, stepAt } = pathsOf(example, net);
  const push = (index: number, slope: number) => {
    const gradient = slope - decay * (weights[index] ?? 0);
    squares[index] = (squares[index] ?? 1) + gradient * gradient;
    weights[index] = (weights[index] ?? 0) + (RATE * gradient) / Math.sqrt(squares[index] ?? 1);
  };
  const slopesOfSteps: [number, number][] = [];
  for (let at = 1; at < ids.length; at += 1)
    for (let from = 0; from < width; from += 1)
      for (let to = 0; to < width; to += 1) {
        const log =
          (forward[at - 1]?.[from] ?? 0) +
          (weights[stepAt(at, from, to)] ?? 0) +
          (own[at]?.[to] ?? 0) +
          (backward[at]?.[to] ?? 0);
        const right = truth[at - 1] === from && truth[at] === to ? 1 : 0;
        const slope = right - Math.exp(log - whole);
        if (Math.abs(slope) > 1e-4) slopesOfSteps.push([stepAt(at, from, to), slope]);
      }
  for (const [at, features] of ids.entries())
    for (let l = 0; l < width; l += 1) {
      const share = Math.exp((forward[at]?.[l] ?? 0) + (backward[at]?.[l] ?? 0) - whole);
      const slope = (truth[at] === l ? 1 : 0) - share;
      if (Math.abs(slope) > 1e-3) for (const id of features) push(id * width + l, slope);
    }
  for (const [index, slope] of slopesOfSteps) push(index, slope);
}

/** The logarithms of the sums over all paths that lead to each label and on from it, and over all paths. */
function pathsOf({ ids, steps }: Indexed, { weights, stepsAt, width }: Net) {
  const own = ids.map((features) => {
    const score = new Float64Array(width);
    for (const id of features)
      for (let l = 0; l < width; l += 1) score[l] = (score[l] ?? 0) + (weights[id * width + l] ?? 0);
    return score;
  });
  const stepAt = (at: number, from: number, to: number) =>
    stepsAt + (steps[at] ?? 0) * width * width + from * width + to;
  const forward: Float64Array[] = [own[0] ?? new Float64Array(width)];
  const buffer = new Float64Array(width);
  for (let at = 1; at < own.length; at += 1) {
    const row = new Float64Array(width);
    for (let to = 0; to < width; to += 1) {
      for (let from = 0; from < width; from += 1)
        buffer[from] = (forward[at - 1]?.[from] ?? 0) + (weights[stepAt(at, from, to)] ?? 0);
      row[to] = logOfSum(buffer) + (own[at]?.[to] ?? 0);
    }
    forward.push(row);
  }
  const backward: Float64Array[] = own.map(() => new Float64Array(width));
  for (let at = own.length - 2; at >= 0; at -= 1)
    for (let from = 0; from < width; from += 1) {
      for (let to = 0; to < width; to += 1)
        buffer[to] =
          (weights[stepAt(at + 1, from, to)] ?? 0) + (own[at + 1]?.[to] ?? 0) + (backward[at + 1]?.[to] ?? 0);
      const row = backward[at];
      if (row) row[from] = logOfSum(buffer);
    }
  return { own, forward, backward, whole: logOfSum(forward.at(-1) ?? buffer), stepAt };
}

function logOfSum(values: Float64Array): number {
  let most = -Infinity;
  for (const value of values) if (value > most) most = value;
  let sum = 0;
  for (const value of values) sum += Math.exp(value - most);
  return most + Math.log(sum);
}

function pack(weights: Float64Array, names: string[], labels: readonly string[], steps: number): StoredModel {
  const most = weights.reduce((best, value) => Math.max(best, Math.abs(value)), 1e-9);
  const scale = 127 / most;
  const bytes = Buffer.from(Int8Array.from(weights, (value) => Math.round(value * scale)).buffer);
  return {
    labels: [...labels],
    scale: Math.round(scale * 1e4) / 1e4,
    features: names.join('\n'),
    weights: bytes.toString('base64'),
    steps,
  };
}
