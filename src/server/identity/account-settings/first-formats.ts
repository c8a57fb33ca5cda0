import { locales, timeZone } from '../../../api/identity/account-settings.ts';
import { languageOf, languages, usualLocale } from '../../../messages/languages.ts';
import { presentReader } from '../../platform/http/reader.ts';

/** How somebody has dates, times, numbers and texts written, each null where they set none. */
export type Formats = { locale: string | null; time_zone: string | null };

/**
 * What an account that is made by a request begins with: the language of the request, in the way of writing of its `Accept-Language`, and
 * the zone of its `Time-Zone`. Null where a request asks for none of our languages, or says nothing of where it comes from.
 */
export function formatsOf(request: Request): Formats {
  const language = languageOf(presentReader().locale) ?? languages[0];
  const asked = (request.headers.get('accept-language') ?? '')
    .split(',')
    .map((part) => part.replace(/;.*/, '').trim().toLowerCase())
    .filter((tag) => languageOf(tag) === language);
  const zone = timeZone.safeParse(request.headers.get('time-zone'));
  const listed = asked.flatMap((tag) => locales.find((locale) => locale.toLowerCase() === tag) ?? []);
  return {
    locale: asked.length > 0 ? (listed[0] ?? usualLocale[language]) : null,
    time_zone: zone.success ? zone.data : null,
  };
}
