import { type Catalogue, english } from './english.ts';
import { german } from './german.ts';
import type { Language } from './languages.ts';

/** Every message in every language. */
export const catalogues: Record<Language, Catalogue> = { en: english, de: german };
