import { plainName } from './place-name.ts';

/** The codes of the countries that a plain name means: one of a country, several of a union or a part of the world. */
export function countriesCalled(name: string): readonly string[] {
  names ??= allNames();
  return names.get(name) ?? [];
}

/** The code of a country by its English name or its code, as jobs store it; undefined for any other text. */
export function countryCode(name: string): string | undefined {
  const found = /^[A-Z]{2}$/.test(name) ? [name] : countriesCalled(plainName(name));
  return found.length === 1 ? found[0] : undefined;
}

/** What stands for every country. */
export const everywhere = '*';

function allNames(): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
    (code) => english.of(code) !== undefined && !NO_COUNTRIES.has(code),
  );
  for (const language of LANGUAGES) {
    const own = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    for (const code of codes) {
      const name = plainName(own.of(code) ?? '');
      if (name !== '' && !WORDS.has(name) && !found.has(name)) found.set(name, [code]);
    }
  }
  for (const [some, code] of OTHER_NAMES) for (const name of some.split('|')) found.set(name, [code]);
  for (const [some, members] of UNIONS)
    for (const name of some.split('|')) found.set(name, members.split(' '));
  return found;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
const LANGUAGES =
  'en de fr es it pt nl sv pl da nb fi cs sk hu ro tr ru uk el bg hr sl lt lv et ar he ja zh ko vi th hi id'.split(
    ' ',
  );
/** Codes of unions and of nothing, and old ones. */
const NO_COUNTRIES = new Set([
  'EU',
  'EZ',
  'QO',
  'UN',
  'XA',
  'XB',
  'ZZ',
  'UK',
  'SU',
  'DD',
  'YU',
  'CS',
  'FX',
  'TP',
  'BU',
  'ZR',
  'NT',
  'AN',
  'YD',
  'VD',
  'RH',
  'NH',
  'HV',
  'DY',
]);
/** Names in one language that are common words or other places in another. */
const WORDS = new Set(['island', 'chili', 'man', 'monaco', 'singapore', 'hong kong']);
const OTHER_NAMES = [
  [
    'usa|us|u s|u s a|united states of america|america|etats unis d amerique|vereinigte staaten von amerika|eua|eeuu|ee uu',
    'US',
  ],
  [
    'uk|u k|great britain|gb|gbr|britain|england|scotland|wales|northern ireland|grossbritannien|royaume uni|reino unido|regno unito',
    'GB',
  ],
  ['uae|emirates|vae', 'AE'],
  ['holland|the netherlands', 'NL'],
  ['turkey|turkiye', 'TR'],
  ['czech republic|tschechische republik', 'CZ'],
  ['deu|brd|federal republic of germany|bundesrepublik deutschland', 'DE'],
  ['republic of ireland|eire', 'IE'],
  ['korea|republic of korea', 'KR'],
  ['brasil', 'BR'],
  ['prc|people s republic of china|mainland china', 'CN'],
  ['viet nam', 'VN'],
  ['macedonia', 'MK'],
  ['ivory coast', 'CI'],
  ['russian federation', 'RU'],
] as const;
const EU = 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE';
const UNIONS = [
  [
    'eu|ue|european union|europaische union|union europeenne|union europea|unione europea|eu wide|eu weit',
    EU,
  ],
  ['eea|ewr|european economic area', `${EU} IS LI NO`],
  ['europe|europa|european countries', `${EU} IS LI NO CH GB UA RS ME BA AL MK MD MC AD SM VA XK`],
  ['dach|d a ch', 'DE AT CH'],
  ['benelux', 'BE NL LU'],
  ['nordics|nordic countries|scandinavia', 'DK FI IS NO SE'],
  ['baltics', 'EE LV LT'],
  ['iberia', 'ES PT'],
  ['north america', 'US CA MX'],
  [
    'worldwide|anywhere|global|globally|weltweit|monde entier|anywhere in the world|todo el mundo|work from anywhere',
    '*',
  ],
] as const;
let names: Map<string, readonly string[]> | undefined;
