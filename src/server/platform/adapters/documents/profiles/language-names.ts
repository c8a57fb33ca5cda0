import { languages } from './bibliographic-codes.ts';

const inEnglish = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/** The English name of a language by its code of two or three letters; what is no code is a name already. */
export function languageName(code: string): string {
  if (!/^[a-z]{2,3}$/i.test(code)) return code;
  const lower = code.toLowerCase();
  return inEnglish.of(languages[lower] ?? lower) ?? code;
}
