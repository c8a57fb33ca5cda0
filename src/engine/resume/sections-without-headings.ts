import { findDates } from './dates.ts';
import { namesDegree } from './degrees.ts';
import type { Line } from './lines.ts';
import { isInstitution } from './titles-and-employers.ts';
import type { Section } from './section.ts';

/** Gives sections of work and study to a resume that names none: blocks of lines with date ranges, distinguished by their words. */
export function adoptUnheaded(sections: Section[]): Section[] {
  const missing = (['experience', 'education'] as const).filter(
    (kind) => !sections.some((section) => section.kind === kind),
  );
  if (missing.length === 0) return sections;
  return sections.flatMap((section) => {
    if (section.kind !== 'header') return [section];
    const [contact = [], ...blocks] = toBlocks(section.lines);
    const kept = [...contact];
    const found: Record<'experience' | 'education', Line[]> = { experience: [], education: [] };
    for (const block of blocks) {
      const kind = kindOf(block);
      if (kind && missing.includes(kind)) found[kind].push(...block);
      else kept.push(...block);
    }
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

function kindOf(block: Line[]): 'experience' | 'education' | null {
  const dates = block.flatMap((line) => (line.bullet ? [] : findDates(line.text)));
  const studies = block.some((line) =>
    [line.text, ...line.text.split(/,\s|\s[–—-]\s|\|/)].some((text) => namesDegree(text.trim())),
  );
  if (studies && (dates.length > 0 || block.some((line) => isInstitution(line.text)))) return 'education';
  return dates.some((date) => !date.single || date.present) ? 'experience' : null;
}
