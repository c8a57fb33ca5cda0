import type { HttpBindings } from '@hono/node-server';
import type { Context as HonoContext, MiddlewareHandler } from 'hono';
import type { Endpoint } from '../../../api/platform/endpoint.ts';
import type { Scope } from '../../../api/identity/scopes.ts';
import { isAddress, plainAddress } from '../adapters/addresses/address-list.ts';
import type { Config } from '../../config.ts';
import type { Actor } from '../../identity/actor.ts';
import { ApiError } from './api-error.ts';
import { problemAnswer } from './problems.ts';
import { isExtensionCall } from './extension-calls.ts';
import { message } from '../../../messages/message.ts';

/** Throws unless this caller may use an endpoint; API tokens need its scope. */
export function checkAccess(
  { access, scope }: Pick<Endpoint, 'access' | 'scope'>,
  actor: Actor | null,
): void {
  if (access === 'public') return;
  if (!actor) throw new ApiError('not_signed_in');
  if (!hasScope(actor, scope)) throw new ApiError('missing_scope');
  if (access !== 'signed-in' && !access.includes(actor.role)) throw new ApiError('wrong_role');
}

/** True unless the caller showed an API token that does not have this scope; no token has a scope that is not named. */
export function hasScope({ credential }: Actor, scope: Scope | undefined): boolean {
  return credential.kind === 'session' || (scope !== undefined && credential.scopes.includes(scope));
}

/** Refuses writes that another site made a browser send: a foreign Origin, or a browser's word that it is cross-site. A browser extension with its token is no site. */
export function sameOriginOnly(config: Config, endpoints: readonly Endpoint[] = []): MiddlewareHandler {
  return async (c, next) => {
    if (isSafe(c.req.method) || isExtensionCall(endpoints, c)) return next();
    const origin = c.req.header('origin');
    const site = c.req.header('sec-fetch-site');
    if (origin !== undefined && !isOurs(config, origin, c)) return problemAnswer(c, 'foreign_origin');
    if (origin === undefined && site !== undefined && site !== 'same-origin' && site !== 'none') {
      return problemAnswer(c, 'foreign_origin');
    }
    return next();
  };
}

/** Refuses a body that does not call itself what the endpoint takes: JSON, or for a file anything but a form of another site. */
export function checkContentType(endpoint: Endpoint, headers: Headers): void {
  if (endpoint.body === undefined) return;
  const contentType = headers.get('content-type') ?? undefined;
  if (endpoint.body === 'file') {
    const type = (contentType ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
    // A plain form cannot send other types, so a cross-site form never reaches an upload.
    if (['application/x-www-form-urlencoded', 'multipart/form-data'].includes(type))
      throw new ApiError('unsupported_media');
    // Text is what a form can send as well: then it has to be plain that no other site did. A foreign Origin was refused before.
    const isOwn = ['origin', 'authorization', 'sec-fetch-site'].some((name) => headers.has(name));
    if (type === 'text/plain' && endpoint.access !== 'public' && !isOwn)
      throw new ApiError('unsupported_media');
    return;
  }
  if (!isJson(contentType)) throw new ApiError('unsupported_media');
}

/** True for `application/json` with whole parameters or none; what is half written, such as `application/json;`, is no media type. */
export function isJson(contentType: string | undefined): boolean {
  return /^application\/json(;\s*[\w-]+=[^;]+)*$/i.test(contentType?.trim() ?? '');
}

/** Refuses parameters of an address that the endpoint does not know: a misspelt filter would otherwise answer everything. */
export function checkParameters({ query }: Pick<Endpoint, 'query'>, parameters: URLSearchParams): void {
  const unknown = [...new Set(parameters.keys())].filter((name) => !Object.hasOwn(query?.shape ?? {}, name));
  if (unknown.length === 0) return;
  const errors = unknown.map((name) => ({
    pointer: `/${name}`,
    detail: message('platformErrors.noSuchParameter'),
  }));
  throw new ApiError('invalid_request', {
    detail: message('platformErrors.unknownParameters', { names: unknown.join(', ') }),
    errors,
  });
}

/** The address of callers within this process, such as the demo: no network leads to them. */
export const inProcess = 'in-process';

/** The caller's address: the socket's, or what a trusted proxy says. */
export function callerAddress(config: Config, c: HonoContext): string {
  const socket = socketAddress(c);
  if (!config.trustedProxies.has(socket)) return socket;
  const hops = (c.req.header('x-forwarded-for') ?? '').split(',').map(plainAddress);
  const caller = hops.findLast((hop) => hop !== '' && !config.trustedProxies.has(hop));
  // What is no address was invented on the way: then the proxy itself is all that is known.
  return caller !== undefined && isAddress(caller) ? caller : socket;
}

function socketAddress({ env }: HonoContext): string {
  const incoming = (env as Partial<HttpBindings> | undefined)?.incoming;
  if (!incoming) return inProcess;
  // A connection that was closed meanwhile has no address: those count as one caller.
  return plainAddress(incoming.socket.remoteAddress ?? 'unknown');
}

function isSafe(method: string): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
}

/** The configured origin counts, in production alone; elsewhere, where it is on this machine, so does the host that was asked (localhost, 127.0.0.1, any port). */
function isOurs(config: Config, origin: string, c: HonoContext): boolean {
  if (origin === config.origin) return true;
  if (config.production) return false;
  const host = c.req.header('host') ?? '';
  return isLoopback(new URL(config.origin).host) && isLoopback(host) && origin === `http://${host}`;
}

function isLoopback(host: string): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host);
}
