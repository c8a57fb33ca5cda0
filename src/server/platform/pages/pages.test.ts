import { Hono } from 'hono';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { SessionUser } from '../../../api/identity/auth.ts';
import type { Role } from '../../../api/identity/roles.ts';
import type { PageSession } from './page-session.ts';
import { servePages } from './pages.ts';

const folder = mkdtempSync(join(tmpdir(), 'tenon-pages-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
mkdirSync(join(folder, 'assets'));
mkdirSync(join(folder, 'frames'));
const files = {
  'index.html': '<html><head></head><body><div id="root"></div></body></html>',
  'color-scheme.js': 'plain scheme',
  'assets/a1.js': 'plain script',
  'assets/a1.js.br': 'brotli script',
  'assets/a1.js.gz': 'gzip script',
  'assets/a1.woff2': 'font',
  'frames/plain.html': 'a frame',
  'frames/headed.html': '<style nonce="__CSP_NONCE__"></style>a frame of __HEADING__',
  'frames/theirs.html': 'their frame',
  'screens.json': JSON.stringify({
    signedIn: ['assets/bell.js'],
    screens: [
      { path: '/jobs/create', access: 'employers', files: ['assets/form.js'] },
      { path: '/jobs/$id', access: 'public', files: ['assets/job.js', 'assets/job.css'] },
      {
        path: '/auth/login',
        access: 'account',
        files: ['assets/login.js'],
        preview: { heading: 'Sign in' },
      },
      {
        path: '/experiences/$id',
        access: 'candidates',
        files: ['assets/experience.js', 'assets/experience.css'],
        preview: { heading: 'Edit Experience', reads: ['/api/experiences/{id}'] },
        frames: { candidate: 'theirs' },
      },
      {
        path: '/companies/$id',
        access: 'public',
        files: [],
        preview: { rows: [3, 200] },
        frames: { visitor: 'plain', 'visitor:heading': 'headed', recruiter: 'theirs' },
      },
      { path: '/recruiter', access: 'employers', files: [], frames: { recruiter: 'theirs' } },
    ],
  }),
};
for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);

const company = { title: 'Jobs at Acme', heading: 'Acme & <b>', description: '', head: '', body: '' };
let signedIn = false;
let session: PageSession | null = null;
const app = new Hono();
app.use((c, next) => {
  c.set('nonce', 'n1');
  return next();
});
servePages(app, folder, {
  headOf: async (path) => (path === '/companies/0190f3a0' ? company : null),
  hasRecord: async ({ path, params }) => path !== '/jobs/$id' || params['id'] !== 'gone',
  maintenance: async () => null,
  hasSession: () => signedIn,
  session: async () => session,
});
const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });
const linksOf = async (path: string, isSignedIn: boolean) => {
  signedIn = isSignedIn;
  const page = await (await get(path)).text();
  return [...page.matchAll(/<link rel="(?:modulepreload|preload)".*? href="([^"]+)"/g)].map(([, to]) => to);
};

const unescaped = (text: string) =>
  text.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));

const previewOf = async (path: string) => {
  signedIn = true;
  const page = await (await get(path)).text();
  const [, content = 'null'] = /<meta name="screen" content="([^"]*)"/.exec(page) ?? [];
  return JSON.parse(unescaped(content));
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

test('what a screen reads first starts with its files, and the program is told to take it over', async () => {
  expect(await previewOf('/experiences/0190f3a0')).toEqual({
    heading: 'Edit Experience',
    reads: ['/api/experiences/0190f3a0'],
  });
  expect(await linksOf('/experiences/0190f3a0', true)).toEqual([
    '/api/experiences/0190f3a0',
    '/assets/bell.js',
    '/assets/experience.js',
    '/assets/experience.css',
  ]);
  expect(await linksOf('/experiences/0190f3a0', false)).toEqual([]);
  expect(await previewOf('/auth/login')).toBeNull();
});

const someone = (role: Role, company: SessionUser['company']): PageSession => ({
  user: { id: '1', email: '', name: '', created_at: '', formats: null, role, company },
  unread: 0,
  menu: null,
});
const acme = { id: '2', name: 'Acme', owner: true, shares: false };
const frameOf = async (path: string, who: PageSession | 'visitor' | 'unknown') => {
  signedIn = who !== 'visitor';
  session = typeof who === 'string' ? null : who;
  const page = await (await get(path)).text();
  return /<div id="root">(.*)<\/div>/.exec(page)?.[1];
};

test('a page stands in the frame of whoever asks for it, and in none where another page will', async () => {
  expect(await frameOf('/experiences/7', someone('candidate', null))).toBe('their frame');
  expect(await frameOf('/experiences/7', 'visitor')).toBe('');
  expect(await frameOf('/experiences/7', someone('internal', null))).toBe('');
  expect(await frameOf('/recruiter', someone('recruiter', acme))).toBe('their frame');
  expect(await frameOf('/recruiter', someone('recruiter', null))).toBe('');
  expect(await frameOf('/companies/7', someone('recruiter', null))).toBe('their frame');
  expect(await frameOf('/companies/7', 'unknown')).toBe('');
  expect(await frameOf('/nowhere', 'visitor')).toBe('');
});

test('the frame of a record has its heading, as text, and what the content policy wants', async () => {
  expect(await frameOf('/companies/7', 'visitor')).toBe('a frame');
  expect(await frameOf('/companies/0190f3a0', 'visitor')).toBe(
    '<style nonce="n1"></style>a frame of Acme &#38; &#60;b&#62;',
  );
});

test('a page tells a browser without a session that there is none', async () => {
  const told = async (who: PageSession | 'visitor' | 'unknown') => {
    await frameOf('/jobs/7', who);
    const page = await (await get('/jobs/7')).text();
    return unescaped(/<meta name="signed-in" content="([^"]*)"/.exec(page)?.[1] ?? '');
  };
  expect(await told('visitor')).toBe('{"user":null,"unread":0,"menu":null}');
  expect(await told('unknown')).toBe('');
  expect(await told(someone('candidate', null))).toContain('"role":"candidate"');
});

test('a page whose address asks for something more lets its screen read by itself', async () => {
  expect(await previewOf('/experiences/0190f3a0?from=profile')).toMatchObject({ reads: [] });
});

test('a preview has the heading of a record that the page tells of', async () => {
  expect(await previewOf('/companies/0190f3a0')).toMatchObject({ heading: 'Acme & <b>', rows: [3, 200] });
});

test.each([
  ['/.git/config', 404],
  ['/wp-admin', 404],
  ['/jobs/create/more', 404],
  ['/jobs/create', 200],
  ['/jobs/create/', 200],
  ['/Jobs/7', 200],
  ['/Jobs/gone', 404],
  ['/auth', 200],
])('%s answers %i with the page', async (path, status) => {
  const answer = await get(path);
  expect(answer.status).toBe(status);
  expect(await answer.text()).toContain('<div id="root">');
});
