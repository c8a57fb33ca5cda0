import { Hono } from 'hono';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { servePages } from './pages.ts';

const folder = mkdtempSync(join(tmpdir(), 'tenon-pages-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
mkdirSync(join(folder, 'assets'));
const files = {
  'index.html': '<html><head></head><body></body></html>',
  'color-scheme.js': 'plain scheme',
  'assets/a1.js': 'plain script',
  'assets/a1.js.br': 'brotli script',
  'assets/a1.js.gz': 'gzip script',
  'assets/a1.woff2': 'font',
  'screens.json': JSON.stringify({
    signedIn: ['assets/bell.js'],
    screens: [
      { path: '/jobs/create', access: 'employers', files: ['assets/form.js'] },
      { path: '/jobs/$id', access: 'public', files: ['assets/job.js', 'assets/job.css'] },
      { path: '/auth/login', access: 'account', files: ['assets/login.js'] },
    ],
  }),
};
for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);

let signedIn = false;
const app = new Hono();
servePages(app, folder, {
  headOf: async () => null,
  maintenance: async () => null,
  hasSession: () => signedIn,
  session: async () => null,
});
const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });
const linksOf = async (path: string, isSignedIn: boolean) => {
  signedIn = isSignedIn;
  const page = await (await get(path)).text();
  return [...page.matchAll(/<link rel="(?:modulepreload|preload)".*? href="([^"]+)"/g)].map(([, to]) => to);
};

test.each([
  ['br, gzip', 'br', 'brotli script'],
  ['gzip', 'gzip', 'gzip script'],
  ['identity', null, 'plain script'],
])(
  'a browser that takes %s gets the file that the build laid ready, and keeps it',
  async (accepted, encoding, text) => {
    const answer = await get('/assets/a1.js', { 'accept-encoding': accepted });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toMatch(/accept-encoding/i);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await answer.text()).toBe(text);
  },
);

test('a file without a hash in its name is asked for again, and answered in short while it is the same', async () => {
  const first = await get('/color-scheme.js', { 'accept-encoding': 'br' });
  expect(first.headers.get('cache-control')).toBe('no-cache');
  expect(first.headers.get('content-encoding')).toBeNull();
  const etag = first.headers.get('etag') ?? '';
  const again = await get('/color-scheme.js', { 'if-none-match': etag });
  expect([again.status, await again.text()]).toEqual([304, '']);
  writeFileSync(join(folder, 'color-scheme.js'), 'changed');
  expect((await get('/color-scheme.js', { 'if-none-match': etag })).status).toBe(200);
});

test('each encoding of a file has its own tag', async () => {
  const tags = await Promise.all(
    ['br', 'gzip', ''].map(async (accepted) =>
      (await get('/assets/a1.js', { 'accept-encoding': accepted })).headers.get('etag'),
    ),
  );
  expect(new Set(tags).size).toBe(3);
});

test('the page of a screen names its files, so that they start with the program', async () => {
  expect(await linksOf('/jobs/0190f3a0', false)).toEqual(['/assets/job.js', '/assets/job.css']);
  expect(await linksOf('/auth/login', false)).toEqual(['/assets/login.js']);
  expect(await linksOf('/nowhere', false)).toEqual([]);
});

test('what is behind sign-in starts early only for somebody who may be signed in', async () => {
  expect(await linksOf('/jobs/create', false)).toEqual([]);
  expect(await linksOf('/jobs/create', true)).toEqual(['/assets/bell.js', '/assets/form.js']);
  expect(await linksOf('/auth/login', true)).toEqual(['/assets/login.js']);
});

test.each([
  ['/.git/config', 404],
  ['/wp-admin', 404],
  ['/jobs/create/more', 404],
  ['/jobs/create', 200],
  ['/jobs/create/', 200],
  ['/Jobs/7', 200],
  ['/auth', 200],
])('%s answers %i with the page', async (path, status) => {
  const answer = await get(path);
  expect(answer.status).toBe(status);
  expect(await answer.text()).toContain('<body></body>');
});
