import { findDates } from './dates.ts';
import { namesDegree } from './degrees.ts';
import type { Line } from './lines.ts';
import { isInstitution } from './titles-and-employers.ts';
import type { Section } from './section.ts';

type Kind = 'experience' | 'education';

/**
 * Gives sections of work and study to a resume that names none. Each line with a date range begins work, or study where it names a degree;
 * what follows goes on with it up to the next such line, or up to a gap with nothing of the kind below.
 */
export function adoptUnheaded(sections: Section[]): Section[] {
  const missing = (['experience', 'education'] as const).filter(
    (kind) => !sections.some((section) => section.kind === kind),
  );
  if (missing.length === 0) return sections;
  return sections.flatMap((section) => {
    if (section.kind !== 'header') return [section];
    const kept: Line[] = [];
    const found: Record<Kind, Line[]> = { experience: [], education: [] };
    for (const { kind, lines } of toBlocks(section.lines).flatMap((block, at) => toParts(block, at === 0)))
      if (kind && missing.includes(kind)) found[kind].push(...lines);
      else kept.push(...lines);
    const added = missing.flatMap((kind) =>
      found[kind].length > 0 ? [{ kind, heading: null, lines: found[kind] }] : [],
    );
    return [{ ...section, lines: kept }, ...added];
  });
}

function toBlocks(lines: Line[]): Line[][] {
  const blocks: Line[][] = [];
  for (const line of lines) {
    const open = blocks.at(-1);
    if (open && line.gap < 0.4) open.push(line);
    else blocks.push([line]);
  }
  return blocks;
}

type Part = { kind: Kind | null; lines: Line[] };

/** A block divided where work and study begin. What stands above the first of them belongs to it, but in the block that a resume begins with. */
function toParts(block: Line[], isFirst: boolean): Part[] {
  const parts: Part[] = [];
  let above: Line[] = [];
  for (const line of block) {
    const kind = opens(line);
    const open = parts.at(-1);
    if (kind && kind !== open?.kind) {
      parts.push({ kind, lines: [...above, line] });
      above = [];
    } else if (open) open.lines.push(line);
    else if (isFirst) parts.push({ kind: null, lines: [line] });
    else above.push(line);
  }
  return above.length > 0 ? [{ kind: blockKind(above), lines: above }, ...parts] : parts;
}

/** What a line begins, if anything. */
function opens(line: Line): Kind | null {
  if (line.bullet) return null;
  const dates = findDates(line.text);
  if (namesStudy(line) && (dates.length > 0 || isInstitution(line.text))) return 'education';
  return dates.some((date) => !date.single || date.present) ? 'experience' : null;
}

/** A block of which no single line says enough: a degree in one, its year or school in another. */
function blockKind(block: Line[]): Kind | null {
  const isDated = block.some((line) => !line.bullet && findDates(line.text).length > 0);
  return block.some(namesStudy) && (isDated || block.some((line) => isInstitution(line.text)))
    ? 'education'
    : null;
}

function namesStudy({ text }: Line): boolean {
  return [text, ...text.split(/,\s|\s[–—-]\s|\|/)].some((part) => namesDegree(part.trim()));
}
