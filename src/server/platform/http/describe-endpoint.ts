import { type RouteConfig, z } from '@hono/zod-openapi';
import type { Allowance, Endpoint } from '../../../api/platform/endpoint.ts';
import { examples } from '../../../api/examples.ts';
import { type ErrorCode, errorCodes, problem } from '../../../api/platform/errors.ts';
import { inEnglish } from './reader.ts';

/** An endpoint in OpenAPI's terms. */
export function describe(name: string, endpoint: Endpoint): RouteConfig {
  const { body, answer } = (examples as Record<string, { body?: unknown; answer?: unknown }>)[name] ?? {};
  const request: NonNullable<RouteConfig['request']> = {};
  if (endpoint.params) request.params = endpoint.params;
  if (endpoint.query) request.query = endpoint.query;
  // The bytes of a file are streamed by its handler: no validator may read them first.
  if (endpoint.body === 'file') request.headers = z.object({ 'idempotency-key': z.string().optional() });
  else if (endpoint.body) {
    request.body = { required: true, content: { 'application/json': withExample(endpoint.body, body) } };
  }
  return {
    method: endpoint.method.toLowerCase() as 'get',
    path: endpoint.path,
    operationId: name,
    summary: endpoint.summary,
    description: [accessInWords(endpoint), ...proofInWords(endpoint), ...limitsInWords(endpoint)].join(' '),
    tags: [endpoint.path.split('/')[2] ?? 'api'],
    security: endpoint.access === 'public' ? [] : [{ session: [] }, { bearer: [] }],
    request,
    responses: { ...goodAnswer(endpoint, answer), ...badAnswers(endpoint) },
  };
}

function accessInWords(endpoint: Endpoint): string {
  if (endpoint.access === 'public') return 'Anyone may call it.';
  if (endpoint.access === 'signed-in') return 'Anyone signed in may call it.';
  return `For the roles ${endpoint.access.join(', ')}.`;
}

function proofInWords({ access, fresh, scope }: Endpoint): string[] {
  if (scope) return [`API tokens need the scope ${scope}.`];
  if (fresh)
    return ['Requires that you confirmed who you are in the last ten minutes. Not available to API tokens.'];
  return access === 'public' ? [] : ['Not available to API tokens.'];
}

function limitsInWords({ limits = [] }: Endpoint): string[] {
  return limits.map((limit) => {
    const { per } = limit;
    if (per === 'site') {
      return `After ${inWords(limit, 'refused call')} by anyone, addresses without an earlier success get ${inWords(limit.strangers, 'call')}.`;
    }
    if (per === 'address and email')
      return `At most ${inWords(limit, 'refused call')} for each address and e-mail.`;
    return `At most ${inWords(limit, 'call')} for each ${per}.`;
  });
}

function inWords({ points, seconds }: Allowance, what: string): string {
  return `${points} ${what}${points === 1 ? '' : 's'} in ${seconds} seconds`;
}

function withExample(schema: z.ZodType, example: unknown) {
  return example === undefined ? { schema } : { schema, example };
}

function goodAnswer(endpoint: Endpoint, example: unknown): RouteConfig['responses'] {
  if (endpoint.returns === null) return { 204: { description: 'Done.' } };
  if (endpoint.returns === 'file') {
    const types = endpoint.files ?? ['application/octet-stream'];
    const content = Object.fromEntries(types.map((type) => [type, { schema: z.string() }]));
    return { 200: { description: 'The file.', content } };
  }
  if (endpoint.returns === 'events') {
    return {
      200: { description: 'A stream of events.', content: { 'text/event-stream': { schema: z.string() } } },
    };
  }
  const content = { 'application/json': withExample(endpoint.returns, example) };
  const { streams } = endpoint;
  if (!streams) return { 200: { description: 'Done.', content } };
  return {
    200: {
      description:
        'Done; or, with `stream: true`, server-sent events as they come, each with this JSON as its data.',
      content: { ...content, 'text/event-stream': { schema: streams } },
    },
  };
}

function badAnswers(endpoint: Endpoint): RouteConfig['responses'] {
  // Any parameter that it does not know is refused, and so is a token in the address.
  const codes = new Set<ErrorCode>([...endpoint.errors, 'invalid_request', 'server_error', 'unavailable']);
  if (endpoint.params) codes.add('not_found');
  if (endpoint.method !== 'GET') codes.add('foreign_origin').add('maintenance');
  if (endpoint.body) codes.add('unsupported_media').add('body_too_big');
  if (endpoint.body && endpoint.body !== 'file') codes.add('invalid_input');
  if (endpoint.creates) codes.add('request_in_progress').add('idempotency_mismatch').add('conflict');
  if (endpoint.access !== 'public') codes.add('not_signed_in').add('missing_scope');
  if (Array.isArray(endpoint.access)) {
    codes.add('wrong_role');
    if (endpoint.access.includes('recruiter')) codes.add('no_company');
  }
  if (endpoint.fresh) codes.add('proof_needed');
  if (endpoint.returns === 'file') codes.add('damaged_file');
  if (endpoint.limits) codes.add('rate_limited');
  const inOrder = (Object.keys(errorCodes) as ErrorCode[]).filter((code) => codes.has(code));
  const byStatus = Map.groupBy(inOrder, (code) => errorCodes[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [
      status,
      {
        description: list.map((code) => `${code}: ${inEnglish(errorCodes[code].title)}`).join(' '),
        content: { 'application/problem+json': { schema: problem } },
      },
    ]),
  );
}
