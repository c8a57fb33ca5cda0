import type { FoundJob, JobList, SavedSearch } from '../../../api/jobs/job-search.ts';
import { fromHome, keysNear, type Reach } from '../../../engine/places/place-keys.ts';
import { placeLabel } from '../../../engine/places/place-label.ts';
import { resolvePlaces } from '../../../engine/places/resolve-places.ts';
import { suggestPlaces } from '../../../engine/places/suggest-places.ts';
import { yearlyPay } from '../../../engine/preferences/agreement.ts';
import { message } from '../../../messages/message.ts';
import type { Services } from '../../context.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { readerLocale } from '../../platform/http/reader.ts';
import { gazetteer } from '../../platform/gazetteer.ts';
import { listPlaceKeys } from './search-queries.ts';

/** A place that a search asks for, with the keys of the places within reach. */
export type Near = { reach: Reach[]; told: NonNullable<JobList['near']> };

type Query = Pick<SavedSearch['query'], 'near' | 'radius' | 'unit' | 'pay' | 'currency' | 'pay_interval'>;

const mostSuggested = 8;
const kilometresOfMile = 1.609344;

/** The place that a search asks for; undefined when it asks for none, null when nobody knows it. */
export function nearOf({ near, radius = 25, unit = 'km' }: Query): Near | null | undefined {
  if (near === undefined || near === '') return undefined;
  const places = gazetteer();
  const [number] = resolvePlaces(places, near).places;
  if (number === undefined) return null;
  const place = places.placeAt(number);
  const name = placeLabel(places, place, readerLocale());
  return {
    reach: keysNear(places, number, unit === 'mi' ? radius * kilometresOfMile : radius),
    told: { name, country: place.country, radius, unit },
  };
}

/** The same for a list; an unknown place is refused, with a likely one where there is. */
export function nearAsked(query: Query): Near | undefined {
  const near = nearOf(query);
  if (near !== null) return near;
  throw new ApiError('invalid_request', {
    errors: [{ pointer: '/near', detail: unknownPlace(query.near ?? '') }],
  });
}

/** What is said of a place that is not known. */
export function unknownPlace(typed: string) {
  const [likely] = placesLike(typed);
  return likely
    ? message('jobErrors.unknownPlaceLike', { place: typed, likely: likely.name })
    : message('jobErrors.unknownPlace', { place: typed });
}

/** Towns that somebody may mean who typed so far. */
export function placesLike(typed: string): { id: string; name: string }[] {
  const places = gazetteer();
  const named = suggestPlaces(places, typed, mostSuggested).map((number) => {
    const place = places.placeAt(number);
    return { id: String(place.id), name: placeLabel(places, place, readerLocale()) };
  });
  return named.filter(({ name }, at) => named.findIndex((other) => other.name === name) === at);
}

/** The least pay a year that a search asks for. */
export function payAsked({ pay, currency = 'USD', pay_interval: interval = 'year' }: Query) {
  return pay === undefined ? undefined : { least: yearlyPay(pay, interval), currency };
}

/** Jobs with how far they are from the place that was asked for, and which place that is. */
export async function withDistances(
  { database }: Pick<Services, 'database'>,
  items: readonly Omit<FoundJob, 'distance'>[],
  near: Near | undefined,
): Promise<Pick<JobList, 'items' | 'near'>> {
  if (!near) return { items: items.map((item) => ({ ...item, distance: null })), near: null };
  const keys = await listPlaceKeys(
    database,
    items.map(({ id }) => id),
  );
  const distances = new Map(near.reach.map(({ key, kilometres }) => [key, kilometres]));
  const far = (id: string) => nearest(distances, keys.get(id) ?? [], near.told.unit);
  return { items: items.map((item) => ({ ...item, distance: far(item.id) })), near: near.told };
}

/** How far the nearest town of a job within reach is, in whole units; null for one that is found only because it is done from home. */
function nearest(
  distances: ReadonlyMap<string, number>,
  keys: readonly string[],
  unit: 'km' | 'mi',
): number | null {
  const away = Math.min(...keys.map((key) => distances.get(key) ?? fromHome));
  return away >= fromHome ? null : Math.round(away / (unit === 'mi' ? kilometresOfMile : 1));
}
