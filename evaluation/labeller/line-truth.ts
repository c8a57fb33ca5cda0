import type { Line } from '../../src/engine/resume/lines.ts';
import { bare } from './part-truth.ts';
import type { Row, Sheet, SheetSection } from '../corpus/sheet.ts';

/** What a line of a resume is: above all sections, a heading, the head or text of a position, study, a skill, or other text. */
export const lineLabels = [
  'top',
  'heading experience',
  'heading education',
  'heading skills',
  'heading other',
  'head',
  'text',
  'education',
  'skills',
  'other',
] as const;
type LineLabel = (typeof lineLabels)[number];

type Known = { section: SheetSection; all: string; heading: string; duties: string };

/** The label of each line that was read from a document drawn from this sheet, found by the words of the sheet. */
export function truthOf(lines: readonly Line[], sheet: Sheet): number[] {
  const known = sheet.sections.map(knownOf);
  const top = bare([sheet.title ?? '', sheet.name, sheet.headline, ...sheet.contact].join(' '));
  const current = new Map<number, Known | null>();
  const labels: LineLabel[] = [];
  for (const line of lines) {
    const text = bare(line.text);
    const heading = known.find((one) => one.heading === text && text !== '');
    if (heading) {
      current.set(line.stream, heading);
      labels.push(headingOf(heading));
      continue;
    }
    const own = current.get(line.stream) ?? null;
    const scores = known.map((one) => ({ one, score: covered(line, one.all) + (one === own ? 0.5 : 0) }));
    const best = scores.toSorted((a, b) => b.score - a.score)[0];
    const inTop = covered(line, top) + (own === null ? 0.75 : 0);
    if (inTop > (best?.score ?? 0)) labels.push('top');
    else {
      if (best) current.set(line.stream, best.one);
      labels.push(best ? insideOf(best.one, line) : 'top');
    }
  }
  return labels.map((label) => lineLabels.indexOf(label));
}

function knownOf(section: SheetSection): Known {
  const rows = section.entries.flatMap((entry) => [
    ...(entry.rail ? [entry.rail] : []),
    ...entry.rows.map(textOf),
  ]);
  const duties = section.entries.flatMap((entry) =>
    entry.rows.flatMap((row) => (row.kind === 'bullets' ? row.items : [])),
  );
  return {
    section,
    all: bare(rows.join(' ')),
    heading: bare(section.heading),
    duties: bare(duties.join(' ')),
  };
}

function textOf(row: Row): string {
  if (row.kind === 'text') return row.text;
  if (row.kind === 'line') return [...row.pieces.map((piece) => piece.text), row.right?.text ?? ''].join(' ');
  if (row.kind === 'cells') return row.cells.join(' ');
  return row.items.map((item) => (typeof item === 'string' ? item : item.text)).join(' ');
}

function headingOf({ section }: Known): LineLabel {
  const { name } = section;
  return name === 'experience' || name === 'education' || name === 'skills'
    ? `heading ${name}`
    : 'heading other';
}

function insideOf({ section, duties }: Known, line: Line): LineLabel {
  if (section.name === 'education' || section.name === 'skills') return section.name;
  if (section.name !== 'experience') return 'other';
  return duties.includes(bare(line.text)) ? 'text' : 'head';
}

/** How much of a line stands in a text. */
function covered(line: Line, all: string): number {
  const lengths = line.segments.map((segment) => {
    const text = bare(segment.text);
    if (all.includes(text)) return text.length;
    // A date and what stands beside it may have come from two places of the sheet.
    const words = segment.text.split(' ').map(bare);
    return words.filter((word) => word.length > 1 && all.includes(word)).join('').length * 0.6;
  });
  return lengths.reduce((sum, length) => sum + length, 0);
}
