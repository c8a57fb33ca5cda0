import type { Head } from './entry-head.ts';
import { behindDash, goesOnBehindDash, rareBehindDash, type Kind, type Weighed } from './head-dashes.ts';
import { atomElements, atomsOf, type Atom } from './head-atoms.ts';
import type { Line } from './lines.ts';
import { models } from './models.ts';
import { label } from './sequence-model.ts';
import { companyLikeness, titleLikeness } from './titles-and-employers.ts';
import { titleWords } from './title-words.ts';
import { isTown } from './towns.ts';

/** What an entry's head says: the position, who gave it and where, and how sure that is. */
export type Names = {
  title: string | null;
  company: string | null;
  place: string | null;
  confidence: number;
};

/** Names the parts of the heads of a section: one order of title and company is chosen for all of its entries. */
export function nameParts(
  heads: readonly { head: Head; dateLine: Line }[],
  above: ReadonlySet<string>,
): Names[] {
  const weighed = weigh(heads, above);
  const order = chooseOrder(weighed);
  const pooled = poolOf(weighed);
  const common = commonSlots(weighed);
  let before: string | null = null;
  const names = weighed.map((atoms, i) => {
    const known = heads[i]?.head.place ?? null;
    const own = assign(atoms, order, pooled, { place: known, company: before }, common);
    before = own.company ?? before;
    return { ...own, place: known ?? own.place };
  });
  return withPlacesAsEmployers(names);
}

/** Where no position has an employer and all have what is a town elsewhere, those are the employers: "Westbrook", "Silverline". */
function withPlacesAsEmployers(names: Names[]): Names[] {
  const given = names.filter((one) => one.title !== null || one.company !== null);
  const placed = given.every((one) => one.title !== null && one.company === null && one.place !== null);
  const places = new Set(given.map((one) => one.place));
  if (given.length === 0 || !placed || (given.length > 1 && places.size === 1)) return names;
  return names.map((one) => ({ ...one, company: one.place, place: null }));
}

function weigh(heads: readonly { head: Head; dateLine: Line }[], above: ReadonlySet<string>): Weighed[][] {
  const divided = heads.map(({ head, dateLine }) => ({ atoms: atomsOf(head), dateLine }));
  const model = models().parts;
  const { likely } = label(model, atomElements(divided, above));
  const placed = placeSlots(
    heads,
    divided.flatMap(({ atoms }) => atoms),
  );
  const share = (row: Float64Array | undefined, kind: Kind) => row?.[model.labels.indexOf(kind)] ?? 0;
  let at = 0;
  return divided.map(({ atoms }) =>
    atoms.map((atom) => {
      const row = likely[at++];
      const inPlaceOf = placed.has(atom.part.slot) && mayBePlace(atom.text);
      const named = inPlaceOf ? 'place' : atom.part.named;
      const isFirst = named && atom.slot.endsWith('.0');
      return {
        ...atom,
        likely: isFirst
          ? { title: 0.001, company: 0.001, place: 0.001, other: 0.001, [named]: 0.997 }
          : {
              title: share(row, 'title'),
              company: share(row, 'company'),
              place: share(row, 'place'),
              other: share(row, 'other'),
            },
      };
    }),
  );
}

/** The places in the rows of a table where places stand alone: a known one in any row, or towns in half of all. */
function placeSlots(heads: readonly { head: Head }[], atoms: readonly Atom[]): Set<string> {
  const inCells = Map.groupBy(
    atoms.filter(({ part, text }) => part.slot.includes('cell') && part.text === text),
    ({ part }) => part.slot,
  );
  const towns = [...inCells].flatMap(([slot, own]) => {
    const found = own.filter(({ text }) => isTown(text) && mayBePlace(text)).length;
    return heads.length > 1 && found >= own.length * 0.5 ? [slot] : [];
  });
  return new Set([...heads.flatMap(({ head }) => head.placeSlot ?? []), ...towns]);
}

function mayBePlace(text: string): boolean {
  return leaning(text) === 0 && titleWords(text) === 0;
}

/** The places in which at least half of the heads have something. */
function commonSlots(heads: Weighed[][]): Set<string> {
  const counts = new Map<string, number>();
  for (const atom of heads.flat()) counts.set(atom.slot, (counts.get(atom.slot) ?? 0) + 1);
  return new Set([...counts].flatMap(([slot, count]) => (count >= heads.length * 0.5 ? [slot] : [])));
}

type Order = { title: string; company: string };

/** The two places whose atoms are most likely titles and employers in all entries together. */
function chooseOrder(heads: Weighed[][]): Order | null {
  const common = commonSlots(heads);
  let best: Order | null = null;
  let most = 0;
  for (const title of common)
    for (const company of common) {
      if (title === company) continue;
      const order = { title, company };
      const sum = heads.reduce(
        (total, head, i) => total + (explains(head, order) || (i > 0 ? asOneMoreRole(head, order) : 0)),
        0,
      );
      if (sum > most) [best, most] = [order, sum];
    }
  return best;
}

function explains(head: Weighed[], order: Order): number {
  const title = head.find((atom) => atom.slot === order.title);
  const company = head.find((atom) => atom.slot === order.company);
  if (!title || !company) return 0;
  const learnt = logOf(title.likely.title) + logOf(company.likely.company);
  return 10 + learnt + (leaning(title.text) - leaning(company.text)) * 0.8;
}

/** How well an entry without an employer's line is explained as one more role at the employer above: a little less than one with such a line. */
function asOneMoreRole(head: Weighed[], order: Order): number {
  const [title] = roleUnderEmployer(head, order) ?? [];
  return title ? 8 + logOf(title.likely.title) + leaning(title.text) * 0.8 : 0;
}

/** How much the lists take a text for a position rather than an employer. */
function leaning(text: string): number {
  return titleLikeness(text) - companyLikeness(text);
}

function logOf(share: number): number {
  return Math.max(-4.5, Math.log(share));
}

/** The kind that the atoms of each place are most likely to be, in all entries together. */
function poolOf(heads: Weighed[][]): Map<string, Kind> {
  const kinds = ['title', 'company', 'place', 'other'] as const;
  return new Map(
    [...Map.groupBy(heads.flat(), (atom) => atom.slot)].map(([slot, atoms]) => {
      const sums = kinds.map((kind) => atoms.reduce((sum, atom) => sum + logOf(atom.likely[kind]), 0));
      return [slot, kinds[sums.indexOf(Math.max(...sums))] ?? 'other'];
    }),
  );
}

function assign(
  atoms: Weighed[],
  order: Order | null,
  pooled: Map<string, Kind>,
  known: { place: string | null; company: string | null },
  common: ReadonlySet<string>,
): Names {
  const inOrder = order && [
    atoms.find((atom) => atom.slot === order.title),
    atoms.find((atom) => atom.slot === order.company),
  ];
  const under = roleUnderEmployer(atoms, order);
  if (under && known.company !== null)
    return {
      title: textOf(under),
      company: known.company,
      place: known.place,
      confidence: Math.sqrt(under[0]?.likely.title ?? 0),
    };
  const [title, usual] = inOrder?.[0] && inOrder[1] ? inOrder : likeliestPair(atoms);
  const company = usual && (knownEmployer(usual, title, atoms) ?? usual);
  if (title && company && title !== company) {
    const titles =
      title.part === company.part
        ? runOf(title, 'title', atoms, pooled).filter((one) => one !== company)
        : wholeTitle(title, atoms, pooled, known.place !== null);
    const companies = runOf(company, 'company', atoms, pooled).filter((one) => !titles.includes(one));
    const dashed = behindDash(titles, companies, atoms);
    const unit = rareBehindDash(titles, companies, atoms, common);
    const used = [...titles, ...companies, ...dashed, ...unit];
    return {
      title: textOf([...titles, ...dashed]),
      company: textOf([...companies, ...unit]),
      place: placeIn(atoms.filter((atom) => !used.includes(atom))),
      confidence: Math.sqrt(title.likely.title * company.likely.company),
    };
  }
  const only = atoms.toSorted((a, b) => named(b) - named(a))[0];
  if (!only) return { title: null, company: null, place: null, confidence: 0 };
  const place = placeIn(atoms.filter((atom) => atom !== only));
  const learnt = logOf(only.likely.title) - logOf(only.likely.company);
  return learnt + 2 * leaning(only.text) >= 0
    ? { title: only.text, company: known.company, place, confidence: only.likely.title * LONE }
    : { title: null, company: only.text, place, confidence: only.likely.company * LONE };
}

/**
 * The title of an entry that has nothing but the line of the title, where employers have a line of their own above: it is one more role at the employer
 * of the entry before it, whatever stands behind a comma.
 */
function roleUnderEmployer(atoms: Weighed[], order: Order | null): Weighed[] | null {
  const [first] = atoms;
  const rowOf = (slot: string) => Number(slot.split(':')[0]);
  if (!first || !order || first.slot !== order.title || rowOf(order.company) >= rowOf(order.title))
    return null;
  return atoms.every(({ part }) => part === first.part || goesOnBehindDash(part, first.part)) ? atoms : null;
}

/** A known employer in another line than where employers usually stand, beside a name there that no list knows: a town above or below it. */
function knownEmployer(usual: Weighed, title: Weighed | undefined, atoms: Weighed[]): Weighed | undefined {
  if (companyLikeness(usual.text) > 0) return undefined;
  return atoms.find(
    ({ text, part, likely }) =>
      part !== title?.part &&
      part.line !== usual.part.line &&
      companyLikeness(text) >= 1 &&
      titleLikeness(text) < 1 &&
      likely.company > usual.likely.company,
  );
}

/** An entry of which one part alone was found is right so much less often, counted on layouts that were tuned on. */
const LONE = 0.6;

function named(atom: Weighed): number {
  return Math.max(atom.likely.title, atom.likely.company);
}

/** The pair that is likeliest title and employer, where both are likelier than not to be named here. */
function likeliestPair(atoms: Weighed[]): (Weighed | undefined)[] {
  let best: Weighed[] = [];
  let most = 0.02;
  for (const title of atoms)
    for (const company of atoms) {
      const value = title === company ? 0 : title.likely.title * company.likely.company;
      if (value > most) [best, most] = [[title, company], value];
    }
  return best;
}

/** An atom with its neighbours in the same part that are of the same kind in all entries: "Vice President, Operations". */
function runOf(atom: Weighed, kind: Kind, atoms: Weighed[], pooled: Map<string, Kind>): Weighed[] {
  const same = (other: Weighed | undefined) =>
    other?.part === atom.part && pooled.get(other.slot) === kind && other.likely[kind] > 0.4;
  const at = atoms.indexOf(atom);
  let [from, to] = [at, at];
  while (same(atoms[from - 1])) from -= 1;
  while (same(atoms[to + 1])) to += 1;
  return atoms.slice(from, to + 1);
}

/**
 * A title with what stands beside it in a part of its own, but for a place: "Registered Nurse, Telemetry", "Nursery Practitioner, Deputy Room
 * Leader". `placed`: the place stands elsewhere.
 */
function wholeTitle(
  title: Weighed,
  atoms: Weighed[],
  pooled: ReadonlyMap<string, Kind>,
  placed: boolean,
): Weighed[] {
  const isPlaceOf = (atom: Weighed) =>
    atom.likely.place > 0.5 && (pooled.get(atom.slot) === 'place' || isTown(atom.text));
  const belongs = (atom: Weighed | undefined) => atom?.part === title.part && (placed || !isPlaceOf(atom));
  const at = atoms.indexOf(title);
  let [from, to] = [at, at];
  while (belongs(atoms[from - 1])) from -= 1;
  while (belongs(atoms[to + 1])) to += 1;
  return atoms.slice(from, to + 1);
}

function textOf(atoms: Weighed[]): string {
  return atoms
    .map((atom, i) => {
      const before = i === 0 ? '' : atom.glue || (atom.part.dash ?? '');
      return `${before}${atom.text}${before.includes('(') ? ')' : ''}`;
    })
    .join('');
}

function placeIn(atoms: Weighed[]): string | null {
  const best = atoms.toSorted((a, b) => b.likely.place - a.likely.place)[0];
  if (best && best.likely.place > 0.5) return best.text;
  const alone = ({ part, glue, text }: Weighed) => glue === '' && part.text === text && mayBePlace(text);
  return atoms.find((atom) => (/[(,]/.test(atom.glue) || alone(atom)) && isTown(atom.text))?.text ?? null;
}
