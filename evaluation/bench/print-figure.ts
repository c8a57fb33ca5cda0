/** One measured figure: its unit, and how it was measured. */
export type Figure = { figure: string; value: number; unit: string; how: string };

/** Prints a figure as one line of JSON, rounded to three significant digits. */
export function print(figure: Figure): void {
  console.log(JSON.stringify({ ...figure, value: Number(figure.value.toPrecision(3)) }));
}

/** Prints a figure with the values between which it lies. */
export function printBetween(figure: Figure, [low, high]: [number, number]): void {
  const rounded = (value: number) => Number(value.toPrecision(3));
  console.log(
    JSON.stringify({ ...figure, value: rounded(figure.value), between: [rounded(low), rounded(high)] }),
  );
}

/** The value that a share (0 to 1) of the measured ones does not exceed. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** How long `work` takes, in milliseconds. */
export async function timed(work: () => unknown): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
