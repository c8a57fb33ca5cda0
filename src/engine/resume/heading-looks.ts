import type { LabelledLine } from './line-labels.ts';
import type { Line } from './lines.ts';
import type { Section } from './section.ts';
import { isCapitals } from './text.ts';
import { companyLikeness, titleLikeness } from './titles-and-employers.ts';

/** In how many lines of a look at least, and how sure on average, headings are seen for the look to be that of headings, or not to be. */
const FEWEST = 3;
const SURE = 0.6;
const HARDLY = 0.4;
/** How sure where the look alone says so: the largest letters below the name, alone in their lines, text of another look below each. */
const SURE_OF_LARGEST = 0.3;

/** The lines that are headings by their look, and those that are none by theirs, whatever one of them seems to be. */
type ByLook = { headings: Set<Line>; others: Set<Line> };

/**
 * Headings by their look, decided over the whole document: where most short lines of one look are headings, by their words or by the learnt labels,
 * the others are headings too, whatever they say and wherever they stand. `labels` are of all lines of the sections.
 */
export function headingsByLook(
  sections: readonly Section[],
  labels: ReadonlyMap<Line, LabelledLine>,
): ByLook {
  const lines = [...labels.keys()];
  const named = new Set(sections.flatMap(({ heading }) => heading ?? []));
  const share = (line: Line): number => (named.has(line) ? 1 : likelyHeading(labels.get(line)));
  const found: ByLook = { headings: new Set(), others: new Set() };
  const usual = usualLook(lines);
  for (const [look, alike] of Map.groupBy(lines, lookOf)) {
    const short = alike.filter(isShort);
    for (const line of sameKindAgain(short, named, labels)) found.others.add(line);
    if (look === usual || short.length < 2 || short.length < alike.length * 0.75) continue;
    const mean = short.reduce((sum, line) => sum + share(line), 0) / short.length;
    const isLargest = short.length >= FEWEST && areLargest(short, alike, lines);
    const isRuled = areRuled(short, alike);
    if (mean < HARDLY && !isLargest && !isRuled) for (const line of short) found.others.add(line);
    if (short.length < FEWEST) continue;
    const seen = short.filter((line) => share(line) > 0.5);
    if (!isRuled && (mean < (isLargest ? SURE_OF_LARGEST : SURE) || seen.length < FEWEST - 1)) continue;
    const gap = isRuled ? 0 : Math.min(...seen.map((line) => line.gap));
    for (const line of short)
      if (line.gap >= gap - 0.15 && line !== lines[0] && !namesWork(line, labels.get(line)))
        found.headings.add(line);
  }
  return found;
}

/** Whether all lines of a look are short, set apart by a rule or a ground, and bold or in capitals: no file sets anything but headings so. */
function areRuled(short: readonly Line[], alike: readonly Line[]): boolean {
  const strong = short.every(
    (line) => line.marked === true && (line.capitals === true || isCapitals(line.text) || line.bold),
  );
  return strong && short.length >= FEWEST && short.length === alike.length;
}

/** Whether lines are the largest of all but a single one, as the name is, and each stands above text of another look. */
function areLargest(short: readonly Line[], alike: readonly Line[], lines: readonly Line[]): boolean {
  const size = short[0]?.size ?? 0;
  const larger = lines.filter((line) => line.size > size + 0.3);
  const smaller = lines.filter((line) => line.size < size * 0.9).length;
  const above = short.filter((line) => {
    const next = lines[lines.indexOf(line) + 1];
    return next !== undefined && next.size < size * 0.95;
  });
  return (
    larger.length <= 2 &&
    smaller > lines.length * 0.6 &&
    short.length === alike.length &&
    above.length === short.length
  );
}

/** Several lines of one look that would head work each: most people write of their work once, so they are employers or titles. */
function sameKindAgain(
  lines: readonly Line[],
  named: ReadonlySet<Line>,
  labels: ReadonlyMap<Line, LabelledLine>,
): Line[] {
  const work = lines.filter((line) => (labels.get(line)?.likely('heading experience') ?? 0) > 0.5);
  return work.length > 1 && !work.some((line) => named.has(line)) ? work : [];
}

function likelyHeading(known: LabelledLine | undefined): number {
  if (!known) return 0;
  return KINDS.reduce((sum, kind) => sum + known.likely(`heading ${kind}`), 0);
}

const KINDS = ['experience', 'education', 'skills', 'other'] as const;

function isShort({ bullet, rated, segments, text }: Line): boolean {
  return (
    !bullet &&
    rated !== true &&
    segments.length === 1 &&
    text.length <= 45 &&
    !/\d|[.;,]$/.test(text) &&
    /\p{L}{2}/u.test(text)
  );
}

/** A title or an employer in the look of headings: a known one, which the labels take for one too. */
function namesWork({ text }: Line, known: LabelledLine | undefined): boolean {
  const named = titleLikeness(text) >= 1 || companyLikeness(text) >= 1;
  return named && (known?.likely('head') ?? 0) > 0.5;
}

function lookOf(line: Line): string {
  const capitals = line.capitals === true || isCapitals(line.text);
  return `${Math.round(line.size * 2)} ${line.bold} ${line.color} ${capitals} ${line.marked ?? false} ${line.level ?? 0}`;
}

/** The look of most text. */
function usualLook(lines: readonly Line[]): string {
  const letters = new Map<string, number>();
  for (const line of lines) letters.set(lookOf(line), (letters.get(lookOf(line)) ?? 0) + line.text.length);
  return [...letters].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}
