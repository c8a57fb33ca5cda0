import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { scopes } from '../../../api/identity/scopes.ts';
import { readActor } from '../../identity/auth/sessions/session.ts';
import type { Services } from '../../context.ts';
import { ApiError } from './api-error.ts';
import { callerAddress, sameOriginOnly } from './guard.ts';
import { consumeLimits } from './limits.ts';
import { problemAnswer } from './problems.ts';
import { answerMcp } from '../../integrations/mcp/mcp-server.ts';
import { hourSeconds } from '../../../api/platform/durations.ts';
import { languageOf } from '../../../messages/languages.ts';
import { asReadBy } from './reader.ts';
import { requestLanguage } from './request-language.ts';

type Ports = Pick<Services, 'auth' | 'config' | 'database' | 'log' | 'maintenance' | 'now'>;

const metadataPath = '/.well-known/oauth-protected-resource';
const limits = [{ per: 'account', points: 600, seconds: 600 }] as const;

/**
 * The MCP server at POST /mcp, for API tokens alone, and what RFC 9728 says of it. Each tool is a call of the API by `app` itself, with
 * the caller's token and address.
 */
export function serveMcp(app: Hono, services: Ports): void {
  const { config } = services;
  const metadata = {
    resource: `${config.origin}/mcp`,
    resource_name: 'Tenon',
    bearer_methods_supported: ['header'],
    scopes_supported: [...scopes],
    // There is no authorization server: people make tokens in their settings.
    resource_documentation: `${config.origin}/settings/api-tokens`,
  };
  for (const path of [metadataPath, `${metadataPath}/mcp`])
    app.get(path, (c) => c.json(metadata, 200, { 'cache-control': `public, max-age=${hourSeconds}` }));
  const limit = bodyLimit({ maxSize: 64 * 1024, onError: (c) => problemAnswer(c, 'body_too_big') });
  app.post('/mcp', ownHostOnly(services), sameOriginOnly(config), limit, async (c) => {
    const actor = await readActor(services, c.req.raw);
    if (actor?.credential.kind !== 'token') {
      const refused = problemAnswer(c, 'not_signed_in', {
        detail: 'Send an API token of Settings as Authorization: Bearer.',
      });
      refused.headers.set(
        'www-authenticate',
        `Bearer resource_metadata="${config.origin}${metadataPath}/mcp"`,
      );
      return refused;
    }
    await consumeLimits(services, 'mcp', { limits }, { address: callerAddress(config, c), actor });
    const inside = { request: (url: string, init: RequestInit) => app.request(url, init, c.env) };
    // Assistants ask for no language of their own: what they show is for whoever the token is of.
    const locale = languageOf(actor.formats?.locale) ? (actor.formats?.locale ?? '') : requestLanguage(c);
    const headers = { ...carried(c), 'accept-language': locale };
    const own = { locale, timeZone: actor.formats?.time_zone ?? null };
    return asReadBy(own, () => answerMcp(services, { actor, headers, app: inside }, c.req.raw));
  });
  app.all('/mcp', (c) => {
    const refused = problemAnswer(c, 'method_not_allowed');
    refused.headers.set('allow', 'POST');
    return refused;
  });
}

/** What a call inside carries on of the one that came in: who calls, and from where. */
function carried(c: Context): Record<string, string> {
  const forwarded = c.req.header('x-forwarded-for');
  return {
    authorization: c.req.header('authorization') ?? '',
    ...(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }),
  };
}

/** Refuses requests under a name that is not ours: a page elsewhere may have its name point at this machine. */
function ownHostOnly({ config }: Ports) {
  const own = new URL(config.origin).host;
  return async (c: Context, next: () => Promise<void>) => {
    const host = c.req.header('host') ?? new URL(c.req.url).host;
    if (host !== own && !/^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host))
      throw new ApiError('foreign_origin');
    return next();
  };
}
