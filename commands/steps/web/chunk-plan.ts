/** A file as the bundler would make it by itself: modules that the same entries need, and the files that it needs in turn. */
export type Part = { name: string; bytes: number; imports: string[] };

/** What is loaded by itself: the screens, those of them that load `frame` as well, and what comes later on a screen. */
export type Entries = { screens: string[]; framed: string[]; frame: string; later: string[] };

/** Parts that go to one file; a bit of `users` for each entry that loads it. What it imports is loaded by all of them as well. */
type Group = { names: string[]; bytes: number; imports: Set<Group>; users: bigint };

/**
 * Merges the parts that several entries need until no screen needs more than `most` files of them. Each step merges the two that
 * make entries load the least in vain: who loads a file loads all that it imports. Answers groups of parts' names; parts of a
 * single entry are left out, they travel with it.
 */
export function planChunks(all: Part[], entries: Entries, most: number): string[][] {
  const { own, shared } = usedParts(all, entries);
  let groups = withoutEqual(shared);
  for (;;) {
    const filesOf = entries.screens.map((_, screen) => groups.filter(({ users }) => has(users, screen)));
    const worst = filesOf.reduce((one, other) => (other.length > one.length ? other : one), []);
    if (worst.length <= most) return groups.map(({ names }) => names);
    const loads = own.map((bytes, entry) =>
      groups.reduce((sum, group) => sum + (has(group.users, entry) ? group.bytes : 0), bytes),
    );
    let best: { cost: number; pair: [Group, Group] } | null = null;
    for (const [index, one] of worst.entries()) {
      for (const other of worst.slice(index + 1)) {
        const cost = costOfMerging(one, other, loads);
        if (!best || cost < best.cost) best = { cost, pair: [one, other] };
      }
    }
    if (!best) throw new Error('A screen needs at least one file.');
    groups = withoutEqual(merge(groups, ...best.pair));
  }
}

/** What each entry loads alone, and the parts that several load. */
function usedParts(
  all: Part[],
  { screens, framed, frame, later }: Entries,
): { own: number[]; shared: Group[] } {
  const byName = new Map(all.map((part) => [part.name, part]));
  const groups = new Map<string, Group>();
  const mark = (name: string, entry: number): Group | null => {
    const part = byName.get(name);
    if (!part) return null;
    const group = groups.get(name) ?? { names: [name], bytes: part.bytes, imports: new Set(), users: 0n };
    groups.set(name, group);
    if (has(group.users, entry)) return group;
    group.users |= bit(entry);
    for (const imported of part.imports) {
      const needed = mark(imported, entry);
      if (needed) group.imports.add(needed);
    }
    return group;
  };
  const entries = [...screens, ...later];
  for (const [entry, name] of entries.entries()) {
    mark(name, entry);
    if (framed.includes(name)) mark(frame, entry);
  }
  const alone = [...groups.values()].filter(({ users }) => (users & (users - 1n)) === 0n);
  const own = entries.map((_, entry) =>
    alone.reduce((sum, group) => sum + (has(group.users, entry) ? group.bytes : 0), 0),
  );
  return { own, shared: [...groups.values()].filter((group) => !alone.includes(group)) };
}

/** How much worse entries are off when two groups are one; those that load much count for more. */
function costOfMerging(one: Group, other: Group, loads: number[]): number {
  const more = loads.map(() => 0);
  for (const [group, users] of spread(one, other)) {
    for (const entry of more.keys()) if (has(users, entry)) more[entry] = (more[entry] ?? 0) + group.bytes;
  }
  return loads.reduce((sum, load, entry) => {
    const bytes = more[entry] ?? 0;
    return bytes === 0 ? sum : sum + (load + bytes) ** weight - load ** weight;
  }, 0);
}

/** The power of what an entry loads that makes its cost. */
const weight = 4;

/** The groups that more entries load when two are one, each with those entries: these two, and what they import. */
function spread(one: Group, other: Group): Map<Group, bigint> {
  const together = one.users | other.users;
  const added = new Map<Group, bigint>();
  const walk = (group: Group) => {
    const users = together & ~group.users;
    if (users === 0n || added.has(group)) return;
    added.set(group, users);
    for (const imported of group.imports) walk(imported);
  };
  walk(one);
  walk(other);
  return added;
}

function merge(groups: Group[], one: Group, other: Group): Group[] {
  for (const [group, users] of spread(one, other)) group.users |= users;
  return joined(groups, one, other);
}

/** Groups with the same users may as well be one; so no two groups import each other. */
function withoutEqual(groups: Group[]): Group[] {
  const first = new Map<bigint, Group>();
  let left = groups;
  for (const group of groups) {
    const known = first.get(group.users);
    if (known) left = joined(left, known, group);
    else first.set(group.users, group);
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

function bit(entry: number): bigint {
  return 1n << BigInt(entry);
}

function has(users: bigint, entry: number): boolean {
  return (users & bit(entry)) !== 0n;
}
