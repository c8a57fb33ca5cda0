import type { Gazetteer, Place } from './gazetteer.ts';
import { plainName } from './place-name.ts';

/** Countries where a town is named with its region. */
const WITH_REGION = new Set(['US', 'CA', 'AU', 'IN', 'BR', 'MX']);

/** Countries that are one town. */
const ONE_TOWN = new Set(['SG', 'MC', 'HK']);

/** What a place is called in a language, with its country, and with its region where that is usual or needed to tell it apart. */
export function placeLabel(gazetteer: Gazetteer, place: Place, locale: string): string {
  const name = nameIn(place, locale);
  const country = new Intl.DisplayNames(locale, { type: 'region' }).of(place.country) ?? place.country;
  const region = gazetteer.regionName(place.region);
  const needsRegion = WITH_REGION.has(place.country) || hasLargerNamesake(gazetteer, place);
  const parts = needsRegion && !sameName(region, place) ? [name, region, country] : [name, country];
  const isOne = ONE_TOWN.has(place.country) && name === country;
  return isOne ? name : parts.filter((part) => part !== '').join(', ');
}

/** What a place is called in a language. */
export function nameIn({ english, german }: Place, locale: string): string {
  return locale.startsWith('de') ? german : english;
}

function sameName(region: string, { english, german }: Place): boolean {
  return [english, german].some((name) => plainName(region).includes(plainName(name)));
}

function hasLargerNamesake(gazetteer: Gazetteer, { english, number, country }: Place): boolean {
  return gazetteer
    .called(plainName(english))
    .some((other) => other < number && gazetteer.placeAt(other).country === country);
}
