import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../api/index.ts';
import { setRole } from '../auth/queries.ts';
import { addStoredKey, dropOlderKeys } from '../kept-secrets.ts';
import { openWorld, type World } from '../testing/world.ts';
import { listSealed } from './queries.ts';
import { resealAll } from './reseal.ts';

let world: World;
beforeAll(async () => (world = await openWorld()));
afterAll(() => world.close());

test('every key is sealed anew while the program runs, is read before and after, and the old key opens nothing', async () => {
  const staff = await world.candidate('staff@secrets.example');
  await setRole(world.services.database, 'staff@secrets.example', 'internal');
  const made = await staff.call(api.createApiKey, { body: { name: 'Key', value: 'sk-canary-of-rotation' } });
  const own = { version: 0, provider: 'openai', model_id: 'm-1', key: 'sk-own' } as const;
  await staff.call(api.saveOwnModel, { body: own });
  const reveal = () => staff.call(api.revealApiKey, { params: { id: made.body.id } });
  const { services } = world;
  const { dataDir, secrets } = services.config;
  const older = secrets.stored;

  addStoredKey(dataDir);
  const [before, ownBefore] = await listSealed(services.database);
  expect((await reveal()).body.value).toBe('sk-canary-of-rotation');
  expect(await resealAll(services)).toBe(2);
  expect(await resealAll(services)).toBe(0);
  const [after, ownAfter] = await listSealed(services.database);
  expect(after?.sealed).not.toBe(before?.sealed);
  expect(ownAfter?.sealed).not.toBe(ownBefore?.sealed);

  dropOlderKeys(dataDir);
  expect((await reveal()).body.value).toBe('sk-canary-of-rotation');

  const withOlder = { ...services.config, secrets: { ...secrets, stored: older } };
  await expect(resealAll({ ...services, config: withOlder })).rejects.toThrow('No key');
  expect(await listSealed(services.database)).toEqual([after, ownAfter]);
  writeFileSync(join(dataDir, 'secrets.json'), JSON.stringify(withOlder.secrets));
  const refused = await reveal();
  expect(refused.status).toBe(503);
  expect(refused.problem?.detail).toContain('a key that this server does not have');
});
