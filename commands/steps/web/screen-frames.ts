import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, type Plugin } from 'vite';
import { employerRoles, type Role, roles, staffRoles } from '../../../src/api/identity/roles.ts';
import type { Language } from '../../../src/messages/languages.ts';
import type { drawFrame } from '../../../src/web/frames.tsx';
import { screenTable } from '../../screens/paths.ts';
import { root } from '../processes.ts';
import { previewsIn } from './translated-previews.ts';

/** Frames by the screen's path, then by who looks (`visitor` or a role), then `:heading` where the record tells it: names of files. */
export type FrameNames = Record<string, Record<string, string>>;
export type ScreenFrames = { names: FrameNames; files: Map<string, string>; variables: string };

/** Who sees a screen in its frame, by the word that the table of screens has for its access. Null is a visitor. */
const viewers: Record<string, readonly (Role | null)[]> = {
  public: [null, ...roles],
  account: [null],
  'signed-in': roles,
  candidates: ['candidate'],
  employers: employerRoles,
  staff: staffRoles,
  internalOnly: ['internal'],
};

/** What the server puts in place of the heading of a record. */
const headingMark = '__HEADING__';

/** Draws the frame of every screen, for everybody who may open it. */
export async function drawFrames(config: InlineConfig, language: Language): Promise<ScreenFrames> {
  const previews = previewsIn(language);
  const draw = await buildDrawing(config);
  const names: FrameNames = {};
  const files = new Map<string, string>();
  let variables = '';
  const keep = (html: string) => {
    variables = /<style data-mantine-styles="true"[^>]*>([^<]*)</.exec(html)?.[1] ?? '';
    const drawn = html.replaceAll(/<style.*?<\/style>/gs, '');
    // Buttons wait for the program: no press is lost.
    if (!drawn.includes('</main>')) throw new Error(`A frame could not be drawn: ${drawn || 'it is empty'}`);
    const content = withoutInlineStyles(drawn).replaceAll('<button', '<button inert');
    const name = createHash('sha256').update(content).digest('base64url').slice(0, 12);
    files.set(name, content);
    return name;
  };
  for (const { path, access } of screenTable()) {
    const preview = previews[path] ?? null;
    const frames: Record<string, string> = (names[path] = {});
    for (const role of viewers[access] ?? []) {
      const viewer = role ?? 'visitor';
      // Of a record any: no link leads to just one.
      const frame = { path: path.replaceAll(/\$\w+/g, '0'), isAccount: access === 'account', role, preview };
      frames[viewer] = keep(await draw(frame));
      if (!preview || preview.heading !== undefined || access !== 'public') continue;
      frames[`${viewer}:heading`] = keep(
        await draw({ ...frame, preview: { ...preview, heading: headingMark } }),
      );
    }
  }
  if (variables === '') throw new Error('Mantine writes the variables of the theme somewhere else.');
  return { names, files, variables };
}

/** The variables of the theme, which the program sets when it comes, in the first style sheet: the frames need them before. */
export function frameStyles({ variables }: ScreenFrames): Plugin {
  return {
    name: 'frame-styles',
    enforce: 'pre',
    transform: (code, id) => (id.endsWith('/theme/base.css') ? `${code}\n${variables}` : null),
  };
}

/** The program's own parts, built to be run here. */
async function buildDrawing(config: InlineConfig): Promise<typeof drawFrame> {
  const outDir = join(root, 'node_modules/.cache/frames');
  rmSync(outDir, { recursive: true, force: true });
  await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true },
    build: { ...config.build, ssr: 'src/web/frames.tsx', outDir, minify: false },
  });
  const built: { drawFrame: typeof drawFrame } = await import(pathToFileURL(join(outDir, 'frames.js')).href);
  return built.drawFrame;
}

/** The content policy allows no style on an element: each becomes a rule of one style element. */
function withoutInlineStyles(html: string): string {
  const rules: string[] = [];
  const marked = html.replaceAll(/ style="([^"]*)"/g, (_, style: string) => {
    const known = rules.indexOf(style);
    return ` data-style="${known < 0 ? rules.push(style) - 1 : known}"`;
  });
  if (rules.length === 0) return marked;
  const sheet = rules.map((style, index) => `[data-style="${index}"]{${style}}`).join('');
  return `<style nonce="__CSP_NONCE__">${sheet}</style>${marked}`;
}
