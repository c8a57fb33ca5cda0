import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import { setRole } from '../../identity/auth/queries.ts';
import type { Person } from '../../platform/http/person.ts';
import { answerText, type ModelServer, startModelServer } from '../../testing/model-server.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
let own: ModelServer;
let site: ModelServer;
let person: Person;
let peer: Person;
const canary = 'sk-canary-9b41d7730e2c';
const bullet = 'Managing deployments on Kubernetes for 12 branches';

beforeAll(async () => {
  [own, site] = await Promise.all([startModelServer(), startModelServer()]);
  world = await openWorld({ env: { PRIVATE_HOSTS: own.host, MODEL_HOSTS: site.host } });
  const staff = await world.candidate('staff@own.example');
  await setRole(world.services.database, 'staff@own.example', 'internal');
  const model = {
    name: 'Site',
    model_id: 's-1',
    provider: 'custom',
    base_url: site.url,
    is_active: true,
  } as const;
  await staff.call(api.createModel, { body: model });
});
afterAll(() => Promise.all([world.close(), own.close(), site.close()]));

beforeEach(async () => {
  [person, peer] = [await world.candidate(), await world.candidate()];
  for (const server of [own, site]) {
    server.behave(answerText(`1: ${bullet}`));
    server.seen.text = '';
  }
});

const save = (change: object = {}, version = 0) =>
  person.call(api.saveOwnModel, {
    body: { version, provider: 'custom', model_id: 'm-1', base_url: own.url, key: canary, ...change },
  });
const shown = async (who = person) => (await who.call(api.getOwnModel, {})).body.own_model;
const tested = async () => (await person.call(api.testOwnModel, {})).body.own_model?.last_test;
const suggest = (who = person) =>
  who.call(api.suggestBullets, {
    body: {
      candidateExperience: `Responsible for managing deployments on k8s for 12 branches`,
      jobDescription: 'Kubernetes',
    },
  });

test('a key is kept sealed, shown by its end, replaced and removed, and is nobody else’s', async () => {
  const saved = await save();
  expect(saved.body.own_model).toMatchObject({
    key_hint: canary.slice(-4),
    last_used_at: null,
    last_test: null,
  });
  expect(JSON.stringify(saved.body)).not.toContain(canary);
  expect(JSON.stringify(await world.rows('select * from own_models'))).not.toContain(canary);
  expect(JSON.stringify(await world.rows('select * from events'))).not.toContain(canary);
  expect(await shown(peer)).toBeNull();
  expect((await peer.call(api.testOwnModel, {})).status).toBe(404);
  await peer.call(api.removeOwnModel, {});
  expect(await shown()).not.toBeNull();
  expect((await save({ key: 'sk-another-key-7f31' }, 1)).body.own_model).toMatchObject({ key_hint: '7f31' });
  await person.call(api.removeOwnModel, {});
  expect(await shown()).toBeNull();
  expect((await person.call(api.testOwnModel, {})).status).toBe(404);
});

test('a test says what came back, and that stays until the provider is changed', async () => {
  await save();
  expect(await tested()).toMatchObject({ ok: true, detail: expect.stringContaining('m-1 answered') });
  expect(own.seen.text).toContain(canary);
  expect((await shown())?.last_used_at).not.toBeNull();
  own.behave(answerText(`${'x'.repeat(59)}😀\0 and more`));
  expect((await tested())?.detail).toContain(`“${'x'.repeat(59)}😀”`);
  own.behave(answerText('\ud83d\0ready'));
  expect((await tested())?.detail).toContain('\ufffdready');
  own.behave((_request, response) => void response.writeHead(401).end());
  expect(await tested()).toMatchObject({ ok: false, detail: 'm-1 did not answer: refused key.' });
  own.behave((_request, response) => void response.socket?.destroy());
  expect(await tested()).toMatchObject({ ok: false, detail: 'm-1 did not answer: unreachable.' });
  expect((await shown())?.last_test).toMatchObject({ ok: false });
  await save({ model_id: 'm-2' }, 1);
  expect(await shown()).toMatchObject({ model_id: 'm-2', last_test: null });
});

test.each([
  'http://127.0.0.1/v1',
  'https://10.0.0.8/v1',
  'https://169.254.169.254/latest',
  'https://[::1]/v1',
  'https://localhost/v1',
  'https://metadata.google.internal/v1',
  'https://vault:8200/v1',
  'http://models.example/v1',
  'https://models.example:8443/v1',
])('the base URL %s is refused', async (base_url) => {
  const refused = await save({ base_url });
  expect(refused.status).toBe(422);
  expect(refused.problem?.errors?.[0]?.pointer).toBe('/base_url');
  expect(await shown()).toBeNull();
});

test('a host of the private network that only staff may use is refused', async () => {
  expect((await save({ base_url: site.url })).problem?.errors?.[0]?.pointer).toBe('/base_url');
});

test('a stored key does not go to another address or provider, and an older edit is refused', async () => {
  await save();
  for (const change of [{ base_url: 'https://thief.example/v1' }, { provider: 'openai', base_url: null }]) {
    const refused = await save({ key: undefined, ...change }, 1);
    expect(refused.problem?.errors?.[0]?.pointer).toBe('/key');
  }
  const change = { key: undefined, model_id: 'm-2' };
  expect((await save(change, 1)).body.own_model).toMatchObject({ model_id: 'm-2' });
  const late = await save(change, 1);
  expect(late.problem).toMatchObject({ code: 'stale_version', current: { model_id: 'm-2', version: 2 } });
});

test('bullets are worded by one’s own provider first, by the site’s when that fails, and never by another’s', async () => {
  await save();
  expect((await suggest()).body).toEqual([bullet]);
  expect([own.seen.text, site.seen.text]).toEqual([expect.stringContaining(canary), '']);
  own.seen.text = '';
  expect((await suggest(peer)).body).toEqual([bullet]);
  expect([own.seen.text, site.seen.text]).toEqual(['', expect.stringContaining('s-1')]);
  own.behave((_request, response) => void response.writeHead(500).end());
  await save({ model_id: 'm-2' }, 1);
  site.seen.text = '';
  expect((await suggest()).body).toEqual([bullet]);
  expect(site.seen.text).toContain('s-1');
  const calls = await world.rows<{ model_name: string; own_key: boolean; outcome: string }>(
    'select model_name, own_key, outcome from model_calls where actor_id = $1 order by at, id',
    [person.id],
  );
  expect(calls).toEqual([
    { model_name: 'People’s own keys', own_key: true, outcome: 'ok' },
    { model_name: 'People’s own keys', own_key: true, outcome: 'provider error' },
    { model_name: 'Site', own_key: false, outcome: 'ok' },
  ]);
});

test('one’s own key works beyond the calls of a day, which count those of the site’s models', async () => {
  await save();
  await world.rows(
    `insert into model_calls (id, model_name, purpose, actor_id, ms, outcome)
     select gen_random_uuid(), 'Site', 'wording', $1, 1, 'ok' from generate_series(1, 40)`,
    [person.id],
  );
  await suggest();
  expect(own.seen.text).toContain(canary);
});

test('who wants no language model asked has none asked', async () => {
  await save();
  await person.call(api.saveAccountSettings, { body: { version: 0, value: { use_models: false } } });
  expect((await suggest()).body).not.toEqual([]);
  expect([own.seen.text, site.seen.text]).toEqual(['', '']);
  const late = await person.call(api.saveAccountSettings, {
    body: { version: 0, value: { use_models: true } },
  });
  expect(late.problem).toMatchObject({ code: 'stale_version', current: { use_models: false, version: 1 } });
});
