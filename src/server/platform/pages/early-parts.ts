import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

type Preview = { heading?: string; reads?: string[] };
type Screen = { path: string; access: string; files: string[]; preview?: Preview | null };
type Built = { signedIn: string[]; screens: Screen[] };

/** What a served page tells of its screen. */
export type EarlyParts = {
  /** Links that make the files of the screen start together with the program instead of after it. */
  links: string;
  /** What the program shows as soon as it is there, while it reads these addresses and the screen's files. */
  preview: (Preview & { files: string[] }) | null;
};

/** What the page of this address, `/jobs/0190f3a0?q=nurse`, says of its screen; nothing where it is none. */
export async function earlyParts(folder: string, address: string, signedIn: boolean): Promise<EarlyParts> {
  const nothing = { links: '', preview: null };
  const built = await readFile(join(folder, 'screens.json'), 'utf8').catch(() => null);
  if (built === null) return nothing;
  const { signedIn: frame, screens }: Built = JSON.parse(built);
  const [path = '', search] = address.split('?');
  const screen = screens.find((each) => paramsOf(each.path, path));
  if (!screen) return nothing;
  const isOpen = screen.access === 'public' || screen.access === 'account';
  // Visitors are led to sign-in, and need nothing of a page behind it.
  if (!isOpen && !signedIn) return nothing;
  const files = [...new Set([...(signedIn && screen.access !== 'account' ? frame : []), ...screen.files])];
  if (!screen.preview) return { links: files.map(linkOf).join('\n'), preview: null };
  const params = paramsOf(screen.path, path) ?? {};
  // An address that asks for something makes its screen read something else.
  const reads = search === undefined ? (screen.preview.reads ?? []) : [];
  const filled = reads.map((read) => read.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? ''));
  return { links: '', preview: { ...screen.preview, reads: filled, files } };
}

function linkOf(file: string): string {
  return file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="/${file}" />`
    : `<link rel="modulepreload" crossorigin href="/${file}" />`;
}

/** The parameters that a path gives this pattern; null when it is none of it. */
function paramsOf(pattern: string, path: string): Record<string, string> | null {
  const given = path.replace(/(.)\/$/, '$1').split('/');
  const wanted = pattern.split('/');
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    if (part.startsWith('$') && value !== '') params[part.slice(1)] = value;
    else if (part !== value) return null;
  }
  return params;
}
