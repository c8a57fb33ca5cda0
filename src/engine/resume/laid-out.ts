import { headingKind } from './headings.ts';
import type { ReadLine, ResumeReading } from './reading.ts';

/** What a line of a resume is on its page: the name, a line beside it, a heading, what opens an entry or dates it, an item or its rest. */
export type LineKind = 'name' | 'contact' | 'heading' | 'entry' | 'detail' | 'item' | 'rest' | 'text';

/** A line with what it is, and where in its text the dates of an entry stand. */
export type LaidOutLine = ReadLine & { kind: LineKind; date: { start: number; end: number } | null };

type Entry = ResumeReading['experience'][number] | ResumeReading['education'][number];

/** Tells what the visible lines of a resume are on the page; `hide` takes out of their texts who it is, where that must not be known. */
export function laidOut(
  reading: ResumeReading,
  hide: (lines: ReadLine[]) => ReadLine[] = (lines) => lines,
): LaidOutLine[] {
  const entries = new Map(
    [...reading.experience, ...reading.education].map((one) => [keyOf(one.place), one]),
  );
  const name = reading.contact.name && keyOf(reading.contact.name.place);
  const shown = hide(reading.lines);
  let entry: Entry | null = null;
  return reading.lines.map((line, at) => {
    const before = reading.lines[at - 1];
    const opened = entries.get(keyOf(line));
    if (line.section !== before?.section) entry = null;
    entry = opened ?? entry;
    const kind = opened ? 'entry' : keyOf(line) === name ? 'name' : kindOf(line, before, entry);
    const visible = shown[at] ?? line;
    return { ...visible, kind, date: entry?.date ? spanOf(visible.text, entry.date) : null };
  });
}

function kindOf(line: ReadLine, before: ReadLine | undefined, entry: Entry | null): LineKind {
  const { section, text } = line;
  if (section !== before?.section && headingKind(text) !== null) return 'heading';
  if (section === 'header' || section === 'contact' || section === null)
    return text.length > LONGEST_CONTACT ? 'text' : 'contact';
  if (entry === null) return 'text';
  if (!('description' in entry) || !entry.description.includes(text.trim())) return 'detail';
  return GOES_ON.test(text) ? 'rest' : 'item';
}

function spanOf(text: string, words: string): { start: number; end: number } | null {
  const start = text.indexOf(words);
  return start === -1 ? null : { start, end: start + words.length };
}

function keyOf({ page, line }: { page: number; line: number }): string {
  return `${page} ${line}`;
}

/** A longer line at the top is a sentence. */
const LONGEST_CONTACT = 60;
/** A line that begins small goes on from the one above. */
const GOES_ON = /^\p{Ll}/u;
