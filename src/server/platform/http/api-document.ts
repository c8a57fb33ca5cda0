import { OpenAPIHono } from '@hono/zod-openapi';
import { isDeepStrictEqual } from 'node:util';
import { describe } from './describe-endpoint.ts';
import { escapeHtml } from './escape-html.ts';
import { registerWebhooks } from './webhook-documents.ts';
import type { Endpoint } from '../../../api/platform/endpoint.ts';
import { errorCodes } from '../../../api/platform/errors.ts';
import { api } from '../../../api/index.ts';
import { webhookEvents } from '../../../api/integrations/webhooks.ts';
import { inEnglish } from './reader.ts';

/** The API as an OpenAPI 3.1 document in JSON, and as the HTML of a page for people. */
export function describeApi(): { json: string; html: string } {
  const document = withNullable(generated());
  return { json: JSON.stringify(withSharedRefusals(document)), html: docsBody(document) };
}

/** Says "this component or null" where the generator says "this component, and an object or null", which null never is. */
function withNullable<T>(node: T): T {
  if (Array.isArray(node)) return node.map(withNullable) as T;
  if (typeof node !== 'object' || node === null) return node;
  const all: unknown = 'allOf' in node ? node.allOf : null;
  if (Array.isArray(all) && all.length === 2 && isNullable(all[1])) {
    const { allOf: _, ...rest } = node as T & { allOf: unknown };
    return { ...rest, anyOf: [all[0], { type: 'null' }] } as T;
  }
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, withNullable(value)])) as T;
}

function isNullable(schema: unknown): boolean {
  return isDeepStrictEqual(schema, { type: ['object', 'null'] });
}

function generated() {
  const app = new OpenAPIHono();
  app.openAPIRegistry.registerComponent('securitySchemes', 'session', {
    type: 'apiKey',
    in: 'cookie',
    name: 'tenon.session_token',
  });
  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    description: 'An access token of POST /api/auth/token, or an API token of Settings.',
  });
  for (const [name, endpoint] of Object.entries(api) as [string, Endpoint][])
    app.openAPIRegistry.registerPath(describe(name, endpoint));
  registerWebhooks(app);
  return app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Tenon API',
      version: '1',
      description:
        'Everything the screens do, under the same permissions. Errors are RFC 9457 problem documents; lists are paged by cursor; creates honour Idempotency-Key.',
      license: { name: 'Apache-2.0', url: 'https://www.apache.org/licenses/LICENSE-2.0' },
    },
    servers: [{ url: '/' }],
  });
}

/** Names each refusal once, by its codes, among the components: hundreds of operations share a few dozen. */
function withSharedRefusals(document: ReturnType<typeof generated>) {
  const shared: Record<string, object> = {};
  const refer = (answer: ErrorResponse): object => {
    if (!answer.content?.['application/problem+json']) return answer;
    const name = codesIn(answer.description ?? '').join('.');
    shared[name] = answer;
    return { $ref: `#/components/responses/${name}` };
  };
  const paths = mapValues(document.paths ?? {}, (methods) =>
    mapValues(methods as Record<string, Operation>, (operation) => ({
      ...operation,
      responses: mapValues(operation.responses ?? {}, refer),
    })),
  );
  return { ...document, paths, components: { ...document.components, responses: shared } };
}

function codesIn(description: string): string[] {
  return Object.entries(errorCodes)
    .filter(([code, { title }]) => description.includes(`${code}: ${inEnglish(title)}`))
    .map(([code]) => code);
}

function mapValues<T, U>(values: Record<string, T>, change: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));
}

type ErrorResponse = { description?: string; content?: Record<string, unknown> };

type Operation = {
  summary?: string;
  description?: string;
  responses?: Record<string, ErrorResponse>;
};

function docsBody(document: ReturnType<typeof generated>): string {
  const rows = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, operation]) =>
      section(method, path, operation),
    ),
  );
  const about = `<p>${escapeHtml(document.info.description ?? '')} The whole contract, with every field:
<a href="/api/openapi.json">openapi.json</a>. <a href="/problems">Every problem</a> that an answer may name.</p>`;
  return `${about}\n${rows.join('\n')}\n<h2>Webhooks</h2>${messages()}`;
}

function messages(): string {
  const rows = Object.entries(webhookEvents).map(
    ([type, about]) => `<dt><code>${type}</code></dt><dd>${escapeHtml(inEnglish(about))}</dd>`,
  );
  return `<p>What is posted to the endpoints of a company, by the Standard Webhooks convention.</p><dl>${rows.join('')}</dl>`;
}

function section(method: string, path: string, operation: Operation): string {
  const answers = Object.entries(operation.responses ?? {})
    .map(
      ([status, answer]) => `<dt>${escapeHtml(status)}</dt><dd>${escapeHtml(answer.description ?? '')}</dd>`,
    )
    .join('');
  return `<section><h2><code>${escapeHtml(method.toUpperCase())} ${escapeHtml(path)}</code></h2>
<p>${escapeHtml(operation.summary ?? '')}. ${escapeHtml(operation.description ?? '')}</p><dl>${answers}</dl></section>`;
}
