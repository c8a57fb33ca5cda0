import { expect, test } from 'vitest';
import { countryCodes, countryName, firstCountries } from './countries.ts';

test('a country has its name in the language of the reader, whichever of our languages it was written in', () => {
  expect(['Germany', 'Deutschland', ' germany '].map((name) => countryName(name, 'de-DE'))).toEqual([
    'Deutschland',
    'Deutschland',
    'Deutschland',
  ]);
  expect(countryName('Deutschland', 'en-GB')).toBe('Germany');
});

test('what names no country stays as it was typed', () => {
  expect(['USA', 'Remote', 'Other', ''].map((name) => countryName(name, 'de-DE'))).toEqual([
    'USA',
    'Remote',
    'Other',
    '',
  ]);
});

test('every country to choose from is known by its stored name', () => {
  const english = new Intl.DisplayNames('en', { type: 'region' });
  const names = [
    ...firstCountries.filter((name) => name !== 'Other'),
    ...countryCodes.map((code) => english.of(code) ?? ''),
  ];
  expect(names.filter((name) => countryName(name, 'en') !== name)).toEqual([]);
  expect(countryName('Brazil', 'de')).toBe('Brasilien');
});
