import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

type Preview = { heading?: string; reads?: string[] };
type Screen = { path: string; access: string; files: string[]; preview?: Preview | null };
type Built = { signedIn: string[]; screens: Screen[] };

/** What is known of an address. */
export type ScreenFacts = {
  /** Whether it is a screen at all. */
  isScreen: boolean;
  /** Links that make the files of the screen start together with the program instead of after it. */
  links: string;
  /** What the program shows as soon as it is there, while it fetches these files and what the screen reads first. */
  preview: (Preview & { files: string[] }) | null;
};

/**
 * Looks up the screen of an address, `/jobs/0190f3a0?q=nurse`. Where nothing tells the screens, as while developing, each path may
 * be one.
 */
export async function screenAt(folder: string, address: string, signedIn: boolean): Promise<ScreenFacts> {
  const unknown = { isScreen: true, links: '', preview: null };
  const built = await readFile(join(folder, 'screens.json'), 'utf8').catch(() => null);
  if (built === null) return unknown;
  const { signedIn: frame, screens }: Built = JSON.parse(built);
  const [path = '', search] = address.split('?');
  const screen = screens.find((each) => paramsOf(each.path, path));
  if (!screen) return { ...unknown, isScreen: paramsOf('/auth', path) !== null };
  const isOpen = screen.access === 'public' || screen.access === 'account';
  // Visitors are led to sign-in, and need nothing of a page behind it.
  if (!isOpen && !signedIn) return unknown;
  const files = [...new Set([...(signedIn && screen.access !== 'account' ? frame : []), ...screen.files])];
  if (!screen.preview) return { ...unknown, links: files.map(linkOf).join('\n') };
  const params = paramsOf(screen.path, path) ?? {};
  // An address that asks for something makes its screen read something else.
  const reads = search === undefined ? (screen.preview.reads ?? []) : [];
  const filled = reads.map((read) => read.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? ''));
  const scripts = files.filter((file) => file.endsWith('.js')).map((file) => `/${file}`);
  return { ...unknown, preview: { ...screen.preview, reads: filled, files: scripts } };
}

function linkOf(file: string): string {
  return file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="/${file}" />`
    : `<link rel="modulepreload" crossorigin href="/${file}" />`;
}

/** The parameters that a path gives this pattern, in letters of either case, as the pages take it; null when it is none of it. */
function paramsOf(pattern: string, path: string): Record<string, string> | null {
  const given = path.replace(/(.)\/$/, '$1').split('/');
  const wanted = pattern.split('/');
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    if (part.startsWith('$') && value !== '') params[part.slice(1)] = value;
    else if (part !== value.toLowerCase()) return null;
  }
  return params;
}
