import type { DemoExperience, DemoPerson } from '../types.ts';
import { createColumn, reserveRoom, measure, writeText } from './paper.ts';
import type { Column, Paper, Style } from './paper.ts';
import { writeYears } from './formats.ts';

/** Writes the heading of a section, together with `room` points of what follows. */
export type Heading = (text: string, room?: number) => void;

/** The whole page within margins, `side` and `top` in points. */
export function pageColumn(paper: Paper, side: number, top: number): Column {
  return createColumn(paper, { x: side, width: paper.width - 2 * side, y: top, top, bottom: top });
}

/** Keeps the head of a position (`headHeight` points) with its first bullet. */
export function reserveEntry(column: Column, entry: DemoExperience, body: Style, headHeight: number): void {
  reserveRoom(column, headHeight + measure(column, entry.bullets[0] ?? '', body, 11));
}

/** Writes each study as its degree above school and years, joined by `joiner`. */
export function writeStudies(
  column: Column,
  person: DemoPerson,
  styles: { degree: Style; school: Style },
  joiner = ', ',
): void {
  for (const study of person.education) {
    reserveRoom(column, 30);
    writeText(column, study.degree, styles.degree);
    writeText(column, [study.school, writeYears(study)].join(joiner), styles.school);
    column.y += 4;
  }
}

/** Writes sections of one paragraph each, leaving out the empty ones. */
export function writeSections(
  column: Column,
  heading: Heading,
  style: Style,
  sections: [title: string, text: string | null][],
): void {
  for (const [title, text] of sections) {
    if (!text) continue;
    heading(title);
    writeText(column, text, style);
  }
}
