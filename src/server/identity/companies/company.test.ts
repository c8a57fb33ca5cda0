import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import type { Person } from '../../platform/http/person.ts';
import { postJob } from '../../testing/hiring.ts';
import { jpegImage, pngImage } from '../../testing/sample-images.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
/** Sends what is refused, and so changes nothing. */
let wrong: Person;
beforeAll(async () => {
  world = await openWorld();
  wrong = await world.recruiter();
});
afterAll(() => world.close());

const png = (width = 8) => new Blob([pngImage(width, 8)], { type: 'image/png' });
const companyOf = async (person: Person) => (await person.call(api.getCompany, {})).body;
const change = (person: Person, version: number, value: object) =>
  person.call(api.updateCompany, {
    body: { version, value: { name: 'Tarn Works', website: '', description: '', ...value } },
  });

test('an owner renames the company, and candidates see its words, its site and its name on its jobs', async () => {
  const owner = await world.recruiter();
  const job = await postJob(owner);
  const words = { name: ' Tarn\n Works ', website: 'https://tarn.example/about', description: 'Ferries.' };
  const { body } = await change(owner, 2, words);
  expect(body).toMatchObject({ name: 'Tarn Works', version: 3, logo_url: null });
  const shown = (await world.visitor().call(api.getJob, { params: { id: job.id } })).body;
  expect(shown.employer_name).toBe('Tarn Works');
  expect(shown.company).toMatchObject({
    name: 'Tarn Works',
    website: 'https://tarn.example/about',
    description: 'Ferries.',
    logo_url: null,
  });
  const found = (await world.visitor().call(api.listJobs, { query: { q: 'tarn works' } })).body.items;
  expect(found.map(({ id }) => id)).toContain(job.id);
});

test('an edit of an older version is refused with the newer record, and changes nothing', async () => {
  const owner = await world.recruiter();
  await change(owner, 2, { name: 'First' });
  const late = await change(owner, 2, { name: 'Second' });
  expect(late.problem).toMatchObject({ status: 412, code: 'stale_version', current: { name: 'First' } });
  expect(await companyOf(owner)).toMatchObject({ name: 'First', version: 3 });
});

test.each([
  'javascript:alert(1)',
  'https:tarn.example',
  'data:text/html,x',
  'ftp://tarn.example',
  'https://user:word@tarn.example',
  'https://localhost',
  'https://intranet',
  'http://127.0.0.1/',
  'http://0x7f.1/',
  'http://[::1]/',
  'https://tarn.example@evil.example',
  'https:///tarn.example',
  'https://.example',
  'https://tarn..example',
  'https://-tarn.example',
  'www.tarn.example',
  'tarn',
])('%s is no website', async (website) => {
  const answer = await change(wrong, 1, { website });
  expect(answer.problem).toMatchObject({
    status: 422,
    errors: [{ pointer: '/value/website', detail: 'Use an address like https://www.example.com.' }],
  });
});

test('an address at a public name is a website', async () => {
  const owner = await world.recruiter();
  const sites = ['https://tarn.example', 'http://www.tarn.co.uk/jobs?x=1#y', 'https://bücher.example:8443/'];
  for (const [index, website] of sites.entries()) {
    expect((await change(owner, index + 2, { website })).body.website).toBe(website);
  }
});

test('a name is asked for, and held to its length', async () => {
  for (const name of ['', ' \n', 'x'.repeat(101)]) {
    expect((await change(wrong, 1, { name })).problem?.errors?.[0]?.pointer).toBe('/value/name');
  }
});

test('a logo is served as the image it is, for ever, and is gone when it is removed', async () => {
  const owner = await world.recruiter();
  const job = await postJob(owner);
  const url = (await owner.call(api.storeLogo, { body: png() })).body.logo_url ?? '';
  expect((await world.visitor().call(api.getJob, { params: { id: job.id } })).body.company?.logo_url).toBe(
    url,
  );
  const served = await world.visitor().send('GET', url);
  expect(Object.fromEntries(served.headers)).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(new Uint8Array(await served.arrayBuffer())).toEqual(pngImage(8, 8));
  // What the caller says of the file counts for nothing.
  const jpeg = new Blob([jpegImage(8, 8)], { type: 'text/html' });
  const next = (await owner.call(api.storeLogo, { body: jpeg })).body.logo_url ?? '';
  expect((await world.visitor().send('GET', next)).headers.get('content-type')).toBe('image/jpeg');
  expect((await world.visitor().send('GET', url)).status).toBe(404);
  expect((await owner.call(api.removeLogo, {})).body.logo_url).toBeNull();
  expect((await world.visitor().send('GET', next)).status).toBe(404);
});

test('two companies may have the same logo; one removing it leaves it to the other', async () => {
  const [one, two] = [await world.recruiter(), await world.recruiter()];
  const url = (await one.call(api.storeLogo, { body: png(9) })).body.logo_url ?? '';
  expect((await two.call(api.storeLogo, { body: png(9) })).body.logo_url).toBe(url);
  await one.call(api.removeLogo, {});
  expect((await world.visitor().send('GET', url)).status).toBe(200);
});

test('what is no image, is too big or comes as a form is refused', async () => {
  const owner = await world.recruiter();
  const send = (bytes: BlobPart, type = 'image/png') =>
    owner.call(api.storeLogo, { body: new Blob([bytes], { type }) });
  expect((await send('<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml')).problem).toMatchObject({
    status: 415,
    code: 'unsupported_image',
  });
  expect((await send('')).problem?.code).toBe('unsupported_image');
  expect((await send(new Uint8Array(1024 * 1024 + 1))).problem).toMatchObject({
    status: 413,
    code: 'image_too_big',
  });
  expect((await send(pngImage(8, 8), 'multipart/form-data')).problem?.code).toBe('unsupported_media');
  expect((await companyOf(owner)).logo_url).toBeNull();
});

test('somebody who works for no company starts one, once', async () => {
  const alone = await world.recruiter();
  expect((await alone.call(api.createCompany, { body: { name: 'Two' } })).problem?.code).toBe(
    'works_elsewhere',
  );
  await alone.call(api.removeMember, { params: { id: alone.id } });
  expect((await alone.call(api.getCompany, {})).problem?.code).toBe('no_company');
  const answers = await Promise.all(
    ['One', 'Two'].map((name) => alone.call(api.createCompany, { body: { name } })),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await alone.call(api.getSession, {})).body.user?.company?.owner).toBe(true);
});

test('owners show or hide the banner of single sign-on to their team; it ends when a domain is proven', async () => {
  const owner = await world.recruiter();
  const rival = await world.recruiter();
  const show = (who: Person, version: number) =>
    who.call(api.saveCompanyFeatures, { body: { version, show_sso_banner: true } });
  expect((await show(owner, 1)).body).toEqual({
    show_sso_banner: true,
    opens_to_managers: false,
    sso_works: false,
    version: 2,
  });
  expect((await show(owner, 1)).problem).toMatchObject({ code: 'stale_version', current: { version: 2 } });
  const companyId = owner.user?.company?.id ?? '';
  expect((await owner.call(api.getCompany, {})).body.version).toBe(2);
  const member = await world.recruiter();
  await world.rows('update company_members set company_id = $1, owner = false where user_id = $2', [
    companyId,
    member.id,
  ]);
  expect((await member.call(api.getCompanyFeatures, {})).body.show_sso_banner).toBe(true);
  expect((await show(member, 2)).problem?.code).toBe('owner_only');
  expect((await rival.call(api.getCompanyFeatures, {})).body).toMatchObject({ show_sso_banner: false });
  await world.rows(
    `with sso as (insert into company_sso (company_id, issuer, client_id, sealed_secret, secret_hint, domains)
       values ($1, 'https://idp.example', 'x', 'x', '', '{tarn.example}') returning company_id)
     insert into sso_domains (domain, company_id, proven_at) select 'tarn.example', company_id, now() from sso`,
    [companyId],
  );
  expect((await owner.call(api.getCompanyFeatures, {})).body.sso_works).toBe(true);
});

test('a company is called by a domain only where its owner has a verified address there', async () => {
  const posing = await world.recruiter('x@posing.com');
  const named = (name: string, version = 2) => change(posing, version, { name });
  for (const name of [
    'google.com',
    ' https://www.Google.com/ ',
    'ｇoogle．com',
    'jobs.stripe.dev',
    'bücher.de',
    'Google.com Careers',
    'Jobs (google.com)',
    'g\u200boogle.com',
    'hr@google.com',
  ])
    expect((await named(name)).problem?.errors).toEqual([
      { pointer: '/value/name', detail: expect.stringContaining('verified address') },
    ]);
  expect((await named('Posing.com')).status).toBe(200);
  for (const [at, name] of ['E.ON', 'Node.js', 'St. Gallen', 'J.Crew'].entries())
    expect((await named(name, 3 + at)).status).toBe(200);
  const free = await world.recruiter('someone@gmail.com');
  expect((await change(free, 1, { name: 'gmail.com' })).problem?.errors?.[0]?.pointer).toBe('/value/name');
  const alone = await world.recruiter();
  await world.rows('delete from company_members where user_id = $1', [alone.id]);
  const begun = await alone.call(api.createCompany, { body: { name: 'google.com' } });
  expect(begun.problem?.errors?.[0]?.pointer).toBe('/name');
});

test('a company is not called as another that has proven its domain, however it is spelled, nor verified', async () => {
  await world.recruiter('grace@kestrel-air.com');
  const posing = await world.recruiter('x@not-kestrel.com');
  const named = (name: string, version = 2) => change(posing, version, { name });
  const alike = [
    'Kestrel Air',
    'KESTREL-AIR Inc.',
    'Kestre1 Air',
    'Kеstrel Аir',
    'Kestrel\u200b Air Careers',
  ];
  for (const name of alike)
    expect((await named(name)).problem?.errors).toEqual([
      { pointer: '/value/name', detail: expect.stringContaining('kestrel-air.com is verified by another') },
    ]);
  for (const name of [
    'Swift (verified: swift.aero)',
    'Swift ✓',
    'Swift – Verified',
    'Swift【verified】',
    'Swift (bestätigt)',
  ])
    expect((await named(name)).problem?.errors?.[0]?.detail).toContain('Only Tenon');
  expect((await named('Kestrel Air Freight')).status).toBe(200);
  expect((await named('Verified Freight', 3)).status).toBe(200);
  // Two may have the same name where each has a domain of it.
  const abroad = await world.recruiter('jo@kestrel-air.co.uk');
  expect((await change(abroad, 2, { name: 'Kestrel Air' })).status).toBe(200);
  // A mail provider's name is nobody's.
  const free = await world.recruiter('kim@gmail.com');
  expect((await change(free, 1, { name: 'Outlook' })).status).toBe(200);
  expect((await change(free, 2, { name: 'Gmail' })).status).toBe(200);
});

test('a domain of the DNS proves a name as well', async () => {
  const owner = await world.recruiter('ada@gmail.com');
  await world.rows(
    `with sso as (insert into company_sso (company_id, issuer, client_id, sealed_secret, secret_hint, domains)
       values ($1, 'https://idp.example', 'x', 'x', '', '{heronworks.dev}') returning company_id)
     insert into sso_domains (domain, company_id, proven_at) select 'heronworks.dev', company_id, now() from sso`,
    [owner.user?.company?.id],
  );
  const posing = await world.recruiter();
  expect((await change(posing, 2, { name: 'Heron Works' })).status).toBe(422);
  expect((await change(owner, 1, { name: 'Heron Works' })).status).toBe(200);
});
