import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../api/index.ts';
import { addStoredKey } from '../kept-secrets.ts';
import type { Person } from '../http/person.ts';
import { resealAll } from '../secrets/reseal.ts';
import { type MergeServer, startMergeServer } from '../testing/merge-server.ts';
import { openWorld, type World } from '../testing/world.ts';

let merge: MergeServer;
let world: World;
let owner: Person;
let other: Person;
beforeAll(async () => {
  merge = await startMergeServer();
  world = await openWorld({ env: { PRIVATE_HOSTS: merge.host, MERGE_URL: merge.url } });
  owner = await world.recruiter('owner@northwind.example');
  other = await world.recruiter('owner@tarn.example');
});
afterAll(async () => {
  await world.close();
  await merge.close();
});

const secret = 'whsec-canary-of-webhooks-9999';

test('an owner links an account by Merge Link, its secrets are sealed and never shown, and a test says how it goes', async () => {
  const input = { version: 0, provider: 'merge' as const, api_key: merge.key, webhook_secret: secret };
  const saved = await owner.call(api.saveAtsConnection, { body: input });
  expect(saved.body.connection).toMatchObject({
    key_hint: 'tion',
    webhook_secret_hint: '9999',
    ready: false,
  });
  const link = await owner.call(api.linkAts, {});
  expect(link.body.url).toMatch(/^https:\/\/link\.merge\.example\//);
  expect(merge.seen.at(-1)?.body).toMatchObject({
    categories: ['ats'],
    should_create_magic_link_url: true,
    end_user_email_address: 'owner@northwind.example',
  });
  const refused = await owner.call(api.finishAtsLink, { body: { public_token: 'no-such-token' } });
  expect(refused.problem?.code).toBe('ats_failed');
  const linked = await owner.call(api.finishAtsLink, { body: { public_token: 'pt-one' } });
  expect(merge.seen.at(-1)?.path).toBe('account-token/pt-one');
  expect(linked.body.connection).toMatchObject({ ready: true, system: 'Greenhouse' });
  const tested = await owner.call(api.testAtsConnection, {});
  expect(tested.body.connection?.last_test).toMatchObject({ ok: true, detail: 'Greenhouse answers.' });
  expect(merge.seen.at(-1)).toMatchObject({ path: 'jobs', account: 'at-pt-one' });

  const shown = JSON.stringify(tested.body) + JSON.stringify(await world.rows('select * from events'));
  const stored = JSON.stringify(await world.rows('select * from ats_connections'));
  for (const canary of [merge.key, secret, 'at-pt-one']) {
    expect(shown).not.toContain(canary);
    expect(stored).not.toContain(canary);
  }
  addStoredKey(world.services.config.dataDir);
  expect(await resealAll(world.services)).toBe(3);
  expect((await owner.call(api.testAtsConnection, {})).body.connection?.last_test?.ok).toBe(true);
});

test('a wrong key, an address inside and a stale form are said so; another company sees nothing of it', async () => {
  const { version = 0 } = (await owner.call(api.getAtsConnection, {})).body.connection ?? {};
  const wrong = { version, provider: 'merge' as const, api_key: 'mk-some-other-key' };
  await owner.call(api.saveAtsConnection, { body: wrong });
  const tested = await owner.call(api.testAtsConnection, {});
  expect(tested.body.connection?.last_test).toMatchObject({
    ok: false,
    detail: 'Merge refused the API key or the linked account.',
  });
  const stale = await owner.call(api.saveAtsConnection, { body: wrong });
  expect(stale.status).toBe(412);
  await owner.call(api.saveAtsConnection, { body: { ...wrong, version: version + 1, api_key: merge.key } });

  expect((await other.call(api.getAtsConnection, {})).body).toEqual({ connection: null });
  expect((await other.call(api.testAtsConnection, {})).status).toBe(404);
  await other.call(api.removeAtsConnection, {});
  expect((await owner.call(api.getAtsConnection, {})).body.connection?.ready).toBe(true);
});
