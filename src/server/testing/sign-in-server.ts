import { createServer } from 'node:http';
import { once } from 'node:events';
import { exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose';
import { type Configuration, Provider } from 'oidc-provider';

/** Somebody with an account at the sign-in server. */
export type Identity = { subject: string; email: string; verified: boolean; name?: string };

/** A real OpenID Connect server on a free port of this machine, with one client. */
export type SignInServer = {
  issuer: string;
  /** For PRIVATE_HOSTS. */
  host: string;
  clientId: string;
  secret: string;
  /** Who is at the keyboard of whoever comes next. */
  person: Identity;
  /** Changes the identity token of the next answers; null leaves them alone. */
  tamper: ((token: string) => Promise<string> | string) | null;
  /** Signs claims with the server's own key, or with `header` in another way. */
  sign(claims: JWTPayload, header?: { kid?: string }): Promise<string>;
  /** Goes through the server like a browser, from where sign-in sends it; returns the address it comes back to. */
  visit(url: string): Promise<URL>;
  close(): Promise<void>;
};

/** Starts a sign-in server that lets in whoever `person` is, without asking. */
export async function startSignInServer(redirectUri: string): Promise<SignInServer> {
  const http = createServer();
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const address = http.address();
  if (address === null || typeof address === 'string') throw new Error('The sign-in server has no port.');
  const host = `127.0.0.1:${address.port}`;
  const issuer = `http://${host}`;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), kid: 'first', use: 'sig', alg: 'RS256' };
  const client = { clientId: 'tenon', secret: 'a secret that only the two know' };
  const server: SignInServer = {
    issuer,
    host,
    ...client,
    person: { subject: 'nobody', email: 'nobody@example.com', verified: true },
    tamper: null,
    sign: (claims, { kid = 'first' } = {}) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey),
    visit: (url) => visit(url, redirectUri),
    close: async () => {
      http.closeAllConnections();
      http.close();
      await once(http, 'close');
    },
  };
  const known = new Map<string, Identity>();
  const provider = new Provider(issuer, configurationOf(client, redirectUri, key, known));
  provider.use(async (ctx, next) => {
    if (ctx.path.startsWith('/interaction/')) {
      known.set(server.person.subject, server.person);
      await provider.interactionFinished(ctx.req, ctx.res, { login: { accountId: server.person.subject } });
      ctx.respond = false;
      return;
    }
    await next();
    const body: unknown = ctx.body;
    if (ctx.path === '/token' && server.tamper && isTokenAnswer(body))
      body.id_token = await server.tamper(body.id_token);
  });
  const answer = provider.callback();
  http.on('request', (request, response) => void answer(request, response));
  return server;
}

function configurationOf(
  client: { clientId: string; secret: string },
  redirectUri: string,
  key: JWK,
  known: Map<string, Identity>,
): Configuration {
  return {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.secret,
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    jwks: { keys: [key] },
    cookies: { keys: ['for tests'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_ctx, id) => ({
      accountId: id,
      claims: () => {
        const { subject = id, email = '', verified = false, name = '' } = known.get(id) ?? {};
        return { sub: subject, email, email_verified: verified, name };
      },
    }),
    loadExistingGrant: async (ctx) => {
      const grant = new ctx.oidc.provider.Grant({
        clientId: client.clientId,
        accountId: ctx.oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  };
}

async function visit(start: string, redirectUri: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let url = new URL(start);
  for (let step = 0; step < 10; step += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    const location = response.headers.get('location');
    if (location === null)
      throw new Error(`${url.href} answered ${response.status}: ${await response.text()}`);
    url = new URL(location, url);
    if (url.href.startsWith(redirectUri)) return url;
  }
  throw new Error('The sign-in server did not send back.');
}

function isTokenAnswer(body: unknown): body is { id_token: string } {
  return typeof body === 'object' && body !== null && 'id_token' in body && typeof body.id_token === 'string';
}
