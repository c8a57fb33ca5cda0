import { notices as noticesInGerman } from './de/notices.ts';
import { notices } from './en/notices.ts';
import type { Language } from './languages.ts';

/** Every message in English, by area. A page carries only those that it shows. */
export const english = { notices } as const;

type Catalogue = { [Area in keyof typeof english]: Record<keyof (typeof english)[Area], string> };

const german: Catalogue = { notices: noticesInGerman };

/** Every message in every language. */
export const catalogues: Record<Language, Catalogue> = { en: english, de: german };
