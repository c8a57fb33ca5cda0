import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '../../../api/platform/endpoint.ts';
import { api } from '../../../api/index.ts';
import { plainJob } from '../../testing/hiring.ts';
import { openWorld, type World } from '../../testing/world.ts';
import type { Person } from './person.ts';

let world: World;
let people: Person[];
beforeAll(async () => {
  world = await openWorld({ env: { RATE_LIMITS: 'off' } });
  people = [world.visitor(), await world.candidate(), await world.recruiter()];
});
afterAll(() => world.close());

const polluting = [
  '{"__proto__":{"polluted":"yes"}}',
  '{"constructor":{"prototype":{"polluted":"yes"}}}',
  '{"__proto__":{"role":"admin","user":{"role":"admin"},"actor":{}},"toString":"yes","hasOwnProperty":1}',
  '[{"__proto__":{"polluted":"yes"}}]',
];
const endpoints = (Object.entries(api) as [string, Endpoint][]).filter(
  // Those that sign out take nothing, and the others are tried by people who are signed in.
  ([, one]) => one.body !== 'file' && one !== api.signOut && one !== api.endSessions,
);
const inherited = () => [...Object.getOwnPropertyNames(Object.prototype), ...Object.keys(Array.prototype)];

test.each(endpoints)('%s takes nothing into the prototype of everything', async (_name, endpoint) => {
  const before = inherited();
  const path = endpoint.path.replace(/\{\w+\}/g, '__proto__');
  for (const person of people) {
    for (const body of endpoint.body ? polluting : [null]) {
      const query = '?__proto__[polluted]=yes&__proto__.polluted=yes&constructor[prototype][polluted]=yes';
      const headers: Record<string, string> = body === null ? {} : { 'content-type': 'application/json' };
      const response = await person.send(endpoint.method, path + query, { body, headers });
      await response.body?.cancel();
      expect(response.status).toBeLessThan(500);
    }
  }
  expect(inherited()).toEqual(before);
  expect('polluted' in {}).toBe(false);
});

test('such names inside a good body are refused, or not kept', async () => {
  const recruiter = await world.recruiter();
  const job = JSON.stringify(plainJob).replace(/^\{/, '{"__proto__":{"polluted":"yes"},');
  const headers = { 'content-type': 'application/json', 'idempotency-key': 'polluted' };
  const response = await recruiter.send('POST', '/api/jobs', { body: job, headers });
  expect([200, 400]).toContain(response.status);
  expect(await response.text()).not.toContain('polluted');
});
