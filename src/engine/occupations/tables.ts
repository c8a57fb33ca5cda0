import furtherTable from './tables/further-words.json' with { type: 'json' };
import neighbourTable from './tables/neighbours.json' with { type: 'json' };
import occupationTable from './tables/occupations.json' with { type: 'json' };
import vectorTable from './tables/vectors.json' with { type: 'json' };
import wordTable from './tables/words.json' with { type: 'json' };

/** Word stems that have a vector: their numbers, how rare they are, and their vectors row after row. */
export type WordTable = {
  ids: ReadonlyMap<string, number>;
  stems: string[];
  idf: Float32Array;
  width: number;
  rows: Int8Array;
};

/** Lists of numbers one after the other: list `n` stands from `starts[n]` to `starts[n + 1]`. */
export type Lists = { starts: Uint32Array; numbers: Uint32Array };

/** Occupations: their names in English, ISCO-08 groups, skills, and for each of their names in nine languages the set of its stems. */
export type OccupationTable = {
  names: string[];
  isco: string[];
  essential: Lists;
  optional: Lists;
  /** The stems of each skill. */
  skills: Lists;
  /** The stems of each name, and whose name it is. */
  bags: Lists;
  owner: Uint16Array;
  ids: ReadonlyMap<string, number>;
};

/** The words that have a vector, unpacked when they are first asked for. */
export const wordsTable = once((): WordTable => {
  const stems = wordTable.stems.split(' ');
  return {
    ids: new Map(stems.map((stem, at) => [stem, at])),
    stems,
    idf: Float32Array.from(bytes(wordTable.idf), (tenths) => tenths / 10),
    width: vectorTable.dimensions,
    rows: new Int8Array(bytes(vectorTable.rows)),
  };
});

/** Words that are too rare for the table, with what the skills and occupations mean that they name; unpacked when first asked for. */
export const furtherWords = once((): WordTable => {
  const stems = furtherTable.stems.split(' ');
  return {
    ids: new Map(stems.map((stem, at) => [stem, at])),
    stems,
    idf: Float32Array.from(bytes(furtherTable.idf), (tenths) => tenths / 10),
    width: vectorTable.dimensions,
    rows: new Int8Array(bytes(furtherTable.rows)),
  };
});

/** For each word its nearest ones, and their cosines in percent beside them. */
export const neighbourLists = once((): Lists & { cosines: Uint8Array } => ({
  ...listsIn(numbers(neighbourTable.lists)),
  cosines: bytes(neighbourTable.cosines),
}));

/** The occupations, unpacked when they are first asked for. */
export const occupationsTable = once((): OccupationTable => {
  const words = wordsTable();
  const ids = new Map(words.ids);
  for (const stem of occupationTable.stems.split(' ')) ids.set(stem, ids.size);
  return {
    names: occupationTable.names.split('\n'),
    isco: occupationTable.isco.split(' '),
    essential: listsIn(numbers(occupationTable.essential)),
    optional: listsIn(numbers(occupationTable.optional)),
    skills: listsIn(numbers(occupationTable.skills)),
    ...namesIn(numbers(occupationTable.bags)),
    ids,
  };
});

/** For each occupation how many names it has, and each name as a list. */
function namesIn(packed: Uint32Array): { bags: Lists; owner: Uint16Array } {
  const all = new Uint32Array(packed.length);
  const starts = new Uint32Array(packed.length);
  const owner = new Uint16Array(packed.length);
  let [filled, count] = [0, 0];
  for (let at = 0, occupation = 0; at < packed.length; occupation++)
    for (let left = packed[at++] ?? 0; left > 0; left--) {
      const length = packed[at++] ?? 0;
      all.set(packed.subarray(at, at + length), filled);
      at += length;
      filled += length;
      owner[count++] = occupation;
      starts[count] = filled;
    }
  return {
    bags: { starts: starts.slice(0, count + 1), numbers: all.slice(0, filled) },
    owner: owner.slice(0, count),
  };
}

/** The list of this number. */
export function listAt({ starts, numbers: all }: Lists, at: number): Uint32Array {
  return all.subarray(starts[at] ?? 0, starts[at + 1] ?? 0);
}

function listsIn(packed: Uint32Array): Lists {
  const starts = new Uint32Array(packed.length + 1);
  const all = new Uint32Array(packed.length);
  let [filled, count] = [0, 0];
  for (let at = 0; at < packed.length;) {
    const length = packed[at++] ?? 0;
    all.set(packed.subarray(at, at + length), filled);
    at += length;
    filled += length;
    starts[++count] = filled;
  }
  return { starts: starts.slice(0, count + 1), numbers: all.slice(0, filled) };
}

function numbers(text: string): Uint32Array {
  const packed = bytes(text);
  const found = new Uint32Array(packed.length);
  let count = 0;
  let value = 0;
  let shift = 0;
  for (const byte of packed) {
    value |= (byte & 127) << shift;
    shift += 7;
    if (byte > 127) continue;
    found[count++] = value;
    value = 0;
    shift = 0;
  }
  return found.slice(0, count);
}

function bytes(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text, 'base64'));
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
