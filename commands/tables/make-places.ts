import { gzipSync } from 'node:zlib';
import { plainName, writtenOut } from '../../src/engine/places/place-name.ts';
import type { SourcePlace, SourceRegion } from './place-sources.ts';

const leastPeople = 5000;
/** A place that is itself called so comes before one that others call so, unless that has so many times its people. */
const weightOfOwnName = 40;
/** Seats of regions and capitals come whatever their size. */
const SEATS = new Set(['PPLC', 'PPLA']);
/** Places that are no more, and farms. */
const GONE = new Set(['PPLH', 'PPLQ', 'PPLW', 'PPLF']);
/** "Town" behind a name, as it is written in Japanese, Chinese and Korean. */
const TOWN = /(?:都|市|특별시|광역시|시)$/u;
const OWN_LETTERS = /[äöüøåÄÖÜØÅ]/u;

/**
 * The gazetteer as one file: the places, those with most people first, a line each; an empty line; the names of regions; an empty
 * line; and every plain name with the numbers of the places that are called so, in the order of the names' bytes.
 */
export function makePlaces({ places, regions }: { places: SourcePlace[]; regions: SourceRegion[] }): Buffer {
  const chosen = places
    .filter(({ population, kind }) => !GONE.has(kind) && (population >= leastPeople || SEATS.has(kind)))
    .toSorted((a, b) => b.population - a.population || a.id - b.id);
  const names = new Map<string, { number: number; weight: number }[]>();
  for (const [number, place] of chosen.entries()) {
    const own = new Set(shownNames(place).map(plainName));
    for (const name of namesOf(place)) {
      const weight = place.population * (own.has(name) ? weightOfOwnName : 1);
      const known = names.get(name);
      if (known) known.push({ number, weight });
      else names.set(name, [{ number, weight }]);
    }
  }
  const named = [...names]
    .map(([name, numbers]) => ({ bytes: Buffer.from(name), line: `${name}\t${inOrder(numbers)}` }))
    .toSorted((a, b) => Buffer.compare(a.bytes, b.bytes));
  const text = [
    ...chosen.map(lineOf),
    '',
    ...regions.map(({ code, name }) => `${code}\t${name}`),
    '',
    ...named.map(({ line }) => line),
    '',
  ].join('\n');
  return gzipSync(text, { level: 9 });
}

function inOrder(places: { number: number; weight: number }[]): string {
  return places
    .toSorted((a, b) => b.weight - a.weight || a.number - b.number)
    .map(({ number }) => number)
    .join(',');
}

/** What a place is called in English, in German, and where it is. */
function shownNames(place: SourcePlace): [string, string, string] {
  return [shownName(place, 'en') ?? place.name, shownName(place, 'de') ?? place.name, place.name];
}

function lineOf(place: SourcePlace): string {
  const [english, german] = shownNames(place);
  return [
    place.id,
    english,
    german === english ? '' : german,
    place.country,
    place.region,
    place.latitude.toFixed(3),
    place.longitude.toFixed(3),
    place.population,
  ].join('\t');
}

/** A name that readers of Latin letters can read. */
function shownName({ name: own, names }: SourcePlace, language: string): string | undefined {
  const name = names
    .get(language)
    ?.replaceAll(/[\t\n]/g, ' ')
    .trim();
  const isShort = name !== undefined && name.length < own.length + 8;
  return isShort && /^[\p{Script=Latin}\p{M}\p{N} .,'’()/-]+$/u.test(name) ? name : undefined;
}

function namesOf({ name, names }: SourcePlace): Set<string> {
  const all = [name, ...names.values()].map((each) => each.replaceAll(/[\t\n\u200e\u200f]/g, ' '));
  const plain = all.flatMap((each) =>
    OWN_LETTERS.test(each) ? [plainName(each), writtenOut(each) ?? ''] : [plainName(each)],
  );
  const short = plain.map((each) => each.replace(TOWN, '')).filter((each) => each.length > 1);
  return new Set([...plain, ...short].filter((each) => each !== ''));
}
