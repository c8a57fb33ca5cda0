import { Hono } from 'hono';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import type { Person } from '../http/person.ts';
import { postJob } from '../../testing/hiring.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { type PageSession, pageSession } from './page-session.ts';
import { servePages } from './pages.ts';

const folder = mkdtempSync(join(tmpdir(), 'tenon-pages-'));
writeFileSync(join(folder, 'index.html'), '<html><head></head><body></body></html>');
let world: World;
let readSession: () => Promise<PageSession | null>;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await world.close();
});

const pages = new Hono();
servePages(pages, folder, {
  headOf: async () => null,
  hasRecord: async () => true,
  maintenance: async () => null,
  hasSession: () => true,
  session: () => readSession(),
});

/** What a page says of who is signed in; null when it says nothing. */
async function toldByPage(): Promise<unknown> {
  const page = await (await pages.request('/dashboard')).text();
  const [, content = 'null'] = /<meta name="signed-in" content="([^"]*)"/.exec(page) ?? [];
  return JSON.parse(content.replaceAll('&#34;', '"').replaceAll('&#38;', '&'));
}

const sessionWith = (cookies: Person['cookies']) => {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const request = new Request('http://localhost/dashboard', { headers: { cookie } });
  return pageSession(world.services, request);
};

test('a page tells who is signed in, as the API says it, and how much they have not read', async () => {
  const person = await world.candidate();
  const { user } = (await person.call(api.getSession, {})).body;
  const { unread } = (await person.call(api.countNotifications, {})).body;
  expect(user?.id).toBe(person.id);
  const session = await sessionWith(person.cookies);
  expect(session).toEqual({ user, unread, menu: null });
  readSession = async () => session;
  expect(await toldByPage()).toEqual(session);
});

test('a page of an employer tells what the menu shows, as the API says it', async () => {
  const recruiter = await world.recruiter('mel@served-menu.example');
  const { id } = await postJob(recruiter);
  const { body: menu } = await recruiter.call(api.getEmployerMenu, {});
  expect(menu.jobs.map((job) => job.id)).toEqual([id]);
  const session = await sessionWith(recruiter.cookies);
  expect(session?.menu).toEqual(menu);
});

test('a page tells of nobody where nobody is signed in any more', async () => {
  expect(await sessionWith(new Map())).toBeNull();
  const person = await world.candidate();
  const cookies = new Map(person.cookies);
  await person.call(api.signOut, {});
  expect(await sessionWith(cookies)).toBeNull();
  readSession = async () => null;
  expect(await toldByPage()).toBeNull();
});

test('a page does not wait for a session that cannot be read', async () => {
  readSession = () => Promise.reject(new Error('The database is away.'));
  expect(await toldByPage()).toBeNull();
  readSession = () => new Promise(() => {});
  expect(await toldByPage()).toBeNull();
});
