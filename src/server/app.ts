import './platform/http/context-variables.ts';
import { OpenAPIHono } from '@hono/zod-openapi';
import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { routePath } from 'hono/route';
import type { Endpoint } from '../api/platform/endpoint.ts';
import { api } from '../api/index.ts';
import { readCookie } from './identity/auth/sessions/cookies.ts';
import { signingKeysOf } from './identity/auth/tokens/access-tokens.ts';
import type { Services } from './context.ts';
import { handlers } from './handlers.ts';
import { serveHealth } from './platform/health.ts';
import { type AnyHandler, bindEndpoint } from './platform/http/bind-endpoint.ts';
import { saneJson } from './platform/http/body-shape.ts';
import { serveDocs } from './platform/http/docs.ts';
import { answerExtensions } from './platform/http/extension-calls.ts';
import { sameOriginOnly } from './platform/http/guard.ts';
import { safeHeaders } from './platform/http/headers.ts';
import { serveProblemPages } from './platform/http/problem-pages.ts';
import { problemAnswer, requestIdOf, thrownAnswer } from './platform/http/problems.ts';
import { asReadBy } from './platform/http/reader.ts';
import { requestLanguage } from './platform/http/request-language.ts';
import { serveMcp } from './platform/http/serve-mcp.ts';
import { serveMailbox } from './platform/mail/mailbox-page.ts';
import { serveOwnDomains } from './platform/pages/own-domains.ts';
import { pageHead } from './platform/pages/page-heads.ts';
import { serveCareerPages } from './platform/pages/career-pages.ts';
import { hasRecord } from './platform/pages/page-records.ts';
import { pageSession } from './platform/pages/page-session.ts';
import { servePages } from './platform/pages/pages.ts';
import { servePublicBoards } from './platform/pages/public-boards.ts';
import { serveSecurityText } from './platform/pages/security-txt.ts';
import { servePublicDocuments } from './platform/pages/public-documents.ts';
import { usualLocale } from '../messages/languages.ts';

/** The whole program as one function from request to answer: the API, its documents, health, and the pages. */
export function createApp(services: Services, webFolder: string): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    c.set('requestId', randomUUID());
    const started = performance.now();
    const { method, path, raw } = c.req;
    const start = { name: method, kind: 'server' as const, headers: raw.headers };
    await services.tracing.step(start, async (step) => {
      await services.database.inRequest(null, next);
      const { status } = c.res;
      const route = c.get('route') ?? routePath(c);
      const ms = performance.now() - started;
      step.rename(`${method} ${route}`);
      step.note({ 'http.request.method': method, 'http.route': route, 'http.response.status_code': status });
      if (status >= 500) step.fail(String(status));
      services.metrics.request(method, route, status, ms / 1000);
      services.log.debug({ requestId: requestIdOf(c), method, path, status, ms: Math.round(ms) }, 'request');
    });
    c.res.headers.set('x-request-id', requestIdOf(c));
    for (const [name, value] of Object.entries(c.get('rateLimit') ?? {})) c.res.headers.set(name, value);
  });
  app.use((c, next) => asReadBy({ locale: usualLocale[requestLanguage(c)], timeZone: null }, next));
  app.use(safeHeaders(services.config));
  app.onError((error, c) => thrownAnswer(c, error, services));
  serveOwnDomains(app, services);
  serveHealth(app, services);
  // What Prometheus asks for is answered on a port of its own, never here.
  app.all('/metrics', (c) => problemAnswer(c, 'not_found'));
  serveMailbox(app, services);
  app.route('/', createApi(services));
  serveDocs(app);
  serveProblemPages(app);
  app.get('/.well-known/jwks.json', async (c) => {
    c.header('cache-control', 'public, max-age=300');
    return c.json({ keys: await signingKeysOf(services.auth) });
  });
  serveSecurityText(app, services);
  serveMcp(app, services);
  app.all('/api/*', (c) => {
    const methods = methodsOf(c.req.path);
    if (methods.length === 0) return problemAnswer(c, 'not_found');
    const refused = problemAnswer(c, 'method_not_allowed');
    refused.headers.set('allow', methods.join(', '));
    return refused;
  });
  servePublicDocuments(app, services);
  servePublicBoards(app, services);
  serveCareerPages(app, services);
  servePages(app, webFolder, {
    headOf: (path) => pageHead(services, path),
    hasRecord: (place, request) => hasRecord(services, place, request),
    maintenance: () => services.maintenance.current(),
    hasSession: (request) => readCookie(services.config, request, 'session_token') !== null,
    session: (request) => pageSession(services, request),
  });
  app.notFound((c) => problemAnswer(c, 'not_found'));
  return app;
}

/** The program as `createApp` makes it. */
export type App = ReturnType<typeof createApp>;

function createApi(services: Services): OpenAPIHono {
  const app = new OpenAPIHono();
  app.onError((error, c) => thrownAnswer(c, error, services));
  app.use('/api/*', (_c, next) => {
    services.calls.count();
    return next();
  });
  app.use('/api/*', answerExtensions(endpoints));
  app.use('/api/*', sameOriginOnly(services.config, endpoints));
  const limit = bodyLimit({ maxSize: 256 * 1024, onError: (c) => problemAnswer(c, 'body_too_big') });
  // Uploads are counted while they stream; everything else is JSON.
  app.use('/api/*', (c, next) => (isUpload(c.req.method, c.req.path) ? next() : limit(c, next)));
  app.use('/api/*', (c, next) => (isUpload(c.req.method, c.req.path) ? next() : saneJson(c, next)));
  for (const [name, endpoint] of Object.entries(api) as [keyof typeof api, Endpoint][]) {
    bindEndpoint(app, name, endpoint, handlers[name] as AnyHandler, services);
  }
  return app;
}

const endpoints: Endpoint[] = Object.values(api);
const ways = endpoints.map((endpoint) => ({
  method: endpoint.method,
  path: pathPattern(endpoint),
  isUpload: endpoint.body === 'file',
}));
const uploads = ways.filter((way) => way.isUpload);

function isUpload(method: string, path: string): boolean {
  return uploads.some((upload) => upload.method === method && upload.path.test(path));
}

function pathPattern({ path }: Endpoint): RegExp {
  return new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
}

/** The methods that a path answers; none where there is no such path. */
function methodsOf(path: string): string[] {
  return [...new Set(ways.filter((way) => way.path.test(path)).map(({ method }) => method))];
}
