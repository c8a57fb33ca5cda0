import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import { readConfig } from '../../config.ts';
import { checkKeys } from '../../operations/doctor/findings.ts';
import { openServices } from '../../process.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { storeFirstSecrets } from './first-secrets.ts';
import { replaceLostSecrets } from './stored-secrets.ts';

let world: World;
let dataDir: string;
beforeAll(async () => {
  world = await openWorld();
  ({ dataDir } = world.services.config);
});
afterAll(() => world.close());

const isThere = () => existsSync(join(dataDir, 'secrets.json'));
const config = () => readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });

test('keys that went missing beside what they sealed stop the start, and none take their place', async () => {
  const { database } = world.services;
  expect(isThere()).toBe(true);
  expect(await checkKeys(config(), database)).toMatchObject({ verdict: 'ok' });
  const owner = await world.recruiter();
  const body = { url: 'https://hooks.example.com/in', event_types: ['application.submitted' as const] };
  expect((await owner.call(api.createWebhook, { body })).status).toBe(200);

  rmSync(join(dataDir, 'secrets.json'));
  await expect(storeFirstSecrets(config(), database)).rejects.toThrow(
    /no secrets\.json, which opens 1 stored secrets/,
  );
  const bytes = await database.dump?.();
  if (bytes) {
    const template = join(dataDir, 'database.dump');
    writeFileSync(template, bytes);
    const source = { kind: 'memory', template } as const;
    await expect(openServices(config(), { source })).rejects.toThrow('put it back from a backup');
  }
  expect(await checkKeys(config(), database)).toMatchObject({ verdict: 'wrong', what: 'keys' });
  expect(isThere()).toBe(false);

  replaceLostSecrets(dataDir);
  await storeFirstSecrets(config(), database);
  expect(await checkKeys(config(), database)).toMatchObject({ verdict: 'wrong', what: 'keys' });
  expect(() => replaceLostSecrets(dataDir)).toThrow('nothing is lost');
});
