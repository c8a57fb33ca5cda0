import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

type Screen = { path: string; access: string; files: string[] };
type Built = { signedIn: string[]; screens: Screen[] };

/** What is known of an address: whether it is a screen at all, and the links that make its files start early. */
export type ScreenFacts = { isScreen: boolean; links: string };

/**
 * Looks up the screen of a path. Its links make the files of the screen start together with the program instead of after it. Where
 * nothing tells the screens, as while developing, each path may be one.
 */
export async function screenAt(folder: string, path: string, signedIn: boolean): Promise<ScreenFacts> {
  const built = await readFile(join(folder, 'screens.json'), 'utf8').catch(() => null);
  if (built === null) return { isScreen: true, links: '' };
  const { signedIn: frame, screens }: Built = JSON.parse(built);
  const screen = screens.find((each) => isOf(each.path, path));
  if (!screen) return { isScreen: isOf('/auth', path), links: '' };
  const isOpen = screen.access === 'public' || screen.access === 'account';
  // Visitors are led to sign-in, and need nothing of a page behind it.
  if (!isOpen && !signedIn) return { isScreen: true, links: '' };
  const files = new Set([...(signedIn && screen.access !== 'account' ? frame : []), ...screen.files]);
  const links = [...files].map((file) =>
    file.endsWith('.css')
      ? `<link rel="preload" as="style" crossorigin href="/${file}" />`
      : `<link rel="modulepreload" crossorigin href="/${file}" />`,
  );
  return { isScreen: true, links: links.join('\n') };
}

/** True when a path is one of this pattern, in letters of either case, as the pages take it. */
function isOf(pattern: string, path: string): boolean {
  const given = path.replace(/(.)\/$/, '$1').split('/');
  const wanted = pattern.split('/');
  return (
    wanted.length === given.length &&
    wanted.every((part, index) =>
      part.startsWith('$') ? given[index] !== '' : part === given[index]?.toLowerCase(),
    )
  );
}
