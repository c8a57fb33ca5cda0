import { readFileSync } from 'node:fs';
import { distance, type Point } from '../../src/engine/places/gazetteer.ts';
import { resolvePlaces } from '../../src/engine/places/resolve-places.ts';
import { gazetteer } from '../../src/server/platform/gazetteer.ts';

/** A text of a posting, where it is, and whether that is what was understood. Every third text was left out of tuning. */
export type JudgedPlace = { text: string; set: 'tuned' | 'left-out'; isRight: boolean };

/** A place counts as found within so many kilometres. */
const near = 25;

/** Resolves all texts of `texts.tsv` and judges each. */
export function judgePlaces(): JudgedPlace[] {
  const lines = readFileSync(new URL('texts.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line, at) => {
    const [text = '', expected = ''] = line.split('\t');
    return { text, set: at % 3 === 2 ? 'left-out' : 'tuned', isRight: isRight(text, expected) };
  });
}

/** "-" stands for no place, "@DE" for work from home in a country, else points, one for each place. */
function isRight(text: string, expected: string): boolean {
  const places = gazetteer();
  const found = resolvePlaces(places, text);
  const wanted = expected === '-' ? [] : expected.split(';');
  if (expected.startsWith('@'))
    return (
      found.places.length === 0 &&
      wanted.every((code) => found.countries.some((country) => country === '*' || country === code.slice(1)))
    );
  const isFound = (point: Point) =>
    found.places.some((number) => distance(places.pointAt(number), point) < near);
  return found.places.length === wanted.length && wanted.map(pointOf).every(isFound);
}

function pointOf(text: string): Point {
  const [latitude = 0, longitude = 0] = text.split(',').map(Number);
  return { latitude, longitude };
}
