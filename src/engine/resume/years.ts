/** A span of time; `end` null means up to now. Dates are `YYYY-MM` or `YYYY`. */
export type Span = { start: string | null; end: string | null };

/** The union of spans in years to one decimal, counted up to the month `now` (`YYYY-MM`); null when no span has dates. */
export function yearsOf(spans: Span[], now: string): number | null {
  const today = monthIndex(now, 'start');
  const months = spans
    .flatMap(({ start, end }) => {
      if (!start) return [];
      const from = monthIndex(start, 'start');
      const to = Math.min(end ? monthIndex(end, 'end') : today + 1, today + 1);
      return to > from ? [{ from, to }] : [];
    })
    .toSorted((a, b) => a.from - b.from);
  if (months.length === 0) return null;
  let total = 0;
  let reached = -Infinity;
  for (const { from, to } of months) {
    total += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return Math.round((total / 12) * 10) / 10;
}

// The end is the first month after the span. A bare year starts in January and ends with its January: half of what it may mean.
function monthIndex(date: string, side: 'start' | 'end'): number {
  const [year = 0, month = 1] = date.split('-').map(Number);
  const bare = !date.includes('-');
  return year * 12 + month - 1 + (side === 'end' && !bare ? 1 : 0);
}
