import { AsyncLocalStorage } from 'node:async_hooks';
import { type Reader, type MessageOrText, wordsOf } from '../../../messages/render.ts';
import { fromStoredText } from '../../../messages/stored-text.ts';
import { type Language, languageOf, languages, localeIn } from '../../../messages/languages.ts';

const readers = new AsyncLocalStorage<Reader>();
const englishReader: Reader = { locale: 'en-GB', timeZone: null };

/** Does some work for a reader: what it says is in their language. */
export function asReadBy<T>(reader: Reader, work: () => T): T {
  return readers.run(reader, work);
}

/** Says more of the reader of the present request, once it is known who asks: how they write dates, and where they are. */
export function knowReader(
  formats: { locale: string | null; time_zone: string | null } | null | undefined,
): void {
  const reader = readers.getStore();
  if (!reader || !formats) return;
  const language = languageOf(reader.locale) ?? languages[0];
  if (languageOf(formats.locale) === language) reader.locale = formats.locale;
  reader.timeZone = formats.time_zone;
}

/** The language in which the present request is answered; English outside of requests. */
export function readersLanguage(): Language {
  return languageOf(readers.getStore()?.locale) ?? languages[0];
}

/** What is said, in English: documentation, logs and what other programs read. */
export function inEnglish(said: MessageOrText): string {
  return wordsOf(said, englishReader);
}

/** How the one whom the present request is answered to reads; in English outside of requests. */
export function presentReader(): Reader {
  return { ...(readers.getStore() ?? englishReader) };
}

/** What answers later on behalf of the present request, such as a stream, says it in the words of the same reader. */
export function sameReader(): <T>(work: () => T) => T {
  return AsyncLocalStorage.snapshot();
}

/** What is said, in the words of whoever the present request is answered to; in English outside of requests. */
export function words(said: MessageOrText): string {
  return wordsOf(said, presentReader());
}

/** The locale in which the present request is answered. */
export function readerLocale(): string {
  const { locale } = presentReader();
  return localeIn(languageOf(locale) ?? languages[0], locale);
}

/** What a schema says or a column of text keeps, in the words of whoever the present request is answered to. */
export function wordsOfStored(text: string): string {
  return words(fromStoredText(text));
}
