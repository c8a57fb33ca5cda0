/** The lines of every file of a vocabulary, in order, by the file's name. */
export type VocabularyFiles = ReadonlyMap<string, readonly string[]>;

/** A change to the lines of a file: at a line, so many are taken out and these put in. */
export type LineChange = { at: number; out: number; in: string[] };

/** A version of the vocabulary, as what is to be changed in the next newer one: its files in order, and the changes by file, in order. */
export type EarlierVersion = {
  version: string;
  files: string[];
  changes: Record<string, LineChange[] | undefined>;
};

/** The files of an earlier version, made from those of the version after it. */
export function earlierFiles(newer: VocabularyFiles, { files, changes }: EarlierVersion): VocabularyFiles {
  return new Map(files.map((name) => [name, changed(newer.get(name) ?? [], changes[name] ?? [])]));
}

/** What is to be changed in a newer version to get an earlier one. */
export function wayBack(newer: VocabularyFiles, earlier: VocabularyFiles, version: string): EarlierVersion {
  const changes: EarlierVersion['changes'] = {};
  for (const [name, lines] of earlier) {
    const found = changesBetween(newer.get(name) ?? [], lines);
    if (found.length > 0) changes[name] = found;
  }
  return { version, files: [...earlier.keys()], changes };
}

function changed(lines: readonly string[], changes: LineChange[]): string[] {
  const result: string[] = [];
  let from = 0;
  for (const { at, out, in: put } of changes) {
    result.push(...lines.slice(from, at), ...put);
    from = at + out;
  }
  return [...result, ...lines.slice(from)];
}

/** The changes by which the fewest lines are taken out and put in. */
function changesBetween(before: readonly string[], after: readonly string[]): LineChange[] {
  const common = commonLengths(before, after);
  const changes: LineChange[] = [];
  let [at, to] = [0, 0];
  while (at < before.length || to < after.length) {
    if (at < before.length && to < after.length && before[at] === after[to]) {
      at++;
      to++;
      continue;
    }
    const change: LineChange = { at, out: 0, in: [] };
    while (
      (at < before.length || to < after.length) &&
      (at === before.length || to === after.length || before[at] !== after[to])
    ) {
      const takesOut =
        to === after.length ||
        (at < before.length && (common[at + 1]?.[to] ?? 0) >= (common[at]?.[to + 1] ?? 0));
      if (takesOut) {
        at++;
        change.out++;
      } else change.in.push(after[to++] ?? '');
    }
    changes.push(change);
  }
  return changes;
}

/** For each pair of places, how many lines the rests have in common, in order. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint16Array[] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let at = before.length - 1; at >= 0; at--)
    for (let to = after.length - 1; to >= 0; to--) {
      const [row, below] = [lengths[at], lengths[at + 1]];
      if (row && below)
        row[to] =
          before[at] === after[to] ? (below[to + 1] ?? 0) + 1 : Math.max(below[to] ?? 0, row[to + 1] ?? 0);
    }
  return lengths;
}
