/** A stretch of work: `YYYY-MM` or `YYYY`; `end` null with a start means "to this day". */
export type WorkInterval = { start: string | null; end: string | null };

/**
 * Years of work to one decimal, the union of the intervals counted up to the month `asOf` (`YYYY-MM`); null when none has a
 * start. A month named as end counts in full; a year alone counts as its January, so "2018 to 2020" is two years.
 */
export function workYears(intervals: WorkInterval[], asOf: string): number | null {
  const today = monthNumber(asOf, 1);
  if (today === null) return null;
  const spans = intervals
    .flatMap(({ start, end }) => {
      const from = start === null ? null : monthNumber(start, 0);
      const to = end === null ? today : monthNumber(end, 1);
      return from === null || to === null ? [] : [{ from, to: Math.min(to, today) }];
    })
    .sort((a, b) => a.from - b.from);
  if (spans.length === 0) return null;
  let months = 0;
  let reached = -Infinity;
  for (const { from, to } of spans) {
    months += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return Math.round((months / 12) * 10) / 10;
}

function monthNumber(date: string, beyond: 0 | 1): number | null {
  const found = /^(\d{4})(?:-(\d{2}))?/.exec(date);
  if (found === null) return null;
  const [, year, month] = found;
  return Number(year) * 12 + (month === undefined ? 0 : Number(month) - 1 + beyond);
}
