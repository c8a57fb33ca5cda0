import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import type { Person } from '../../platform/http/person.ts';
import { openWorld, type World } from '../../testing/world.ts';

const origin = 'chrome-extension://abcdefghijklmnopabcdefghijklmnop';
const description = 'MIG welding and TIG welding of bicycle frames.';
const job = {
  job_url: 'https://jobs.example/1',
  title: 'Welder',
  employer_name: 'Tarn',
  description,
};

let world: World;
let candidate: Person;
let token: string;
beforeAll(async () => {
  world = await openWorld();
  candidate = await world.candidate('ext@seek.example');
  await candidate.call(api.changeSkills, {
    body: { set: [{ name: 'MIG welding', level: null, stated: true }] },
  });
  const body = { name: 'Browser extension', scopes: ['extension' as const], expires_at: null };
  token = (await candidate.call(api.createApiToken, { body })).body.token;
});
afterAll(() => world.close());

/** What a page of the extension sends. */
function send(
  method: string,
  path: string,
  body?: unknown,
  more: Record<string, string> = {},
): Promise<Response> {
  const headers = {
    origin,
    'sec-fetch-site': 'cross-site',
    authorization: `Bearer ${token}`,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...more,
  };
  const init = { method, headers, body: body === undefined ? null : JSON.stringify(body) };
  return Promise.resolve(world.app.request(`http://localhost:3000${path}`, init));
}

test('a job on screen is matched without being stored, and saved with the same match', async () => {
  const first = await send('POST', '/api/extension/match', job);
  expect(first.status).toBe(200);
  const seen = (await first.json()) as {
    skills: string[];
    match: { skill_overlap: number; ledger: { requirement: string; state: string }[] };
  };
  expect(seen).toMatchObject({ job_id: null, saved: false, known: true });
  expect(seen.skills).toContain('MIG welding');
  expect(seen.match.ledger).toContainEqual(
    expect.objectContaining({ requirement: 'MIG welding', state: 'met' }),
  );
  expect(await world.rows('select 1 from job_posting')).toEqual([]);

  const body = { ...job, skills: seen.skills };
  const saved = await send('POST', '/api/added-jobs', body, { 'idempotency-key': 'a-key-of-the-popup-1' });
  const { id } = (await saved.json()) as { id: string };
  const again = await send('POST', '/api/extension/match', {
    ...job,
    job_url: `${job.job_url}?utm_source=x`,
  });
  expect(await again.json()).toMatchObject({
    job_id: id,
    saved: true,
    match: { skill_overlap: seen.match.skill_overlap },
  });
  expect((await candidate.call(api.listTargetJobs, {})).body.items).toHaveLength(1);
});

test('what names no skill has no match, and for somebody of whom nothing is known there is none', async () => {
  const empty = { ...job, job_url: 'https://jobs.example/2', title: 'Hello', description: 'Nothing to see.' };
  expect(await (await send('POST', '/api/extension/match', empty)).json()).toMatchObject({
    skills: [],
    match: null,
  });
  const stranger = await world.candidate();
  const { body } = await stranger.call(api.matchSeenJob, {
    body: { ...job, job_url: 'https://jobs.example/3' },
  });
  expect(body).toMatchObject({ match: null, known: false });
});

test('the token reads one’s own contact, and nothing else of the profile', async () => {
  expect(await (await send('GET', '/api/extension/contact')).json()).toEqual({
    first_name: expect.any(String),
    last_name: expect.any(String),
    email: 'ext@seek.example',
    phone: '',
    location: '',
    linkedin: '',
    github: '',
    portfolio: '',
  });
  for (const path of [
    '/api/profile',
    '/api/profile/page',
    '/api/target-jobs',
    '/api/fit-scores',
    '/api/auth/api-tokens',
  ])
    expect([path, (await send('GET', path)).status]).toEqual([path, 403]);
});

test('only pages of extensions read the answers, without cookies, and only of what is theirs', async () => {
  const allowed = async (path: string, headers: Record<string, string> = {}, method = 'OPTIONS') =>
    (await send(method, path, undefined, headers)).headers.get('access-control-allow-origin');
  expect(await allowed('/api/extension/match')).toBe(origin);
  expect(await allowed('/api/added-jobs', { origin: 'moz-extension://0b1c-aa' })).toBe(
    'moz-extension://0b1c-aa',
  );
  expect(await allowed('/api/extension/contact', {}, 'GET')).toBe(origin);
  expect(await allowed('/api/profile', {}, 'GET')).toBeNull();
  expect(await allowed('/api/profile')).toBeNull();
  for (const foreign of [
    'https://evil.example',
    'null',
    'chrome-extension://a.evil.example',
    'chrome-extension://x/y',
  ])
    expect([foreign, await allowed('/api/extension/match', { origin: foreign })]).toEqual([foreign, null]);
  const answer = await send('OPTIONS', '/api/extension/match');
  expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
});

test.each([
  ['without a token', { authorization: '' }, '/api/extension/match'],
  ['with another token than one of ours', { authorization: 'Bearer abc' }, '/api/extension/match'],
  ['to what is not for extensions', {}, '/api/jobs/check-url'],
  ['from a site', { origin: 'https://evil.example' }, '/api/extension/match'],
])('a write is refused as one of another site %s', async (_why, headers, path) => {
  const cookie = [...candidate.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await send('POST', path, job, { cookie, ...headers });
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([403, 'foreign_origin']);
});

test('a revoked token opens nothing', async () => {
  const body = { name: 'Old', scopes: ['extension' as const], expires_at: null };
  const made = (await candidate.call(api.createApiToken, { body })).body;
  await candidate.call(api.revokeApiToken, { params: { id: made.id } });
  const answer = await send('GET', '/api/extension/contact', undefined, {
    authorization: `Bearer ${made.token}`,
  });
  expect(answer.status).toBe(401);
});
