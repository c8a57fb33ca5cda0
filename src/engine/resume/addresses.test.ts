import { describe, expect, test } from 'vitest';
import { placeInAddress, townBehindStreet } from './addresses.ts';
import { splitEmployerPlace } from './employer-places.ts';
import { text } from './test-documents.ts';

describe('the town of an address', () => {
  test.each([
    ['Kökerstraße 12, 33330 Gütersloh', 'Gütersloh'],
    ['D-70199 Stuttgart', 'Stuttgart'],
    ['Calle Ercilla 18, 3.º B, 48009 Bilbao', 'Bilbao'],
    ['Thomas a Kempisstraat 44, 8021 BE Zwolle', 'Zwolle'],
    ['Stora gatan 21, 722 12 Västerås', 'Västerås'],
    ['ul. Długa 55/3, 81-391 Gdynia', 'Gdynia'],
    ['Rua das Flores 4, 4050-262 Porto, Portugal', 'Porto, Portugal'],
    ['Bahnhofstrasse 9, 8001 Zürich', 'Zürich'],
    ['14 Cathedral Road, Cardiff CF11 9LJ', 'Cardiff'],
    ['〒221-0835 神奈川県横浜市神奈川区鶴屋町2-10', '神奈川県横浜市'],
    ['Class of 2012 Alumni', null],
    ['In 2019 Projects of all kinds', null],
  ])('%s: %s', (address, town) => expect(placeInAddress(address)).toBe(town));

  test('behind a street is the last name that the gazetteer knows', () => {
    expect(townBehindStreet('Via Pignolo 33, Bergamo')).toBe('Bergamo');
    expect(townBehindStreet('14 Hill Road, Quarry House')).toBeNull();
  });

  test.each([
    ['Anschrift: Kökerstraße 12, 33330 Gütersloh', 'Gütersloh'],
    ['Adres: Bornova, İzmir', 'İzmir'],
    ['77 Lakeview Terrace, Dayton, Ohio 45402', 'Dayton, Ohio 45402'],
    ['现居杭州', '杭州'],
  ])('is the place of the person: %s', (line, place) => {
    const { contact } = text('Ines Okafor', 'ines@mail.example', line, '', 'Experience');
    expect(contact.location?.value).toBe(place);
  });
});

test.each([
  ['Zorggroep IJsselstroom te Zwolle', 'Zorggroep IJsselstroom', 'Zwolle'],
  ['Laboratorio Colleoni S.r.l., Bergamo', 'Laboratorio Colleoni S.r.l.', 'Bergamo'],
  ['Landtechnik AG (Harsewinkel)', 'Landtechnik AG', 'Harsewinkel'],
  ['Hill Bank, Nowhereby', 'Hill Bank', 'Nowhereby'],
  ['Northwind Trading, Inc', 'Northwind Trading, Inc', null],
  ['Bend & Break', 'Bend & Break', null],
])('the place behind an employer: %s', (written, rest, place) => {
  expect(splitEmployerPlace(written)).toEqual({ rest, place });
});
