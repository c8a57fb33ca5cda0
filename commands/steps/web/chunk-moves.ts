/** Parts that the same entries need; `users` has a 1 for each of those, `imports` are indices of other units. */
export type Unit = { names: string[]; bytes: number; users: Uint8Array; imports: number[] };

/** What a plan must hold: the first `screens` entries load at most `files` files, and better not more than `bytes`. `later` has the entries that may come later on each. */
export type Limits = { screens: number; later: number[][]; files: number; bytes: number };

/**
 * Moves units one at a time to the file in which they cost the least, until none is better off elsewhere. `place` has the file
 * of each unit and is changed; `own` is what each entry loads beside them. Answers what the plan costs: the bytes that all
 * entries load, and the square of what screens load above their limit.
 */
export function improvePlaces(place: number[], units: Unit[], own: number[], limits: Limits): number {
  const files = Math.max(...place) + 1 + emptyFiles;
  let least = costOf(place, files, units, own, limits);
  for (let improves = true; improves;) {
    improves = false;
    for (const unit of units.keys()) {
      let best = place[unit] ?? 0;
      for (let file = 0; file < files; file += 1) {
        place[unit] = file;
        const cost = costOf(place, files, units, own, limits);
        if (cost > least - 1) continue;
        least = cost;
        best = file;
        improves = true;
      }
      place[unit] = best;
    }
  }
  return least;
}

/** Files that units may be moved to beside those of the first plan. */
const emptyFiles = 3;
/** A screen with so many bytes above its limit counts twice. */
const tolerated = 2000;
/** What a file costs, in bytes, that a screen loads later: the limit of scripts counts it, and most screens are near that. */
const laterFile = 40_000;
/** One file too many outweighs all bytes. */
const fileTooMany = 1e9;

function costOf(place: number[], files: number, units: Unit[], own: number[], limits: Limits): number {
  const { bytes, users, imports } = filesOf(place, files, units, own.length);
  if (!hasOrder(imports)) return Infinity;
  let sum = 0;
  for (const [entry, alone] of own.entries()) {
    let load = alone;
    let count = 0;
    for (let file = 0; file < files; file += 1) {
      if (!users[file]?.[entry]) continue;
      load += bytes[file] ?? 0;
      count += 1;
    }
    sum += load;
    if (entry >= limits.screens) continue;
    // What comes later comes on most visits.
    for (const other of limits.later[entry] ?? []) load += own[other] ?? 0;
    const more = users.filter((loads) => !loads[entry] && limits.later[entry]?.some((other) => loads[other]));
    sum += more.length * laterFile;
    sum += Math.max(0, count - limits.files) * fileTooMany;
    sum += Math.max(0, load - limits.bytes) ** 2 / tolerated;
  }
  return sum;
}

/** The files of a plan: who loads a file loads all that it imports. */
function filesOf(place: number[], files: number, units: Unit[], entries: number) {
  const bytes = new Float64Array(files);
  const users = Array.from({ length: files }, () => new Uint8Array(entries));
  const imports = Array.from({ length: files }, () => new Set<number>());
  for (const [index, unit] of units.entries()) {
    const file = place[index] ?? 0;
    bytes[file] = (bytes[file] ?? 0) + unit.bytes;
    addUsers(users[file], unit.users);
    for (const other of unit.imports) {
      const imported = place[other] ?? 0;
      if (imported !== file) imports[file]?.add(imported);
    }
  }
  for (let grows = true; grows;) {
    grows = false;
    for (const [file, imported] of imports.entries()) {
      for (const other of imported) if (addUsers(users[other], users[file])) grows = true;
    }
  }
  return { bytes, users, imports };
}

/** Says whether there were any to add. */
function addUsers(to: Uint8Array | undefined, from: Uint8Array | undefined): boolean {
  let added = false;
  if (!to || !from) return added;
  for (let entry = 0; entry < from.length; entry += 1) {
    if (!from[entry] || to[entry]) continue;
    to[entry] = 1;
    added = true;
  }
  return added;
}

/** Whether no file imports itself through others. */
function hasOrder(imports: Set<number>[]): boolean {
  const left = new Set(imports.keys());
  for (let found = true; found;) {
    found = false;
    for (const file of left) {
      if ([...(imports[file] ?? [])].some((imported) => left.has(imported))) continue;
      left.delete(file);
      found = true;
    }
  }
  return left.size === 0;
}
