import { plainWords } from './search-terms.ts';

/** The English name of the country that some plain words name in one of the languages jobs are searched in; undefined for any other text. */
export function countryNamed(words: readonly string[]): string | undefined {
  names ??= allNames();
  return names.get(words.join(' '));
}

/** The most words that a name of a country is looked for in. */
export const maxCountryWords = 4;

function allNames(): Map<string, string> {
  const found = new Map<string, string>();
  const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
    (code) => english.of(code) !== undefined && !NO_COUNTRIES.has(code),
  );
  for (const language of LANGUAGES) {
    const own = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    for (const code of codes) {
      const name = english.of(code);
      const countryName = own.of(code);
      if (
        name !== undefined &&
        countryName !== undefined &&
        countryName !== name &&
        !WORDS.has(countryName.toLowerCase())
      )
        found.set(plainWords(countryName).join(' '), name);
    }
  }
  for (const [short, code] of SHORT) found.set(short, english.of(code) ?? '');
  return found;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'pl'];
/** Codes of unions and of nothing. */
const NO_COUNTRIES = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);
const SHORT = [
  ['usa', 'US'],
  ['uk', 'GB'],
  ['great britain', 'GB'],
  ['uae', 'AE'],
  ['holland', 'NL'],
  ['turkey', 'TR'],
  ['czech republic', 'CZ'],
] as const;
/** Names in one language that are common words in another. */
const WORDS = new Set(['island', 'chili']);
let names: Map<string, string> | undefined;
