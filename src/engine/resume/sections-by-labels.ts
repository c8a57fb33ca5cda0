import { findDates } from './dates.ts';
import { headingKind, likelyHeadingKind, type SectionKind } from './headings.ts';
import { headingsByLook } from './heading-looks.ts';
import { kindOfLabel, type LabelledLine } from './line-labels.ts';
import type { Line } from './lines.ts';
import type { Section } from './section.ts';
import { companyLikeness } from './titles-and-employers.ts';

type Labels = ReadonlyMap<Line, LabelledLine>;

/**
 * Sections as the words of headings gave them, with what the learnt labels add: headings whose words no list holds, kinds for sections
 * of unknown names, and sections that have no heading. A heading with a known name keeps its kind.
 */
export function withLabels(sections: Section[], labels: Labels): Section[] {
  const named = namedKinds(sections);
  const looks = headingsByLook(sections, labels);
  const divided = sections.flatMap((section) => atHeadings(section, labels, looks));
  // The models have learnt from resumes with headings: where there are hardly any, blocks are told by their words.
  if (divided.filter((section) => section.heading !== null).length < 2) return sections;
  return settle(divided, labels, named);
}

/**
 * Whether words name all that is looked for. Then nothing that a person adds elsewhere may change how these are read, and the labels, which take
 * a third of the time of a reading, are not asked.
 */
export function nameAll(sections: Section[]): boolean {
  const named = namedKinds(sections);
  return MAIN.every((kind) => named.has(kind)) && sections.some(datesWork);
}

/** A section of work that says when; "My story" may be one, and may be a summary. */
export function datesWork({ kind, lines }: Section): boolean {
  return kind === 'experience' && lines.some(({ text }) => findDates(text).length > 0);
}

function namedKinds(sections: Section[]): Set<Section['kind']> {
  return new Set(sections.filter((section) => section.heading !== null).map((section) => section.kind));
}

const MAIN = ['experience', 'education', 'skills'] as const;
const SURE = 0.5;

/** A section divided where the labels or the look of a line say that it heads another; what heads nothing is no heading. */
function atHeadings(section: Section, labels: Labels, looks: ReturnType<typeof headingsByLook>): Section[] {
  const [own, ...found] = section.lines.reduce<Section[]>(
    (parts, line) => {
      const known = labels.get(line);
      const labelled =
        known?.label.startsWith('heading') === true &&
        known.likely(known.label) > SURE &&
        mayBeHeading(line) &&
        !looks.others.has(line) &&
        !(known.label === 'heading experience' && companyLikeness(line.text) >= 1);
      if (labelled) parts.push({ kind: kindOfLabel(known.label), heading: line, lines: [] });
      else if (looks.headings.has(line)) parts.push({ kind: 'other', heading: line, lines: [] });
      else parts.at(-1)?.lines.push(line);
      return parts;
    },
    [{ ...section, lines: [] }],
  );
  const parts = own ? [own] : [];
  for (const one of found)
    if (one.lines.length > 0 || !one.heading) parts.push(one);
    else parts.at(-1)?.lines.push(one.heading);
  return parts;
}

function mayBeHeading({ bullet, segments, text, rated }: Line): boolean {
  return !bullet && !rated && segments.length === 1 && text.length <= 50 && !/[\d,،、，|]/.test(text);
}

/** Gives each section its kind: what words name stays, and the kinds of all unknown names are chosen together. */
function settle(sections: Section[], labels: Labels, all: ReadonlySet<Section['kind']>): Section[] {
  const known = sections.map((section) => kindOfName(section));
  const unknown = sections.filter(({ heading }, i) => heading && !known[i]);
  const named = new Set<Section['kind']>([...all, ...known.filter((kind) => kind !== null)]);
  const chosen = chooseKinds(
    unknown.map((section) => ({ share: sharesOf(section, labels), weight: Math.sqrt(section.lines.length) })),
    named,
  );
  return sections.flatMap((section, i): Section[] => {
    const name = known[i];
    if (name) return [{ ...section, kind: name }];
    if (!section.heading) return runsOf(section, labels);
    const kind = chosen[unknown.indexOf(section)] ?? 'other';
    // A single line below an unknown name is no work, and no second section of what words name elsewhere.
    return [
      {
        ...section,
        kind: saysLittle(section, kind, all) ? 'other' : kind,
      },
    ];
  });
}

/** One line, or what would be work beside a section that words name so, but without a time. */
function saysLittle({ lines }: Section, kind: Section['kind'], all: ReadonlySet<Section['kind']>): boolean {
  if (lines.length < 2) return all.has(kind) || kind === 'experience';
  const lasts = ({ text }: Line) => findDates(text).some((date) => !date.single || date.present);
  return kind === 'experience' && all.has(kind) && !lines.some(lasts);
}

function kindOfName(section: Section): SectionKind | null {
  const words = nameIn(section);
  const named = headingKind(words) ?? likelyHeadingKind(words);
  return named === 'other' ? null : named;
}

/** The name of a section; of a row that holds its contents too, what they begin behind. */
function nameIn({ heading, lines }: Section): string {
  const row = heading && lines[0]?.number === heading.number && lines[0].page === heading.page;
  if (!row) return heading?.text.replace(/:$/, '') ?? '';
  const [first, ...more] = heading.segments;
  return (more.length > 0 ? (first?.text ?? '') : heading.text).split(/\s*[:：]/u)[0] ?? '';
}

const KINDS = ['experience', 'education', 'skills', 'other'] as const;
type Kind = (typeof KINDS)[number];

/** How likely a section is of each kind, and how much that says: more lines say more. */
type Weighed = { share: Map<Kind, number>; weight: number };

/** What a second section of a kind costs that is there already: most people write of their work, their study and their skills once. */
const AGAIN = 1;
/** What the first section of a kind is worth: most people write of all three. */
const FIRST = 1.2;

/** The kinds of sections with unknown names that are likeliest together, beside those that words name. */
function chooseKinds(sections: readonly Weighed[], named: ReadonlySet<Section['kind']>): Kind[] {
  let paths: { kinds: Kind[]; points: number }[] = [{ kinds: [], points: 0 }];
  for (const { share, weight } of sections) {
    const longer = paths.flatMap(({ kinds, points }) =>
      KINDS.map((kind) => {
        const again = named.has(kind) || kinds.includes(kind);
        const prior = kind === 'other' ? 0 : again ? -AGAIN : FIRST;
        const value = weight * Math.log(Math.max(0.01, share.get(kind) ?? 0)) + prior;
        return { kinds: [...kinds, kind], points: points + value };
      }),
    );
    paths = longer.toSorted((a, b) => b.points - a.points).slice(0, MOST_PATHS);
  }
  return paths[0]?.kinds ?? [];
}

const MOST_PATHS = 64;

/** How much the heading of a section and the lines below it are likely to be of each kind. */
function sharesOf({ heading, lines }: Section, labels: Labels): Map<Kind, number> {
  const points = new Map<Kind, number>(KINDS.map((kind) => [kind, 0]));
  const add = (line: Line, weight: number, headings: boolean) => {
    const found = labels.get(line);
    if (!found) return;
    for (const kind of KINDS) {
      const inside = kind === 'experience' ? found.likely('head') + found.likely('text') : found.likely(kind);
      const value = headings ? found.likely(`heading ${kind}`) : inside;
      points.set(kind, (points.get(kind) ?? 0) + weight * value);
    }
  };
  if (heading) add(heading, 0.3, true);
  for (const line of lines) add(line, 0.7 / Math.max(1, lines.length), false);
  return points;
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
