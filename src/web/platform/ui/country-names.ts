import { countryCodes, countryName, firstCountries } from '../../../messages/countries.ts';
import { pageLocale, t } from '../messages.ts';

/** What a country is called in the language of the page, by its stored name, which is the English one. */
export function countryLabel(name: string): string {
  return name === 'Other' ? t('ui.otherCountry') : countryName(name, pageLocale());
}

/** A place as it is written on a line, from the parts that are not empty. */
export function placeLabel(place: { city: string; state: string; country: string }): string {
  return [place.city, place.state, countryLabel(place.country)]
    .filter((part) => part.trim() !== '')
    .join(', ');
}

/** Every country to choose from, by its stored name with its label: the specification's list first, then all others in their order. */
export function countryOptions(): { value: string; label: string }[] {
  const english = new Intl.DisplayNames('en', { type: 'region' });
  const others = countryCodes
    .map((code) => english.of(code) ?? code)
    .filter((name) => !firstCountries.includes(name))
    .map((value) => ({ value, label: countryLabel(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, pageLocale()));
  return [...firstCountries.map((value) => ({ value, label: countryLabel(value) })), ...others];
}
