import compile from 'icu-minify/compile';
import { catalogues } from './catalogues.ts';
import type { CompiledMessage } from './format.ts';
import type { Language } from './languages.ts';

const compiled = new Map<string, CompiledMessage>();

/** The message of that name in a language, ready to be formatted. Throws where there is none, or its text is not valid. */
export function compiledMessage(key: string, language: Language): CompiledMessage {
  const name = `${language} ${key}`;
  const known = compiled.get(name);
  if (known !== undefined) return known;
  const text = textOf(key, language);
  if (text === undefined) throw new Error(`There is no message ${key}.`);
  const made = compile(text);
  compiled.set(name, made);
  return made;
}

/** The text of a message as the catalogue has it; undefined where there is none of that name. */
export function textOf(key: string, language: Language): string | undefined {
  const [area = '', name = ''] = key.split('.');
  const catalogue: Record<string, Record<string, string>> = catalogues[language];
  const messages = Object.hasOwn(catalogue, area) ? catalogue[area] : undefined;
  return messages && Object.hasOwn(messages, name) ? messages[name] : undefined;
}
