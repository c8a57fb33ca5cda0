/** A place of a posting, as it was typed. */
export type Place = { city: string; state: string; country: string };

const countries = new Set(['', 'us', 'usa', 'u.s.', 'u.s.a.', 'united states', 'united states of america']);
const states = new Set(['', 'ny', 'n.y.', 'new york', 'new york state']);
/** The city's names, its boroughs, and the towns that letters to Queens are addressed to. */
const cities = new Set([
  'new york',
  'nyc',
  'manhattan',
  'brooklyn',
  'queens',
  'bronx',
  'the bronx',
  'staten island',
  'long island',
  'astoria',
  'flushing',
  'jamaica',
  'forest hills',
  'far rockaway',
  'ridgewood',
  'kew gardens',
  'elmhurst',
  'jackson heights',
]);

/** True when one of the places is in New York City. A state or country that was left out is taken to be the city's. */
export function isInNewYorkCity(places: readonly Place[]): boolean {
  return places.some(
    ({ city, state, country }) =>
      countries.has(plain(country)) &&
      states.has(plain(state)) &&
      cities.has(plain(city).replace(/(?:,.*|\s+(?:city|ny|n\.y\.))$/, '')),
  );
}

function plain(words: string): string {
  return words.trim().toLowerCase();
}
