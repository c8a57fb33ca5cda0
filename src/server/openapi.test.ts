import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type World } from './testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('docs/openapi.json is the document that the program serves', async () => {
  const served: unknown = await (await world.visitor().send('GET', '/api/openapi.json')).json();
  await expect(`${JSON.stringify(served, null, 2)}\n`).toMatchFileSnapshot('../../docs/openapi.json');
});

test('the documentation page names every endpoint', async () => {
  const page = await (await world.visitor().send('GET', '/api/docs')).text();
  expect(page).toContain('POST /api/resumes');
  expect(page).toContain('GET /api/jobs/{id}/applicants');
});

test('what is not in the contract is a JSON 404 under /api, and a wrong method is 405', async () => {
  for (const path of ['/api/nothing', '/api/jobs/not-an-id', '/api/me/x.css', '/api/']) {
    const response = await world.visitor().send('GET', path);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
  }
  expect((await world.visitor().send('DELETE', '/api/jobs')).status).toBe(405);
});

test('every answer carries the headers that keep a browser safe', async () => {
  for (const path of ['/', '/api/jobs', '/api/auth/session', '/healthz', '/api/nothing']) {
    const { headers } = await world.visitor().send('GET', path);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  }
});

test('JSON that is too large, too deep or not JSON is refused with a problem', async () => {
  const send = (body: string, type = 'application/json') =>
    world.visitor().send('POST', '/api/auth/sign-in', { body, headers: { 'content-type': type } });
  expect((await send('{')).status).toBe(400);
  expect((await send('['.repeat(1000) + ']'.repeat(1000))).status).toBe(400);
  expect((await send(`{"email":"${'x'.repeat(300_000)}"}`)).status).toBe(413);
  expect((await send('{}', 'text/plain')).status).toBe(415);
  expect((await send('{"email":"a@example.com","password":"x","__proto__":{"role":"admin"}}')).status).toBe(
    400,
  );
});
