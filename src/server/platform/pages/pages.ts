import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Hono } from 'hono';
import type { MaintenanceWindow } from '../../../api/operations/maintenance.ts';
import { bestEncoding, type Encoding } from '../http/encodings.ts';
import { builtFile } from '../../../messages/built-files.ts';
import type { Language } from '../../../messages/languages.ts';
import { escapeHtml } from '../http/escape-html.ts';
import { asReadBy } from '../http/reader.ts';
import { pageLanguage } from '../http/request-language.ts';
import { builtText } from './built-texts.ts';
import { frameFor, screenAt, type ScreenFacts } from './screen-facts.ts';
import { type PageHead, withHead } from './page-heads.ts';
import { nobody, type PageSession } from './page-session.ts';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
/** The endings of the files that lie compressed beside a built one, by the encoding they are in. */
const packed = { br: '.br', gzip: '.gz' } satisfies Record<Encoding, string>;

/** How long a page waits for what it tells its browser, in milliseconds. */
const factsMs = 2000;

type Bytes = Uint8Array<ArrayBuffer>;
type Built = { bytes: Bytes; type: string; etag: string; encoding: Encoding | null };

/** What pages say beside the built program: of their address, of who asks, and of maintenance that is announced or open. */
export type PageFacts = {
  headOf: (path: string) => Promise<PageHead | null>;
  /** Whether somebody may be signed in, as far as it shows without asking the database. */
  hasSession: (request: Request) => boolean;
  session: (request: Request) => Promise<PageSession | null>;
  /** Whether the record that a public screen shows is there for whoever asks. */
  hasRecord: (place: NonNullable<ScreenFacts['place']>, request: Request) => Promise<boolean>;
  maintenance: () => Promise<MaintenanceWindow | null>;
};

/** Serves the built web program from `folder`: its files, and its page for every other address, with these facts; 404 where it is no screen. */
export function servePages(app: Hono, folder: string, facts: PageFacts): void {
  app.get('*', async (c) => {
    const file = await readBuilt(folder, c.req.path, c.req.header('accept-encoding') ?? '');
    if (file) {
      // Names in /assets carry a hash of the content, so they may be kept for ever.
      const lasting = c.req.path.startsWith('/assets/');
      const headers = {
        'content-type': file.type,
        'cache-control': lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
        vary: 'accept-encoding',
        etag: file.etag,
        ...(file.encoding ? { 'content-encoding': file.encoding } : {}),
      };
      if (c.req.header('if-none-match') === file.etag) return c.body(null, 304, headers);
      return c.body(file.bytes, 200, headers);
    }
    if (/\.[a-z0-9]{1,8}$/i.test(c.req.path)) return c.text('Not found.', 404);
    // What is told from now on, the browser asks for when its live stream opens.
    const servedAt = Date.now();
    const isSignedIn = facts.hasSession(c.req.raw);
    const { pathname, search } = new URL(c.req.url);
    const session = isSignedIn ? await soon(facts.session(c.req.raw)) : nobody;
    const language = pageLanguage(c, session?.user?.formats?.locale);
    const [head, window, screen] = await Promise.all([
      asReadBy({ locale: language, timeZone: null }, () => facts.headOf(c.req.path)),
      soon(facts.maintenance()),
      screenAt({ folder, language, address: pathname + search, signedIn: isSignedIn }),
    ]);
    const servedFacts = [
      metaOf('maintenance', window),
      metaOf('signed-in', session),
      metaOf('screen', screen.preview && { heading: head?.heading, ...screen.preview }),
      screen.links,
    ].join('\n');
    // Who is here decides what the frame shows: where that could not be told, the program finds out.
    const nonce = c.get('nonce');
    const seen = session && { user: session.user, heading: head?.heading, nonce };
    const frame = seen ? await frameFor(folder, screen, seen) : '';
    // What has a head is there; a database that does not answer says nothing of what has none.
    const isThere =
      head !== null || !screen.place || (await soon(facts.hasRecord(screen.place, c.req.raw))) !== false;
    const status = screen.isScreen && isThere ? 200 : 404;
    return shell(folder, { language, nonce, servedAt, head, servedFacts, frame, status });
  });
}

/** A fact, or null when it cannot be had: a page does not wait for a database that is away. */
function soon<T>(fact: Promise<T>): Promise<T | null> {
  return Promise.race([fact.catch(() => null), delay(factsMs, null, { ref: false })]);
}

/** Where the program is drawn, and the frame before it. */
const place = '<div id="root">';

type Shell = {
  language: Language;
  nonce: string;
  servedAt: number;
  head: PageHead | null;
  servedFacts: string;
  frame: string;
  status: number;
};

async function shell(folder: string, parts: Shell): Promise<Response> {
  const { language, nonce, servedAt, head, servedFacts, frame, status } = parts;
  const name = builtFile('index.html', language);
  const page = await builtText(join(folder, name));
  if (page === null) {
    return new Response('The web program is not built yet: run npm start.', { status: 503 });
  }
  const whole = page
    .replaceAll('__CSP_NONCE__', nonce)
    .replace(place, (start) => start + frame)
    .replace('__SERVED_AT__', String(servedAt))
    .replace('</head>', (end) => `${servedFacts}\n${end}`);
  return new Response(head ? withHead(whole, head) : whole, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'cache-control': 'no-store',
    },
  });
}

function metaOf(name: string, fact: object | null): string {
  return fact === null ? '' : `<meta name="${name}" content="${escapeHtml(JSON.stringify(fact))}" />`;
}

/** A built file, as the build compressed it for browsers that take it so; null when there is none. */
async function readBuilt(folder: string, path: string, accepted: string): Promise<Built | null> {
  const name = normalize(path);
  const type = types[extname(name)];
  const full = join(folder, name);
  if (!type || !full.startsWith(folder + sep)) return null;
  const encoding = bestEncoding(accepted);
  const small = encoding && (await readFile(full + packed[encoding]).catch(() => null));
  const bytes = small ?? (await readFile(full).catch(() => null));
  if (!bytes) return null;
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  return { bytes, type, etag, encoding: small ? encoding : null };
}
