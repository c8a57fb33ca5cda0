import { editDistance } from '../search/nearest-word.ts';
import { countriesCalled } from './countries.ts';
import type { Gazetteer } from './gazetteer.ts';
import { plainName } from './place-name.ts';
import { regionsCalled } from './regions.ts';

/** The numbers of places whose name begins as typed, those with most people first; else of those that are spelt nearly so. */
export function suggestPlaces(gazetteer: Gazetteer, typed: string, most: number): number[] {
  const [first = '', ...others] = typed.slice(0, 80).split(/[,(]/);
  const name = plainName(first);
  if (name === '') return [];
  const wider = others.map(plainName).filter((other) => other !== '');
  const found = beginning(gazetteer, name).filter((place) => fits(gazetteer, place, wider));
  if (found.length > 0) return found.slice(0, most);
  const words = name.split(' ');
  for (let count = words.length - 1; count > 0 && wider.length === 0; count--) {
    const rest = [words.slice(count).join(' ')];
    const inside = beginning(gazetteer, words.slice(0, count).join(' ')).filter((place) =>
      fits(gazetteer, place, rest),
    );
    if (inside.length > 0) return inside.slice(0, most);
  }
  return nearlySpelt(gazetteer, name)
    .filter((place) => fits(gazetteer, place, wider))
    .slice(0, most);
}

/** A place that is called exactly so comes before longer names. */
function beginning(gazetteer: Gazetteer, name: string): number[] {
  const exact = name.length < 4 ? [] : gazetteer.called(name);
  const found = new Set<number>();
  for (const { numbers } of gazetteer.startingWith(name)) for (const number of numbers()) found.add(number);
  const longer = [...found].filter((number) => !exact.includes(number)).toSorted((a, b) => a - b);
  const [largest, ...namesakes] = exact;
  if (largest === undefined) return longer;
  return [largest, ...[...namesakes, ...longer].toSorted((a, b) => a - b)];
}

/** Whether a place lies in a country or region whose name or code begins so. */
function fits(gazetteer: Gazetteer, place: number, wider: readonly string[]): boolean {
  if (wider.length === 0) return true;
  const { country, region } = gazetteer.placeAt(place);
  const names = [gazetteer.regionName(region), ...countryNames(country)].map(plainName);
  return wider.every(
    (name) =>
      countriesCalled(name).includes(country) ||
      regionsCalled(gazetteer, name).includes(region) ||
      country.toLowerCase() === name ||
      names.some((each) => each.startsWith(name)),
  );
}

function countryNames(code: string): string[] {
  return NAMES.map((names) => names.of(code) ?? '');
}

const NAMES = ['en', 'de'].map(
  (language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }),
);

/** One letter wrong, two from seven letters on; the first or the second letter is right. */
function nearlySpelt(gazetteer: Gazetteer, name: string): number[] {
  if (name.length < 4) return [];
  const most = name.length < 7 ? 1 : 2;
  const near: { distance: number; number: number }[] = [];
  for (const start of new Set([name.slice(0, 1), name.slice(1, 2) + name.slice(0, 1)]))
    for (const { name: other, numbers } of gazetteer.startingWith(start)) {
      if (Math.abs(other.length - name.length) > most) continue;
      const distance = editDistance(name, other, most);
      if (distance <= most) near.push(...numbers().map((number) => ({ distance, number })));
    }
  const sorted = near.toSorted((a, b) => a.distance - b.distance || a.number - b.number);
  return [...new Set(sorted.map(({ number }) => number))];
}
