import { findDates, isDatePart } from './dates.ts';
import { namesDegree } from './degrees.ts';
import { headingKind } from './headings.ts';
import type { Line } from './lines.ts';
import { isPlace } from './places.ts';
import type { Element } from './sequence-model.ts';
import { bodyStyle } from './sections.ts';
import { isCapitals } from './text.ts';
import { titleWords } from './title-words.ts';
import { companyLikeness, isInstitution, titleLikeness } from './titles-and-employers.ts';

/** What a line says about itself, before its neighbours are looked at. */
type Facts = { line: Line; own: string[]; near: string[]; look: string; dated: boolean; heading: string };

/** The lines as elements of a sequence. No feature holds a word: only looks, shapes, distances, and what lists know. */
export function lineElements(lines: readonly Line[]): Element[] {
  const facts = factsOf(lines);
  const looks = looksOf(facts);
  const distances = distancesOf(facts);
  return facts.map((fact, at) => {
    const features = [
      ...fact.own,
      ...(looks.get(fact.look) ?? []),
      ...(distances[at] ?? []),
      `at ${at < 6 ? at : at < 12 ? 'early' : 'later'}`,
      `left ${bucket(facts.length - at, [2, 5, 12])}`,
    ];
    for (const [i, offset] of OFFSETS.entries())
      for (const near of facts[at + offset]?.near ?? NOTHING) features.push(nearNames(near)[i] ?? near);
    const before = facts[at - 1];
    const after = facts[at + 1];
    if (before) features.push(...pairOf('before', before, fact));
    if (after) features.push(...pairOf('after', after, fact));
    return { features, step: before && before.line.stream !== fact.line.stream ? 1 : 0 };
  });
}

const OFFSETS = [-2, -1, 1, 2];
const NOTHING = ['none'];
const named = new Map<string, string[]>();

/** The names that a feature has for neighbours at all offsets, made once: there are few, and a string that is made anew is slow to look up. */
function nearNames(near: string): string[] {
  let names = named.get(near);
  if (!names) named.set(near, (names = OFFSETS.map((offset) => `${offset} ${near}`)));
  return names;
}

function factsOf(lines: readonly Line[]): Facts[] {
  const body = bodyStyle([...lines]);
  const left = new Map<number, number>();
  for (const { stream, x } of lines) left.set(stream, Math.min(left.get(stream) ?? Infinity, x));
  const seen = new Map<string, number>();
  for (const { text } of lines) seen.set(text, (seen.get(text) ?? 0) + 1);
  return lines.map((line) => {
    const look = `${Math.round(line.size * 2)} ${line.bold} ${line.color} ${isCapitals(line.text)}`;
    // A long bullet is a sentence: whatever dates it holds head nothing.
    const dates = line.bullet && line.text.length > 40 ? [] : findDates(line.text);
    const known = line.segments.length === 1 ? headingKind(line.text.replace(/:$/, '')) : null;
    const heading = known ?? 'no';
    const dated = dates.some((date) => !date.single || date.present);
    const shape = shapeOf(line, body.size, dates.length, dated);
    const style = styleOf(line, body, left.get(line.stream) ?? 0);
    const lists = listsOf(line);
    const own = [
      ...shape,
      ...style,
      ...lists,
      `heading ${heading}`,
      `again ${bucket(seen.get(line.text) ?? 1, [2, 3])}`,
      `${style[0]} ${style[1]} ${shape[0]} ${shape[1]}`,
      `${shape[1]} ${shape[2]} ${line.bullet}`,
      `${heading} ${style[0]} ${style[1]}`,
    ];
    const near = [
      shape[0] ?? '',
      shape[1] ?? '',
      shape[2] ?? '',
      ...style.slice(0, 3),
      ...lists,
      `h ${heading}`,
    ];
    if (line.bullet) near.push('bullet');
    return { line, own, near, look, dated, heading };
  });
}

function shapeOf(line: Line, size: number, dates: number, dated: boolean): string[] {
  const { text, segments } = line;
  const words = text.split(' ');
  const capital = words.filter((word) => /^\p{Lu}/u.test(word)).length / words.length;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const commas = text.match(/[,،、，]/g)?.length ?? 0;
  const pieces = text.split(/[,،、，|•/]/).map((piece) => piece.trim().split(' ').length);
  return [
    `words ${bucket(words.length, [2, 3, 5, 8, 13])}`,
    `date ${isDatePart(text) ? 'only' : dated ? 'range' : dates > 0 ? 'single' : 'no'}`,
    `ends ${/[.。]$/.test(text) ? 'stop' : /[:：]$/.test(text) ? 'colon' : /[,;，、]$/.test(text) ? 'comma' : 'open'}`,
    `capitals ${bucket(Math.round(capital * 4), [1, 2, 3, 4])}`,
    `commas ${bucket(commas, [1, 2, 4])}`,
    `short pieces ${pieces.length > 2 && Math.max(...pieces) <= 4}`,
    `signs ${/[|•●○★]/.test(text)}`,
    `lower ${/^\p{Ll}/u.test(text)}`,
    `digits ${bucket(Math.round((1 - letters / Math.max(1, text.replaceAll(' ', '').length)) * 5), [1, 2, 3])}`,
    `segments ${bucket(segments.length, [2, 3, 4])}`,
    `mail ${/\S@\S/.test(text)}`,
    `address ${/https?:|www\.|\.com|linkedin/i.test(text)}`,
    `phone ${/\+?\d[\d ()/.-]{6,}\d/.test(text) && dates === 0}`,
    `letters ${bucket(text.length, [6, 14, 24, 40, 70])}`,
    `brackets ${text.includes('(')}`,
    `label ${/^[^:：]{2,30}[:：]\s?\S/.test(text)}`,
    `size ${bucket(Math.round((line.size / size) * 20), [18, 20, 22, 25, 30])}`,
  ];
}

function styleOf(line: Line, body: ReturnType<typeof bodyStyle>, left: number): string[] {
  const first = line.segments[0];
  const apart = line.gap > 1 ? 'wide' : line.gap > 0.3 ? 'gap' : line.gap > 0.1 ? 'some' : 'tight';
  const larger = line.size > body.size * 1.08 ? 'large' : line.size < body.size * 0.95 ? 'small' : 'usual';
  return [
    `look ${line.bold && !body.bold ? 'bold' : first?.boldStart ? 'bold first' : 'plain'} ${larger} ${isCapitals(line.text) ? 'capitals' : ''}`,
    `gap ${apart}`,
    `color ${line.color === body.color ? 'body' : 'other'}`,
    `turn ${line.segments.some((segment) => segment.turn !== null)}`,
    `bullet ${line.bullet}`,
    `stated ${line.heading}`,
    `indent ${bucket(Math.round(line.x - left), [3, 12, 40, 90])}`,
    `stream ${line.stream === 0 ? 'main' : 'other'} ${line.column.right - line.column.left < 190 ? 'narrow' : 'broad'}`,
  ];
}

/** What the lists know of a line: as a whole, and of its best part. */
function listsOf({ text, segments }: Line): string[] {
  if (text.length > 110) return ['long'];
  const all = [text, ...segments.map((segment) => segment.text), ...text.split(/\s[|–—-]\s|,\s/)];
  const parts = [...new Set(all)].slice(0, 6);
  const most = (of: (part: string) => number) => Math.max(...parts.map(of));
  return [
    `title ${bucket(
      most((part) => Math.round(titleLikeness(part) * 2)),
      [1, 2, 4],
    )}`,
    `company ${bucket(
      most((part) => Math.round(companyLikeness(part) * 2)),
      [1, 2, 3],
    )}`,
    `work ${most(titleWords)}`,
    `place ${parts.some(isPlace)}`,
    `degree ${namesDegree(text)}`,
    `school ${isInstitution(text)}`,
  ];
}

/** How rare a look is, and how often lines of this look are known headings. */
function looksOf(facts: Facts[]): Map<string, string[]> {
  return new Map(
    [...Map.groupBy(facts, (fact) => fact.look)].map(([look, alike]) => {
      const named = alike.filter((fact) => fact.heading !== 'no').length;
      const words = alike.reduce((sum, { line }) => sum + line.text.split(' ').length, 0) / alike.length;
      const share = facts.length > 0 ? alike.length / facts.length : 0;
      const alone =
        alike.filter(({ line }) => line.segments.length === 1 && !line.bullet).length / alike.length;
      return [
        look,
        [
          `alike ${bucket(alike.length, [2, 4, 8, 12])}`,
          `alike share ${bucket(Math.round(share * 20), [1, 2, 4, 8])}`,
          `alike named ${named === 0 ? 'none' : named >= 2 ? 'many' : 'one'} ${named * 2 > alike.length}`,
          `alike words ${bucket(Math.round(words), [2, 3, 5, 8])}`,
          `alike alone ${bucket(Math.round(alone * 4), [2, 4])}`,
          `alike dated ${bucket(Math.round((alike.filter((fact) => fact.dated).length / alike.length) * 4), [1, 3])}`,
          `alike kind ${bucket(alike.length, [2, 8])} ${bucket(Math.round(words), [3, 6])} ${alone > 0.9}`,
        ],
      ];
    }),
  );
}

/** How far the nearest dates, study and known headings are, above and below, and how much of what follows is dated. */
function distancesOf(facts: Facts[]): string[][] {
  const above = { dated: Infinity, heading: Infinity, kind: 'none' };
  const up = facts.map((fact) => {
    const here = [
      `dated above ${bucket(above.dated, [1, 2, 3, 5, 9])}`,
      `heading above ${above.kind} ${bucket(above.heading, [1, 2, 6])}`,
    ];
    above.dated = fact.dated ? 1 : above.dated + 1;
    if (fact.heading === 'no') above.heading += 1;
    else [above.heading, above.kind] = [1, fact.heading];
    return here;
  });
  return facts.map((_, at) => {
    const ahead = facts.slice(at, at + 14);
    const next = ahead.slice(1).findIndex((fact) => fact.dated);
    const soon = ahead.slice(1, 8);
    const study = soon.filter(
      (fact) => fact.near.includes('degree true') || fact.near.includes('school true'),
    );
    const short = soon.filter(({ line }) => line.text.length < 30 && !line.bullet).length;
    return [
      ...(up[at] ?? []),
      `dated below ${next < 0 ? 'no' : bucket(next, [0, 1, 2, 3, 6])}`,
      `dates ahead ${ahead.filter((fact) => fact.dated).length}`,
      `study ahead ${bucket(study.length, [1, 2, 3])}`,
      `short ahead ${bucket(short, [1, 3, 5, 7])}`,
      `bullets ahead ${bucket(soon.filter(({ line }) => line.bullet).length, [1, 3, 5])}`,
    ];
  });
}

function pairOf(where: string, other: Facts, fact: Facts): string[] {
  return [
    `${where} same look ${other.look === fact.look}`,
    `${where} larger ${bucket(Math.round((other.line.size - fact.line.size) * 2), [-3, 0, 1, 4])}`,
    `${where} bold ${other.line.bold} ${fact.line.bold}`,
    `${where} date ${other.dated} ${fact.dated} ${fact.line.bold}`,
    `${where} bullet ${other.line.bullet} ${fact.line.bullet}`,
    `${where} gap ${other.line.gap > 0.3} ${fact.line.gap > 0.3} ${other.line.bullet}`,
  ];
}

/** Which of the steps a number has reached. */
function bucket(value: number, steps: readonly number[]): number {
  let reached = 0;
  while (reached < steps.length && value >= (steps[reached] ?? Infinity)) reached += 1;
  return reached;
}
