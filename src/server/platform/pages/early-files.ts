import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { frameReads, screenReads } from '../../../api/platform/screen-reads.ts';
import { escapeHtml } from '../http/escape-html.ts';

type Screen = { path: string; access: string; files: string[] };
type Built = { signedIn: string[]; screens: Screen[] };

/**
 * The links of a served page that make the files of its screen, and for somebody who may be signed in its first reads, start
 * together with the program instead of after it. Empty for an address that is no screen.
 */
export async function earlyLinks(
  folder: string,
  { pathname: path, search }: URL,
  signedIn: boolean,
): Promise<string> {
  const built = await readFile(join(folder, 'screens.json'), 'utf8').catch(() => null);
  if (built === null) return '';
  const { signedIn: frame, screens }: Built = JSON.parse(built);
  const screen = screens.find((each) => paramsOf(each.path, path) !== null);
  if (!screen) return '';
  const isOpen = screen.access === 'public' || screen.access === 'account';
  // Visitors are led to sign-in, and need nothing of a page behind it.
  if (!isOpen && !signedIn) return '';
  const files = new Set([...(signedIn && screen.access !== 'account' ? frame : []), ...screen.files]);
  const links = [...files].map((file) =>
    file.endsWith('.css')
      ? `<link rel="preload" as="style" crossorigin href="/${file}" />`
      : `<link rel="modulepreload" crossorigin href="/${file}" />`,
  );
  return [...links, ...(signedIn ? readLinks(screen, path, search) : [])].join('\n');
}

function readLinks({ path: pattern }: Screen, path: string, search: string): string[] {
  const params = Object.entries(paramsOf(pattern, path) ?? {});
  // What an address asks for beyond its path, its screen knows alone.
  const own = (search === '' ? (screenReads[pattern] ?? []) : []).map((read) =>
    params.reduce((filled, [name, value]) => filled.replaceAll(`$${name}`, value), read),
  );
  const query = new URLSearchParams([...own, ...frameReads].map((read) => ['path', read]));
  return [
    readLink('/api/auth/session', ''),
    readLink(`/api/batch?${query}`, ' data-reads'),
  ];
}

function readLink(address: string, mark: string): string {
  return `<link rel="preload" as="fetch" crossorigin="anonymous"${mark} href="${escapeHtml(address)}" />`;
}

/** The parameters of a path, by names, when it is one of this pattern; as they stand in it. */
function paramsOf(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/');
  const given = path.replace(/(.)\/$/, '$1').split('/');
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    if (part.startsWith('$') && value !== '') params[part.slice(1)] = value;
    else if (part !== value) return null;
  }
  return params;
}
