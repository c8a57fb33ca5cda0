import { type Language, languages } from './languages.ts';

/** The name of a file that the build makes in each language: `index.html` in the first, `index.de.html`. */
export function builtFile(name: `${string}.${string}`, language: Language): string {
  return language === languages[0] ? name : name.replace('.', `.${language}.`);
}
