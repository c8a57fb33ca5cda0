import { findDates } from './dates.ts';
import { namesDegree } from './degrees.ts';
import { headingKind, likelyHeadingKind, type SectionKind } from './headings.ts';
import type { Line } from './lines.ts';
import type { Section } from './section.ts';

/** A row of a form that is a section of its own, and the column that what stands behind its label begins in. */
export type LabelledRow = { section: Section; column: Line['segments'][number] | null };

/** Sections in which a row of a form may be about something else. */
const LOOSE = new Set<Section['kind']>(['header', 'contact', 'summary', 'education', 'other', 'interests']);

/** What rows may be about, in any section that is no list of work; the last three only in cells of a table. */
const KINDS = new Set<SectionKind>(['skills', 'languages', 'interests']);
const IN_CELLS = new Set<SectionKind>([...KINDS, 'other', 'certifications', 'references']);

/** A row of a form whose label names skills, languages or interests is a section of its own: "Capacità tecniche | Saldatura, AutoCAD". */
export function labelledRow(lines: readonly Line[], at: number, around: Section['kind']): LabelledRow | null {
  const line = lines[at];
  if (!line || (!LOOSE.has(around) && !isBehindWork(lines, at, around))) return null;
  const [label, ...rest] = parted(line);
  const beside = lines[at + 1];
  const apart = rest.length === 0 && beside !== undefined && standsBeside(line, beside);
  if (!label || (rest.length === 0 && !apart)) return null;
  const name = label.text.replace(/\s*[:：]$/, '');
  const kind = namesDegree(name) ? null : (headingKind(name) ?? likelyHeadingKind(name));
  const inCells = apart || isCell(rest[0]) || rest[0]?.y !== 0;
  if (kind === null || !(inCells && around !== 'header' ? IN_CELLS : KINDS).has(kind)) return null;
  if (apart) return { section: { kind, heading: line, lines: [] }, column: beside.segments[0] ?? null };
  const text = rest.map((segment) => segment.text).join(' ');
  const own = { ...line, segments: rest, text };
  return { section: { kind, heading: line, lines: [own] }, column: line.segments[1] ?? null };
}

/** Whether a row of a table stands behind the last of the positions in it: no dates of another follow. */
function isBehindWork(lines: readonly Line[], at: number, around: Section['kind']): boolean {
  const line = lines[at];
  if (around !== 'experience' || !isCell(line?.segments[1]) || line?.segments[0]?.cell !== 0) return false;
  const more = lines.slice(at).filter(({ segments }) => segments[0]?.cell === 0);
  return more.every(({ text }) => findDates(text).every((date) => date.single));
}

function isCell(segment: Line['segments'][number] | undefined): boolean {
  return segment?.cell !== undefined && segment.cell > 0;
}

/** Whether a line is the value on the baseline of a label to its left. */
function standsBeside(label: Line, value: Line): boolean {
  return label.y > 0 && label.y === value.y && label.stream === value.stream && value.x > label.right;
}

/** The label and the rest of a row, where one colon in its text divides them: "SKILLS: Glazing, Leadwork". */
function parted(line: Line): Line['segments'] {
  const [first, ...more] = line.segments;
  const found = /^(?<label>[^:：,;]{3,40}?)\s*[:：]\s*(?<rest>\S.*)$/u.exec(first?.text ?? '')?.groups;
  if (!first || more.length > 0 || !found || headingKind(found['label'] ?? '') === null) return line.segments;
  return [
    { ...first, text: found['label'] ?? '' },
    { ...first, text: found['rest'] ?? '' },
  ];
}

/** Whether a line goes on with the row above it: that ended with a comma, or the line stands in the column of its values alone. */
export function goesOnWith({ section, column }: LabelledRow, line: Line): boolean {
  const last = section.lines.at(-1);
  const [first] = line.segments;
  if (column && first) {
    if (isCell(column) && first.cell === column.cell) return true;
    if (line.y > 0 && line.stream === section.heading?.stream && Math.abs(first.x - column.x) < 2)
      return true;
  }
  return (
    last !== undefined && /[,;、，·|/]$/.test(last.text) && line.stream === last.stream && line.gap < 0.3
  );
}
