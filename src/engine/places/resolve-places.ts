import { countriesCalled } from './countries.ts';
import { distance, type Gazetteer } from './gazetteer.ts';
import { plainName } from './place-name.ts';
import { regionsCalled } from './regions.ts';

/** What a text says of where work is: the numbers of places in the gazetteer, and the codes of countries. */
export type ResolvedPlaces = { places: number[]; countries: string[] };

/** A part of a text between commas: the places it may name, and the countries and regions. */
type Part = { plain: string; cities: number[]; countries: readonly string[]; regions: readonly string[] };

/**
 * The places that a text names in any of the languages the gazetteer knows: "Hybrid – Berlin", "Paris, Texas", "東京都". Of places
 * with one name those count that lie in the country or region the text names; else the one with most people. What names no place
 * for certain, such as a region alone, stays unknown.
 */
export function resolvePlaces(gazetteer: Gazetteer, text: string): ResolvedPlaces {
  const groups = text
    .slice(0, MOST_LETTERS)
    .split(/[/|;•·\n]+|\s\+\s/u)
    .flatMap((group) => apart(gazetteer, group))
    .filter((parts) => parts.length > 0);
  const all = groups.flat();
  const countries = [...new Set(all.flatMap((part) => part.countries))];
  const shared = all.filter((part) => part.cities.length === 0 && isWider(part));
  const found = groups.flatMap((parts) =>
    placesIn(
      gazetteer,
      parts.some((part) => isWider(part) && part.cities.length === 0) ? parts : [...parts, ...shared],
    ),
  );
  return { places: [...new Set(found)], countries };
}

const MOST_LETTERS = 300;

/** The parts of a group; "Cork or Galway" are two groups, "Trinidad and Tobago" is one. */
function apart(gazetteer: Gazetteer, group: string): Part[][] {
  const parts = partsOf(gazetteer, group);
  if (parts.some((part) => part.cities.length > 0 && part.plain === plainName(group))) return [parts];
  const halves = group.split(/\s(?:or|oder|ou|o|or|and|und|y|et|e|&)\s/u);
  if (halves.length === 1) return [parts];
  const split = halves.map((half) => partsOf(gazetteer, half));
  return split.every((half) => half.some((part) => part.cities.length > 0 || isWider(part)))
    ? split
    : [parts];
}

function partsOf(gazetteer: Gazetteer, group: string): Part[] {
  const whole = partOf(gazetteer, group);
  const isOne = /\(.+\)$/.test(group.trim()) && whole.cities.length > 0;
  if (isOne) return [whole];
  return group
    .split(/[,،、()[\]]|:\s/u)
    .flatMap((piece) =>
      isWider(named(gazetteer, plainName(piece)) ?? NOTHING) ? [piece] : piece.split(/\s[-–—]\s|\s?[–—]\s?/u),
    )
    .filter((piece) => /\p{L}/u.test(piece))
    .map((piece) => partOf(gazetteer, piece))
    .filter((part) => part.cities.length > 0 || isWider(part));
}

function isWider(part: Part): boolean {
  return part.countries.length > 0 || part.regions.length > 0;
}

/** What one piece of a text names: as it is, without words such as "Greater", or the longest run of its words that is known. */
function partOf(gazetteer: Gazetteer, piece: string): Part {
  const plain = plainName(piece.replace(POSTCODE, ' '));
  const short = SHORT_NAMES.get(plain);
  const direct = named(gazetteer, short ?? plain);
  if (direct && (direct.cities.length > 0 || direct.countries.length > 0))
    return short === undefined ? withCode(direct, gazetteer, piece) : direct;
  const words = plain.split(' ').filter((word) => !NOISE.has(word) && !/^\d+$/.test(word));
  const bare = words.join(' ');
  const known = named(gazetteer, SHORT_NAMES.get(bare) ?? bare) ?? ofOneWord(gazetteer, bare);
  if (!direct && known) return withCode(known, gazetteer, piece);
  if (direct) {
    const cities = known?.cities.filter((city) => isIn(gazetteer, city, direct)) ?? [];
    return withCode({ ...direct, cities }, gazetteer, piece);
  }
  return words.length <= MOST_WORDS ? longestRun(gazetteer, words) : NOTHING;
}

const MOST_WORDS = 6;
const NOTHING: Part = { plain: '', cities: [], countries: [], regions: [] };

function named(gazetteer: Gazetteer, plain: string): Part | null {
  if (plain === '' || NOISE.has(plain)) return null;
  const part = {
    plain,
    cities: gazetteer.called(plain),
    countries: countriesCalled(plain),
    regions: regionsCalled(gazetteer, plain),
  };
  return part.cities.length > 0 || isWider(part) ? part : null;
}

/** Two capital letters are the code of a country too; what is written small or in full is no code. */
function withCode(part: Part, gazetteer: Gazetteer, piece: string): Part {
  const code = /^\s*([A-Z]{2})\s*$/.exec(piece)?.[1];
  if (code === undefined) return part;
  const regions = regionsCalled(gazetteer, code.toLowerCase());
  return { plain: part.plain, cities: [], countries: [...part.countries, code], regions };
}

/** Names that end with a word for town or district, as in Japanese and Korean; and those of a town before its district. */
function ofOneWord(gazetteer: Gazetteer, word: string): Part | null {
  if (!/^[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}]+$/u.test(word)) return null;
  const bare = word.replace(/(?:都|市|区|府|県|縣|省|特別市|特别市|특별시|광역시|시|구)$/u, '');
  const direct = named(gazetteer, bare);
  if (direct) return direct;
  for (let length = word.length - 1; length >= 2; length--) {
    const first = named(gazetteer, word.slice(0, length)) ?? named(gazetteer, word.slice(0, length - 1));
    if (!first || first.cities.length === 0) continue;
    const rest = word.slice(length).replace(/[市区區府県縣]$/u, '');
    const inside = rest === '' ? null : (named(gazetteer, word.slice(length)) ?? named(gazetteer, rest));
    const near = inside?.cities.find((city) => isNear(gazetteer, city, first.cities[0]));
    return near === undefined ? first : { ...first, cities: [near] };
  }
  return null;
}

/** The longest run of words that names a place, with what the words beside it say of the country or region. */
function longestRun(gazetteer: Gazetteer, words: readonly string[]): Part {
  for (let length = words.length - 1; length > 0; length--)
    for (let start = 0; start + length <= words.length; start++) {
      const found = named(gazetteer, words.slice(start, start + length).join(' '));
      if (!found || (length === 1 && !isKnownWell(gazetteer, found))) continue;
      const others = [...words.slice(0, start), ...words.slice(start + length)];
      const beside = others.flatMap((word) => named(gazetteer, word) ?? []).filter(isWider);
      if (found.cities.length === 0) continue;
      const inside = found.cities.filter((city) => beside.every((part) => isIn(gazetteer, city, part)));
      return { ...found, cities: inside.length > 0 ? inside : found.cities };
    }
  const wide = words.flatMap((word) => named(gazetteer, word) ?? []).filter(isWider);
  return {
    ...NOTHING,
    countries: wide.flatMap((part) => part.countries),
    regions: wide.flatMap((part) => part.regions),
  };
}

/** A single word out of several counts as a place only when many live there. */
function isKnownWell(gazetteer: Gazetteer, { plain, cities }: Part): boolean {
  const [first] = cities;
  return plain.length >= 2 && first !== undefined && gazetteer.placeAt(first).population >= 100_000;
}

function placesIn(gazetteer: Gazetteer, parts: readonly Part[]): number[] {
  const found = parts.flatMap((_part, at) => townsOf(gazetteer, parts, at));
  const [most] = found.toSorted((a, b) => a.first - b.first);
  if (!most) return [];
  const near = found.map(({ cities }) => cities.find((city) => isNear(gazetteer, city, most.first)));
  const exact = near.find((city) => city !== undefined) ?? most.first;
  const others = found.filter(
    ({ first }, at) => near[at] === undefined && gazetteer.placeAt(first).population >= LARGE,
  );
  return [exact, ...others.map(({ first }) => first)];
}

const LARGE = 100_000;

/** The towns that a part names, given the countries and regions that the others name; none where it names a region itself. */
function townsOf(
  gazetteer: Gazetteer,
  parts: readonly Part[],
  at: number,
): { cities: number[]; first: number }[] {
  const part = parts[at] ?? NOTHING;
  const isRegionOf = (earlier: Part) =>
    earlier.cities.some((city) => part.regions.includes(gazetteer.placeAt(city).region));
  if (parts.slice(0, at).some(isRegionOf)) return [];
  const others = parts.filter((other, index) => index !== at && isWider(other));
  const strict = others.filter((other) => !isCityToo(gazetteer, other));
  const inAll = inside(gazetteer, part, others);
  const cities = inAll.length > 0 ? inAll : inside(gazetteer, part, strict);
  const first = cities[0];
  if (first === undefined) return [];
  const inRegion = inAll.length > 0 && strict.some((other) => other.regions.length > 0);
  if (inRegion || isTown(gazetteer, part, first, others)) return [{ cities, first }];
  return [];
}

/** Whether a name that is a region's or country's too means the town, where the others say no more than a country. */
function isTown(gazetteer: Gazetteer, part: Part, city: number, others: readonly Part[]): boolean {
  const regions = part.regions.filter((region) => others.every((other) => holds(other, region)));
  const countries = part.countries.filter((country) => others.every((other) => holds(other, `${country}.`)));
  if (regions.length === 0 && countries.length === 0) return true;
  const { country, population } = gazetteer.placeAt(city);
  const isStated = others.some((other) => other.countries.includes(country));
  return isNamesake(gazetteer, { countries, regions }, city) || (isStated && population >= LARGE);
}

function inside(gazetteer: Gazetteer, { cities }: Part, others: readonly Part[]): number[] {
  return cities.filter((city) => others.every((other) => isIn(gazetteer, city, other)));
}

function isIn(gazetteer: Gazetteer, city: number, { countries, regions }: Part): boolean {
  const { country, region } = gazetteer.placeAt(city);
  return countries.includes(country) || countries.includes('*') || regions.includes(region);
}

/** Whether a region may lie in the countries that another part names. */
function holds({ countries }: Part, region: string): boolean {
  return countries.length === 0 || countries.some((country) => region.startsWith(`${country}.`));
}

/** A name of a region that is a large town's too, as Madrid: it may be either. */
function isCityToo(gazetteer: Gazetteer, part: Part): boolean {
  const [first] = part.cities;
  return first !== undefined && part.countries.length === 0 && isNamesake(gazetteer, part, first);
}

/** A town that the region or country is named after, or a town that is a country: "New York", "Singapore"; not California in Maryland. */
function isNamesake(
  gazetteer: Gazetteer,
  { countries, regions }: Pick<Part, 'countries' | 'regions'>,
  city: number,
): boolean {
  const { country, region, population } = gazetteer.placeAt(city);
  return (
    countries.length === 0 &&
    (regions.includes(region) ||
      (population >= 500_000 && !regions.some((each) => each.startsWith(`${country}.`))))
  );
}

function isNear(gazetteer: Gazetteer, city: number, other: number | undefined): boolean {
  return other !== undefined && distance(gazetteer.pointAt(city), gazetteer.pointAt(other)) <= 60;
}

const POSTCODE = /\b[A-Z]{1,2}-?\d{4,5}\b|\b\d{4,6}\b/gu;

/** Words beside a place that say nothing of where it is. */
const NOISE = new Set(
  `remote remotely hybrid hybride hibrido ibrido onsite on site office offices buro bureau oficina hq headquarters headquarter home homeoffice
  multiple various locations location several any all greater metro metropolitan area region raum grossraum ville de city of the in near our based
  und umgebung downtown central centre center zentrum innenstadt field bundesweit nationwide flexible working work from full time wfh
  partially fully only mobile stadt kreis landkreis provincia provincia comune di d c dc bay kerulet municipality district county
  headoffice main headquartered teilweise moglich or and oder ou site`.split(/\s+/),
);

/** What towns are called for short. */
const SHORT_NAMES = new Map([
  ['nyc', 'new york city'],
  ['new york ny', 'new york city'],
  ['sf', 'san francisco'],
  ['la', 'los angeles'],
  ['san francisco bay area', 'san francisco'],
  ['cdmx', 'mexico city'],
  ['caba', 'buenos aires'],
  ['bxl', 'brussels'],
  ['blr', 'bengaluru'],
  ['ffm', 'frankfurt am main'],
  ['frankfurt', 'frankfurt am main'],
  ['freiburg', 'freiburg im breisgau'],
  ['halle', 'halle saale'],
  ['offenbach', 'offenbach am main'],
  ['koln bonn', 'cologne'],
  ['philly', 'philadelphia'],
  ['st pete', 'saint petersburg'],
  ['hcmc', 'ho chi minh city'],
  ['saigon', 'ho chi minh city'],
  ['cracow', 'krakow'],
  ['bombay', 'mumbai'],
  ['calcutta', 'kolkata'],
  ['madras', 'chennai'],
  ['peking', 'beijing'],
  ['rangoon', 'yangon'],
]);
