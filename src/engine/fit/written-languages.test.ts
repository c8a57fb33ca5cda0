import { expect, test } from 'vitest';
import { languagesNamed, languageWritten } from './written-languages.ts';

const named = (...lines: string[]) =>
  languagesNamed(lines.map((text, at) => ({ page: 1, line: at + 1, text, section: null }))).map(
    ({ text }) => text,
  );

test('a line that lists languages names them, whatever heading it stands under', () => {
  expect(named('English good, Urdu')).toEqual(['English good', 'Urdu']);
  expect(named('Languages: Polish; English C1')).toEqual(['Polish', 'English C1']);
  expect(named('Deutsch B2 (telc 2025), Französisch')).toEqual(['Deutsch B2 (telc 2025)', 'Französisch']);
});

test('a sentence about other things names none, nor what is lacking', () => {
  expect(named('Taught English to adults')).toEqual([]);
  expect(named('Spanish: understand some, do not interpret')).toEqual([]);
});

test('small words tell the language of a resume', () => {
  expect(
    languageWritten(['Ich fahre seit 2011 und war bei der Bahn, auf den Strecken im Norden mit der 185']),
  ).toBe('german');
  expect(languageWritten(['Moved the patients from the wards to theatres and was on the rota'])).toBe(
    'english',
  );
  expect(languageWritten(['Python, SQL, dbt'])).toBeNull();
});
