/** A sparse matrix: the place and value of everything that is not 0. */
export type Sparse = {
  height: number;
  width: number;
  rows: Int32Array;
  columns: Int32Array;
  values: Float32Array;
};

const SPARE = 12;
const ROUNDS = 5;

/**
 * The rows of a matrix in its `rank` strongest directions, each multiplied by the root of its singular value: a randomised
 * singular value decomposition with a fixed seed.
 */
export function decompose(matrix: Sparse, rank: number, say: (text: string) => void): Float64Array {
  const width = rank + SPARE;
  let basis = times(matrix, seeded(matrix.width * width), width);
  for (let round = 0; round < ROUNDS; round++) {
    orthonormalize(basis, width);
    basis = times(matrix, timesTransposed(matrix, basis, width), width);
    say(`round ${round + 1} of ${ROUNDS}`);
  }
  orthonormalize(basis, width);
  const across = timesTransposed(matrix, basis, width);
  const { values, vectors } = eigen(gram(across, width), width);
  const rows = new Float64Array(matrix.height * rank);
  for (let row = 0; row < matrix.height; row++)
    for (let to = 0; to < rank; to++) {
      let sum = 0;
      for (let at = 0; at < width; at++)
        sum += (basis[row * width + at] ?? 0) * (vectors[at * width + to] ?? 0);
      rows[row * rank + to] = sum * Math.max(0, values[to] ?? 0) ** 0.25;
    }
  return rows;
}

function times({ height, rows, columns, values }: Sparse, right: Float64Array, width: number): Float64Array {
  return product(height, rows, columns, values, right, width);
}

function timesTransposed(
  { width: height, rows, columns, values }: Sparse,
  right: Float64Array,
  width: number,
) {
  return product(height, columns, rows, values, right, width);
}

function product(
  height: number,
  to: Int32Array,
  from: Int32Array,
  values: Float32Array,
  right: Float64Array,
  width: number,
): Float64Array {
  const result = new Float64Array(height * width);
  for (let at = 0; at < values.length; at++) {
    const [target, source, value] = [(to[at] ?? 0) * width, (from[at] ?? 0) * width, values[at] ?? 0];
    for (let k = 0; k < width; k++)
      result[target + k] = (result[target + k] ?? 0) + value * (right[source + k] ?? 0);
  }
  return result;
}

function orthonormalize(basis: Float64Array, width: number): void {
  const height = basis.length / width;
  for (let column = 0; column < width; column++) {
    // Twice, for one pass leaves rounding behind.
    for (let pass = 0; pass < 2; pass++)
      for (let before = 0; before < column; before++) {
        let dot = 0;
        for (let row = 0; row < height; row++)
          dot += (basis[row * width + column] ?? 0) * (basis[row * width + before] ?? 0);
        for (let row = 0; row < height; row++)
          basis[row * width + column] =
            (basis[row * width + column] ?? 0) - dot * (basis[row * width + before] ?? 0);
      }
    let square = 0;
    for (let row = 0; row < height; row++) square += (basis[row * width + column] ?? 0) ** 2;
    const length = Math.sqrt(square) || 1;
    for (let row = 0; row < height; row++)
      basis[row * width + column] = (basis[row * width + column] ?? 0) / length;
  }
}

function gram(matrix: Float64Array, width: number): Float64Array {
  const result = new Float64Array(width * width);
  for (let from = 0; from < matrix.length; from += width)
    for (let a = 0; a < width; a++) {
      const value = matrix[from + a] ?? 0;
      for (let b = 0; b < width; b++)
        result[a * width + b] = (result[a * width + b] ?? 0) + value * (matrix[from + b] ?? 0);
    }
  return result;
}

/** Eigenvalues of a symmetric matrix, the largest first, and its eigenvectors as columns, by Jacobi's rotations. */
function eigen(symmetric: Float64Array, size: number): { values: number[]; vectors: Float64Array } {
  const m = symmetric.slice();
  const v = new Float64Array(size * size);
  for (let i = 0; i < size; i++) v[i * size + i] = 1;
  for (let sweep = 0; sweep < 60; sweep++)
    for (let p = 0; p < size; p++)
      for (let q = p + 1; q < size; q++) {
        const apq = m[p * size + q] ?? 0;
        if (Math.abs(apq) < 1e-12) continue;
        const theta = ((m[q * size + q] ?? 0) - (m[p * size + p] ?? 0)) / (2 * apq);
        const t = (theta < 0 ? -1 : 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
        const c = 1 / Math.sqrt(t * t + 1);
        turn(m, v, size, p, q, c, t * c);
      }
  const order = Array.from({ length: size }, (_, i) => i).toSorted(
    (a, b) => (m[b * size + b] ?? 0) - (m[a * size + a] ?? 0),
  );
  const vectors = new Float64Array(size * size);
  for (const [to, from] of order.entries())
    for (let i = 0; i < size; i++) vectors[i * size + to] = v[i * size + from] ?? 0;
  return { values: order.map((i) => m[i * size + i] ?? 0), vectors };
}

function turn(m: Float64Array, v: Float64Array, n: number, p: number, q: number, c: number, s: number): void {
  for (let k = 0; k < n; k++) {
    const [a, b] = [m[k * n + p] ?? 0, m[k * n + q] ?? 0];
    m[k * n + p] = c * a - s * b;
    m[k * n + q] = s * a + c * b;
  }
  for (let k = 0; k < n; k++) {
    const [a, b] = [m[p * n + k] ?? 0, m[q * n + k] ?? 0];
    m[p * n + k] = c * a - s * b;
    m[q * n + k] = s * a + c * b;
    const [x, y] = [v[k * n + p] ?? 0, v[k * n + q] ?? 0];
    v[k * n + p] = c * x - s * y;
    v[k * n + q] = s * x + c * y;
  }
}

/** Numbers between -1 and 1, always the same. */
function seeded(length: number): Float64Array {
  const numbers = new Float64Array(length);
  let state = 20_261_123;
  for (let at = 0; at < length; at++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    numbers[at] = state / 2 ** 31 - 1;
  }
  return numbers;
}
