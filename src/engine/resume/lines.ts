import { beginsOpenRange, isDatePart, isPartOfNow } from './dates.ts';
import type { DocumentPage, TextItem } from './document.ts';
import { headingKind } from './headings.ts';
import { atGutters, labelGutters } from './label-gutter.ts';
import { withoutSmallCapitals } from './small-capitals.ts';
import { cleanText } from './text.ts';

/** Words that stand together on one baseline, with no wide gap between them. */
export type Segment = {
  text: string;
  x: number;
  right: number;
  y: number;
  size: number;
  bold: boolean;
  /** The first words are bold, whatever follows. */
  boldStart: boolean;
  /** The last words are bold. */
  boldEnd: boolean;
  color: string | null;
  /** Where the weight or colour of the letters changes, when it does so once: the words before and after are two things. */
  turn: number | null;
  links: string[];
  /** Which column of a table it stands in. */
  cell?: number;
  /** Texts that stand visibly further apart than words do, as labels with room around them; only where there are several. */
  pieces?: { text: string; x: number; right: number }[];
  /** It stands in a column of names of sections, beside what it names. */
  label?: boolean;
  /** It stands around the same centre as other names of sections, above all columns. */
  centred?: boolean;
};

/** Segments on one baseline. */
export type Row = { y: number; segments: Segment[] };

/** One visible line of a block of text, whatever kind of file it came from. */
export type Line = {
  page: number;
  /** 1-based in the page, in reading order. */
  number: number;
  text: string;
  /** The parts between wide gaps or tabs, from left to right; their texts joined by a space are `text`. */
  segments: Segment[];
  x: number;
  right: number;
  /** How many letters of a plain text it is set in. */
  indent?: number;
  y: number;
  size: number;
  bold: boolean;
  color: string | null;
  /** Begins with a bullet sign; the sign is not in the segments. */
  bullet: boolean;
  /** The sign of its bullet. */
  sign?: string;
  /** White space above it, in line heights of the text; 0 where the file does not say. */
  gap: number;
  /** Columns that go on over pages share a number. */
  stream: number;
  /** Left and right edge of the column; `crowded` when several lines reach the right one, so that a full line is likely wrapped. */
  column: { left: number; right: number; crowded: boolean };
  /** The last line before the columns that this line stands in; null outside columns. */
  origin: Line | null;
  /** Stated to be a heading by the file. */
  heading: boolean;
  /** Of which level, where the file says so. */
  level?: number;
  /** Its letters are shown as capitals, whatever is written. */
  capitals?: boolean;
  /** A rule stands at it, a ground is behind it, or it is underlined. */
  marked?: boolean;
  /** The name of a section, by where it stands. */
  label?: boolean;
  /** Signs stand beside the words that rate them, as "●●●○○". */
  rated?: boolean;
  links: string[];
};

/** The words of a page joined to segments, row by row. Wide gaps keep segments apart. */
export function toSegments(page: DocumentPage): Segment[] {
  const rows = toRows(page.items);
  const gutters = labelGutters(rows);
  const parts = rows.flatMap((row) => splitRow(row)).flatMap((part) => atGutters(part, gutters));
  const edges = new Map<number, number>();
  for (const [first] of parts)
    if (first) edges.set(Math.round(first.x), (edges.get(Math.round(first.x)) ?? 0) + 1);
  return parts
    .flatMap((part) => besideRail(part, edges))
    .map(toSegment)
    .filter((segment) => segment.text);
}

/** Dates of a rail that is so narrow that they touch the words beside it: these begin where the lines below them do. */
function besideRail(items: TextItem[], edges: ReadonlyMap<number, number>): TextItem[][] {
  const at = items.findIndex((item, i) => i > 0 && beginsLine(item, edges));
  if (at < 1 || at > 4) return [items];
  const [before, after] = [items.slice(0, at), items.slice(at)].map((some) => cleanText(joinWords(some)));
  const whole = isOfDates(after ?? '') || isDatePart(cleanText(joinWords(items)));
  return isOfDates(before ?? '') && !whole ? [items.slice(0, at), items.slice(at)] : [items];
}

function isOfDates(text: string): boolean {
  return isDatePart(text) || isPartOfNow(text) || beginsOpenRange(text);
}

/** Whether other lines, too, begin where a word stands. */
function beginsLine({ x }: TextItem, edges: ReadonlyMap<number, number>): boolean {
  const at = Math.round(x);
  return [at - 1, at, at + 1].reduce((sum, edge) => sum + (edges.get(edge) ?? 0), 0) >= 3;
}

const WIDE_GAP_EMS = 1.15;
/** Where bold text ends, as after the label of a list, less room separates the two. */
const LABEL_GAP_EMS = 0.6;
const SPACE_EMS = 0.16;

function toRows(items: TextItem[]): TextItem[][] {
  const sorted = items.filter((item) => item.text.trim()).toSorted((a, b) => a.y - b.y || a.x - b.x);
  const rows: { y: number; size: number; items: TextItem[] }[] = [];
  for (const item of sorted) {
    const row = rows
      .slice(-4)
      .findLast((candidate) => Math.abs(candidate.y - item.y) <= 0.25 * Math.min(candidate.size, item.size));
    if (row) row.items.push(item);
    else rows.push({ y: item.y, size: item.size, items: [item] });
  }
  return rows.map((row) => withoutSmallCapitals(row.items.toSorted((a, b) => a.x - b.x)));
}

function splitRow(row: TextItem[]): TextItem[][] {
  const parts: TextItem[][] = [];
  for (const item of row) {
    const part = parts.at(-1);
    const last = part?.at(-1);
    const gap = last ? item.x - last.x - last.width : 0;
    const em = Math.min(item.size, last?.size ?? item.size);
    const apart = last && (last.bold !== item.bold || Math.abs(last.size - item.size) > em * 0.05);
    const wide = apart ? LABEL_GAP_EMS : WIDE_GAP_EMS;
    // A bullet that touches the word before it, or follows an address, opens a line of the next column.
    const larger = Math.max(item.size, last?.size ?? item.size) > em * 1.6;
    const beside = gap < 0.1 * em || /\S@\S|\.\w+\/\S/.test(last?.text ?? '');
    // A bullet of another size than the word before it is no sign between words.
    const other = last !== undefined && Math.abs(last.size - item.size) > 0.3;
    const fresh =
      ((beside || other) && /^(?:[•▪■◦‣]$|[•●▪■◦‣]\s?\p{L})/u.test(item.text)) ||
      (larger && (gap < 0.15 * em || gap > 0.7 * em || wordOf(last, item)));
    const named =
      last !== undefined &&
      last.bold !== item.bold &&
      last.color !== item.color &&
      headingKind(cleanText(joinWords(part ?? []))) !== null;
    if (part && last && !fresh && !named && gap < wide * em && gap > -1.5 * em) part.push(item);
    else parts.push([item]);
  }
  return parts.flatMap(betweenHeadings);
}

/** Whether the larger of two texts is a word, and no sign or initial that belongs to what follows. */
function wordOf(last: TextItem | undefined, item: TextItem): boolean {
  const larger = last && last.size > item.size ? last : item;
  return /^\p{L}{4,}$/u.test(larger.text);
}

/** Two names of sections that stand close to each other head two columns. */
function betweenHeadings(items: TextItem[]): TextItem[][] {
  const textOf = (some: TextItem[]) => cleanText(joinWords(some));
  if (items.length < 2 || items.length > 12 || headingKind(textOf(items)) !== null) return [items];
  for (let at = 1; at < items.length; at += 1) {
    const [before, after] = [items[at - 1], items[at]];
    if (!before || !after || after.x - before.x - before.width < after.size * 0.4) continue;
    const [left, right] = [items.slice(0, at), items.slice(at)];
    if (headingKind(textOf(left)) !== null && headingKind(textOf(right)) !== null) return [left, right];
  }
  return [items];
}

function toSegment(items: TextItem[]): Segment {
  const first = items[0];
  const last = items.at(-1);
  const width = items.reduce((sum, item) => sum + item.text.length, 0) || 1;
  const boldWidth = items.reduce((sum, item) => sum + (item.bold ? item.text.length : 0), 0);
  const largest = items.reduce((best, item) => (item.text.length > best.text.length ? item : best));
  const text = cleanText(joinWords(items));
  return {
    text,
    x: first?.x ?? 0,
    right: last ? last.x + last.width : 0,
    y: first?.y ?? 0,
    size: largest.size,
    bold: boldWidth / width > 0.6,
    boldStart: first?.bold ?? false,
    boldEnd: last?.bold ?? false,
    color: first?.color ?? null,
    turn: turnOf(items, text),
    links: [...new Set(items.flatMap((item) => (item.link ? [item.link] : [])))],
    ...piecesOf(items),
  };
}

const PIECE_GAP_EMS = 0.55;

/** Gaps of two kinds, and none between: words within labels, and room between them. Justified text has gaps of all widths. */
function piecesOf(items: TextItem[]): Pick<Segment, 'pieces'> {
  const groups: TextItem[][] = [];
  // A space of a typewriter is as wide as its letters.
  const letters = items.reduce((sum, { text }) => sum + text.length, 0);
  const letter = items.reduce((sum, { width, size }) => sum + width / Math.max(1, size), 0) / letters;
  const least = letter > 0.57 ? letter * 1.5 : PIECE_GAP_EMS;
  for (const [i, item] of items.entries()) {
    const before = items[i - 1];
    const gap = before ? (item.x - before.x - before.width) / Math.max(1, item.size) : Infinity;
    if (gap > 0.4 && gap < PIECE_GAP_EMS) return {};
    if (gap >= least) groups.push([item]);
    else groups.at(-1)?.push(item);
  }
  if (groups.length < 2) return {};
  const pieces = groups.map((group) => {
    const last = group.at(-1);
    return { text: cleanText(joinWords(group)), x: group[0]?.x ?? 0, right: last ? last.x + last.width : 0 };
  });
  return pieces.every(({ text }) => /[\p{L}\p{N}]/u.test(text)) ? { pieces } : {};
}

function turnOf(items: TextItem[], text: string): number | null {
  const turns = items.flatMap((item, i) => {
    const before = items[i - 1];
    return before && (before.bold !== item.bold || before.color !== item.color) ? [i] : [];
  });
  if (turns.length !== 1) return null;
  const length = cleanText(joinWords(items.slice(0, turns[0]))).length;
  return length > 0 && length < text.length ? length : null;
}

function joinWords(items: TextItem[]): string {
  const gaps = items.slice(1).map((item, i) => {
    const before = items[i] ?? item;
    return (item.x - before.x - before.width) / Math.max(1, Math.min(item.size, before.size));
  });
  const letters = items.filter((item) => item.text.length <= 2).length;
  const single = items.filter((item) => /^\p{L}\p{M}*$/u.test(item.text)).length;
  const spreadOut = items.length >= 4 && letters / items.length > 0.7 && single > letters * 0.3;
  const threshold = spreadOut ? Math.max(SPACE_EMS, 1.5 * median(gaps)) : SPACE_EMS;
  return items
    .map((item, i) => {
      const gap = gaps[i - 1] ?? 0;
      const space = i > 0 && (gap > threshold || (!spreadOut && item.spaced));
      return (space ? ' ' : '') + item.text;
    })
    .join('');
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
