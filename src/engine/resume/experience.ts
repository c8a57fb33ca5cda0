import { readForms } from './labelled-forms.ts';
import type { Line } from './lines.ts';
import { splitTrailingPlace } from './places.ts';
import { placeOf } from './place-of.ts';
import { toParts, type Head, type Part } from './entry-head.ts';
import { companyLikeness, isLegalSuffix, titleLikeness } from './titles-and-employers.ts';
import { textAfterDate } from './join-wrapped-lines.ts';
import { toEntries, type Entry } from './entries.ts';
import type { ReadExperience } from './reading.ts';

/** The positions of a section of work. One order of title and company is chosen for all of its entries. */
export function readExperience(lines: Line[]): ReadExperience[] {
  const forms = readForms(lines);
  if (forms) return forms;
  const entries = toEntries(lines).map((entry) => ({ entry, head: toParts(entry.head, entry.dateLine) }));
  const single = entries.filter(({ head }) => head.parts.length <= 1).length;
  const commas = single > entries.length / 2;
  const divided = entries.map(({ entry, head }) => ({
    entry,
    head: commas || head.parts.length === 1 ? divide(head) : head,
  }));
  const order = chooseOrder(divided.map(({ head }) => head));
  const read: ReadExperience[] = [];
  for (const { entry, head } of divided) {
    const names = assign(head, order, read.at(-1)?.company ?? null);
    if (names.title === null && names.company === null) continue;
    read.push(toExperience(entry, head, names));
  }
  return withoutTowns(withoutGroupHeads(read));
}

const WITH_TOWN = /^([^,،]+)[,،] (\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?|\p{Lo}[\p{L} ]+)$/u;

/** Where most employers of a section have their place behind them, a name behind a comma is the place, known or not. */
function withoutTowns(read: ReadExperience[]): ReadExperience[] {
  const placed = read.filter((entry) => entry.location !== null || WITH_TOWN.test(entry.company ?? ''));
  if (read.length < 2 || placed.length < read.length * 0.7) return read;
  return read.map((entry) => {
    const [, company = '', town = ''] = WITH_TOWN.exec(entry.company ?? '') ?? [];
    const isTown =
      town !== '' && !isLegalSuffix(town) && companyLikeness(town) === 0 && titleLikeness(town) < 1;
    return isTown && entry.location === null ? { ...entry, company, location: town } : entry;
  });
}

/** A company named once above several positions is no position of its own: its place goes to them. */
function withoutGroupHeads(read: ReadExperience[]): ReadExperience[] {
  let head: ReadExperience | null = null;
  return read.flatMap((entry, i) => {
    const next = read[i + 1];
    if (entry.title === null && entry.description === '' && next?.title && next.company === entry.company) {
      head = entry;
      return [];
    }
    const place = head?.company === entry.company ? head.location : null;
    return [{ ...entry, location: entry.location ?? place }];
  });
}

type Names = { title: string | null; company: string | null; sure: number };
type Order = { title: string; company: string; titleFirst: boolean; margin: number };

/** "Title, Company" and "Title at Company" in one piece, divided where both sides read best. */
function divide(head: Head): Head {
  const parts: Part[] = head.parts.flatMap((part) => {
    const cuts = commaCuts(part.text);
    const best = cuts.toSorted((a, b) => b.score - a.score)[0];
    if (!best) return [part];
    return [
      { ...part, text: best.left, slot: `${part.slot}a` },
      { ...part, text: best.right, slot: `${part.slot}b` },
    ];
  });
  return { ...head, parts };
}

function commaCuts(text: string): { left: string; right: string; score: number }[] {
  const cuts: { left: string; right: string; score: number }[] = [];
  for (const match of text.matchAll(/,\s+|\s+(?:at|bei|chez|en|presso)\s+|\s+\((?=[^()]+\)$)/g)) {
    const left = text.slice(0, match.index);
    const right = text
      .slice(match.index + match[0].length)
      .replace(/\)$/, (bracket) => (match[0].includes('(') ? '' : bracket));
    if (!left || !right || isLegalSuffix(right.split(',')[0] ?? '')) continue;
    const forward = titleLikeness(left) + companyLikeness(right);
    const backward = companyLikeness(left) + titleLikeness(right);
    const word = match[0].startsWith(',') ? 0 : 0.3;
    cuts.push({ left, right, score: Math.max(forward, backward) + word });
  }
  return cuts;
}

/** The order of slots that explains all entries best, by how their texts read. */
function chooseOrder(heads: Head[]): Order {
  const slots = new Map<string, number>();
  for (const head of heads)
    for (const part of head.parts) slots.set(part.slot, (slots.get(part.slot) ?? 0) + 1);
  const common = [...slots].filter(([, count]) => count >= heads.length * 0.5).map(([slot]) => slot);
  let best: Order = { title: '', company: '', titleFirst: true, margin: -1 };
  for (const title of common)
    for (const company of common) {
      if (title === company) continue;
      const margin = heads.reduce((sum, head) => sum + explains(head, title, company), 0);
      if (margin > best.margin)
        best = { title, company, titleFirst: isBefore(heads, title, company), margin };
    }
  return best.title ? best : { ...best, titleFirst: readsTitleFirst(heads) };
}

function explains(head: Head, titleSlot: string, companySlot: string): number {
  const title = head.parts.find((part) => part.slot === titleSlot);
  const company = head.parts.find((part) => part.slot === companySlot);
  if (!title || !company) return 0;
  return 1 + likeness(title.text) - likeness(company.text) + weight(title) + weight(company);
}

/** Names of employers and positions are set off and short. */
function weight(part: Part): number {
  const words = part.text.split(' ').length;
  const set = part.bold ? 0.2 : 0;
  return set - (words > 7 ? 0.5 : 0) - (/[.,;:]$/.test(part.text) ? 0.3 : 0);
}

function likeness(text: string): number {
  return titleLikeness(text) - companyLikeness(text);
}

function isBefore(heads: Head[], one: string, other: string): boolean {
  return heads.some((head) => {
    const slots = head.parts.map((part) => part.slot);
    return slots.includes(one) && slots.includes(other) && slots.indexOf(one) < slots.indexOf(other);
  });
}

function readsTitleFirst(heads: Head[]): boolean {
  const margin = heads.reduce((sum, { parts: [first, second] }) => {
    return sum + (first && second ? likeness(first.text) - likeness(second.text) : 0);
  }, 0);
  return margin >= 0;
}

function assign(head: Head, order: Order, companyBefore: string | null): Names {
  const title = head.parts.find((part) => part.slot === order.title);
  const company = head.parts.find((part) => part.slot === order.company);
  if (title && company)
    return { title: title.text, company: company.text, sure: sureness(title.text, company.text) };
  const [first, second] = head.parts;
  if (first && second) {
    const [a, b] = order.titleFirst ? [first, second] : [second, first];
    const swapped = likeness(a.text) < likeness(b.text) - 1.5;
    const [titlePart, companyPart] = swapped ? [b, a] : [a, b];
    return { title: titlePart.text, company: companyPart.text, sure: 0.5 };
  }
  if (!first) return { title: null, company: null, sure: 0 };
  if (likeness(first.text) >= 0 && companyBefore)
    return { title: first.text, company: companyBefore, sure: 0.4 };
  return likeness(first.text) < 0
    ? { title: null, company: first.text, sure: 0.4 }
    : { title: first.text, company: null, sure: 0.4 };
}

function sureness(title: string, company: string): number {
  return Math.min(0.98, 0.7 + 0.1 * Math.max(0, likeness(title)) + 0.08 * Math.max(0, -likeness(company)));
}

function toExperience(entry: Entry, head: Head, names: Names): ReadExperience {
  const company = names.company === null ? null : withoutTown(names.company);
  const first = entry.head[0] ?? entry.dateLine;
  return {
    company: company?.rest ?? null,
    title: names.title,
    location: head.place ?? company?.place ?? null,
    date: entry.date?.raw ?? null,
    start: entry.date?.start ?? null,
    end: entry.date?.present ? null : (entry.date?.end ?? null),
    description: [textAfterDate(entry.dateLine), joinBody(entry.body)].filter(Boolean).join(' '),
    place: placeOf(first, first.text),
    confidence: Math.round(names.sure * (entry.date?.single === false ? 1 : 0.8) * 100) / 100,
  };
}

/** An employer's name without the place behind it, also where the town is not a known one: "Hill Bank, Thirsk". */
function withoutTown(text: string): { rest: string; place: string | null } {
  const known = splitTrailingPlace(text);
  const [, name = '', town = ''] = /^([^,]+), (\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)$/u.exec(text) ?? [];
  const isTown =
    town !== '' && companyLikeness(name) >= 1 && companyLikeness(town) === 0 && titleLikeness(town) === 0;
  return known.place === null && isTown && !isLegalSuffix(town) ? { rest: name, place: town } : known;
}

/** The lines of a description: bullets on lines of their own, wrapped lines joined. */
export function joinBody(lines: Line[]): string {
  let text = '';
  for (const line of lines) {
    const fresh = line.bullet || text === '' || line.gap > 0.6;
    const hyphenated = !fresh && /\p{L}-$/u.test(text) && /^\p{Ll}/u.test(line.text);
    text += fresh && text ? `\n${line.text}` : hyphenated || !text ? line.text : ` ${line.text}`;
  }
  return text;
}
