/** A learnt model that gives each element of a sequence one of a few labels (a conditional random field of the first order). */
export type SequenceModel = {
  labels: readonly string[];
  /** For each known feature its weight for every label. */
  weights: ReadonlyMap<string, Float32Array>;
  /** For each kind of step the weight from every label to every label, row after row. */
  steps: readonly Float32Array[];
  /** The same as factors of likelihood. */
  factors: readonly Float32Array[];
};

/** A model as it stands in a file: whole numbers of one byte, to be divided by `scale`. */
export type StoredModel = {
  labels: string[];
  scale: number;
  /** Names of features, one a line. */
  features: string;
  /** Bytes in base64: the weights of all features, then those of all steps. */
  weights: string;
  steps: number;
};

/** What is known about one element: its features, and the kind of the step from the element before. */
export type Element = { features: readonly string[]; step: number };

/** The labels of a sequence, and for each element how likely each label is. */
export type Labelled = { best: number[]; likely: Float64Array[] };

/** Unpacks a stored model. */
export function unpackModel(stored: StoredModel): SequenceModel {
  const bytes = new Int8Array(Buffer.from(stored.weights, 'base64'));
  const width = stored.labels.length;
  const row = (at: number, length: number) =>
    Float32Array.from(bytes.subarray(at, at + length), (byte) => byte / stored.scale);
  const names = stored.features.split('\n');
  const square = width * width;
  const steps = Array.from({ length: stored.steps }, (_, i) =>
    row(names.length * width + i * square, square),
  );
  return {
    labels: stored.labels,
    weights: new Map(names.map((name, i) => [name, row(i * width, width)])),
    steps,
    factors: steps.map((step) => step.map((value) => Math.exp(value))),
  };
}

/** Labels a sequence: the best one as a whole, and the share of each label at each element. */
export function label(model: SequenceModel, elements: readonly Element[]): Labelled {
  if (elements.length === 0) return { best: [], likely: [] };
  const scores = elements.map((element) => scoreOf(model, element));
  return { best: bestPath(model, elements, scores), likely: shares(model, elements, scores) };
}

function scoreOf({ labels, weights }: SequenceModel, { features }: Element): Row {
  const score = new Float64Array(labels.length);
  for (const name of features) {
    const row = weights.get(name);
    if (row) for (let i = 0; i < row.length; i += 1) score[i] = (score[i] ?? 0) + (row[i] ?? 0);
  }
  return score;
}

const none = new Float32Array(0);

type Row = Float64Array<ArrayBuffer>;

function bestPath(model: SequenceModel, elements: readonly Element[], scores: Row[]): number[] {
  const width = model.labels.length;
  const back: Int16Array[] = [];
  let reached = scores[0] ?? new Float64Array(width);
  for (let at = 1; at < scores.length; at += 1) {
    const step = model.steps[elements[at]?.step ?? 0] ?? none;
    const from = new Int16Array(width);
    const next = new Float64Array(width);
    for (let to = 0; to < width; to += 1) {
      let best = -Infinity;
      for (let i = 0; i < width; i += 1) {
        const value = (reached[i] ?? 0) + (step[i * width + to] ?? 0);
        if (value > best) [best, from[to]] = [value, i];
      }
      next[to] = best + (scores[at]?.[to] ?? 0);
    }
    back.push(from);
    reached = next;
  }
  let last = reached.indexOf(largest(reached));
  const path = [last];
  for (const from of back.toReversed()) {
    last = from[last] ?? 0;
    path.push(last);
  }
  return path.toReversed();
}

/** The share of each label at each element over all paths, forward and backward, each row scaled so that its sum is 1. */
function shares(
  { labels, factors }: SequenceModel,
  elements: readonly Element[],
  scores: Row[],
): Float64Array[] {
  const width = labels.length;
  const own = scores.map((score) => {
    const most = largest(score);
    return score.map((value) => Math.exp(value - most));
  });
  const forward: Row[] = [];
  for (const [at, weight] of own.entries()) {
    const before = forward[at - 1];
    const step = factors[elements[at]?.step ?? 0] ?? none;
    const row = before ? times(before, step, width, false) : new Float64Array(width).fill(1);
    forward.push(normal(row, weight));
  }
  let after = new Float64Array(width).fill(1);
  for (let at = own.length - 1; at >= 0; at -= 1) {
    const row = forward[at] ?? after;
    forward[at] = normal(row, after);
    const step = factors[elements[at]?.step ?? 0] ?? none;
    after = normal(times(normal(after, own[at] ?? after), step, width, true));
  }
  return forward;
}

function times(row: Row, step: Float32Array, width: number, against: boolean): Row {
  const result = new Float64Array(width);
  for (let to = 0; to < width; to += 1) {
    let sum = 0;
    for (let from = 0; from < width; from += 1)
      sum += (row[from] ?? 0) * (step[against ? to * width + from : from * width + to] ?? 0);
    result[to] = sum;
  }
  return result;
}

/** The row, or its product with another, divided by its sum. */
function normal(row: Row, other?: Row): Row {
  const result = other ? row.map((value, i) => value * (other[i] ?? 0)) : row;
  let sum = 0;
  for (const value of result) sum += value;
  return sum > 0 ? result.map((value) => value / sum) : result.fill(1 / result.length);
}

function largest(row: Row): number {
  let most = -Infinity;
  for (const value of row) if (value > most) most = value;
  return most;
}
