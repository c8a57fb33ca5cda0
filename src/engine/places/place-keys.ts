import { countriesCalled } from './countries.ts';
import type { Gazetteer } from './gazetteer.ts';
import { plainName } from './place-name.ts';
import { resolvePlaces } from './resolve-places.ts';

/** A place of a job as it was entered. */
export type EnteredPlace = { city: string; state: string; country: string };

/**
 * What a job is found by near a place: the ids of the towns its places name and, where the work can be done from home, the codes
 * of the countries ("*" for all). Empty when no place is known.
 */
export function placeKeys(
  gazetteer: Gazetteer,
  locations: readonly EnteredPlace[],
  isRemote: boolean,
): string[] {
  const keys = new Set<string>();
  for (const location of locations) {
    const text = [location.city, location.state, location.country]
      .filter((part) => part.trim() !== '')
      .join(', ');
    const { places, countries } = resolvePlaces(gazetteer, text);
    const found = places.map((number) => gazetteer.placeAt(number));
    for (const { id } of found) keys.add(String(id));
    if (!isRemote && !REMOTE.test(text)) continue;
    const stated = [...countries, ...countriesCalled(plainName(location.country))];
    for (const country of stated.length > 0 ? stated : found.map((place) => place.country)) keys.add(country);
  }
  return [...keys];
}

/** A key of jobs within reach of a place, and how far they are from it: `fromHome` where the work comes to the person. */
export type Reach = { key: string; kilometres: number };

/** The distance of work done from home, behind all that can be travelled. */
export const fromHome = 100_000;

/** The keys of jobs within so many kilometres of a place, nearest first, and last those of jobs done from home anywhere in its country. */
export function keysNear(gazetteer: Gazetteer, place: number, kilometres: number): Reach[] {
  const { country } = gazetteer.placeAt(place);
  const towns = gazetteer
    .within(gazetteer.pointAt(place), kilometres)
    .map((town): Reach => ({ key: String(town.id), kilometres: town.kilometres }))
    .toSorted((a, b) => a.kilometres - b.kilometres);
  return [...towns, ...[country, '*'].map((key): Reach => ({ key, kilometres: fromHome }))];
}

const REMOTE = /\bremote|home\s?office|work from home|télétravail|teletrabajo|smart working|thuiswerk/iu;
