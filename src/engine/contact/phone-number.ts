import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * A phone number of any country in the international way of writing it ("+49 30 901820"), its extension behind it. Null when
 * it names no country or is no number that the country gives out.
 */
export function internationalPhone(text: string): string | null {
  const number = parsePhoneNumberFromString(text);
  return number?.isValid() ? number.formatInternational() : null;
}
