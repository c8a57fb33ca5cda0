import { createRoute, type OpenAPIHono, type z } from '@hono/zod-openapi';
import type { Context as HonoContext, MiddlewareHandler } from 'hono';
import type { Endpoint } from '../../../api/platform/endpoint.ts';
import { noteWritten, writtenBy } from '../../identity/auth/sessions/cookies.ts';
import { readActor, readActorAgain } from '../../identity/auth/sessions/session.ts';
import type { Context, Services } from '../../context.ts';
import type { Actor } from '../../identity/actor.ts';
import { requireFresh } from '../../identity/fresh-proof.ts';
import { ApiError } from './api-error.ts';
import { describe } from './describe-endpoint.ts';
import { callerAddress, checkAccess, checkContentType, checkParameters, hasScope } from './guard.ts';
import { once } from './idempotency.ts';
import { limitFailures, consumeLimits } from './limits.ts';
import { goesOnInMaintenance } from '../../operations/maintenance/rules.ts';
import { refuseInMaintenance } from './maintenance.ts';
import { requestIdOf } from './problems.ts';
import { message } from '../../../messages/message.ts';
import { knowReader } from './reader.ts';
import { fromStoredText } from '../../../messages/stored-text.ts';

/** A handler of any endpoint, after its exact types were checked where the features are put together. */
export type AnyHandler = (
  input: { params: unknown; query: unknown; body: unknown },
  context: never,
) => Promise<unknown>;

/** Puts one endpoint on the router: who may call is checked first, then the input, then the handler runs. */
export function bindEndpoint(
  app: OpenAPIHono,
  name: string,
  endpoint: Endpoint,
  handler: AnyHandler,
  services: Services,
): void {
  const admission: MiddlewareHandler = async (c, next) => {
    c.set('route', endpoint.path);
    await admit(c, name, endpoint, services);
    await next();
  };
  app.openapi(
    createRoute({ ...describe(name, endpoint), middleware: [admission] }),
    async (c) => {
      const input = readInput(c, endpoint);
      const onlyReads = isAnsweredAtOnce(endpoint);
      const context = contextOf(c, onlyReads ? atOneInstant(services) : services);
      if (endpoint.fresh) requireFresh({ ...context, actor: signedIn(context) });
      const work = () =>
        limitFailures(context, name, endpoint, input.body, () => handler(input, context as never));
      const result = await services.database.inRequest(
        context.actor?.id ?? null,
        () =>
          endpoint.creates && endpoint.body !== 'file'
            ? once(context, name, input, work)
            : readOrWrite(context, endpoint, work),
        onlyReads,
      );
      if (endpoint.method !== 'GET') await noteOwnWrite(context);
      return answer(c, endpoint, context, result) as never;
    },
    (result) => {
      if (!result.success) throw invalidInput(result.error, result.target);
    },
  );
}

/** True for what only reads and then answers: streams and files go on after that. */
function isAnsweredAtOnce({ method, returns }: Endpoint): boolean {
  return method === 'GET' && returns !== 'events' && returns !== 'file';
}

/** The services, whose clock stands still: all parts of an answer are of one instant, and ask the same of it. */
function atOneInstant(services: Services): Services {
  const at = services.now();
  return { ...services, now: () => new Date(at) };
}

/** Does the work, where it may be seconds old at a standby that has what the caller wrote last. A program keeps no cookie that would tell. */
function readOrWrite<T>(
  { config, database, request }: Context<Services>,
  endpoint: Endpoint,
  work: () => Promise<T>,
) {
  if (!endpoint.mayLag || request.headers.has('authorization')) return work();
  return database.readBehind(writtenBy(config, request), work);
}

async function noteOwnWrite(context: Context<Services>): Promise<void> {
  // What was written stays so, also where the database cannot be asked any more.
  const position = await context.database.position().catch(() => null);
  if (position !== null) noteWritten(context, position);
}

async function admit(c: HonoContext, name: string, endpoint: Endpoint, services: Services): Promise<void> {
  // Addresses end up in logs and histories: a token in one is refused, so that nobody gets used to it.
  if (/[?&=]tenon_/.test(c.req.url)) {
    throw new ApiError('invalid_request', { detail: message('platformErrors.tokenInHeader') });
  }
  // Whether anything may be changed now is read beside who asks, so that nobody waits for one after the other.
  const [actor] = await Promise.all([
    readActor(services, c.req.raw),
    goesOnInMaintenance(name, endpoint, null) || services.maintenance.current(),
  ]);
  knowReader(actor?.formats);
  await refuseInMaintenance(services, name, endpoint, actor);
  checkAccess(endpoint, actor);
  // What anyone may call, a token without the scope calls as anyone.
  c.set('actor', actor && hasScope(actor, endpoint.scope) ? actor : null);
  checkContentType(endpoint, c.req.raw.headers);
  checkParameters(endpoint, new URL(c.req.url).searchParams);
  const caller = { address: callerAddress(services.config, c), actor };
  await consumeLimits(services, name, endpoint, caller, (headers) => c.set('rateLimit', headers));
}

function contextOf(c: HonoContext, services: Services): Context<Services> {
  return {
    ...services,
    actor: c.get('actor') ?? null,
    actorNow: () => readActorAgain(services, c.req.raw),
    requestId: requestIdOf(c),
    address: callerAddress(services.config, c),
    request: c.req.raw,
    answerHeaders: new Headers(),
  };
}

function signedIn({ actor }: Context): Actor {
  if (!actor) throw new ApiError('not_signed_in');
  return actor;
}

function readInput(c: HonoContext, endpoint: Endpoint) {
  // The validators registered with the route have run; their results are typed where handlers are bound.
  const valid = (target: string): unknown => c.req.valid(target as never);
  return {
    params: endpoint.params ? valid('param') : undefined,
    query: endpoint.query ? valid('query') : undefined,
    body:
      endpoint.body === 'file'
        ? (c.req.raw.body ?? new Blob([]).stream())
        : endpoint.body
          ? valid('json')
          : undefined,
  };
}

function answer(c: HonoContext, endpoint: Endpoint, context: Context, result: unknown): Response {
  const headers = context.answerHeaders;
  if (
    endpoint.returns === 'file' ||
    endpoint.returns === 'events' ||
    (endpoint.streams && result instanceof Response)
  ) {
    if (!(result instanceof Response)) throw new Error('This endpoint answers with a Response.');
    for (const [key, value] of headers) result.headers.append(key, value);
    return result;
  }
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  if (endpoint.returns === null) return new Response(null, { status: 204, headers });
  headers.set('content-type', 'application/json');
  if (isVersioned(result)) headers.set('etag', `"${result.version}"`);
  const next = nextPage(context.request, result);
  if (next !== null) headers.set('link', `<${next}>; rel="next"`);
  return new Response(JSON.stringify(result), { status: 200, headers });
}

/** Where a list that was asked for goes on, as RFC 8288 links to it; null for its last page and for what is no list. */
function nextPage({ method, url }: Request, result: unknown): string | null {
  const cursor =
    typeof result === 'object' && result !== null && 'next_cursor' in result ? result.next_cursor : null;
  if (method !== 'GET' || typeof cursor !== 'string') return null;
  const { pathname, searchParams } = new URL(url);
  searchParams.set('cursor', cursor);
  return `${pathname}?${searchParams}`;
}

function isVersioned(result: unknown): result is { version: number } {
  return (
    typeof result === 'object' && result !== null && 'version' in result && typeof result.version === 'number'
  );
}

function invalidInput(error: z.core.$ZodError, target: string): ApiError {
  if (target === 'param') return new ApiError('not_found');
  const errors = error.issues.map((issue) => ({
    pointer: pointerTo(issue.path),
    detail: fromStoredText(issue.message),
  }));
  if (target === 'query') return new ApiError('invalid_request', { errors });
  if (error.issues.some((issue) => issue.path.at(-1) === 'role'))
    return new ApiError('unknown_role', { errors });
  const unknown = error.issues.some((issue) => issue.code === 'unrecognized_keys');
  return new ApiError(unknown ? 'invalid_request' : 'invalid_input', { errors });
}

/** Where a value stands, as a JSON pointer of RFC 6901. */
function pointerTo(path: PropertyKey[]): string {
  return path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
