import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { termsVersion } from '../../../api/identity/terms.ts';
import { api } from '../../../api/index.ts';
import type { CareerPageInput } from '../../../api/jobs/career-pages.ts';
import type { Person } from '../../platform/http/person.ts';
import { postJob, resumeText } from '../../testing/hiring.ts';
import { newestMail } from '../../testing/read-mails.ts';
import { pngImage } from '../../testing/sample-images.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
let owner: Person;
let rival: Person;

beforeAll(async () => {
  world = await openWorld();
  // Of the product's own page, as much as an answer needs.
  const web = join(world.services.config.dataDir, 'web');
  mkdirSync(web);
  writeFileSync(join(web, 'index.html'), '<html><head></head><body><div id="root"></div></body></html>');
  writeFileSync(join(web, 'screens.json'), '{"signedIn":[],"screens":[]}');
  owner = await world.recruiter('rosa@brightwater.example');
  rival = await world.recruiter('hr@rival.example');
});
afterAll(() => world.close());

const plain: CareerPageInput = {
  name: 'brightwater',
  published: true,
  headline: '',
  intro: 'We build ferries.',
  sections: [],
  color: '#ffff00',
  sites: [],
};
const read = async (by = owner) => (await by.call(api.getCareerPage, {})).body;
async function save(change: Partial<CareerPageInput>, by = owner) {
  const { version } = await read(by);
  return by.call(api.saveCareerPage, { body: { version, value: { ...plain, ...change } } });
}
const open = (path: string, init: RequestInit = {}) =>
  Promise.resolve(world.app.request(path, { redirect: 'manual', ...init }));

test('a page begins unpublished; published it shows texts, sections, pictures and jobs by department, and nothing as markup', async () => {
  const begun = await read(await world.recruiter('new@tinycorp.example'));
  expect(begun).toMatchObject({ version: 0, published: false, sections: [] });
  const { hash } = (await owner.call(api.storeCareerPicture, { body: new Blob([pngImage(4, 4)]) })).body;
  const lists = await owner.call(api.changeCompanyList, {
    body: { list: 'departments', version: 0, items: [{ name: 'Yard' }] },
  });
  const department = lists.body.items[0]?.id ?? '';
  const job = await postJob(owner, { title: 'Welder <b>', skills: ['Welding'], department_id: department });
  await postJob(owner, { title: 'Cook', skills: ['Baking'] });
  const section = {
    title: 'Our yard',
    body: '- docks\n- <script>alert(1)</script>',
    picture: hash,
    picture_text: 'A "ship"',
  };
  expect((await save({ sections: [section] })).status).toBe(200);
  const answer = await open('/c/brightwater');
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect(html).not.toContain('<script>alert');
  expect(html).not.toContain('Welder <b>');
  for (const part of [
    'We build ferries.',
    '<h3>Yard</h3>',
    '<h3>Other jobs</h3>',
    `/jobs/${job.id}?source=careers`,
    'Our yard',
    hash,
  ])
    expect(html).toContain(part);
  expect(html.indexOf('<h3>Yard')).toBeLessThan(html.indexOf('>Cook<'));
  expect(html).toMatch(/<link rel="canonical" href="http[^"]+\/c\/brightwater">/);
  const ld = JSON.parse(/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}') as {
    '@graph': { '@type': string }[];
  };
  expect(ld['@graph'][0]).toMatchObject({ '@type': 'Organization' });
  expect(await (await open('/sitemaps/pages.xml')).text()).toContain('/c/brightwater<');
  expect((await open(`/api/career-pictures/${hash}`)).status).toBe(200);
  await save({ sections: [] });
  expect((await open(`/api/career-pictures/${hash}`)).status).toBe(404);
  expect((await save({ sections: [section] })).status).toBe(422);
  await save({ published: false });
  const gone = await open('/c/brightwater');
  expect([gone.status, await gone.text()]).toEqual([404, expect.stringContaining('<div id="root">')]);
});

test('a former name leads to the present one, and is no other company’s', async () => {
  await save({ name: 'old-harbour' });
  await save({ name: 'new-harbour' });
  const moved = await open('/c/old-harbour');
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/c/new-harbour']);
  for (const name of ['old-harbour', 'new-harbour'])
    expect((await save({ name }, rival)).problem?.errors?.[0]).toMatchObject({ pointer: '/value/name' });
  // A name that reads as the domain which another company has proven is refused as its company's name is.
  expect((await save({ name: 'brightwater' }, rival)).status).toBe(422);
  for (const name of ['a', '-ab', 'a/b', 'ä-b', 'x'.repeat(41)])
    expect((await save({ name })).status).toBe(422);
});

test('only owners save, with a version; whoever publishes has a verified address', async () => {
  const { version } = await read();
  const body = { version: version - 1, value: plain };
  expect((await owner.call(api.saveCareerPage, { body })).problem?.code).toBe('stale_version');
  const newcomer = await world.newcomer('recruiter');
  expect((await save({ name: 'newcomers' }, newcomer)).problem?.code).toBe('email_unverified');
  expect((await save({ name: 'newcomers', published: false }, newcomer)).status).toBe(200);
});

test('a long list of jobs is searched by words, also with a letter wrong, and what was typed is no markup', async () => {
  const boss = await world.recruiter('ida@longlist.example');
  expect((await save({ name: 'longlist' }, boss)).status).toBe(200);
  const few = await (await open('/c/longlist')).text();
  expect(few).not.toContain('role="search"');
  for (const title of [
    'Welder',
    'Cook',
    'Nurse',
    'Driver',
    'Clerk',
    'Painter',
    'Tailor',
    'Baker',
    'Gardener',
  ])
    await postJob(boss, { title, skills: ['Patience'] });
  expect(await (await open('/c/longlist')).text()).toContain('role="search"');
  for (const base of ['/c/longlist', '/embed/longlist']) {
    const found = await (await open(`${base}?q=gardner`)).text();
    expect(found).toContain('1 job matches');
    expect(found).toContain('>Gardener</a>');
    expect(found).not.toContain('>Welder</a>');
    const none = await (await open(`${base}?q=${encodeURIComponent('"><script>x')}`)).text();
    expect(none).toContain('No job here matches');
    expect(none).not.toContain('<script>x');
  }
});

test('only the sites that a company names may show its list in a frame, and no address can end the header', async () => {
  await save({ name: 'framed', sites: [] });
  const none = await open('/embed/framed');
  expect(none.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  await save({ name: 'framed', sites: ['https://www.ferries.example', 'shop.ferries.example/'] });
  const answer = await open('/embed/framed');
  expect(answer.headers.get('content-security-policy')).toContain(
    'frame-ancestors https://www.ferries.example https://shop.ferries.example',
  );
  expect(answer.headers.get('x-frame-options')).toBeNull();
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect((await open('/careers-embed.js')).headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect((await open('/c/framed')).headers.get('x-frame-options')).toBe('DENY');
  for (const site of [
    '*',
    'https://*.x.example',
    'https://a.example/x',
    'https://a.example; script-src *',
    'javascript:1',
    'https://u@a.example',
  ])
    expect((await save({ name: 'framed', sites: [site] })).status, site).toBe(422);
});

test('somebody applies in the frame by one mailed link; other sites cannot send the form, and what is wrong keeps what was typed', async () => {
  const job = await postJob(owner, { title: 'Deckhand', skills: ['Welding'] });
  await save({ name: 'framed', sites: ['https://www.ferries.example'] });
  const path = `/embed/framed/jobs/${job.id}`;
  expect(await (await open(path)).text()).toContain('type="file"');
  const send = (values: Record<string, string | File>, from = world.services.config.origin) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(values)) form.set(name, value);
    return open(path, { method: 'POST', body: form, headers: { origin: from } });
  };
  const resume = new File([resumeText('Fia Frame', ['Welding'])], 'fia.txt');
  const values = { name: 'Fia Frame', email: 'fia.frame@mail.example', terms: termsVersion, resume };
  const foreign = await send(values, 'https://evil.example');
  expect([foreign.status, (await foreign.text()).includes('role="alert"')]).toEqual([422, true]);
  const wrong = await send({ ...values, resume: new File(['MZ'], 'x.exe') });
  expect([wrong.status, (await wrong.text()).includes('value="Fia Frame"')]).toEqual([422, true]);
  expect((await send({ ...values, terms: 'old' })).status).toBe(422);
  expect(
    (await open(path, { method: 'POST', body: 'x', headers: { origin: world.services.config.origin } }))
      .status,
  ).toBe(422);
  const sent = await send(values);
  expect([sent.status, sent.headers.get('set-cookie')]).toEqual([200, null]);
  expect(await sent.text()).toContain('fia.frame@mail.example');
  const { link } = await newestMail(world, 'fia.frame@mail.example', 'application_confirm');
  const token = new URL(link).hash.replace('#token=', '');
  const visitor = world.visitor();
  expect((await visitor.call(api.confirmGuestApplication, { body: { token } })).status).toBe(200);
  await world.settle();
  const { items } = (await owner.call(api.listJobApplicants, { params: { id: job.id } })).body;
  expect(items.map(({ candidate, source }) => [candidate.name, source])).toEqual([['Fia Frame', 'embed']]);
});

test('the countries of jobs are named in the language of the visitor', async () => {
  const boatyard = await world.recruiter('jobs@boatyard.example');
  await postJob(boatyard, { locations: [{ city: 'Graz', state: '', country: 'Austria' }] });
  expect((await save({ name: 'boatyard' }, boatyard)).status).toBe(200);
  const page = async (language: string) =>
    (await open('/c/boatyard', { headers: { 'accept-language': language } })).text();
  expect(await page('de')).toContain('Graz, Österreich');
  expect(await page('en')).toContain('Graz, Austria');
});
