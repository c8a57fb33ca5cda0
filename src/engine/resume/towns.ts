import { plainName } from '../places/place-name.ts';
import stored from './town-names.json' with { type: 'json' };

let towns: ReadonlySet<string> | undefined;

/**
 * Whether a text is what a town of the gazetteer is called. Many are words and family names too: to be asked only where a place is to be expected,
 * beside an address or behind an employer.
 */
export function isTown(text: string): boolean {
  if (text.length < 2 || text.length > 40 || !/^[\p{Lu}\p{Lo}]/u.test(text)) return false;
  towns ??= new Set(stored.names.split('|'));
  return towns.has(plainName(text));
}
