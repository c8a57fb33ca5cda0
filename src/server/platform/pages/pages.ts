import { readFile } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Hono } from 'hono';
import type { MaintenanceWindow } from '../../../api/operations/maintenance.ts';
import { escapeHtml } from '../http/escape-html.ts';
import { type PageHead, withHead } from './page-heads.ts';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
const compressible = new Set(['.css', '.js', '.svg', '.webmanifest']);
const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** How long a page waits to learn of maintenance, in milliseconds. */
const noticeMs = 1000;

type Bytes = Uint8Array<ArrayBuffer>;
type Built = { bytes: Bytes; type: string; encoding: keyof typeof compress | null };

/** What pages say beside the built program: of their address, and of maintenance that is announced or open. */
export type PageFacts = {
  headOf: (path: string) => Promise<PageHead | null>;
  maintenance: () => Promise<MaintenanceWindow | null>;
};

/** Serves the built web program from `folder`: its files, and its page for every other address, with these facts. */
export function servePages(app: Hono, folder: string, facts: PageFacts): void {
  const read = builtFiles(folder);
  app.get('*', async (c) => {
    const file = await read(c.req.path, c.req.header('accept-encoding') ?? '');
    if (file) {
      // Names in /assets carry a hash of the content, so they may be kept for ever.
      const lasting = c.req.path.startsWith('/assets/');
      return c.body(file.bytes, 200, {
        'content-type': file.type,
        'cache-control': lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
        vary: 'accept-encoding',
        ...(file.encoding ? { 'content-encoding': file.encoding } : {}),
      });
    }
    if (/\.[a-z0-9]{1,8}$/i.test(c.req.path)) return c.text('Not found.', 404);
    const head = await facts.headOf(c.req.path);
    // A page does not wait for a database that is away.
    const window = await Promise.race([
      facts.maintenance().catch(() => null),
      delay(noticeMs, null, { ref: false }),
    ]);
    return shell(folder, c.get('nonce'), head, window);
  });
}

async function shell(
  folder: string,
  nonce: string,
  head: PageHead | null,
  window: MaintenanceWindow | null,
): Promise<Response> {
  const page = await readFile(join(folder, 'index.html'), 'utf8').catch(() => null);
  if (page === null) {
    return new Response('The web program is not built yet: run npm start.', { status: 503 });
  }
  const whole = page
    .replaceAll('__CSP_NONCE__', nonce)
    .replace('__SERVED_AT__', String(Date.now()))
    .replace('</head>', (end) => `${window ? maintenanceMeta(window) : ''}${end}`);
  return new Response(head ? withHead(whole, head) : whole, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
}

function maintenanceMeta(window: MaintenanceWindow): string {
  return `<meta name="maintenance" content="${escapeHtml(JSON.stringify(window))}" />\n`;
}

/** Reads built files, compressed as the browser takes them; each is compressed once, at its first request. */
function builtFiles(folder: string) {
  const packed = new Map<string, Promise<Bytes>>();
  return async (path: string, accepted: string): Promise<Built | null> => {
    const name = normalize(path);
    const type = types[extname(name)];
    const full = join(folder, name);
    if (!type || !full.startsWith(folder + sep)) return null;
    const bytes = await readFile(full).catch(() => null);
    if (!bytes) return null;
    const encoding = compressible.has(extname(name)) ? bestEncoding(accepted) : null;
    if (!encoding || !name.startsWith(`${sep}assets${sep}`)) return { bytes, type, encoding: null };
    const key = `${encoding} ${name}`;
    const made = packed.get(key) ?? compress[encoding](bytes).then((buffer) => Uint8Array.from(buffer));
    packed.set(key, made);
    return { bytes: await made, type, encoding };
  };
}

function bestEncoding(accepted: string): keyof typeof compress | null {
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : null;
}
