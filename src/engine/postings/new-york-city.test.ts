import { expect, test } from 'vitest';
import { isInNewYorkCity } from './new-york-city.ts';

test.each([
  [true, { city: 'New York', state: 'NY', country: 'United States' }],
  [true, { city: ' new york city ', state: 'New York', country: 'United States' }],
  [true, { city: 'Brooklyn, NY 11201', state: '', country: '' }],
  [true, { city: 'Queens N.Y.', state: 'n.y.', country: 'usa' }],
  [true, { city: 'Long Island City', state: 'NY', country: 'United States' }],
  [true, { city: 'Bronx', state: '', country: 'United States' }],
  [false, { city: 'Albany', state: 'NY', country: 'United States' }],
  [false, { city: 'Manhattan', state: 'Kansas', country: 'United States' }],
  [false, { city: 'Brooklyn', state: '', country: 'South Africa' }],
  [false, { city: '', state: 'NY', country: 'United States' }],
])('%s: a job in %o is in New York City', (expected, place) => {
  expect(isInNewYorkCity([place])).toBe(expected);
});

test('one location in the city is enough, and no location is not in the city', () => {
  const boston = { city: 'Boston', state: 'MA', country: 'United States' };
  expect(isInNewYorkCity([boston, { ...boston, city: 'Queens', state: 'NY' }])).toBe(true);
  expect(isInNewYorkCity([boston])).toBe(false);
  expect(isInNewYorkCity([])).toBe(false);
});
