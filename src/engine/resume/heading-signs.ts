import { headingKind } from './headings.ts';
import type { Line } from './lines.ts';

/** A level that no file states: that of headings by the sign before them. */
const BY_SIGN = 10;
const LONGEST = 40;

/** Lines that begin with a sign which stands before names of sections here are headings, and no items of a list: "■ 職務経歴", "◆ Skills". */
export function withHeadingSigns(lines: Line[]): Line[] {
  const signs = new Set(
    [...Map.groupBy(lines, ({ sign }) => sign ?? '')].flatMap(([sign, own]) =>
      sign !== '' && areHeadings(own) ? [sign] : [],
    ),
  );
  if (signs.size === 0) return lines;
  return lines.map((line) =>
    signs.has(line.sign ?? '') ? { ...line, bullet: false, heading: true, level: BY_SIGN } : line,
  );
}

function areHeadings(lines: readonly Line[]): boolean {
  const named = lines.filter(({ text }) => headingKind(text.replace(/[:：]$/u, '')) !== null);
  const short = lines.every(({ text, segments }) => text.length < LONGEST && segments.length === 1);
  return named.length > 1 && named.length * 2 >= lines.length && short;
}
