import { findDates } from './dates.ts';
import type { Line } from './lines.ts';

/** What ends a sentence, and no short word. */
const SENTENCE_END = /(?<=\p{Ll}{3}|\))\.\s+(?=\p{Lu})/u;

/** Bullets with dates in a plain text whose head goes on in lines that hang below it: the head up to the end of its sentence, and the rest apart. */
export function joinHanging(lines: Line[]): Line[] {
  const result: Line[] = [];
  for (let i = 0; i < lines.length; i += 1) {
    const line = lines[i];
    if (!line) continue;
    const hanging = line.indent !== undefined && line.bullet && line.text.length > 45 && holdsDate(line);
    const ends = () => SENTENCE_END.exec(text)?.index;
    let text = line.text;
    let next = hanging ? lines[i + 1] : undefined;
    let joined = 0;
    while (next && ends() === undefined && joined < 2 && hangsBelow(line, next)) {
      text += ` ${next.text}`;
      joined += 1;
      next = lines[i + 1 + joined];
    }
    const end = ends();
    if (!hanging) {
      result.push(line);
      continue;
    }
    const [first] = line.segments;
    const part = (own: string): Line => ({
      ...line,
      text: own,
      segments: first ? [{ ...first, text: own }] : [],
    });
    result.push(part(end === undefined ? text.replace(/(?<=\p{Ll}{4})\.$/u, '') : text.slice(0, end)));
    if (end !== undefined) result.push({ ...part(text.slice(end + 1).trim()), gap: 0 });
    i += joined;
  }
  return result;
}

function hangsBelow(line: Line, next: Line): boolean {
  const inset = (next.indent ?? 0) - (line.indent ?? 0);
  return !next.bullet && next.gap === 0 && inset > 0 && inset <= 3 && !holdsDate(next);
}

function holdsDate({ text }: Line): boolean {
  return findDates(text).length > 0;
}
