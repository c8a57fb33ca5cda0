import { stemsOf } from '../../src/engine/occupations/stems.ts';
import type { Sources } from './sources.ts';
import { decompose, type Sparse } from './matrix-decomposition.ts';
import { nearestRows } from './nearest-rows.ts';
import { bytesOf, numbersAsText } from './base64.ts';

const DIMENSIONS = 48;
const SEEN = 3;
/** Languages whose titles can be linked; the others only shape the vectors. */
export const LINKED = new Set(['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'pl']);

/** The tables that the engine loads, by name. */
export function makeTables(sources: Sources, say: (text: string) => void): Record<string, unknown> {
  const contexts = contextsOf(sources);
  const frequency = new Map<string, number>();
  for (const context of contexts)
    for (const stem of context.keys()) frequency.set(stem, (frequency.get(stem) ?? 0) + 1);
  const words = [...frequency]
    .filter(([, count]) => count >= SEEN)
    .map(([stem]) => stem)
    .toSorted();
  say(`${contexts.length} contexts, ${words.length} stems`);
  const matrix = informationOf(contexts, new Map(words.map((stem, at) => [stem, at])));
  say(`${matrix.values.length} values`);
  const vectors = asBytes(decompose(matrix, DIMENSIONS, say));
  const idf = words.map((stem) => Math.round(10 * Math.log(contexts.length / (frequency.get(stem) ?? 1))));
  const near = nearestRows(vectors, words.length, DIMENSIONS, say);
  return {
    words: { stems: words.join(' '), idf: bytesOf(Uint8Array.from(idf)) },
    vectors: { dimensions: DIMENSIONS, rows: bytesOf(new Uint8Array(vectors.buffer)) },
    neighbours: near,
    occupations: occupationTable(sources, words),
  };
}

type Context = Map<string, number>;

function contextsOf(sources: Sources): Context[] {
  const contexts: Context[] = [];
  const add = (...weighed: [string[], number][]) => {
    const context: Context = new Map();
    for (const [texts, weight] of weighed)
      for (const text of texts)
        for (const stem of stemsOf(text)) context.set(stem, (context.get(stem) ?? 0) + weight);
    contexts.push(context);
  };
  const labels = (skills: number[]) => skills.flatMap((skill) => sources.skills[skill] ?? []);
  for (const skill of sources.skills) add([skill, 1]);
  for (const one of sources.occupations)
    add(
      [[...one.names.map(({ name }) => name), one.description], 1],
      [labels(one.essential), 0.5],
      [labels(one.optional), 0.2],
    );
  for (const one of sources.onet) add([[...one.titles, ...one.tasks, ...one.tools], 1]);
  for (const task of sources.tasks) add([[task], 1]);
  for (const activity of sources.activities) add([activity, 1]);
  return contexts;
}

/** Positive pointwise mutual information of stems and contexts, weights as log(1 + weight), contexts to the power 0.75. */
function informationOf(contexts: Context[], idOf: Map<string, number>): Sparse {
  const [rows, columns, values]: [number[], number[], number[]] = [[], [], []];
  for (const [column, context] of contexts.entries())
    for (const [stem, weight] of context) {
      const row = idOf.get(stem);
      if (row === undefined) continue;
      rows.push(row);
      columns.push(column);
      values.push(Math.log1p(weight));
    }
  const ofRow = new Float64Array(idOf.size);
  const ofColumn = new Float64Array(contexts.length);
  let total = 0;
  for (const [at, value] of values.entries()) {
    ofRow[rows[at] ?? 0] = (ofRow[rows[at] ?? 0] ?? 0) + value;
    ofColumn[columns[at] ?? 0] = (ofColumn[columns[at] ?? 0] ?? 0) + value;
    total += value;
  }
  const powers = ofColumn.map((sum) => sum ** 0.75);
  const allPowers = powers.reduce((sum, one) => sum + one, 0);
  const informed = values.map((value, at) => {
    const expected = ((ofRow[rows[at] ?? 0] ?? 0) / total) * ((powers[columns[at] ?? 0] ?? 0) / allPowers);
    return Math.max(0, Math.log(value / total / expected));
  });
  const kept = informed.flatMap((value, at) => (value > 0 ? [at] : []));
  return {
    height: idOf.size,
    width: contexts.length,
    rows: Int32Array.from(kept, (at) => rows[at] ?? 0),
    columns: Int32Array.from(kept, (at) => columns[at] ?? 0),
    values: Float32Array.from(kept, (at) => informed[at] ?? 0),
  };
}

/** Rows brought to length 1, as whole numbers from -127 to 127. */
function asBytes(rows: Float64Array): Int8Array {
  const bytes = new Int8Array(rows.length);
  for (let from = 0; from < rows.length; from += DIMENSIONS) {
    const row = rows.subarray(from, from + DIMENSIONS);
    const length = Math.hypot(...row) || 1;
    // The largest part of a row of length 1 stays below 127 when all are multiplied by it.
    for (const [at, value] of row.entries()) bytes[from + at] = Math.round((127 * value) / length);
  }
  return bytes;
}

/**
 * Occupations: groups, skills, and the names as sets of stems in no order, so that a title can be linked but no list of titles is
 * copied. Names that only unlinked languages use are left out.
 */
function occupationTable({ occupations, skills, onet }: Sources, words: string[]) {
  const ids = new Map(words.map((stem, at) => [stem, at]));
  const more: string[] = [];
  const idOf = (stem: string): number => {
    let id = ids.get(stem);
    if (id === undefined) {
      id = words.length + more.length;
      ids.set(stem, id);
      more.push(stem);
    }
    return id;
  };
  const bags: Set<string>[] = occupations.map(() => new Set<string>());
  const addName = (occupation: number, name: string) => {
    const stems = [...new Set(stemsOf(name.replaceAll(/\([^()]*\)/g, ' ')))];
    if (stems.length === 0 || stems.length > 8) return;
    bags[occupation]?.add(
      stems
        .map(idOf)
        .toSorted((a, b) => a - b)
        .join(' '),
    );
  };
  for (const [at, { names }] of occupations.entries())
    for (const { language, name } of names) if (LINKED.has(language)) addName(at, name);
  for (const { titles, same } of onet) for (const title of titles) for (const at of same) addName(at, title);
  const numbers = bags.map((bag) => {
    const names = [...bag].toSorted().map((one) => one.split(' ').map(Number));
    return [names.length, ...names.flatMap((name) => [name.length, ...name])];
  });
  return {
    names: occupations.map((one) => one.names[0]?.name ?? '').join('\n'),
    isco: occupations.map(({ isco }) => isco).join(' '),
    stems: more.join(' '),
    bags: numbersAsText(numbers.flat()),
    essential: numbersAsText(occupations.flatMap((one) => [one.essential.length, ...one.essential])),
    optional: numbersAsText(occupations.flatMap((one) => [one.optional.length, ...one.optional])),
    skills: numbersAsText(
      skills.flatMap(([label = '']) => {
        const stems = [...new Set(stemsOf(label))]
          .flatMap((stem) => ids.get(stem) ?? [])
          .filter((id) => id < words.length);
        return [stems.length, ...stems];
      }),
    ),
  };
}
