import type { ExtractedDocument } from '../../resume/document.ts';
import { readFlow } from '../../resume/flow-lines.ts';
import { readPages } from '../../resume/layout.ts';
import type { Line } from '../../resume/lines.ts';
import { wrapsInto } from '../../resume/wrapping.ts';

/**
 * The visible text of a document as Markdown: headings, lists, and lines that were wrapped put together again. What a person who
 * opens the file cannot see is not in it.
 */
export function textOfDocument(document: ExtractedDocument): string {
  const lines =
    document.kind === 'pdf' ? readPages(document.pages) : readFlow(document.blocks, document.kind === 'txt');
  const usual = usualSize(lines);
  let text = '';
  let before: Line | null = null;
  for (const line of lines.slice(0, MOST_LINES)) {
    const words = line.text.replace(/\s+/g, ' ').trim();
    if (words === '') continue;
    if (before && goesOn(before, line))
      text += text.endsWith('-') && /^\p{Ll}/u.test(words) ? words : ` ${words}`;
    else text += `${text === '' ? '' : gapBetween(before, line)}${markOf(line, usual)}${words}`;
    before = line;
  }
  return text
    .replace(/(?<=\p{Ll})- (?=\p{Ll}{3})(?!- (?:und|oder|and|or|et|y|en|of|och|i)\b)/gu, '-')
    .slice(0, LONGEST)
    .trim();
}

/** The size that most letters have. */
function usualSize(lines: Line[]): number {
  const counts = new Map<number, number>();
  for (const { size, text } of lines) counts.set(size, (counts.get(size) ?? 0) + text.length);
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

/** Whether a line goes on in the next one: the end of its column was reached, or the sentence is not over. */
function goesOn(before: Line, line: Line): boolean {
  if (line.bullet || line.heading || before.heading || line.gap > MUCH_ROOM || line.size !== before.size)
    return false;
  if (wrapsInto(before, line)) return true;
  const full = before.column.crowded && before.right > before.column.right - 6 * before.size;
  return (full || before.text.length > WIDE) && /^\p{Ll}/u.test(line.text) && !/[.!?:]$/.test(before.text);
}

function gapBetween(before: Line | null, line: Line): string {
  const listGoesOn = before?.bullet === true && line.bullet;
  return listGoesOn || (!line.heading && line.gap <= MUCH_ROOM && before?.bullet === line.bullet)
    ? '\n'
    : '\n\n';
}

function markOf(line: Line, usual: number): string {
  if (line.bullet) return '- ';
  const isHeading =
    line.heading ||
    (line.size > usual * 1.15 && line.text.length < 80) ||
    (line.bold && line.text.length < 60 && !/[.!?]$/.test(line.text));
  return isHeading ? '## ' : '';
}

const MOST_LINES = 3000;
const LONGEST = 40_000;
const MUCH_ROOM = 0.6;
const WIDE = 60;
