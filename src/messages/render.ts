import { createTranslator } from 'use-intl/core';
import { zoneName } from '../api/platform/time-zones.ts';
import { catalogues, type Language } from './catalogues.ts';
import type { Message } from './message.ts';

/** How somebody reads: a locale such as `de-DE` and an IANA time zone, null where they set none. */
export type Reader = { locale: string | null; timeZone: string | null };

const usualLocale: Record<Language, string> = { en: 'en-GB' };

/** How messages write instants: a day as "24 November 2026", a moment with its time and zone too. */
const formats = {
  dateTime: {
    day: { day: 'numeric', month: 'long', year: 'numeric' },
    moment: {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZoneName: 'short',
    },
  },
} as const;

/** Puts a message into words for a reader: in their language where the messages are written in it, else in English. */
export function render({ key, values }: Message, reader: Reader): string {
  const locale = localeFor(reader.locale);
  const words = Object.entries(values).map(([name, value]) => [name, worded(value, locale)] as const);
  return translatorFor(locale, reader.timeZone ?? 'UTC')(key, Object.fromEntries(words));
}

function worded(value: Message['values'][string], locale: string): string | number | Date {
  if (typeof value !== 'object') return value;
  if ('at' in value) return new Date(value.at);
  const zoned = { timeZone: value.zone };
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'full', ...zoned });
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short', ...zoned });
  const [from, to] = [new Date(value.from), new Date(value.to)];
  return `${day.format(from)}, ${clock.format(from)} – ${clock.format(to)} (${zoneName(value.zone)})`;
}

/** The locale of a reader where messages are written in its language; else the usual one of English. */
function localeFor(locale: string | null): string {
  const language = locale?.split('-')[0];
  return locale && language && language in catalogues ? locale : usualLocale.en;
}

type Translate = (key: Message['key'], values: Record<string, string | number | Date>) => string;
const translators = new Map<string, Translate>();

function translatorFor(locale: string, timeZone: string): Translate {
  const name = `${locale} ${timeZone}`;
  const known = translators.get(name);
  if (known) return known;
  const language = (locale.split('-')[0] ?? 'en') as Language;
  // Typed by `message`, which knows key and values; the translator's own types would take minutes to check.
  const messages: object = catalogues[language];
  const made = createTranslator({
    locale,
    timeZone,
    formats,
    messages,
    onError: raise,
  }) as unknown as Translate;
  translators.set(name, made);
  return made;
}

function raise(error: Error): never {
  throw error;
}
