/** The languages of the texts; the first is read where somebody's own is not among them. */
export const languages = ['en', 'de'] as const;
export type Language = (typeof languages)[number];

/** The way of writing numbers and dates that a language has where the reader names none. */
export const usualLocale: Record<Language, string> = { en: 'en-GB', de: 'de-DE' };

/** Which way a language is written. */
export const directions: Record<Language, 'ltr' | 'rtl'> = { en: 'ltr', de: 'ltr' };

/** The language of a locale such as `de-AT`, where texts are written in it. */
export function languageOf(locale: string | null | undefined): Language | undefined {
  const name = locale?.split('-')[0]?.toLowerCase();
  return languages.find((language) => language === name);
}

/** A locale to write texts of a language in: the reader's own where it is one of that language, else its usual one. */
export function localeIn(language: Language, own: string | null | undefined): string {
  return own && languageOf(own) === language ? own : usualLocale[language];
}

/** A language as itself calls it: "Deutsch". */
export function ownNameOf(language: Language): string {
  return new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
}
