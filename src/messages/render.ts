import { compiledMessage, textOf } from './compile.ts';
import { format } from './format.ts';
import { languageOf, languages, localeIn } from './languages.ts';
import type { Message } from './message.ts';
import { zoneName } from './time-zones.ts';

/** How somebody reads: a locale such as `de-DE` and an IANA time zone, null where they set none. */
export type Reader = { locale: string | null; timeZone: string | null };

/** The locale to write for a reader: their own where the texts are in its language, else the usual one of the language they get. */
export function localeFor({ locale }: Reader): string {
  return localeIn(languageOf(locale) ?? languages[0], locale);
}

/** What is said to somebody: a message, the key of one without values, or the words of a person or of another program. */
export type MessageOrText = Message | string;

/** Puts what is said into words for a reader; words of others stay as they are. */
export function wordsOf(said: MessageOrText, reader: Reader): string {
  if (typeof said !== 'string') return render(said, reader);
  const language = languageOf(reader.locale) ?? languages[0];
  if (textOf(said, language) === undefined) return said;
  return String(format(compiledMessage(said, language), {}, { locale: localeFor(reader) }));
}

/** Puts a message into words for a reader: in their language where the messages are written in it, else in English. */
export function render({ key, values }: Message, reader: Reader): string {
  const language = languageOf(reader.locale) ?? languages[0];
  const worded = Object.entries(values).map(([name, value]) => [name, wordedValue(value, reader)] as const);
  const writtenFor = { locale: localeFor(reader), timeZone: reader.timeZone ?? 'UTC' };
  return String(format(compiledMessage(key, language), Object.fromEntries(worded), writtenFor));
}

function wordedValue(value: Message['values'][string], reader: Reader): string | number | Date {
  if (typeof value !== 'object') return value;
  if ('key' in value) return render(value, reader);
  if ('at' in value) return new Date(value.at);
  const locale = localeFor(reader);
  const zoned = { timeZone: value.zone };
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'full', ...zoned });
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short', ...zoned });
  const [from, to] = [new Date(value.from), new Date(value.to)];
  return `${day.format(from)}, ${clock.format(from)} – ${clock.format(to)} (${zoneName(value.zone, locale)})`;
}
