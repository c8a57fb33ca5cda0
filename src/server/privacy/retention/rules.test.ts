import { expect, test } from 'vitest';
import { deletesSome, monthsAt } from './rules.ts';

const set = {
  months: 6,
  countries: [
    { country: 'DE', months: 4 },
    { country: 'FR', months: null },
  ],
};

test.each([
  ['the default', { country: 'NL', state: '' }, 6],
  ['no country at all', { country: null, state: '' }, 6],
  ['a country of its own', { country: 'DE', state: 'Bayern' }, 4],
  ['a country that is never deleted', { country: 'FR', state: '' }, null],
  ['a year in the United States, by law', { country: 'US', state: 'Texas' }, 12],
  ['four years in California', { country: 'US', state: 'CA' }, 48],
  ['by its name', { country: 'US', state: ' california ' }, 48],
  ['three in Colorado', { country: 'US', state: 'co' }, 36],
  ['a state of that name elsewhere', { country: 'NL', state: 'CA' }, 6],
])('%s', (_says, place, months) => expect(monthsAt(set, place)).toBe(months));

test('what is set beyond the law holds, and where nothing is set nothing is deleted', () => {
  const long = { months: 60, countries: [] };
  expect(monthsAt(long, { country: 'US', state: 'CA' })).toBe(60);
  const none = { months: null, countries: [] };
  expect(monthsAt(none, { country: 'US', state: 'CA' })).toBeNull();
  expect([none, long, set].map(deletesSome)).toEqual([false, true, true]);
  expect(deletesSome({ months: null, countries: [{ country: 'DE', months: null }] })).toBe(false);
});
