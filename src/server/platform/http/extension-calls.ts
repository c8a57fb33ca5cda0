import type { Context as HonoContext, MiddlewareHandler } from 'hono';
import type { Endpoint } from '../../../api/platform/endpoint.ts';
import { apiTokenPrefix } from '../../../api/identity/api-tokens.ts';

/** The origin of a page of a browser extension, in Chromium and in Firefox. No site can have one. */
const extensionOrigin = /^(chrome|moz)-extension:\/\/[a-z0-9-]{1,64}$/;

/** How long a browser remembers what it may send. */
const rememberedSeconds = 600;

const paths = new WeakMap<readonly Endpoint[], Set<string>>();

/**
 * Lets pages of browser extensions read the answers of the few endpoints that are theirs. Only the token in the header says who asks:
 * a cookie is never asked for, and what came along with one alone stays unreadable.
 */
export function answerExtensions(endpoints: readonly Endpoint[]): MiddlewareHandler {
  return async (c, next) => {
    const origin = c.req.header('origin') ?? '';
    if (!extensionOrigin.test(origin) || !isForExtensions(endpoints, c.req.path)) return next();
    if (c.req.method === 'OPTIONS')
      return new Response(null, {
        status: 204,
        headers: {
          ...allowing(origin),
          'access-control-allow-methods': 'GET, POST',
          'access-control-allow-headers': 'authorization, content-type, idempotency-key',
          'access-control-max-age': String(rememberedSeconds),
        },
      });
    await next();
    for (const [name, value] of Object.entries(allowing(origin))) c.res.headers.append(name, value);
  };
}

/** Whether a write comes from a page of an extension, to what is theirs, with a token: then no other site made a browser send it. */
export function isExtensionCall(endpoints: readonly Endpoint[], c: HonoContext): boolean {
  const { req } = c;
  return (
    extensionOrigin.test(req.header('origin') ?? '') &&
    (req.header('authorization') ?? '').startsWith(`Bearer ${apiTokenPrefix}`) &&
    isForExtensions(endpoints, req.path)
  );
}

function isForExtensions(endpoints: readonly Endpoint[], path: string): boolean {
  const known =
    paths.get(endpoints) ??
    new Set(endpoints.filter(({ scope }) => scope === 'extension').map((endpoint) => String(endpoint.path)));
  paths.set(endpoints, known);
  return known.has(path);
}

function allowing(origin: string): Record<string, string> {
  return {
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'retry-after',
    vary: 'origin',
  };
}
