import { language } from '../../../messages/in-page.ts';
import { localeIn } from '../../../messages/languages.ts';

type Formats = { locale: string | null; time_zone: string | null } | null | undefined;

let chosen: Formats;

/** Sets how dates, times, numbers and amounts are written from now on; null is as the browser does. */
export function setFormats(formats: Formats): void {
  chosen = formats;
}

/** The locale to write in: the one that was chosen, else the browser's where it is of the page's language. */
export function locale(): string {
  return chosen?.locale ?? localeIn(language, globalThis.navigator?.language);
}

/** The time zone that instants are written in, by its IANA name; undefined for the browser's. */
export function timeZone(): string | undefined {
  return chosen?.time_zone ?? undefined;
}
