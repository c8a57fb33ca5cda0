import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { type Language, languageOf, languages } from '../../../messages/languages.ts';

/** The language that the browser or program asks for by `Accept-Language`: the best of ours, English when none is asked for. */
export function requestLanguage(c: Context): Language {
  const [first] = languages;
  const asked = accepts(c, {
    header: 'Accept-Language',
    supports: [...languages],
    default: first,
    match: (accepted) =>
      accepted
        .filter(({ q }) => q > 0)
        .toSorted((one, other) => other.q - one.q)
        .map(({ type }) => (type === '*' ? first : languageOf(type)))
        .find((language) => language !== undefined) ?? first,
  });
  return languageOf(asked) ?? first;
}

/** The language of a page: as its address says (`?lang=de`), else as the person set it, else as the browser asks. */
export function pageLanguage(c: Context, locale: string | null | undefined): Language {
  return languageOf(c.req.query('lang')) ?? languageOf(locale) ?? requestLanguage(c);
}
