/** Whole points that add up to the rounded mean of the units, by largest remainder; ties go by id, so order changes nothing. */
export function apportion(rows: { id: string; units: number }[]): number[] {
  const count = rows.length;
  if (count === 0) return [];
  const total = Math.floor((2 * sum(rows.map((row) => row.units)) + count) / (2 * count));
  const points = rows.map((row) => Math.floor(row.units / count));
  const byRemainder = rows
    .map(({ id, units }, at) => ({ at, id, remainder: units % count }))
    .sort((a, b) => b.remainder - a.remainder || (a.id < b.id ? -1 : 1));
  for (const { at } of byRemainder.slice(0, total - sum(points))) points[at] = (points[at] ?? 0) + 1;
  return points;
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
