/** Parts that the same entries need; `users` has a 1 for each of those, `imports` are indices of other units. */
export type Unit = { names: string[]; bytes: number; users: Uint8Array; imports: number[] };

/**
 * What a plan must hold: each of the first `screens` entries loads at most `files` files, and better not more than `bytes`.
 * `later` has the entries that come by themselves on each screen, a file each; they and what they load count as well.
 */
export type Limits = { screens: number; later: number[][]; files: number; bytes: number };

/**
 * Moves units between files until no move makes the plan cheaper: one unit at a time, and all of a file to another. Then it
 * throws some units about and begins again, since the first plan that no move betters is rarely the best; the same units give
 * the same plan. `place` has the file of each unit and is changed; `own` is what each entry loads beside them. Answers what the
 * plan costs: the bytes that all entries load, and the square of what screens load above their limit.
 */
export function improvePlaces(place: number[], units: Unit[], own: number[], limits: Limits): number {
  const files = Math.max(...place) + 1 + emptyFiles;
  const costOf = costs(files, units, own, limits);
  let least = settle(place, files, costOf);
  const random = randomNumbers();
  for (let round = 0; round < rounds; round += 1) {
    const other = [...place];
    for (let thrown = 0; thrown < thrownUnits; thrown += 1)
      other[random(other.length)] = place[random(place.length)] ?? 0;
    const cost = settle(other, files, costOf);
    if (cost >= least) continue;
    least = cost;
    for (const [unit, file] of other.entries()) place[unit] = file;
  }
  return least;
}

/** Files that units may be moved to beside those of the first plan. */
const emptyFiles = 3;
const rounds = 12;
const thrownUnits = 8;
/** A screen with so many bytes above its limit counts twice. */
const tolerated = 40;
/** One file too many outweighs all bytes. */
const fileTooMany = 1e9;

/** Makes every move that makes the plan cheaper, until there is none. */
function settle(place: number[], files: number, costOf: (place: number[]) => number): number {
  let least = costOf(place);
  for (let before = Infinity; least < before;) {
    before = least;
    for (const unit of place.keys()) least = moveUnit(unit, place, files, least, costOf);
    for (let from = 0; from < files; from += 1) least = moveFile(from, place, files, least, costOf);
  }
  return least;
}

function moveUnit(
  unit: number,
  place: number[],
  files: number,
  least: number,
  costOf: (place: number[]) => number,
): number {
  let best = place[unit] ?? 0;
  let lowest = least;
  for (let file = 0; file < files; file += 1) {
    place[unit] = file;
    const cost = costOf(place);
    if (cost > lowest - 1) continue;
    lowest = cost;
    best = file;
  }
  place[unit] = best;
  return lowest;
}

function moveFile(
  from: number,
  place: number[],
  files: number,
  least: number,
  costOf: (place: number[]) => number,
): number {
  const moved = [...place.keys()].filter((unit) => place[unit] === from);
  if (moved.length === 0) return least;
  let best = from;
  let lowest = least;
  const put = (file: number) => {
    for (const unit of moved) place[unit] = file;
  };
  for (let file = 0; file < files; file += 1) {
    put(file);
    const cost = costOf(place);
    if (cost > lowest - 1) continue;
    lowest = cost;
    best = file;
  }
  put(best);
  return lowest;
}

/** Numbers from 0 to below another that look random and are the same each time (a linear congruential generator). */
function randomNumbers(): (below: number) => number {
  let state = 1;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** What a plan costs. It is asked some hundred thousand times for a build: entries and files are bits of numbers, in plain loops. */
function costs(files: number, units: Unit[], own: number[], limits: Limits): (place: number[]) => number {
  const words = Math.ceil(own.length / 32);
  const needs = units.map(({ users }) => bitsOf(users, words));
  const first = own.map((_, entry) => [entry, ...(limits.later[entry] ?? [])]);
  const together = first.map((entries) => bitsOf(flagsOf(entries, own.length), words));
  const alone = first.map((entries) => entries.reduce((sum, entry) => sum + (own[entry] ?? 0), 0));
  const plan: Plan = {
    files,
    words,
    bytes: new Float64Array(files),
    users: new Uint32Array(files * words),
    imports: new Uint8Array(files * files),
    waiting: new Int32Array(files),
    ready: new Int32Array(files),
  };
  return (place) => {
    fill(plan, place, units, needs);
    if (!spread(plan)) return Infinity;
    let sum = 0;
    for (let entry = 0; entry < together.length; entry += 1) {
      const screen = together[entry];
      if (!screen) continue;
      let load = 0;
      let count = 0;
      for (let file = 0; file < files; file += 1) {
        let used = 0;
        for (let word = 0; word < words; word += 1)
          used |= (plan.users[file * words + word] ?? 0) & (screen[word] ?? 0);
        if (used === 0) continue;
        load += plan.bytes[file] ?? 0;
        count += 1;
      }
      sum += load;
      if (entry >= limits.screens) continue;
      const later = limits.later[entry]?.length ?? 0;
      sum += Math.max(0, count + later - limits.files) * fileTooMany;
      sum += Math.max(0, load + (alone[entry] ?? 0) - limits.bytes) ** 2 / tolerated;
    }
    return sum;
  };
}

/** A plan while its cost is found: `users` has a bit for each entry that loads a file, `imports` a 1 where one file imports another. */
type Plan = {
  files: number;
  words: number;
  bytes: Float64Array;
  users: Uint32Array;
  imports: Uint8Array;
  waiting: Int32Array;
  ready: Int32Array;
};

function fill(plan: Plan, place: number[], units: Unit[], needs: Uint32Array[]): void {
  const { files, words, bytes, users, imports } = plan;
  bytes.fill(0);
  users.fill(0);
  imports.fill(0);
  for (let index = 0; index < units.length; index += 1) {
    const file = place[index] ?? 0;
    const unit = units[index];
    const need = needs[index];
    if (!unit || !need) continue;
    bytes[file] = (bytes[file] ?? 0) + unit.bytes;
    for (let word = 0; word < words; word += 1)
      users[file * words + word] = (users[file * words + word] ?? 0) | (need[word] ?? 0);
    for (let at = 0; at < unit.imports.length; at += 1) {
      const imported = place[unit.imports[at] ?? 0] ?? 0;
      if (imported !== file) imports[file * files + imported] = 1;
    }
  }
}

/** Who loads a file loads all that it imports; false when a file imports itself through others. */
function spread({ files, words, users, imports, waiting, ready }: Plan): boolean {
  waiting.fill(0);
  for (let at = 0; at < imports.length; at += 1)
    if (imports[at]) waiting[at % files] = (waiting[at % files] ?? 0) + 1;
  let top = 0;
  for (let file = 0; file < files; file += 1) if (waiting[file] === 0) ready[top++] = file;
  let done = 0;
  while (top > 0) {
    top -= 1;
    const file = ready[top] ?? 0;
    done += 1;
    for (let other = 0; other < files; other += 1) {
      if (!imports[file * files + other]) continue;
      for (let word = 0; word < words; word += 1)
        users[other * words + word] = (users[other * words + word] ?? 0) | (users[file * words + word] ?? 0);
      waiting[other] = (waiting[other] ?? 0) - 1;
      if (waiting[other] === 0) ready[top++] = other;
    }
  }
  return done === files;
}

function flagsOf(entries: number[], length: number): Uint8Array {
  const flags = new Uint8Array(length);
  for (const entry of entries) flags[entry] = 1;
  return flags;
}

function bitsOf(flags: Uint8Array, words: number): Uint32Array {
  const bits = new Uint32Array(words);
  for (const [at, flag] of flags.entries())
    if (flag) bits[at >>> 5] = (bits[at >>> 5] ?? 0) | (1 << (at & 31));
  return bits;
}
