import { type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { pageLocale } from '../../platform/messages.ts';

/** Every country with a calling code, by its name: "Germany (+49)". */
export function callingCodes(): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(pageLocale(), { type: 'region' });
  return getCountries()
    .map((code) => ({ value: code, label: `${names.of(code) ?? code} (+${getCountryCallingCode(code)})` }))
    .toSorted((a, b) => a.label.localeCompare(b.label, pageLocale()));
}

/** The country that a number names by itself; null when it names none. */
export function countryOf(text: string): string | null {
  return parsePhoneNumberFromString(text)?.country ?? null;
}

/** A number as it is stored ("+49 30 901820"), read as one of `country` unless it names its own; null when it is none. */
export function writtenPhone(text: string, country: string): string | null {
  const known = getCountries().find((code): code is CountryCode => code === country);
  const number = parsePhoneNumberFromString(text, known);
  return number?.isValid() ? number.formatInternational() : null;
}
