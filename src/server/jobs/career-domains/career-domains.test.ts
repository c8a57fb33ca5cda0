import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import { hourMs } from '../../../api/platform/durations.ts';
import { createHttpServer } from '../../platform/adapters/http-server/http-server.ts';
import { type Dns, NoDnsAnswer } from '../../platform/adapters/dns/dns.ts';
import type { Person } from '../../platform/http/person.ts';
import { freePort } from '../../testing/free-port.ts';
import { postJob } from '../../testing/hiring.ts';
import { pngImage } from '../../testing/sample-images.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { checkDueDomains } from './commands.ts';

const origin = 'https://tenon.example';
let world: World;
let owner: Person;
let rival: Person;
let clock = new Date('2026-03-02T08:00:00Z');

/** A DNS of what the test enters; a name that is `silent` gets no answer. */
const entered = { aliases: new Map<string, string>(), texts: new Map<string, string[]>() };
const silent = new Set<string>();
const look = <T>(name: string, value: T): Promise<T> =>
  silent.has(name) ? Promise.reject(new NoDnsAnswer('timeout')) : Promise.resolve(value);
const dns: Dns = {
  alias: (name) => look(name, entered.aliases.get(name) ?? null),
  texts: (name) => look(name, entered.texts.get(name) ?? []),
};

beforeAll(async () => {
  world = await openWorld({ env: { ORIGIN: origin }, dns, now: () => clock });
  const web = join(world.services.config.dataDir, 'web');
  mkdirSync(web);
  writeFileSync(join(web, 'index.html'), '<html><head></head><body><div id="root"></div></body></html>');
  writeFileSync(join(web, 'screens.json'), '{"signedIn":[],"screens":[]}');
  writeFileSync(join(web, 'careers.css'), 'body{}');
  owner = await employer('rosa@brightwater.example', 'brightwater');
  rival = await employer('hr@rival.example', 'rival');
});
afterAll(() => world.close());

async function employer(email: string, name: string): Promise<Person> {
  const person = await world.recruiter(email);
  await publish(person, name, true);
  return person;
}

async function publish(person: Person, name: string, published: boolean, picture?: string) {
  const { version } = (await person.call(api.getCareerPage, {})).body;
  const sections =
    picture === undefined ? [] : [{ title: 'Yard', body: '', picture, picture_text: 'The yard' }];
  const value = { name, published, headline: '', intro: 'Ferries.', sections, color: '#0f6a62', sites: [] };
  expect((await person.call(api.saveCareerPage, { body: { version, value } })).status).toBe(200);
}

const claim = (person: Person, domain: string) => person.call(api.claimCareerDomain, { body: { domain } });
const check = async (person: Person) => (await person.call(api.checkCareerDomain, {})).body.domain;

/** Enters in the DNS what the screen says. */
async function enterRecords(person: Person) {
  const { domain } = (await person.call(api.getCareerDomain, {})).body;
  for (const { type, name, value } of domain?.records ?? [])
    if (type === 'CNAME') entered.aliases.set(name, value);
    else entered.texts.set(name, [...(entered.texts.get(name) ?? []), value]);
}

function forget() {
  entered.aliases.clear();
  entered.texts.clear();
  silent.clear();
}

/** A fresh start: no domains, no records. */
async function startOver() {
  forget();
  // Limits of the test before are over.
  clock = new Date(clock.getTime() + 2 * hourMs);
  await owner.signIn('rosa@brightwater.example');
  await rival.signIn('hr@rival.example');
  for (const person of [owner, rival])
    expect((await person.call(api.removeCareerDomain, {})).status).toBe(200);
}

async function use(person: Person, domain: string) {
  expect((await claim(person, domain)).status).toBe(200);
  await enterRecords(person);
  expect((await check(person))?.state).toBe('in_use');
}

type Asked = { method?: string; headers?: Record<string, string> };
const ask = (host: string, path: string, init: Asked = {}) =>
  Promise.resolve(
    world.app.request(path, { redirect: 'manual', ...init, headers: { host, ...init.headers } }),
  );
const certificate = async (domain: string) =>
  (await ask('127.0.0.1:3000', `/own-domain?domain=${encodeURIComponent(domain)}`)).status;
const notices = async (person: Person) =>
  (await person.call(api.listNotifications, {})).body.items
    .filter(({ kind }) => kind === 'career_domain')
    .map(({ title }) => title);

test('a domain waits for both records, is in use with them, and then has the career page', async () => {
  const claimed = (await claim(owner, 'https://Jobs.Brightwater.example./')).body.domain;
  expect(claimed).toMatchObject({ domain: 'jobs.brightwater.example', state: 'waiting', checked_at: null });
  const [alias, text] = claimed?.records ?? [];
  expect(alias).toEqual({
    type: 'CNAME',
    name: 'jobs.brightwater.example',
    value: 'tenon.example',
    found: null,
  });
  expect(text).toMatchObject({ type: 'TXT', name: '_tenon.jobs.brightwater.example', found: null });
  expect((await check(owner))?.records.map(({ found }) => found)).toEqual([false, false]);
  // An alias of an alias counts, in capitals and with a final dot too.
  entered.aliases.set('jobs.brightwater.example', 'web.brightwater.example');
  entered.aliases.set('web.brightwater.example', 'Tenon.Example.');
  const half = await check(owner);
  expect([half?.state, half?.records.map(({ found }) => found)]).toEqual(['waiting', [true, false]]);
  expect(await certificate('jobs.brightwater.example')).toBe(404);
  expect(await (await ask('jobs.brightwater.example', '/')).text()).toContain('<div id="root">');
  entered.texts.set('_tenon.jobs.brightwater.example', ['v=spf1 -all', text?.value ?? '']);
  expect(await check(owner)).toMatchObject({
    state: 'in_use',
    address: 'https://jobs.brightwater.example/',
    expires_at: null,
  });
  expect(await certificate('jobs.brightwater.example')).toBe(200);
  expect(await notices(owner)).toEqual(['Your career page is now at jobs.brightwater.example']);
  const answer = await ask('jobs.brightwater.example', '/');
  expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, null]);
  expect(answer.headers.get('strict-transport-security')).toBeNull();
  expect(await answer.text()).toContain('<link rel="canonical" href="https://jobs.brightwater.example/">');
  const log = (await owner.call(api.listAuditLog, {})).body;
  expect(JSON.stringify(log)).toContain('Domain added to the career page');
});

test('at the domain are the page and what it needs; every other path leads to the same one here, and nothing is written', async () => {
  await startOver();
  const { hash } = (await owner.call(api.storeCareerPicture, { body: new Blob([pngImage(4, 4)]) })).body;
  const other = (await rival.call(api.storeCareerPicture, { body: new Blob([pngImage(5, 5)]) })).body.hash;
  await publish(owner, 'brightwater', true, hash);
  const logo = (await owner.call(api.storeLogo, { body: new Blob([pngImage(3, 3)]) })).body.logo_url ?? '';
  const job = await postJob(owner, { title: 'Welder', skills: ['Welding'] });
  const theirs = await postJob(rival, { title: 'Spy', skills: ['Welding'] });
  await use(owner, 'jobs.brightwater.example');
  const get = (path: string, init?: Asked) => ask('jobs.brightwater.example', path, init);
  const html = await (await get('/')).text();
  expect(html).toContain(`href="${origin}/jobs/${job.id}?source=careers"`);
  expect(html).toContain(`<a class="brand" href="/">`);
  expect(html).toContain(`href="${origin}/privacy"`);
  for (const path of ['/careers.css', `/api/career-pictures/${hash}`, logo])
    expect([path, (await get(path)).status]).toEqual([path, 200]);
  expect(await (await get('/robots.txt')).text()).toContain(
    'Sitemap: https://jobs.brightwater.example/sitemap.xml',
  );
  expect(await (await get('/sitemap.xml')).text()).toContain('<loc>https://jobs.brightwater.example/</loc>');
  for (const kind of ['rss', 'atom', 'json']) {
    // Whatever company the address names, only this one's jobs are there.
    const feed = await (await get(`/feeds/jobs.${kind}?company=${theirs.id}`)).text();
    expect(feed).toContain(`${origin}/jobs/${job.id}`);
    expect(feed).toContain(`https://jobs.brightwater.example/feeds/jobs.${kind}`);
    expect(feed).not.toContain(theirs.id);
  }
  for (const path of [
    '/jobs?q=a%20b',
    '/c/brightwater',
    '/api/auth/session',
    '/healthz',
    '/login',
    '//evil.example/x',
    '/sitemaps/pages.xml',
    '/feeds/jobs.xml',
    '/own-domain?domain=jobs.brightwater.example',
    `/api/career-pictures/${other}`,
  ]) {
    const sent = await get(path, { headers: { cookie: 'session_token=x' } });
    expect([sent.status, sent.headers.get('location'), sent.headers.get('set-cookie')]).toEqual([
      302,
      `${origin}${path}`,
      null,
    ]);
    expect(sent.headers.get('cache-control')).toBe('no-store');
  }
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
    for (const path of ['/', '/api/auth/sign-in']) {
      const refused = await get(path, { method, headers: { origin: 'https://jobs.brightwater.example' } });
      expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    }
  expect((await get('/', { method: 'HEAD' })).status).toBe(200);
  // The page stays at the site's own address too, which names the domain as the one to be found by.
  const here = await (await ask('tenon.example', '/c/brightwater')).text();
  expect(here).toContain('<link rel="canonical" href="https://jobs.brightwater.example/">');
  expect(here).toContain(`href="/jobs/${job.id}?source=careers"`);
  const pages = await (await ask('tenon.example', '/sitemaps/pages.xml')).text();
  expect([pages.includes('/c/brightwater<'), pages.includes('/c/rival<')]).toEqual([false, true]);
});

test('spellings of the host are one domain, other hosts are not, and what a proxy says of hosts is not believed', async () => {
  await startOver();
  await use(owner, 'jobs.xn--brckenwerk-beb.example');
  for (const host of [
    'JOBS.XN--BRCKENWERK-BEB.EXAMPLE',
    'jobs.xn--brckenwerk-beb.example.',
    'jobs.xn--brckenwerk-beb.example:8443',
    'jobs.xn--brckenwerk-beb.example.:443',
  ])
    expect([host, await (await ask(host, '/')).text()]).toEqual([host, expect.stringContaining('Ferries.')]);
  for (const host of [
    'xn--brckenwerk-beb.example',
    'a.jobs.xn--brckenwerk-beb.example',
    'jobs.xn--brckenwerk-beb.example..',
    'jobs.xn--brckenwerk-beb.example:80:80',
    'jobs.xn--brckenwerk-beb.example@tenon.example',
    "jobs.xn--brckenwerk-beb.example'--",
    '127.0.0.1',
    '[::1]:3000',
    'localhost:3000',
    'tenon.example',
  ])
    expect([host, await (await ask(host, '/')).text()]).toEqual([
      host,
      expect.stringContaining('<div id="root">'),
    ]);
  const forwarded = {
    'x-forwarded-host': 'jobs.xn--brckenwerk-beb.example',
    forwarded: 'host=jobs.xn--brckenwerk-beb.example',
    'x-host': 'jobs.xn--brckenwerk-beb.example',
    'x-original-url': '/c/rival',
  };
  expect(await (await ask('tenon.example', '/', { headers: forwarded })).text()).toContain('<div id="root">');
  const evil = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http', 'x-forwarded-port': '81' };
  const answer = await ask('jobs.xn--brckenwerk-beb.example', '/', { headers: evil });
  expect(await answer.text()).not.toContain('evil.example');
  const sent = await ask('jobs.xn--brckenwerk-beb.example', '/jobs', { headers: evil });
  expect(sent.headers.get('location')).toBe(`${origin}/jobs`);
});

test('a whole address in the request line counts before the header, and two hosts are refused', async () => {
  await startOver();
  await use(owner, 'jobs.brightwater.example');
  const port = await freePort();
  const server = createHttpServer(world.app.fetch);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const raw = (lines: string[]) =>
    new Promise<string>((resolve, reject) => {
      let heard = '';
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`),
      );
      socket
        .on('data', (bytes) => (heard += bytes.toString()))
        .on('end', () => resolve(heard))
        .on('error', reject);
    });
  try {
    const site = await raw(['GET https://tenon.example/ HTTP/1.1', 'Host: jobs.brightwater.example']);
    expect(site).toContain('<div id="root">');
    const own = await raw(['GET http://jobs.brightwater.example/ HTTP/1.1', 'Host: tenon.example']);
    expect(own).toContain('Ferries.');
    const two = await raw(['GET / HTTP/1.1', 'Host: tenon.example', 'Host: jobs.brightwater.example']);
    expect(two).toMatch(/^HTTP\/1\.1 400/);
    expect(await raw(['GET / HTTP/1.1', 'Host: jobs.brightwater.example'])).toContain('Ferries.');
  } finally {
    server.close();
  }
});

test('nobody names this site, numbers, inner names or half an address, nor a domain without a published page', async () => {
  await startOver();
  for (const domain of [
    'tenon.example',
    'www.TENON.example.',
    'a.b.tenon.example',
    'localhost',
    'jobs.localhost',
    'printer.local',
    'db.internal',
    '127.0.0.1',
    '0x7f.1',
    '2130706433',
    '[::1]',
    'jobs.brightwater.example:8443',
    'jobs.brightwater.example/c',
    'jobs.brightwater.example?x',
    'user@jobs.brightwater.example',
    'javascript:alert(1)',
    '*.brightwater.example',
    'jobs_1.brightwater.example',
    `${'a'.repeat(64)}.brightwater.example`,
    'brightwater',
    '',
  ])
    expect([domain, (await claim(owner, domain)).status]).toEqual([domain, 422]);
  // Letters of other scripts are one name in both spellings.
  expect((await claim(owner, 'jobs.brückenwerk.example')).body.domain?.domain).toBe(
    'jobs.xn--brckenwerk-beb.example',
  );
  // The same again changes nothing; another one has to wait until this one is removed.
  expect((await claim(owner, 'jobs.brückenwerk.example')).status).toBe(200);
  expect((await claim(owner, 'jobs.brightwater.example')).problem?.code).toBe('conflict');
  const hidden = await world.recruiter('new@hidden.example');
  expect((await claim(hidden, 'jobs.hidden.example')).problem?.code).toBe('conflict');
  const newcomer = await world.newcomer('recruiter');
  expect((await claim(newcomer, 'jobs.new.example')).problem?.code).toBe('email_unverified');
  expect((await hidden.call(api.checkCareerDomain, {})).status).toBe(404);
});

test('the first who proves a domain has it; the records of one company are no proof for another', async () => {
  await startOver();
  // The rival names the domain first, while the alias of Brightwater leads here already.
  await claim(rival, 'jobs.brightwater.example');
  await claim(owner, 'jobs.brightwater.example');
  await enterRecords(owner);
  expect((await check(rival))?.state).toBe('waiting');
  expect((await check(owner))?.state).toBe('in_use');
  expect((await check(rival))?.state).toBe('taken');
  // Even whose text is there as well does not take it over while it is in use.
  await enterRecords(rival);
  expect((await check(rival))?.state).toBe('taken');
  expect(await (await ask('jobs.brightwater.example', '/')).text()).toContain('brightwater');
  await rival.call(api.removeCareerDomain, {});
  expect((await claim(rival, 'jobs.brightwater.example')).problem?.errors?.[0]).toMatchObject({
    pointer: '/domain',
  });
  // Once the owner gave it up, an alias that was forgotten in the DNS is of no use to anybody else.
  await owner.call(api.removeCareerDomain, {});
  entered.texts.clear();
  expect((await claim(rival, 'jobs.brightwater.example')).status).toBe(200);
  expect((await check(rival))?.state).toBe('waiting');
  expect(await certificate('jobs.brightwater.example')).toBe(404);
});

test('two who prove one domain at the same moment do not both have it', async () => {
  await startOver();
  await claim(rival, 'jobs.brightwater.example');
  await claim(owner, 'jobs.brightwater.example');
  await enterRecords(owner);
  await enterRecords(rival);
  const states = (await Promise.all([check(owner), check(rival)])).map((domain) => domain?.state);
  expect(states.filter((state) => state === 'in_use')).toHaveLength(1);
});

test('a record that is gone is told at once and ends the page after three days; no answer of the DNS ends nothing', async () => {
  await startOver();
  await use(owner, 'jobs.brightwater.example');
  const later = async (hours: number) => {
    clock = new Date(clock.getTime() + hours * hourMs);
    await checkDueDomains(world.services);
    // The session is over meanwhile.
    await owner.signIn('rosa@brightwater.example');
    return (await owner.call(api.getCareerDomain, {})).body.domain;
  };
  silent.add('jobs.brightwater.example');
  expect(await later(24 * 10)).toMatchObject({ state: 'in_use', answered: false, ends_at: null });
  forget();
  expect(await later(23)).toMatchObject({ answered: false });
  expect(await later(2)).toMatchObject({
    state: 'in_use',
    ends_at: new Date(clock.getTime() + 72 * hourMs).toISOString(),
  });
  expect(await certificate('jobs.brightwater.example')).toBe(200);
  await later(48);
  // It is back, gone again, and the time begins anew.
  await enterRecords(owner);
  expect(await later(2)).toMatchObject({ state: 'in_use', ends_at: null });
  forget();
  await later(25);
  expect(await later(71)).toMatchObject({ state: 'in_use' });
  expect(await later(1)).toMatchObject({ state: 'ended', ends_at: null });
  expect(await certificate('jobs.brightwater.example')).toBe(404);
  expect(await (await ask('jobs.brightwater.example', '/')).text()).toContain('<div id="root">');
  expect((await notices(owner)).slice(0, 3)).toEqual([
    'Your career page is no longer at jobs.brightwater.example',
    'A DNS record of jobs.brightwater.example is missing',
    'A DNS record of jobs.brightwater.example is missing',
  ]);
  // With its records it is in use again; without, it is forgotten after two weeks.
  await enterRecords(owner);
  expect(await later(1)).toMatchObject({ state: 'in_use' });
  forget();
  await later(25);
  expect(await later(73)).toMatchObject({ state: 'ended' });
  expect(await later(24 * 14 + 1)).toBeNull();
  await claim(owner, 'jobs.brightwater.example');
  expect(await later(24 * 13)).toMatchObject({ state: 'waiting' });
  expect(await later(24 * 1 + 1)).toBeNull();
});

test('a page that is not published is not at its domain, and no certificate is made for it', async () => {
  await startOver();
  await use(owner, 'jobs.brightwater.example');
  await publish(owner, 'brightwater', false);
  expect((await ask('jobs.brightwater.example', '/')).status).toBe(404);
  expect((await ask('jobs.brightwater.example', '/jobs')).headers.get('location')).toBe(`${origin}/jobs`);
  expect(await certificate('jobs.brightwater.example')).toBe(404);
  await publish(owner, 'brightwater', true);
  expect(await certificate('Jobs.Brightwater.example.')).toBe(200);
  for (const name of ['', 'tenon.example', 'jobs.rival.example', '127.0.0.1', "x' or 1=1"])
    expect([name, await certificate(name)]).toEqual([name, 404]);
});

test('a site without a public address offers no domains', async () => {
  const local = await openWorld({ dns });
  try {
    const person = await local.recruiter('ana@local.example');
    const { version, ...value } = (await person.call(api.getCareerPage, {})).body;
    const { address: _a, embed_code: _e, ...input } = value;
    await person.call(api.saveCareerPage, { body: { version, value: { ...input, published: true } } });
    expect((await person.call(api.getCareerDomain, {})).body).toEqual({ available: false, domain: null });
    expect((await claim(person, 'jobs.local-works.example')).problem?.code).toBe('conflict');
  } finally {
    await local.close();
  }
});
