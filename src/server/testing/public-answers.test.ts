import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '../../api/platform/endpoint.ts';
import { api } from '../../api/index.ts';
import { plainJob, postJob } from './hiring.ts';
import { careerPage, limited, type Shown, unlimited } from './unlimited-addresses.ts';
import { openWorld, type World } from './world.ts';

let world: World;
let shown: Shown;
beforeAll(async () => {
  world = await openWorld();
  const employer = await world.recruiter();
  const { id: job, company } = await postJob(employer, plainJob);
  await employer.call(api.saveCareerPage, { body: { version: 0, value: careerPage } });
  await world.rows('insert into career_domains (company_id, domain, proven_at) values ($1, $2, now())', [
    company?.id,
    'jobs.brightwater.example',
  ]);
  shown = { job, company: company?.id ?? '', career: careerPage.name, logo: '', script: '' };
});
afterAll(() => world.close());

const endpoints: Endpoint[] = Object.values(api);

test('every public endpoint declares a limit, or is one of those that cost next to nothing', () => {
  const without = endpoints.filter(({ access, limits = [] }) => access === 'public' && limits.length === 0);
  const named = Object.keys(unlimited).filter((route) => route.includes(' /api/'));
  const documents = ['GET /api/openapi.json', 'GET /api/docs'];
  expect([...without.map(({ method, path }) => `${method} ${path}`), ...documents].toSorted()).toEqual(
    named.toSorted(),
  );
});

test('every other public address has a limit, or is one of those that cost next to nothing', () => {
  const known = new Set([...Object.keys(unlimited), ...Object.keys(limited)]);
  const ofApi = new Set(
    endpoints.map(({ method, path }) => `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  );
  // What answers every method says only that there is nothing; the mailbox is for programs on this machine.
  const others = world.app.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path}`)
    .filter((route) => !ofApi.has(route) && !route.startsWith('GET /dev/mail'));
  expect(others.filter((route) => !known.has(route))).toEqual([]);
  expect(others.length).toBeGreaterThan(20);
});

test.each(Object.entries(limited))(
  '%s says how often one address may still ask',
  async (_route, addresses) => {
    for (const address of addresses(shown)) {
      const answer = await world.visitor('203.0.113.9').send('GET', address);
      expect([address, answer.status]).toEqual([address, 200]);
      expect(answer.headers.get('ratelimit-policy')).toMatch(/^"address";q=\d+;w=\d+$/);
    }
  },
);

test('an address that asks for more is refused, and no other', async () => {
  const ask = (address: string) => world.visitor(address).send('GET', '/sitemaps/pages.xml');
  let asked = 0;
  while ((await ask('203.0.113.10')).status === 200) asked++;
  expect(asked).toBe(100);
  const refused = await ask('203.0.113.10');
  expect([refused.status, refused.headers.get('ratelimit')]).toEqual([429, expect.stringContaining('r=0')]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await ask('203.0.113.11')).status).toBe(200);
});
