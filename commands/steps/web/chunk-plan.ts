/** A file as the bundler would make it by itself: modules that the same entries need, and the files that it needs in turn. */
export type Part = { name: string; bytes: number; imports: string[] };

type Parts = Map<string, { names: string[]; bytes: number; imports: Set<string>; users: Set<string> }>;

/**
 * Merges the parts that several entries need until no entry needs more than `most` of them, counting those that the entry
 * `also` needs with every other. Each step merges the two parts that make others load the least in vain: who loads a part
 * loads all that it imports. Answers groups of parts' names; parts of a single entry are left out, they travel with it.
 */
export function planChunks(all: Part[], entries: string[], most: number, also: string): string[][] {
  const { own, shared } = usedParts(all, entries);
  let parts = shared;
  for (;;) {
    const loads = entries.map((entry) =>
      [...parts].filter(([, { users }]) => users.has(entry) || users.has(also)),
    );
    const worst = loads.reduce((one, other) => (other.length > one.length ? other : one), []);
    if (worst.length <= most) break;
    const pairs = worst.flatMap(([one], index) =>
      worst.slice(index + 1).map(([other]) => [one, other] as const),
    );
    const cheapest = pairs
      .toSorted((a, b) => direct(parts, ...a) - direct(parts, ...b))
      .slice(0, tried)
      .map(([one, other]) => mergeParts(parts, one, other));
    parts = cheapest.reduce((best, each) => (loaded(each, own) < loaded(best, own) ? each : best));
  }
  return [...parts.values()].map(({ names }) => names);
}

/** Of so many pairs, those that look cheapest, the true cost is found out. */
const tried = 40;

function usedParts(all: Part[], entries: string[]): { own: Map<string, number>; shared: Parts } {
  const byName = new Map(all.map((part) => [part.name, part]));
  const parts: Parts = new Map();
  const mark = (name: string, entry: string) => {
    const part = byName.get(name);
    if (!part) return;
    const known = parts.get(name) ?? {
      names: [name],
      bytes: part.bytes,
      imports: new Set(part.imports),
      users: new Set(),
    };
    parts.set(name, known);
    if (known.users.has(entry)) return;
    known.users.add(entry);
    for (const imported of part.imports) mark(imported, entry);
  };
  for (const entry of entries) mark(entry, entry);
  const own = new Map<string, number>();
  for (const [name, { users, bytes }] of parts) {
    const [user = ''] = users;
    if (users.size > 1) continue;
    own.set(user, (own.get(user) ?? 0) + bytes);
    parts.delete(name);
  }
  return { own, shared: withoutEqual(parts) };
}

/** What all entries load, together; entries that load much count for more. */
function loaded(parts: Parts, own: Map<string, number>): number {
  const loads = new Map(own);
  for (const { bytes, users } of parts.values()) {
    for (const user of users) loads.set(user, (loads.get(user) ?? 0) + bytes);
  }
  return [...loads.values()].reduce((sum, load) => sum + load ** 16, 0);
}

/** What merging two parts makes their users load in vain, not counting what they import. */
function direct(parts: Parts, one: string, other: string): number {
  const [a, b] = [parts.get(one), parts.get(other)];
  if (!a || !b) return Infinity;
  return countBeyond(a.users, b.users) * b.bytes + countBeyond(b.users, a.users) * a.bytes;
}

function countBeyond(users: Set<string>, others: Set<string>): number {
  return [...users].filter((user) => !others.has(user)).length;
}

function mergeParts(from: Parts, one: string, other: string): Parts {
  const parts: Parts = new Map([...from].map(([name, part]) => [name, { ...part }]));
  join(parts, one, other);
  const spread = (name: string, users: Set<string>) => {
    const part = parts.get(name);
    if (!part) return;
    const before = part.users.size;
    part.users = new Set([...part.users, ...users]);
    if (part.users.size > before || name === one) for (const each of part.imports) spread(each, part.users);
  };
  for (const imported of parts.get(one)?.imports ?? []) spread(imported, parts.get(one)?.users ?? new Set());
  return withoutEqual(parts);
}

/** Parts with the same users may as well be one; so no two parts import each other. */
function withoutEqual(parts: Parts): Parts {
  const first = new Map<string, string>();
  for (const [name, { users }] of parts) {
    const key = [...users].toSorted().join('\n');
    const known = first.get(key);
    if (known === undefined) first.set(key, name);
    else join(parts, known, name);
  }
  return parts;
}

/** Puts `other` into `one`. */
function join(parts: Parts, one: string, other: string): void {
  const [a, b] = [parts.get(one), parts.get(other)];
  if (!a || !b) return;
  parts.delete(other);
  for (const part of parts.values()) {
    if (part.imports.has(other))
      part.imports = new Set([...part.imports].map((name) => (name === other ? one : name)));
  }
  const imports = new Set([...a.imports, ...b.imports]);
  imports.delete(one);
  imports.delete(other);
  parts.set(one, {
    names: [...a.names, ...b.names],
    bytes: a.bytes + b.bytes,
    imports,
    users: new Set([...a.users, ...b.users]),
  });
}
