import type { ReadValue, ResumePage, ResumeReading } from '../../../api/candidates/resumes.ts';
import { around, boxesOf, type PageBox } from '../../platform/ui/page-boxes.ts';
import { holdsText, lineId, textsOf } from './reading-labels.ts';

/** Where a value stands on a page: the characters of a line. `isAround`: other values stand in it. */
export type ReadingMark = {
  path: string;
  page: number;
  line: number;
  start: number;
  end: number;
  isAround: boolean;
};

type Words = Omit<ReadingMark, 'isAround'>;
type Line = ResumeReading['lines'][number];

/**
 * What each value rests on, widest first, so that a narrow mark is above the wide one it lies in: the words it was read from, and of a
 * position or course the lines below it that tell of it.
 */
export function readingMarks({ lines, values }: Pick<ResumeReading, 'lines' | 'values'>): ReadingMark[] {
  const texts = new Map(lines.map((line) => [lineId(line), line]));
  const heads = new Set(
    values.flatMap((value) => (isEntry(value) && value.place ? [lineId(value.place)] : [])),
  );
  const marks = values.flatMap((value) => {
    const head = value.place && texts.get(lineId(value.place));
    if (!value.place || !head) return [];
    return [markOf(value, head.text), ...linesBelow(value, lines.slice(lines.indexOf(head) + 1), heads)];
  });
  return marks
    .map((mark) => ({ ...mark, isAround: marks.some((other) => liesIn(other, mark)) }))
    .toSorted((one, other) => other.end - other.start - (one.end - one.start));
}

function liesIn(inner: Words, outer: Words): boolean {
  return (
    inner.path !== outer.path &&
    inner.page === outer.page &&
    inner.line === outer.line &&
    inner.start >= outer.start &&
    inner.end <= outer.end &&
    inner.end - inner.start < outer.end - outer.start
  );
}

/** The area of a mark on its page; null where it is not known. */
export function markBox(page: ResumePage, { line, start, end }: ReadingMark): PageBox | null {
  return around(boxesOf(page, line, start, end));
}

function isEntry({ kind }: ReadValue): boolean {
  return kind === 'experience' || kind === 'education';
}

/** The words of a value in its line: itself where it stands there, else the quote, else the line. */
function markOf(value: ReadValue, text: string): Words {
  const { page, line, quote } = value.place ?? { page: 1, line: 1, quote: '' };
  const words = typeof value.value === 'string' ? [value.value, quote] : [quote];
  for (const each of words) {
    const start = each === '' ? -1 : text.indexOf(each);
    if (start !== -1) return { path: value.path, page, line, start, end: start + each.length };
  }
  return { path: value.path, page, line, start: 0, end: text.length };
}

/** The lines that follow a position or course and belong to it, up to the next one. */
function linesBelow(value: ReadValue, following: Line[], heads: Set<string>): Words[] {
  if (!isEntry(value)) return [];
  const next = following.findIndex((line) => heads.has(lineId(line)));
  const own = next === -1 ? following : following.slice(0, next);
  const parts = textsOf(value);
  return own
    .filter(({ text }) => holdsText(parts, text))
    .map(({ page, line, text }) => ({ path: value.path, page, line, start: 0, end: text.length }));
}
