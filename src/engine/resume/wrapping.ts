import { findDates, isDatePart } from './dates.ts';
import { namesDegree } from './degrees.ts';
import type { Line, Segment } from './lines.ts';

// A name does not end with the first half of a place, nor begin with a word that all schools share.
const HALF_A_PLACE =
  /\s(?:San|Santa|Saint|St\.?|Salt|Salt Lake|Los|Las|New|Fort|Tel|Rio de|São|Cape|Hong|Kuala)$/;
const HALF_A_NAME =
  /^(?:(?:State|Community|Technical)\s)?(?:University|College|Institute|Academy|School)(?:\sof\s\p{L}+)?(?=,|$)/iu;

const HANGING_CAPITALS = /^\P{Ll}+\s(?:OF|AND|DE|DI|DO|DA|DU|DES|DEL|UND|FÜR|ET|THE)$/u;

/** Whether a line goes on where the line before it reached the end of its column, by geometry and by how the text breaks. */
export function wrapsInto(before: Line, line: Line): boolean {
  if (line.bullet || line.stream !== before.stream || line.page !== before.page || line.y <= before.y)
    return false;
  const first = line.segments[0];
  const end = first && wrapped(before, first);
  if (!end || !first || Math.abs(first.size - end.size) > 0.3 || first.boldStart !== end.boldEnd)
    return false;
  if (line.gap > 0.3 || line.segments.length > 1 || end.text.endsWith(')')) return false;
  if (findDates(line.text).length > 0 && findDates(before.text).length > 0) return false;
  if (
    /(?:\s(?:of|and|for|in|de|di|do|da|du|the|und|für|et|y|e|von|der|des|at)|[,&-])$/.test(end.text) ||
    HANGING_CAPITALS.test(end.text)
  )
    return true;
  if (
    HALF_A_PLACE.test(end.text) ||
    (HALF_A_NAME.test(first.text) && !namesDegree(end.text.split(/,\s*/).at(-1) ?? ''))
  )
    return true;
  return isFull(before, end, first.text);
}

/**
 * Which words of a line may go on in words below it: the last ones, where all of the line begins above them; where the last stand far apart, as a place
 * at the right edge does, those that begin right above.
 */
export function wrapped({ segments }: Line, below: Segment): Segment | undefined {
  const texts = segments.filter((segment) => !isDatePart(segment.text));
  const [first, end] = [texts[0], texts.at(-1)];
  if (!first || !end || Math.abs(below.x - first.x) > 4) return undefined;
  const before = texts.at(-2);
  const apart = before !== undefined && end.x - before.right > end.size * FAR_APART;
  return apart ? first : end;
}

const FAR_APART = 3;

function isFull(before: Line, end: Segment, next: string): boolean {
  const after = before.segments[before.segments.indexOf(end) + 1];
  if (!after && !before.column.crowded) return false;
  const limit = after ? after.x - end.size : before.column.right;
  const word = next.split(' ')[0] ?? '';
  return end.right + (word.length + 1) * end.size * 0.5 > limit + 1;
}
