import { isDatePart } from './dates.ts';
import type { Line, Segment } from './lines.ts';

/** Whether a line goes on where the line before it reached the end of its column, by geometry and by how the text breaks. */
export function wrapsInto(before: Line, line: Line, crowded: boolean): boolean {
  if (line.bullet || line.stream !== before.stream || line.page !== before.page || line.y <= before.y)
    return false;
  const end = textEnd(before);
  const first = line.segments[0];
  if (!end || !first || Math.abs(first.size - end.size) > 0.3 || first.bold !== end.bold) return false;
  if (Math.abs(first.x - (before.segments.find((segment) => !isDatePart(segment.text)) ?? end).x) > 4)
    return false;
  if (line.gap > 0.3 || line.segments.length > 1) return false;
  if (/(?:\s(?:of|and|for|in|de|di|do|da|du|the|und|für|et|y|e|von|der|des|at)|[,&-])$/.test(end.text))
    return true;
  return crowded && isFull(before, end, first.text);
}

/** Whether several lines of the column reach its right edge, so that a full line is likely to be a wrapped one. */
export function isCrowded(lines: Line[]): boolean {
  const right = lines[0]?.column.right ?? 0;
  const width = right - (lines[0]?.column.left ?? 0);
  return right > 0 && lines.filter((line) => line.right > right - width * 0.12).length >= 3;
}

function textEnd(line: Line): Segment | undefined {
  return line.segments.findLast((segment) => !isDatePart(segment.text));
}

function isFull(before: Line, end: Segment, next: string): boolean {
  const after = before.segments[before.segments.indexOf(end) + 1];
  const limit = after ? after.x - end.size : before.column.right;
  const word = next.split(' ')[0] ?? '';
  return end.right + (word.length + 1) * end.size * 0.5 > limit + 1;
}
