/** A town, city or village. */
export type Place = {
  /** Its number in the gazetteer: the more people, the smaller. */
  number: number;
  /** Its id at GeoNames, which stays. */
  id: number;
  /** What it is called in English, and in German. */
  english: string;
  german: string;
  /** Two letters, as "DE"; its region as "DE.02". */
  country: string;
  region: string;
  latitude: number;
  longitude: number;
  population: number;
};

/** A point on the earth, in degrees. */
export type Point = { latitude: number; longitude: number };

/**
 * Places of the world and what they are called, in the bytes of one file (`commands/tables/make-places.ts` says how they stand there):
 * nothing but where lines begin is unpacked.
 */
export class Gazetteer {
  readonly #bytes: Uint8Array;
  readonly #places: Uint32Array;
  readonly #names: Uint32Array;
  readonly #regionNames = new Map<string, string>();
  readonly #points: Float32Array;
  readonly #ids: Uint32Array;
  readonly #byId: Uint32Array;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    const [places, regions, names] = sections(bytes);
    this.#places = places;
    this.#names = names;
    for (let line = 0; line < regions.length; line++) {
      const [code = '', name = ''] = text(bytes, regions[line] ?? 0, NEW_LINE).split('\t');
      this.#regionNames.set(code, name);
    }
    this.#points = new Float32Array(places.length * 2);
    this.#ids = new Uint32Array(places.length);
    for (let number = 0; number < places.length; number++) {
      const fields = this.#fieldsOf(number);
      this.#ids[number] = Number(fields[0]);
      this.#points[number * 2] = Number(fields[5]);
      this.#points[number * 2 + 1] = Number(fields[6]);
    }
    this.#byId = Uint32Array.from(places.keys()).toSorted(
      (a, b) => (this.#ids[a] ?? 0) - (this.#ids[b] ?? 0),
    );
  }

  /** How many places there are. */
  get size(): number {
    return this.#places.length;
  }

  /** The place with this number. */
  placeAt(number: number): Place {
    const [id, english = '', german = '', country = '', region = '', , , population] = this.#fieldsOf(number);
    return {
      number,
      id: Number(id),
      english,
      german: german === '' ? english : german,
      country,
      region: `${country}.${region}`,
      ...this.pointAt(number),
      population: Number(population),
    };
  }

  /** Where the place with this number is. */
  pointAt(number: number): Point {
    return { latitude: this.#points[number * 2] ?? 0, longitude: this.#points[number * 2 + 1] ?? 0 };
  }

  /** The number of the place with this id; undefined when there is none. */
  numberOf(id: number): number | undefined {
    let [low, high] = [0, this.#byId.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#ids[this.#byId[middle] ?? 0] ?? 0) < id) low = middle + 1;
      else high = middle;
    }
    const number = this.#byId[low];
    return number !== undefined && this.#ids[number] === id ? number : undefined;
  }

  /** The places with this plain name, those with most people first. */
  called(name: string): number[] {
    const wanted = ENCODER.encode(name);
    const line = this.#firstFrom(wanted);
    return line < this.#names.length && this.#nameAt(line) === name ? this.#numbersAt(line) : [];
  }

  /** The plain names that begin so, each with its places. */
  *startingWith(prefix: string): Generator<{ name: string; numbers: () => number[] }> {
    const wanted = ENCODER.encode(prefix);
    for (let line = this.#firstFrom(wanted); line < this.#names.length; line++) {
      const name = this.#nameAt(line);
      if (!name.startsWith(prefix)) return;
      yield { name, numbers: () => this.#numbersAt(line) };
    }
  }

  /** What a region is called in English; empty for an unknown one. */
  regionName(code: string): string {
    return this.#regionNames.get(code) ?? '';
  }

  /** All regions: their codes and names. */
  regions(): IterableIterator<[string, string]> {
    return this.#regionNames.entries();
  }

  /** The ids of the places within so many kilometres of a point, and how far they are. */
  within(point: Point, kilometres: number): { id: number; kilometres: number }[] {
    const found: { id: number; kilometres: number }[] = [];
    const height = kilometres / 110;
    for (let number = 0; number < this.#ids.length; number++) {
      if (Math.abs((this.#points[number * 2] ?? 0) - point.latitude) > height) continue;
      const away = distance(point, this.pointAt(number));
      if (away <= kilometres) found.push({ id: this.#ids[number] ?? 0, kilometres: away });
    }
    return found;
  }

  #fieldsOf(number: number): string[] {
    return text(this.#bytes, this.#places[number] ?? 0, NEW_LINE).split('\t');
  }

  #nameAt(line: number): string {
    return text(this.#bytes, this.#names[line] ?? 0, TAB);
  }

  #numbersAt(line: number): number[] {
    const [, numbers = ''] = text(this.#bytes, this.#names[line] ?? 0, NEW_LINE).split('\t');
    return numbers.split(',').map(Number);
  }

  /** The first line of names that does not come before the wanted one, by bytes. */
  #firstFrom(wanted: Uint8Array): number {
    let [low, high] = [0, this.#names.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#isBefore(this.#names[middle] ?? 0, wanted)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #isBefore(start: number, wanted: Uint8Array): boolean {
    for (let at = 0; at < wanted.length; at++) {
      const byte = this.#bytes[start + at] ?? 0;
      const other = wanted[at] ?? 0;
      if (byte === TAB || byte < other) return true;
      if (byte > other) return false;
    }
    return false;
  }
}

/** How far two points are apart as the crow flies, in kilometres. */
export function distance(a: Point, b: Point): number {
  const [from, to] = [a.latitude, b.latitude].map((degrees) => degrees * RADIAN);
  const half =
    Math.sin(((b.latitude - a.latitude) * RADIAN) / 2) ** 2 +
    Math.cos(from ?? 0) * Math.cos(to ?? 0) * Math.sin(((b.longitude - a.longitude) * RADIAN) / 2) ** 2;
  return 2 * EARTH * Math.asin(Math.sqrt(Math.min(1, half)));
}

/** Where the lines of each of the three parts begin; empty lines part them. */
function sections(bytes: Uint8Array): [Uint32Array, Uint32Array, Uint32Array] {
  const parts: number[][] = [[], [], []];
  let part = 0;
  for (let start = 0; start < bytes.length;) {
    const end = bytes.indexOf(NEW_LINE, start);
    if (end === start) part++;
    else parts[part]?.push(start);
    start = end < 0 ? bytes.length : end + 1;
  }
  const [places = [], regions = [], names = []] = parts;
  return [Uint32Array.from(places), Uint32Array.from(regions), Uint32Array.from(names)];
}

function text(bytes: Uint8Array, start: number, until: number): string {
  return DECODER.decode(bytes.subarray(start, bytes.indexOf(until, start)));
}

const DECODER = new TextDecoder();
const ENCODER = new TextEncoder();
const TAB = 9;
const NEW_LINE = 10;
const RADIAN = Math.PI / 180;
const EARTH = 6371;
