import type { DateRange } from './dates.ts';
import { toParts } from './entry-head.ts';
import type { Entry } from './entries.ts';
import { mayHead } from './join-wrapped-lines.ts';
import type { Line } from './lines.ts';
import { companyLikeness, titleLikeness } from './titles-and-employers.ts';
import { titleWords } from './title-words.ts';

/** Whose roles stand below it: the name in an employer's line, and its place. */
export type Employer = { company: string; place: string | null };
/** An entry whose employer stands in a line above it; null where its own head names all. */
export type Role = { entry: Entry; employer: Employer | null };

/**
 * Roles below their employer's line. An employer's line with dates is known by time: the dates of the roles right below it lie within its own and
 * fill them. Where a section has such a line, others like it may have one role without dates, or several.
 */
export function underEmployers(entries: Entry[]): Role[] {
  const groups = groupsOf(entries);
  const models = [...groups.keys()].map((at) => entries[at]?.head[0]).filter((line) => line !== undefined);
  const roles: Role[] = [];
  for (let i = 0; i < entries.length; i += 1) {
    const entry = entries[i];
    if (!entry) continue;
    const count = groups.get(i) ?? 0;
    const employer = count > 0 ? employerOf(entry) : null;
    if (employer) {
      for (const [at, own] of entries.slice(i + 1, i + 1 + count).entries())
        roles.push({ entry: withWords(own, at === 0 ? entry : entries[i + at]), employer });
      i += count;
    } else roles.push(...undated(entry, models));
  }
  return roles;
}

/** Which entries are employers' lines, by where they stand, and how many entries below are their roles. */
function groupsOf(entries: Entry[]): Map<number, number> {
  const groups = new Map<number, number>();
  for (let i = 0; i < entries.length; i += 1) {
    const several = rolesBelow(entries, i);
    if (several < 2) continue;
    groups.set(i, several);
    i += several;
  }
  const models = [...groups.keys()].map((at) => entries[at]?.head[0]);
  const taken = (at: number) => [...groups].some(([from, count]) => at >= from && at <= from + count);
  for (let i = 0; i < entries.length; i += 1) {
    if (taken(i) || taken(i + 1) || rolesBelow(entries, i) !== 1) continue;
    const [line, role] = [entries[i]?.head[0], entries[i + 1]?.head[0]];
    if (!line || !role) continue;
    const known = models.some((model) => model && standsAlike(line, model) && !standsAlike(role, model));
    if (known || isDeeper(role, line) || !looksAlike(role, line)) groups.set(i, 1);
  }
  return groups;
}

/** How many of the entries below an entry without text of its own lie within its dates, when together they fill them. */
function rolesBelow(entries: Entry[], at: number): number {
  const head = entries[at];
  const span = yearsOf(head?.date ?? null);
  const line = head?.head[0];
  if (!head || !span || !line || head.head.length > 2 || head.body.length > 1 || !head.body.every(mayHead))
    return 0;
  const below: Entry[] = [];
  for (const entry of entries.slice(at + 1)) {
    const own = yearsOf(entry.date);
    const [first, model] = [entry.head[0], below[0]?.head[0]];
    const isPeer = first && model && standsAlike(first, line) && !standsAlike(model, line);
    if (!own || own.from < span.from || own.to > span.to || isPeer) break;
    below.push(entry);
  }
  const years = below.map((entry) => yearsOf(entry.date)).filter((own) => own !== null);
  const fills =
    Math.min(...years.map(({ from }) => from)) === span.from &&
    Math.max(...years.map(({ to }) => to)) === span.to;
  const leanings = below.map((entry) => leaningOf(entry));
  const mean = leanings.reduce((sum, one) => sum + one, 0) / leanings.length;
  return fills && mean >= leaningOf(head) ? below.length : 0;
}

const NOW = 9999;

function yearsOf(date: DateRange | null): { from: number; to: number } | null {
  if (!date?.start || (date.single && !date.present)) return null;
  const from = Number(date.start.slice(0, 4));
  return { from, to: date.present ? NOW : Number((date.end ?? date.start).slice(0, 4)) };
}

function leaningOf(entry: Entry): number {
  const words = toParts(entry.head, entry.dateLine).parts.map(({ text }) => text);
  return words.reduce((sum, text) => sum + titleLikeness(text) - companyLikeness(text), 0);
}

function employerOf(entry: Entry): Employer | null {
  const { parts, place } = toParts(entry.head, entry.dateLine, { slash: 'joins' });
  const likeness = ({ text }: { text: string }) => companyLikeness(text) - titleLikeness(text);
  const [first, ...more] = parts;
  if (!first) return null;
  const best = more.reduce((one, other) => (likeness(other) > likeness(one) ? other : one), first);
  return { company: best.text, place };
}

/** An entry whose head is nothing but dates takes the last line above it for its head. */
function withWords(entry: Entry, before: Entry | undefined): Entry {
  const last = before?.body.at(-1);
  if (!last || !mayHead(last) || toParts(entry.head, entry.dateLine).parts.length > 0) return entry;
  before?.body.pop();
  return { ...entry, head: [last, ...entry.head] };
}

/** The roles without dates below an employer's line: one below a line like other such lines, or several that look alike. */
function undated(entry: Entry, models: Line[]): Role[] {
  const whole: Role[] = [{ entry, employer: null }];
  const [line, ...more] = entry.head;
  if (!line || line !== entry.dateLine) return whole;
  const own = { ...entry, head: [line], body: [...more, ...entry.body] };
  const known = models.some((model) => standsAlike(line, model));
  const at = roleLines(own.body, line);
  // Lines of a head stand right below each other; roles have text between them.
  const apart = at.length > 1 && at.every((from, i) => (at[i + 1] ?? Infinity) - from > 1);
  const employer = (known ? at.length > 0 : apart) && leaningOf(own) < 1 ? employerOf(own) : null;
  if (!employer) return whole;
  return at.map((from, i) => {
    const dateLine = own.body[from] ?? line;
    const body = own.body.slice(from + 1, at[i + 1]);
    return { entry: { ...entry, dateLine, head: [dateLine], body }, employer };
  });
}

/** Where the names of roles stand in the text of an entry: its first line, and all that stand as that does. */
function roleLines(lines: Line[], employer: Line): number[] {
  const [first] = lines;
  const isName = (one: Line | undefined) =>
    one !== undefined &&
    mayHead(one) &&
    one.text.split(' ').length <= 7 &&
    (titleWords(one.text) > 0 || titleLikeness(one.text) >= 1);
  if (!first || !isName(first)) return [];
  const at = lines.flatMap((one, i) => (standsAlike(one, first) && !one.bullet ? [i] : []));
  const all = at.every((i) => isName(lines[i]));
  return all ? at : standsAlike(first, employer) ? [0] : [];
}

function looksAlike(line: Line, other: Line): boolean {
  const [first, model] = [line.segments[0], other.segments[0]];
  return (
    first?.boldStart === model?.boldStart &&
    (first?.turn === null) === (model?.turn === null) &&
    Math.abs(line.size - other.size) < 0.6 &&
    line.color === other.color
  );
}

function standsAlike(line: Line, other: Line): boolean {
  return looksAlike(line, other) && Math.abs(insetOf(line) - insetOf(other)) < 2;
}

function isDeeper(line: Line, other: Line): boolean {
  return insetOf(line) - insetOf(other) > (line.indent === undefined ? 4 : 1);
}

/** How far a line is set in: in letters for a plain text, else in points from the edge of its column. */
function insetOf(line: Line): number {
  return line.indent ?? line.x - line.column.left;
}
