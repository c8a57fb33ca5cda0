import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRequirements } from '../../src/engine/postings/requirements/read-requirements.ts';
import type { Requirement, RequirementKind } from '../../src/engine/postings/requirements/requirement.ts';

/** A posting with what it asks for; `required` null where either answer is fine. */
export type MarkedPosting = { language: string; title: string; text: string; marks: Mark[] };
/** A marked requirement: its words and, where it is checked, its value. */
export type Mark = {
  kind: RequirementKind;
  required: boolean | null;
  value: string | null;
  start: number;
  end: number;
};

/** How well the requirements of postings were read. `manner` counts those found that are rightly required or desired. */
export type ReadingCounts = { found: number; right: number; marked: number; covered: number; manner: number };

const letters: Record<string, RequirementKind> = {
  s: 'skill',
  c: 'licence',
  l: 'language',
  y: 'years',
  d: 'degree',
  v: 'level',
  w: 'right_to_work',
  h: 'hours',
  r: 'driving',
};

/** The postings of one set; the one left out was written before any rule. */
export function readPostings(set: 'tuned' | 'left-out'): MarkedPosting[] {
  const source = readFileSync(join(import.meta.dirname, `${set}.txt`), 'utf8');
  return source
    .split(/^=== /m)
    .slice(1)
    .map((part) => {
      const [head = '', ...lines] = part.split('\n');
      const [language = '', title = ''] = head.split(' | ');
      return { language, title, ...unmark(lines.join('\n').trim()) };
    });
}

function unmark(source: string): Pick<MarkedPosting, 'text' | 'marks'> {
  const marks: Mark[] = [];
  let text = '';
  let at = 0;
  for (const found of source.matchAll(/\{([sclydvwhr])([!?~]) ([^{}|]+)(?:\|([^{}]+))?\}/g)) {
    text += source.slice(at, found.index);
    const [whole, letter = '', sign, words = '', value = null] = found;
    const kind = letters[letter];
    if (kind === undefined) throw new Error(`No kind: ${whole}`);
    const required = sign === '~' ? null : sign === '!';
    marks.push({ kind, required, value, start: text.length, end: text.length + words.length });
    text += words;
    at = found.index + whole.length;
  }
  return { text: text + source.slice(at), marks };
}

/** Compares what is read with what is marked, and calls `count` for each kind; `onMistake` hears of every one. */
export function judgePosting(
  posting: MarkedPosting,
  count: (kind: RequirementKind, counts: Partial<ReadingCounts>) => void,
  onMistake: (mistake: string) => void = () => undefined,
): void {
  const read = readRequirements(posting.text);
  for (const one of read) {
    const mark = posting.marks.find((other) => agrees(one, other));
    if (mark?.required === null) continue;
    count(one.kind, { found: 1, right: mark ? 1 : 0, manner: mark?.required === one.required ? 1 : 0 });
    if (!mark) onMistake(`false ${one.kind} "${one.name}": ${around(posting.text, one)}`);
    else if (mark.required !== one.required)
      onMistake(`manner ${one.kind} "${one.name}": ${around(posting.text, one)}`);
  }
  for (const mark of posting.marks) {
    if (mark.required === null) continue;
    const covered = read.some((one) => agrees(one, mark));
    count(mark.kind, { marked: 1, covered: covered ? 1 : 0 });
    if (!covered) onMistake(`missed ${mark.kind}: ${posting.text.slice(mark.start, mark.end)}`);
  }
}

function agrees(one: Requirement, mark: Mark): boolean {
  if (one.kind !== mark.kind || one.start >= mark.end || mark.start >= one.end) return false;
  return mark.kind !== 'years' || mark.value === one.name;
}

function around(text: string, { start, end }: Requirement): string {
  return `${text.slice(Math.max(0, start - 25), start)}[${text.slice(start, end)}]${text.slice(end, end + 15)}`.replaceAll(
    '\n',
    '⏎',
  );
}
