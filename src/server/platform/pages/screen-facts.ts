import { join } from 'node:path';
import { builtFile } from '../../../messages/built-files.ts';
import type { Language } from '../../../messages/languages.ts';
import type { SessionUser } from '../../../api/identity/auth.ts';
import { escapeHtml } from '../http/escape-html.ts';
import { builtText, ofBuiltText } from './built-texts.ts';

type Preview = { heading?: string; reads?: string[] };
type Screen = {
  path: string;
  access: string;
  files: string[];
  preview?: Preview | null;
  /** The names of the frames by whoever looks. */
  frames?: Record<string, string>;
};
type Built = { signedIn: string[]; screens: Screen[] };

/** What is known of an address. */
export type ScreenFacts = {
  /** Whether it is a screen at all. */
  isScreen: boolean;
  /** The screen's pattern and what the address puts into it. */
  place: { path: string; params: Record<string, string> } | null;
  /** Links that make what the screen is loaded from, and what it reads first, start together with the program. */
  links: string;
  /** What the program shows as soon as it is there, and what it then takes over of what the links have started. */
  preview: Preview | null;
  access: string;
  frames: Record<string, string>;
};

type Asked = { folder: string; language: Language; address: string; signedIn: boolean };

/**
 * Looks up the screen of an address, `/jobs/0190f3a0?q=nurse`. Where nothing tells the screens, as while developing, each path may
 * be one.
 */
export async function screenAt({ folder, language, address, signedIn }: Asked): Promise<ScreenFacts> {
  const unknown = { isScreen: true, place: null, links: '', preview: null, access: '', frames: {} };
  const built = await ofBuiltText(join(folder, builtFile('screens.json', language)), screensOf);
  if (built === null) return unknown;
  const { signedIn: frame, screens } = built;
  const [path = '', search] = address.split('?');
  const screen = screens.find((each) => paramsOf(each.path, path));
  if (!screen) return { ...unknown, isScreen: paramsOf('/auth', path) !== null };
  const { access, preview, frames = {} } = screen;
  const isOpen = access === 'public' || access === 'account';
  // Visitors are led to sign-in, and need nothing of a page behind it.
  if (!isOpen && !signedIn) return unknown;
  const files = [...new Set([...(signedIn && access !== 'account' ? frame : []), ...screen.files])];
  const params = paramsOf(screen.path, path) ?? {};
  // An address that asks for something makes its screen read something else.
  const reads = search === undefined ? (preview?.reads ?? []) : [];
  const filled = reads.map((read) => read.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? ''));
  return {
    ...unknown,
    place: { path: screen.path, params },
    access,
    frames,
    links: [...filled.map(readLink), ...files.map(fileLink)].join('\n'),
    // An account page is drawn once all of it is there: the heading of its card is in the frame alone.
    preview: preview && access !== 'account' ? { ...preview, reads: filled } : null,
  };
}

/** The frame of a screen for the caller, with the heading of its record; none where it is not known what they will see. */
export async function frameFor(
  folder: string,
  { frames, access }: ScreenFacts,
  { user, heading, nonce }: { user: SessionUser | null; heading: string | undefined; nonce: string },
): Promise<string> {
  // An employer without a company is told so, whatever the screen.
  const isElsewhere = access === 'employers' && user?.company === null;
  const viewer = user?.role ?? 'visitor';
  const name = (heading === undefined ? undefined : frames[`${viewer}:heading`]) ?? frames[viewer];
  if (isElsewhere || name === undefined) return '';
  const frame = (await builtText(join(folder, 'frames', `${name}.html`))) ?? '';
  return frame.replaceAll('__CSP_NONCE__', nonce).replaceAll('__HEADING__', () => escapeHtml(heading ?? ''));
}

function screensOf(text: string): Built {
  return JSON.parse(text) as Built;
}

function readLink(address: string): string {
  return `<link rel="preload" as="fetch" crossorigin href="${escapeHtml(address)}" />`;
}

function fileLink(file: string): string {
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
