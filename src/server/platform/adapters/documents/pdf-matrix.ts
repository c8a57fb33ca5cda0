/** A PDF transformation: `[a, b, c, d, e, f]`. */
export type Matrix = readonly [number, number, number, number, number, number];

/** Applies `inner` first, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  return [
    a * inner[0] + c * inner[1],
    b * inner[0] + d * inner[1],
    a * inner[2] + c * inner[3],
    b * inner[2] + d * inner[3],
    a * inner[4] + c * inner[5] + e,
    b * inner[4] + d * inner[5] + f,
  ];
}

/** The matrix in the first six numbers of a list; the identity's where they are missing. */
export function toMatrix(value: unknown): Matrix {
  const list = Array.from(value as ArrayLike<number>, Number);
  return [list[0] ?? 1, list[1] ?? 0, list[2] ?? 0, list[3] ?? 1, list[4] ?? 0, list[5] ?? 0];
}
