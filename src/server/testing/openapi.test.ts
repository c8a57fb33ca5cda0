import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorCodes } from '../../api/platform/errors.ts';
import type { z } from 'zod';
import { examples } from '../../api/examples.ts';
import { api } from '../../api/index.ts';
import type { Endpoint } from '../../api/platform/endpoint.ts';
import { webhookEvents, webhookTest } from '../../api/integrations/webhooks.ts';
import { escapeHtml } from '../platform/http/escape-html.ts';
import { openWorld, type World } from './world.ts';
import { inEnglish } from '../platform/http/reader.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('docs/openapi.json is the document that the program serves', async () => {
  const served: unknown = await (await world.visitor().send('GET', '/api/openapi.json')).json();
  await expect(`${JSON.stringify(served, null, 2)}\n`).toMatchFileSnapshot('../../../docs/openapi.json');
});

test('the documentation page names every endpoint', async () => {
  const page = await (await world.visitor().send('GET', '/api/docs')).text();
  expect(page).toContain('POST /api/resumes');
  expect(page).toContain('GET /api/jobs/{id}/applicants');
});

test('every problem names a page that is there, and the list leads to each', async () => {
  const { problem } = await world.visitor().call(api.listWebhooks, {});
  expect(problem?.type).toBe('/problems/not_signed_in');
  const list = await (await world.visitor().send('GET', '/problems')).text();
  for (const [code, { title }] of Object.entries(errorCodes)) {
    expect(list).toContain(`href="/problems/${code}"`);
    const page = await world.visitor().send('GET', `/problems/${code}`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain(escapeHtml(inEnglish(title)));
  }
  expect((await world.visitor().send('GET', '/problems/nothing')).status).toBe(404);
});

test('the document describes every message of webhooks', async () => {
  const served = (await (await world.visitor().send('GET', '/api/openapi.json')).json()) as {
    webhooks: Record<string, unknown>;
  };
  expect(Object.keys(served.webhooks)).toEqual([...Object.keys(webhookEvents), webhookTest]);
});

test('what is not in the contract is a JSON 404 under /api, and a wrong method is 405', async () => {
  for (const path of ['/api/nothing', '/api/jobs/not-an-id', '/api/me/x.css', '/api/']) {
    const response = await world.visitor().send('GET', path);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
  }
  const wrong = await world.visitor().send('DELETE', '/api/jobs');
  expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, POST']);
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

test('the document says which operations need nobody, and what may be null', async () => {
  const served = (await (await world.visitor().send('GET', '/api/openapi.json')).json()) as {
    paths: Record<string, Record<string, { operationId: string; security?: object[] }>>;
  };
  for (const operation of Object.values(served.paths).flatMap((methods) => Object.values(methods))) {
    const { access } = api[operation.operationId as keyof typeof api];
    expect([operation.operationId, operation.security?.length]).toEqual([
      operation.operationId,
      access === 'public' ? 0 : 2,
    ]);
  }
  expect(served.paths['/api/auth/session']).toMatchObject({
    get: {
      responses: {
        200: {
          content: {
            'application/json': {
              schema: {
                properties: {
                  user: { anyOf: [{ $ref: '#/components/schemas/SessionUser' }, { type: 'null' }] },
                },
              },
            },
          },
        },
      },
    },
  });
});

test.each(Object.entries(examples))(
  'the example of %s is what the contract promises',
  (name, example: { body?: object; answer?: unknown }) => {
    const { body, returns } = api[name as keyof typeof api] as Endpoint;
    const kept = (schema: unknown, value: unknown) => (schema as z.ZodType).parse(value);
    if (example.body) expect(kept(body, example.body)).toMatchObject(example.body);
    if (example.answer) expect(kept(returns, example.answer)).toEqual(example.answer);
  },
);

test('each refusal stands in the document once, and operations refer to it', async () => {
  const served = (await (await world.visitor().send('GET', '/api/openapi.json')).json()) as {
    paths: Record<string, Record<string, { responses: Record<string, { $ref?: string }> }>>;
    components: { responses: Record<string, object> };
  };
  const refusals = Object.values(served.paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ responses }) => Object.entries(responses).filter(([status]) => status >= '400'));
  const named = Object.keys(served.components.responses);
  expect(new Set(refusals.map(([, { $ref }]) => $ref))).toEqual(
    new Set(named.map((name) => `#/components/responses/${name}`)),
  );
});

test('whoever is not signed in is told how a program could be', async () => {
  const { status, headers } = await world.visitor().call(api.listResumes, {});
  expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer realm="Tenon"']);
});
