import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../api/index.ts';
import { setRole } from '../auth/queries.ts';
import { openWorld, type World } from '../testing/world.ts';
import { listSealed } from './queries.ts';
import { resealAll } from './reseal.ts';

let world: World;
beforeAll(async () => (world = await openWorld()));
afterAll(() => world.close());

test('a provider key is sealed anew with a new key, is read with both, and then the old key opens nothing', async () => {
  const staff = await world.candidate('staff@secrets.example');
  await setRole(world.services.database, 'staff@secrets.example', 'internal');
  const made = await staff.call(api.createApiKey, { body: { name: 'Key', value: 'sk-canary-of-rotation' } });
  const reveal = async () =>
    (await staff.call(api.revealApiKey, { params: { id: made.body.id } })).body?.value ?? null;
  const { services } = world;
  const older = services.config.secrets.stored;
  const newer = 'a newer key of more than thirty-two characters';

  services.config.secrets.stored = `${newer}\n${older}`;
  const [before] = await listSealed(services.database);
  expect(await reveal()).toBe('sk-canary-of-rotation');
  expect(await resealAll(services)).toBe(1);
  expect(await resealAll(services)).toBe(0);
  const [after] = await listSealed(services.database);
  expect(after?.sealed).not.toBe(before?.sealed);

  services.config.secrets.stored = newer;
  expect(await reveal()).toBe('sk-canary-of-rotation');
  services.config.secrets.stored = older;
  await expect(resealAll(services)).rejects.toThrow('No key');
  expect(await listSealed(services.database)).toEqual([after]);
});
