import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { create, type Font } from 'fontkit';
import { z } from 'zod';
import type { Face } from '../../../../../engine/sheet/templates.ts';

/** A file of letters that comes with the program: Latin, Cyrillic, Chinese ... are in files of their own. */
export type FontFile = { path: string; ranges: [from: number, to: number][] };

const families = {
  sans: ['inter'],
  serif: ['source-serif-4', 'inter'],
} as const;
const scripts = ['noto-sans-arabic', 'noto-sans-hebrew'];
const ideographs = { zh: 'noto-sans-sc', ja: 'noto-sans-jp', ko: 'noto-sans-kr' };
const resolve = createRequire(import.meta.url).resolve;
const listed = new Map<string, FontFile[]>();
const opened = new Map<string, Font>();
/** How many opened files are kept: a page of Chinese is written with some forty. */
const MOST_OPEN = 160;

/** The packages in which letters of a family are looked for, the first first; of Chinese and Japanese the one that the text is in. */
export function packagesFor(family: Face['family'], text: string): string[] {
  const { zh, ja, ko } = ideographs;
  const wide = /[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text)
    ? [ja, zh, ko]
    : /\p{sc=Hangul}/u.test(text)
      ? [ko, zh, ja]
      : [zh, ja, ko];
  return [...families[family], ...scripts, ...wide];
}

/** The files of a package, with the letters that are in each. */
export function filesOf(name: string): FontFile[] {
  const before = listed.get(name);
  if (before) return before;
  const folder = dirname(resolve(`@fontsource-variable/${name}/package.json`));
  const named = z
    .record(z.string(), z.string())
    .parse(JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')));
  const files = Object.entries(named).map(([part, ranges]) => ({
    path: join(folder, 'files', `${name}-${part.replaceAll(/[[\]]/g, '')}-wght-normal.woff2`),
    ranges: ranges.split(',').map(rangeOf),
  }));
  listed.set(name, files);
  return files;
}

/** Opens files in weights, so that `openedFont` answers at once. */
export async function openFonts(files: readonly { path: string; weight: number }[]): Promise<void> {
  const { default: decompress } = await import('woff2-encoder/decompress');
  for (const { path, weight } of files) {
    const key = `${path} ${weight}`;
    const font =
      opened.get(key) ??
      create(Buffer.from(await decompress(readFileSync(path)))).getVariation({ wght: weight });
    opened.delete(key);
    opened.set(key, font);
  }
  const needed = files.length;
  for (const key of opened.keys()) {
    if (opened.size <= Math.max(MOST_OPEN, needed)) break;
    opened.delete(key);
  }
}

/** A font that was opened. */
export function openedFont(path: string, weight: number): Font {
  const font = opened.get(`${path} ${weight}`);
  if (!font) throw new Error(`The font ${path} was not opened.`);
  return font;
}

function rangeOf(text: string): [number, number] {
  const [from = '', to = from] = text.trim().replace(/^U\+/i, '').split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}
