import { DURATION, withoutDates } from './entry-head.ts';
import type { Employer, Role } from './employer-groups.ts';
import { dateOf, mayHead, prepare } from './join-wrapped-lines.ts';
import { splitEmployerPlace } from './employer-places.ts';
import type { Line } from './lines.ts';
import { isPlace } from './places.ts';

/**
 * The positions of a section in which employers have how long somebody was there below their names, and their roles below that, as job sites export
 * them; null where it is none. A role with a name above it in the same block has an employer of its own.
 */
export function withDurations(sectionLines: Line[]): Role[] | null {
  const lines = prepare(sectionLines);
  const at = lines.flatMap((line, i) =>
    i > 0 && DURATION.test(line.text) && mayHead(lines[i - 1]) ? [i] : [],
  );
  if (at.length === 0) return null;
  const dated = lines.flatMap((line, i) => (isDated(line) && mayHead(lines[i - 1]) && i > 0 ? [i] : []));
  const heads = at.map((i) => lines[i - 1]);
  const roles: Role[] = [];
  let employer: Employer | null = null;
  for (const [n, i] of dated.entries()) {
    const [title, dateLine] = [lines[i - 1], lines[i]];
    const above = lines[i - 2];
    const isDuration = above !== undefined && DURATION.test(above.text);
    const own = isDuration ? lines[i - 3] : standsAbove(above, title, heads) ? above : undefined;
    if (own) employer = employerOf(own);
    if (!employer || !title || !dateLine) return null;
    const place = lines[i + 1];
    const placed = place !== undefined && isPlace(place.text);
    const next = dated[n + 1];
    const body = lines.slice(i + (placed ? 2 : 1), next === undefined ? lines.length : next - 1);
    roles.push({
      entry: { date: dateOf(dateLine), dateLine, head: [title, dateLine, ...(placed ? [place] : [])], body },
      employer,
    });
  }
  return roles.length > 0 ? roles : null;
}

/** A line that is dates, with how long that was in brackets behind them. */
function isDated(line: Line): boolean {
  const date = dateOf(line);
  return date !== null && (!date.single || date.present) && withoutDates(line.text).trim().length < 4;
}

/** Whether a line is the name of an employer: in one block with the title below it, and like the names above durations. */
function standsAbove(
  line: Line | undefined,
  title: Line | undefined,
  heads: readonly (Line | undefined)[],
): boolean {
  if (!line || !title || !mayHead(line) || isDated(line) || isPlace(line.text)) return false;
  const alike = heads.some(
    (head) => head && head.bold === line.bold && Math.abs(head.size - line.size) < 0.5,
  );
  const own = title.bold !== line.bold || Math.abs(title.size - line.size) >= 0.5;
  return alike && (own || (title.gap < 0.3 && line.gap > 0.3));
}

function employerOf({ text }: Line): Employer {
  const { rest, place } = splitEmployerPlace(text);
  return { company: place && rest ? rest : text, place };
}
