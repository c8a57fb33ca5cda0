/** A graded candidate and the number that an order gives them. */
export type Graded = { grade: number; score: number };

/** How well the candidates of one job are ordered: 1 is perfect; `pairs` is 0.5 and `tau` 0 for an order by chance. */
export type Order = { ndcg5: number; pairs: number; tau: number };

/** Measures one job: nDCG of the first five (gain 2^grade - 1), the share of pairs in the right order (a tie is half), Kendall's tau-b. */
export function measureOrder(candidates: Graded[]): Order {
  // Ties are broken by a fixed shuffle, so that the order of the file gives nothing away.
  const order = candidates
    .map((one, at) => ({ ...one, turn: (at * 7) % 5 }))
    .toSorted((a, b) => b.score - a.score || a.turn - b.turn);
  const best = candidates.map(({ grade }) => grade).toSorted((a, b) => b - a);
  let [right, wrong, tied, told] = [0, 0, 0, 0];
  for (const [at, one] of candidates.entries())
    for (const other of candidates.slice(at + 1)) {
      const apart = Math.abs(one.score - other.score) > SAME;
      if (apart) told++;
      if (one.grade === other.grade) continue;
      if (!apart) tied++;
      else if (one.grade > other.grade === one.score > other.score) right++;
      else wrong++;
    }
  const pairs = right + wrong + tied;
  return {
    ndcg5: gain(order.map(({ grade }) => grade)) / (gain(best) || 1),
    pairs: (right + tied / 2) / Math.max(1, pairs),
    tau: (right - wrong) / Math.sqrt(Math.max(1, pairs) * Math.max(1, told)),
  };
}

/** The mean of a measure over jobs, and between which values 95 of 100 draws of as many jobs lie; always the same draws. */
export function meanWithInterval(values: number[]): { value: number; between: [number, number] } {
  const mean = (from: number[]) => from.reduce((sum, one) => sum + one, 0) / Math.max(1, from.length);
  let state = 3;
  const draw = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return values[Math.floor((state / 2 ** 32) * values.length)] ?? 0;
  };
  const means = Array.from({ length: DRAWS }, () => mean(values.map(draw))).toSorted((a, b) => a - b);
  return { value: mean(values), between: [means[DRAWS * 0.025] ?? 0, means[DRAWS * 0.975 - 1] ?? 0] };
}

function gain(grades: number[]): number {
  return grades.slice(0, 5).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);
}

const SAME = 1e-9;
const DRAWS = 2000;
