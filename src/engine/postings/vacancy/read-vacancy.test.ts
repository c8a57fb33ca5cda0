import { expect, test } from 'vitest';
import { readVacancy } from './read-vacancy.ts';
import { placeNamed } from './read-places.ts';

const pay = (text: string) => {
  const read = readVacancy(text).pay;
  return read && [read.min, read.max, read.currency, read.interval, text.slice(read.start, read.end)];
};

test.each([
  ['Salary: £28,000–£31,000 a year', [28_000, 31_000, 'GBP', 'year', '£28,000–£31,000 a year']],
  ['45.000 - 52.000 € brutto/Jahr', [45_000, 52_000, 'EUR', 'year', '45.000 - 52.000 € brutto/Jahr']],
  ['Salaris € 2.900 - 3.400 per maand', [2900, 3400, 'EUR', 'month', '€ 2.900 - 3.400 per maand']],
  ['32 000 kr/mån', [32_000, 32_000, 'SEK', 'month', '32 000 kr/mån']],
  ['7000–8500 zł brutto miesięcznie', [7000, 8500, 'PLN', 'month', '7000–8500 zł brutto miesięcznie']],
  ['RAL 28.000 - 32.000 €', [28_000, 32_000, 'EUR', 'year', '28.000 - 32.000 €']],
  ['Salary €45k–60k', [45_000, 60_000, 'EUR', 'year', '€45k–60k']],
  ['Salario desde 1.500 € al mes', [1500, null, 'EUR', 'month', '1.500 € al mes']],
  ['up to $120,000 per year', [null, 120_000, 'USD', 'year', '$120,000 per year']],
  ['13,50 € pro Stunde', null],
  ['£500 welcome bonus', null],
  ['Budget of €1,500 a year for training', null],
  ['We serve 300 customers a day', null],
])('pay: %s', (text, read) => {
  expect(pay(text)).toEqual(read);
});

test.each([
  [
    'Anlagenmechaniker SHK (m/w/d)\nWärmewerk Uhlig, Chemnitz, Deutschland\n\nWir sind 24 Leute.',
    'Anlagenmechaniker SHK (m/w/d)',
    'Chemnitz, Germany',
  ],
  [
    'We are hiring!\n\nHalden Freight is looking for a treasury analyst to join us.\nLocation: Cork, Ireland',
    'Treasury analyst',
    'Cork, Ireland',
  ],
  ['Stellenangebot\n## Pflegefachkraft (w/m/d)\nStandort: Erfurt', 'Pflegefachkraft (w/m/d)', 'Erfurt, '],
  ['Poste : Assistante dentaire\nLieu : Angers', 'Assistante dentaire', 'Angers, '],
])('title and place: %s', (text, title, place) => {
  const read = readVacancy(text);
  expect(read.title?.value).toBe(title);
  expect(text.slice(read.title?.start, read.title?.end).toLowerCase()).toBe(title.toLowerCase());
  expect(read.places.map(({ city, country }) => `${city}, ${country}`)).toEqual([place]);
});

test('how one is employed and where the work is done, only where words say so', () => {
  const read = readVacancy('Baker\nTeilzeit, 20 Stunden, Homeoffice an zwei Tagen.');
  expect([read.jobType?.value, read.locationType?.value]).toEqual(['part_time', 'hybrid']);
  expect(readVacancy('Baker\nYou bake bread.')).toMatchObject({
    jobType: null,
    locationType: null,
    pay: null,
    places: [],
  });
});

test('the name of a place', () => {
  expect(placeNamed('Austin, TX, United States')).toEqual({
    city: 'Austin',
    state: 'TX',
    country: 'United States',
  });
  expect(placeNamed('Remote')).toBeNull();
});
