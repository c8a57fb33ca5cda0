import { AsyncLocalStorage } from 'node:async_hooks';
import { type Reader, type Said, wordsOf } from '../../../messages/render.ts';

const readers = new AsyncLocalStorage<Reader>();
const inEnglish: Reader = { locale: 'en-GB', timeZone: null };

/** Does some work for a reader: what it says is in their language. */
export function asReadBy<T>(reader: Reader, work: () => T): T {
  return readers.run(reader, work);
}

/** What is said, in English: documentation, logs and what other programs read. */
export function englishWords(said: Said): string {
  return wordsOf(said, inEnglish);
}

/** What is said, in the words of whoever the present request is answered to; in English outside of requests. */
export function words(said: Said): string {
  return wordsOf(said, readers.getStore() ?? inEnglish);
}
