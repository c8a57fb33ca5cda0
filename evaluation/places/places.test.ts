import { expect, test } from 'vitest';
import { fromHome, keysNear, placeKeys } from '../../src/engine/places/place-keys.ts';
import { placeLabel } from '../../src/engine/places/place-label.ts';
import { resolvePlaces } from '../../src/engine/places/resolve-places.ts';
import { suggestPlaces } from '../../src/engine/places/suggest-places.ts';
import { gazetteer } from '../../src/server/platform/gazetteer.ts';
import { judgePlaces } from './judged-places.ts';

test('places are found as postings word them', () => {
  const wrong = judgePlaces().filter(({ isRight }) => !isRight);
  expect(wrong.filter(({ set }) => set === 'tuned').map(({ text }) => text)).toEqual([]);
  expect(wrong.filter(({ set }) => set === 'left-out').length).toBeLessThanOrEqual(2);
});

test.each([
  ['munhcen', 'Munich, Germany'],
  ['lodnon', 'London, United Kingdom'],
  ['Koeln', 'Cologne, Germany'],
  ['portland, ma', 'Portland, Maine, United States'],
  ['paris te', 'Paris, Texas, United States'],
  ['сан', 'Santiago, Chile'],
  ['st lou', 'St Louis, Missouri, United States'],
])('who types %j is offered %s first', (typed, name) => {
  const places = gazetteer();
  const names = suggestPlaces(places, typed, 8).map((number) =>
    placeLabel(places, places.placeAt(number), 'en-GB'),
  );
  expect(names).toContain(name);
  expect(suggestPlaces(places, 'xyzzyplugh', 8)).toEqual([]);
});

test.each(['en-GB', 'de-DE'])('a large town is found by its own label in %s', (locale) => {
  const places = gazetteer();
  const label = (number: number | undefined) =>
    number === undefined ? '' : placeLabel(places, places.placeAt(number), locale);
  const labels = Array.from({ length: 2000 }, (_, number) => label(number));
  const found = labels.map((each) => label(resolvePlaces(places, each).places[0]));
  const others = labels.filter((each, at) => found[at] !== each);
  // A borough has an accent more in the one than in the other.
  expect(others.filter((each) => !each.startsWith('Benito Juarez'))).toEqual([]);
});

test('remote work counts in the countries it names, else in that of its town; other work only where it is', () => {
  const places = gazetteer();
  const keys = (city: string, country: string, isRemote: boolean) =>
    placeKeys(places, [{ city, state: '', country }], isRemote);
  expect(keys('Munich', 'Germany', false)).toEqual(['2867714']);
  expect(keys('Munich', 'Germany', true)).toEqual(['2867714', 'DE']);
  expect(keys('Munich', '', true)).toEqual(['2867714', 'DE']);
  expect(keys('', 'Germany', true)).toEqual(['DE']);
  expect(keys('', 'Germany', false)).toEqual([]);
  expect(keys('Remote (DACH)', '', false)).toEqual(['DE', 'AT', 'CH']);
  expect(keys('Berlin', 'France', false)).toEqual([]);
});

test('what is near a place grows with the distance and names its country', () => {
  const places = gazetteer();
  const [munich = 0] = places.called('munich');
  const [augsburg = 0] = places.called('augsburg');
  const isNear = (kilometres: number) =>
    keysNear(places, munich, kilometres).some(({ key }) => key === String(places.placeAt(augsburg).id));
  expect([25, 50, 60].map(isNear)).toEqual([false, false, true]);
  const reach = keysNear(places, munich, 10);
  expect(reach[0]).toEqual({ key: '2867714', kilometres: 0 });
  expect(reach.slice(-2)).toEqual(['DE', '*'].map((key) => ({ key, kilometres: fromHome })));
  expect(reach.map(({ kilometres }) => kilometres)).toEqual(
    reach.map(({ kilometres }) => kilometres).toSorted((a, b) => a - b),
  );
});
