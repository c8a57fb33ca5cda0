import { countryNamed } from '../../search/country-names.ts';
import { plainWords } from '../../search/search-terms.ts';
import { foldWithPlaces, placeOf, type FoldedText } from '../requirements/folded-text.ts';

/** A place of work as a text states it; `country` is its English name, '' where the text names none. */
export type ReadPlace = { city: string; state: string; country: string; start: number; end: number };

/**
 * The places of work that a text states: behind a word like "Location:", or as the line of an address below the title ("Leeds, United
 * Kingdom"). Nothing is guessed from places that are only mentioned.
 */
export function placesIn(folded: FoldedText, titleEnd: number): ReadPlace[] {
  const labelled = LABELLED.exec(folded.text);
  if (labelled) {
    const start = labelled.index + labelled[0].length - (labelled[2] ?? '').length;
    return severalAt(folded, start, start + (labelled[2] ?? '').length);
  }
  let start = 0;
  for (const [at, line] of folded.text.split('\n').slice(0, TOP_LINES).entries()) {
    const place =
      at > 0 && start >= titleEnd - 1 && line.length <= LONGEST_LINE
        ? addressAt(folded, start, start + line.length)
        : null;
    if (place) return [place];
    start += line.length + 1;
  }
  return [];
}

/** The place that a whole text names, such as "Berlin, Germany"; null where it is none. */
export function placeNamed(text: string): Omit<ReadPlace, 'start' | 'end'> | null {
  const folded = foldWithPlaces(text.slice(0, LONGEST_LINE));
  const place = placeAt(folded, 0, folded.text.length);
  return place && { city: place.city, state: place.state, country: place.country };
}

/** The English name of a country by its name in one of nine languages, or by its code of two letters. */
export function countryOf(name: string): string | null {
  if (/^[A-Za-z]{2}$/.test(name.trim())) return regionNames.of(name.trim().toUpperCase()) ?? null;
  return countryByName(name);
}

function severalAt(folded: FoldedText, start: number, end: number): ReadPlace[] {
  const places: ReadPlace[] = [];
  let from = start;
  for (const part of folded.text
    .slice(start, end)
    .split(/\s*(?:;|\||\/|\s(?:or|oder|ou|o|of|eller|lub)\s)\s*/)) {
    const at = folded.text.indexOf(part, from);
    from = at + part.length;
    const place = placeAt(folded, at, from);
    if (place) places.push(place);
  }
  return places.slice(0, MOST);
}

/** "City, State, Country", of which the city alone may be there. */
function placeAt(folded: FoldedText, start: number, end: number): ReadPlace | null {
  const [from, to] = placeOf(folded, start, end);
  const parts = partsOf(folded.original.slice(from, to));
  if (parts.length === 0 || parts.length > 3 || parts.some((part) => part.split(' ').length > 4)) return null;
  const country = countryByName(parts.at(-1) ?? '');
  const rest = country === null ? parts : parts.slice(0, -1);
  const [city = '', state = ''] = rest;
  if (/^(?:remote|hybrid|home|homeoffice|teletravail|thuis|zdaln)/iu.test(city)) return null;
  return city === '' && country === null
    ? null
    : { city, state, country: country ?? '', start: from, end: to };
}

/** A line that ends in the name of a country: the part before it is the city, what comes before that the employer or the state. */
function addressAt(folded: FoldedText, start: number, end: number): ReadPlace | null {
  const [from, to] = placeOf(folded, start, end);
  const parts = partsOf(folded.original.slice(from, to));
  const country = parts.length >= 2 && parts.length <= 4 ? countryByName(parts.at(-1) ?? '') : null;
  const city = parts.at(-2);
  if (country === null || city === undefined || city.split(' ').length > 3) return null;
  const cityAt = folded.original.slice(from, to).lastIndexOf(city);
  return { city, state: '', country, start: from + Math.max(0, cityAt), end: to };
}

function partsOf(line: string): string[] {
  return line
    .replace(/\([^()]*\)/g, ' ')
    .split(/,|\s[–—·|-]\s/)
    .map((part) => part.replace(/^\d{4,5}\s+|\s+\d{4,5}$/g, '').trim())
    .filter((part) => part !== '');
}

function countryByName(name: string): string | null {
  const words = plainWords(name);
  const known = countryNamed(words);
  if (known !== undefined) return known;
  english ??= englishNames();
  return english.get(words.join(' ')) ?? null;
}

let english: Map<string, string> | undefined;

function englishNames(): Map<string, string> {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return new Map(
    codes.flatMap((code): [string, string][] => {
      const name = regionNames.of(code);
      return name === undefined ? [] : [[plainWords(name).join(' '), name]];
    }),
  );
}

const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const TOP_LINES = 8;
const LONGEST_LINE = 90;
const MOST = 5;
const LABELLED =
  /(?:^|\n)[\s*#•-]*(location|place of work|workplace|where|based in|standort|arbeitsort|einsatzort|dienstort|lieu(?: de travail)?|localisation|ubicacion|lugar(?: de trabajo)?|localidad|centro de trabajo|sede(?: di lavoro)?|luogo(?: di lavoro)?|local(?: de trabalho)?|localizacao|locatie|standplaats|werklocatie|plaats|ort|arbetsplats|placering|placeringsort|miejsce pracy|lokalizacja)\**\s?:\**\s*([^\n]{2,120})/u;
