import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import { setRole } from '../../identity/auth/queries.ts';
import { openSafeFetch } from '../../platform/adapters/safe-fetch/safe-fetch.ts';
import type { Person } from '../../platform/http/person.ts';
import { openWorld, type World } from '../../testing/world.ts';

const names: Record<string, string[]> = {
  'metadata.example': ['169.254.169.254'],
  'home.example': ['93.184.216.34', '10.0.0.7'],
  'six.example': ['fd00:ec2::254'],
  'models.example': ['93.184.216.34'],
  'named.example': ['10.0.0.7'],
};
let world: World;
let staff: Person;
let person: Person;
beforeAll(async () => {
  const resolve = async (name: string) => names[name] ?? Promise.reject(new Error('ENOTFOUND'));
  world = await openWorld({
    env: { PRIVATE_HOSTS: 'named.example' },
    safeFetch: openSafeFetch(['named.example'], resolve),
  });
  staff = await world.candidate('staff@names.example');
  await setRole(world.services.database, 'staff@names.example', 'internal');
  person = await world.candidate();
});
afterAll(() => world.close());

const site = (host: string) => ({
  name: host,
  model_id: 'm-1',
  provider: 'custom' as const,
  base_url: `https://${host}/v1`,
  is_active: false,
});
const own = (host: string, version: number) =>
  person.call(api.saveOwnModel, {
    body: {
      version,
      provider: 'custom',
      model_id: 'm-1',
      base_url: `https://${host}/v1`,
      key: 'sk-of-names',
    },
  });

test.each(['metadata.example', 'home.example', 'six.example'])(
  'a model whose name leads inside is refused when it is saved: %s',
  async (host) => {
    const made = await staff.call(api.createModel, { body: site(host) });
    expect(made.problem?.errors).toEqual([
      { pointer: '/base_url', detail: expect.stringContaining('public internet address') },
    ]);
    expect((await own(host, 0)).problem?.errors?.[0]?.pointer).toBe('/base_url');
  },
);

test('a public name, one that the operator named, and one that cannot be looked up now are saved; a changed one is looked up anew', async () => {
  for (const [version, host] of ['models.example', 'named.example', 'offline.example'].entries()) {
    expect((await staff.call(api.createModel, { body: site(host) })).status).toBe(200);
    expect((await own(host, version)).status).toBe(200);
  }
  const [model] = (await staff.call(api.listModels, {})).body.items;
  const changed = await staff.call(api.updateModel, {
    params: { id: model?.id ?? '' },
    body: { version: model?.version ?? 0, value: site('home.example') },
  });
  expect(changed.problem?.errors?.[0]?.pointer).toBe('/value/base_url');
});
