import { improvePlaces, type Unit } from './chunk-moves.ts';

/** A file as the bundler would make it by itself: modules that the same entries need, and the files that it needs in turn. */
export type Part = { name: string; bytes: number; imports: string[] };

/**
 * What is loaded by itself: the screens, those of them that load `frame` as well, those that are a part of others, which stand `around`
 * them, and what comes later, with the screens it may come on.
 */
export type Entries = {
  screens: string[];
  framed: string[];
  frame: string;
  around?: Record<string, string[]>;
  later: Record<string, string[]>;
};

/** Parts that go to one file; `users` has a 1 for each entry that loads it. What it imports is loaded by all of them as well. */
type Group = { names: string[]; bytes: number; imports: Set<Group>; users: Uint8Array };

/** A screen loads at most so many files that several entries share, and better not more than so many bytes beside the first files. */
type Most = { files: number; bytes: number };

/**
 * Groups the parts that several entries need into files: merges them in several ways until no screen needs more than
 * `most.files`, betters each plan by moving parts between files, and takes the one that costs the least; one way alone leads now
 * and then far astray. Answers groups of parts' names; parts of a single entry are left out, they travel with it.
 */
export function planChunks(all: Part[], entries: Entries, most: Most): string[][] {
  const { own, shared } = usedParts(all, entries);
  const units = unitsOf(withoutEqual(shared));
  const later = entries.screens.map((screen) => [
    ...(entries.around?.[screen] ?? []).map((outer) => entries.screens.indexOf(outer)),
    ...Object.values(entries.later).flatMap((on, index) =>
      on.includes(screen) ? [entries.screens.length + index] : [],
    ),
  ]);
  const limits = { ...most, screens: entries.screens.length, later };
  const plans = weights.map((weight) => {
    const merged = mergedBy(weight, all, entries, most.files);
    const place = units.map(({ names: [name = ''] }) =>
      merged.findIndex(({ names }) => names.includes(name)),
    );
    return { place, cost: improvePlaces(place, units, own, limits) };
  });
  const { place } = plans.reduce((one, other) => (other.cost < one.cost ? other : one));
  const files = new Map<number, string[]>();
  for (const [index, { names }] of units.entries()) {
    const file = place[index] ?? 0;
    files.set(file, [...(files.get(file) ?? []), ...names]);
  }
  return [...files.values()];
}

/** The power of what an entry loads that makes its cost: the higher, the more those count that load much. */
const weights = [4, 6, 8, 12];

/** The groups with imports as indices. */
function unitsOf(groups: Group[]): Unit[] {
  return groups.map(({ imports, ...group }) => ({
    ...group,
    imports: [...imports].map((imported) => groups.indexOf(imported)),
  }));
}

/** Each step merges the two that make entries load the least unneeded code: who loads a file loads all that it imports. */
function mergedBy(weight: number, all: Part[], entries: Entries, most: number): Group[] {
  const { own, shared } = usedParts(all, entries);
  let groups = withoutEqual(shared);
  for (;;) {
    const filesOf = entries.screens.map((_, screen) => groups.filter(({ users }) => users[screen]));
    const longest = filesOf.reduce((one, other) => (other.length > one.length ? other : one), []);
    if (longest.length <= most) return groups;
    const loads = own.map((bytes, entry) =>
      groups.reduce((sum, group) => sum + (group.users[entry] ? group.bytes : 0), bytes),
    );
    const pairs = longest.flatMap((one, index) =>
      longest.slice(index + 1).map((other) => ({ one, other, vain: bytesInVain(one, other) })),
    );
    const [first, ...others] = pairs.toSorted((a, b) => a.vain - b.vain).slice(0, tried);
    if (!first) throw new Error('A screen needs at least one file.');
    const costOf = (pair: typeof first) => costOfMerging(pair.one, pair.other, loads, weight);
    let best = { ...first, cost: costOf(first) };
    for (const pair of others) {
      const cost = costOf(pair);
      if (cost < best.cost) best = { ...pair, cost };
    }
    groups = withoutEqual(merge(groups, best.one, best.other));
  }
}

/** What each entry loads alone, and the parts that several load. */
function usedParts(
  all: Part[],
  { screens, framed, frame, around = {}, later }: Entries,
): { own: number[]; shared: Group[] } {
  const entries = [...screens, ...Object.keys(later)];
  const byName = new Map(all.map((part) => [part.name, part]));
  const groups = new Map<string, Group>();
  const mark = (name: string, entry: number): Group | null => {
    const part = byName.get(name);
    if (!part) return null;
    const group = groups.get(name) ?? {
      names: [name],
      bytes: part.bytes,
      imports: new Set(),
      users: new Uint8Array(entries.length),
    };
    groups.set(name, group);
    if (group.users[entry]) return group;
    group.users[entry] = 1;
    for (const imported of part.imports) {
      const needed = mark(imported, entry);
      if (needed) group.imports.add(needed);
    }
    return group;
  };
  for (const [entry, name] of entries.entries()) {
    mark(name, entry);
    if (framed.includes(name)) mark(frame, entry);
    for (const outer of around[name] ?? []) mark(outer, entry);
  }
  const alone = [...groups.values()].filter(({ users }) => users.reduce((sum, used) => sum + used) < 2);
  const own = entries.map((_, entry) =>
    alone.reduce((sum, group) => sum + (group.users[entry] ? group.bytes : 0), 0),
  );
  return { own, shared: [...groups.values()].filter((group) => !alone.includes(group)) };
}

/** Of so many pairs, those that look cheapest, the true cost is found out. */
const tried = 40;

/** What merging two groups makes entries load needlessly, not counting what they import. */
function bytesInVain(one: Group, other: Group): number {
  let sum = 0;
  for (let entry = 0; entry < one.users.length; entry += 1) {
    if (one.users[entry] !== other.users[entry]) sum += one.users[entry] ? other.bytes : one.bytes;
  }
  return sum;
}

/** How much worse entries are off when two groups are one; those that load much count for more. */
function costOfMerging(one: Group, other: Group, loads: number[], weight: number): number {
  const more = new Float64Array(loads.length);
  for (const [{ bytes }, users] of spread(one, other)) {
    for (let entry = 0; entry < more.length; entry += 1) {
      if (users[entry]) more[entry] = (more[entry] ?? 0) + bytes;
    }
  }
  let cost = 0;
  for (const [entry, load] of loads.entries()) {
    const bytes = more[entry] ?? 0;
    if (bytes > 0) cost += (load + bytes) ** weight - load ** weight;
  }
  return cost;
}

/** The groups that more entries load when two are one, each with those entries: these two, and what they import. */
function spread(one: Group, other: Group): Map<Group, Uint8Array> {
  const added = new Map<Group, Uint8Array>();
  const walk = (group: Group) => {
    if (added.has(group)) return;
    const users = group.users.map((used, entry) =>
      used ? 0 : (one.users[entry] ?? 0) | (other.users[entry] ?? 0),
    );
    if (!users.includes(1)) return;
    added.set(group, users);
    for (const imported of group.imports) walk(imported);
  };
  walk(one);
  walk(other);
  return added;
}

function merge(groups: Group[], one: Group, other: Group): Group[] {
  for (const [group, users] of spread(one, other)) {
    group.users = group.users.map((used, entry) => used | (users[entry] ?? 0));
  }
  return joined(groups, one, other);
}

/** Groups with the same users may as well be one; so no two groups import each other. */
function withoutEqual(groups: Group[]): Group[] {
  const first = new Map<string, Group>();
  let left = groups;
  for (const group of groups) {
    const key = group.users.join('');
    const known = first.get(key);
    if (known) left = joined(left, known, group);
    else first.set(key, group);
  }
  return left;
}

/** The groups with `other` in `one`. */
function joined(groups: Group[], one: Group, other: Group): Group[] {
  one.names.push(...other.names);
  one.bytes += other.bytes;
  one.imports = new Set([...one.imports, ...other.imports]);
  const left = groups.filter((group) => group !== other);
  for (const group of left) {
    if (group.imports.delete(other)) group.imports.add(one);
  }
  one.imports.delete(one);
  return left;
}
