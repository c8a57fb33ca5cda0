import { readFile } from 'node:fs/promises';

/** How long what was read of the build counts, in milliseconds. */
const keptMs = 2000;

type Kept = { at: number; made: Promise<unknown> };
const kept = new Map<string, Kept>();

/**
 * What `make` makes of a text of the build, null where there is none: read again after two seconds at the earliest, because every page needs
 * the same few. Only for names that the build gives; what an address says is no such name.
 */
export function ofBuiltText<T>(path: string, make: (text: string) => T): Promise<T | null> {
  const known = kept.get(path);
  if (known && performance.now() - known.at < keptMs) return known.made as Promise<T | null>;
  const made = readFile(path, 'utf8').then(make, () => null);
  kept.set(path, { at: performance.now(), made });
  return made;
}

/** A text of the build as it is, or null. */
export function builtText(path: string): Promise<string | null> {
  return ofBuiltText(path, (text) => text);
}
