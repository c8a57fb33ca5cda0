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
  const end = textEnd(before);
  const first = line.segments[0];
  if (!end || !first || Math.abs(first.size - end.size) > 0.3 || first.boldStart !== end.boldEnd)
    return false;
  if (Math.abs(first.x - (before.segments.find((segment) => !isDatePart(segment.text)) ?? end).x) > 4)
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

function textEnd(line: Line): Segment | undefined {
  return line.segments.findLast((segment) => !isDatePart(segment.text));
}

function isFull(before: Line, end: Segment, next: string): boolean {
  const after = before.segments[before.segments.indexOf(end) + 1];
  if (!after && !before.column.crowded) return false;
  const limit = after ? after.x - end.size : before.column.right;
  const word = next.split(' ')[0] ?? '';
  return end.right + (word.length + 1) * end.size * 0.5 > limit + 1;
}
