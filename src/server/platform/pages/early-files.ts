import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

type Screen = { path: string; access: string; files: string[] };
type Built = { signedIn: string[]; screens: Screen[] };

/**
 * The links of a served page that make the files of its screen start together with the program instead of after it. Empty for an
 * address that is no screen.
 */
export async function earlyLinks(folder: string, path: string, signedIn: boolean): Promise<string> {
  const built = await readFile(join(folder, 'screens.json'), 'utf8').catch(() => null);
  if (built === null) return '';
  const { signedIn: frame, screens }: Built = JSON.parse(built);
  const screen = screens.find((each) => isOf(each.path, path));
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
  return links.join('\n');
}

/** True when a path is one of this pattern. */
function isOf(pattern: string, path: string): boolean {
  const given = path.replace(/(.)\/$/, '$1').split('/');
  const wanted = pattern.split('/');
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => (part.startsWith('$') ? given[index] !== '' : part === given[index]))
  );
}
