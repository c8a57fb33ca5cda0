import { headingKind, likelyHeadingKind, type SectionKind } from './headings.ts';
import { kindOfLabel, type LabelledLine } from './line-labels.ts';
import type { Line } from './lines.ts';
import type { Section } from './sections.ts';

type Labels = ReadonlyMap<Line, LabelledLine>;

/**
 * Sections as the words of headings gave them, with what the learnt labels add: headings whose words no list holds, kinds for sections
 * of unknown names, and sections that have no heading. A heading with a known name keeps its kind.
 */
export function withLabels(sections: Section[], labels: Labels): Section[] {
  const named = namedKinds(sections);
  const divided = sections.flatMap((section) => atHeadings(section, labels));
  // The models have learnt from resumes with headings: where there are hardly any, blocks are told by their words.
  if (divided.filter((section) => section.heading !== null).length < 2) return sections;
  return divided.flatMap((one) => settled(one, labels, named));
}

/**
 * Whether words name all that is looked for. Then nothing that a person adds elsewhere may change how these are read, and the labels, which take
 * a third of the time of a reading, are not asked.
 */
export function nameAll(sections: Section[]): boolean {
  const named = namedKinds(sections);
  return MAIN.every((kind) => named.has(kind));
}

function namedKinds(sections: Section[]): Set<Section['kind']> {
  return new Set(sections.filter((section) => section.heading !== null).map((section) => section.kind));
}

const MAIN = ['experience', 'education', 'skills'] as const;
const SURE = 0.5;

/** A section divided where the labels see the heading of another. */
function atHeadings(section: Section, labels: Labels): Section[] {
  const parts: Section[] = [{ ...section, lines: [] }];
  for (const line of section.lines) {
    const found = labels.get(line);
    const heading =
      found?.label.startsWith('heading') === true && found.likely(found.label) > SURE && mayBeHeading(line);
    if (heading) parts.push({ kind: kindOfLabel(found.label), heading: line, lines: [] });
    else parts.at(-1)?.lines.push(line);
  }
  return parts;
}

function mayBeHeading({ bullet, segments, text, rated }: Line): boolean {
  return !bullet && !rated && segments.length === 1 && text.length <= 50 && !/[\d,،、，|]/.test(text);
}

function settled(section: Section, labels: Labels, all: ReadonlySet<Section['kind']>): Section[] {
  const words = nameIn(section);
  const named = headingKind(words) ?? likelyHeadingKind(words);
  if (named !== null && named !== 'other') return [{ ...section, kind: named }];
  if (section.heading) {
    const kind = kindByContent(section, labels);
    // A single line below an unknown name is no second section of what words name elsewhere.
    return [{ ...section, kind: section.lines.length < 2 && all.has(kind) ? 'other' : kind }];
  }
  return runsOf(section, labels);
}

/** The name of a section; of a row that holds its contents too, what they begin behind. */
function nameIn({ heading, lines }: Section): string {
  const row = heading && lines[0]?.number === heading.number && lines[0].page === heading.page;
  if (!row) return heading?.text.replace(/:$/, '') ?? '';
  const [first, ...more] = heading.segments;
  return (more.length > 0 ? (first?.text ?? '') : heading.text).split(/\s*[:：]/u)[0] ?? '';
}

const KINDS = ['experience', 'education', 'skills', 'other'] as const;

/** The kind that the heading and most of the lines below it are likely to be. */
function kindByContent({ heading, lines }: Section, labels: Labels): SectionKind {
  const points = new Map<SectionKind, number>(KINDS.map((kind) => [kind, 0]));
  const add = (line: Line, weight: number, headings: boolean) => {
    const found = labels.get(line);
    if (!found) return;
    for (const kind of KINDS) {
      const inside = kind === 'experience' ? found.likely('head') + found.likely('text') : found.likely(kind);
      const value = headings ? found.likely(`heading ${kind}`) : inside;
      points.set(kind, (points.get(kind) ?? 0) + weight * value);
    }
  };
  if (heading) add(heading, 1, true);
  for (const line of lines) add(line, 1.5 / Math.max(1, lines.length), false);
  return [...points].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 'other';
}

/** Lines without a heading: each run that the labels see as work, study or skills is a section of its own. */
function runsOf(section: Section, labels: Labels): Section[] {
  const runs: Section[] = [];
  for (const line of section.lines) {
    const found = labels.get(line);
    const kind = found && found.likely(found.label) > SURE ? kindOfLabel(found.label) : 'header';
    const open = runs.at(-1);
    const own = kind === 'other' ? 'header' : kind;
    if (open?.kind === own) open.lines.push(line);
    else runs.push({ kind: own, heading: null, lines: [line] });
  }
  const header: Section = { ...section, lines: [] };
  const others: Section[] = [];
  for (const run of runs)
    if (run.kind !== 'header' && run.lines.length >= 2) others.push(run);
    else header.lines.push(...run.lines);
  header.lines = section.lines.filter((line) => header.lines.includes(line));
  return [header, ...others];
}
