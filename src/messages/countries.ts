import { languages } from './languages.ts';

/** ISO 3166-1 alpha-2, with the first letter of each group said once. */
const grouped =
  'ADEFGILMOQRSTUWXZ BABDEFGHIJLMNOQRSTVWYZ CACDFGHIKLMNORUVWXYZ DEJKMOZ ECEGHRST FIJKMOR GABDEFGHILMNPQRSTUWY HKMNRTU ' +
  'IDELMNOQRST JEMOP KEGHIMNPRWYZ LABCIKRSTUVY MACDEFGHKLMNOPQRSTUVWXYZ NACEFGILOPRUZ OM PAEFGHKLMNRSTWY QA REOSUW ' +
  'SABCDEGHIJKLMNORSTVXYZ TCDFGHJKLMNORTVWZ UAGMSYZ VACEGINU WFS YET ZAMW';
export const countryCodes: readonly string[] = grouped
  .split(' ')
  .flatMap(([first = '', ...seconds]) => seconds.map((second) => first + second));

/** The countries offered first, in the specification's order and by their stored names; every other ISO country follows. */
export const firstCountries: readonly string[] = [
  'United States',
  'Canada',
  'United Kingdom',
  'Australia',
  'Germany',
  'France',
  'India',
  'Japan',
  'China',
  'Brazil',
  'Other',
];

let known: Map<string, string> | undefined;

/** The code of a country by its name in one of our languages; undefined for any other text. */
function codeOf(name: string): string | undefined {
  known ??= new Map(
    languages.flatMap((language) => {
      const names = new Intl.DisplayNames(language, { type: 'region' });
      return countryCodes.map((code) => [(names.of(code) ?? code).toLowerCase(), code] as const);
    }),
  );
  return known.get(name.trim().toLowerCase());
}

/** A country, stored by its English name, in the language of a locale; text that names none stays as it is. */
export function countryName(name: string, locale: string): string {
  const code = codeOf(name);
  return code === undefined ? name : (new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? name);
}
