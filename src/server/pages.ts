import { readFile } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import type { Hono } from 'hono';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** Serves the built web program from `folder`: its files, and its page for every other address. */
export function servePages(app: Hono, folder: string): void {
  app.get('*', async (c) => {
    const file = await readBuilt(folder, c.req.path);
    if (file) {
      // Names in /assets carry a hash of the content, so they may be kept for ever.
      const lasting = c.req.path.startsWith('/assets/');
      return c.body(file.bytes, 200, {
        'content-type': file.type,
        'cache-control': lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
      });
    }
    if (/\.[a-z0-9]{1,8}$/i.test(c.req.path)) return c.text('Not found.', 404);
    return shell(folder, String(c.get('nonce')));
  });
}

async function shell(folder: string, nonce: string): Promise<Response> {
  const page = await readFile(join(folder, 'index.html'), 'utf8').catch(() => null);
  if (page === null) {
    return new Response('The web program is not built yet: run npm start.', { status: 503 });
  }
  return new Response(page.replaceAll('__CSP_NONCE__', nonce), {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
}

async function readBuilt(
  folder: string,
  path: string,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; type: string } | null> {
  const name = normalize(path);
  const type = types[extname(name)];
  if (!type || name === `${sep}index.html`) return null;
  const full = join(folder, name);
  if (!full.startsWith(folder + sep)) return null;
  const bytes = await readFile(full).catch(() => null);
  return bytes && { bytes, type };
}
