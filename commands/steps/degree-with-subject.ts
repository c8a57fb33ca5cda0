import type { ReadEducation, ReadLine } from '../../src/engine/resume/reading.ts';

/** As many lines as a degree and its subject may stand in, from where the study begins. */
const NEAR = 5;

/**
 * A degree as most people say it, with its subject: "B.A. in History". Where the two stand side by side it is what the document says,
 * word for word; where they stand apart, one behind the other with a comma between.
 */
export function degreeWithSubject(study: ReadEducation, lines: readonly ReadLine[]): string | null {
  const { degree, field, place } = study;
  if (!degree || !field) return degree;
  const from = lines.findIndex(({ page, line }) => page === place.page && line === place.line);
  const text = lines
    .slice(Math.max(0, from), from + NEAR)
    .map((line) => line.text)
    .join(' ');
  const start = text.indexOf(degree);
  const between = start === -1 ? -1 : text.indexOf(field, start + degree.length);
  if (between === -1 || !ASIDE.test(text.slice(start + degree.length, between))) return `${degree}, ${field}`;
  const end = between + field.length;
  const said = text.slice(start, end);
  return said.lastIndexOf('(') > said.lastIndexOf(')') && text[end] === ')' ? `${said})` : said;
}

/** What may stand between a degree and its subject: " in ", " (Hons) ", ", major: ". */
const ASIDE = /^[^|•·\t\d]{0,24}$/u;
