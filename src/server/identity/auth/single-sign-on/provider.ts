import { authorizationCodeRequest } from 'better-auth/oauth2';
import { createLocalJWKSet, type JSONWebKeySet, type JWTPayload, jwtVerify } from 'jose';
import { z } from 'zod';
import type { SafeFetchRequest } from '../../../platform/adapters/safe-fetch/safe-fetch.ts';
import type { Services } from '../../../context.ts';
import { accountName } from '../../../../api/identity/account-settings.ts';
import { message } from '../../../../messages/message.ts';
import type { MessageOrText } from '../../../../messages/render.ts';
import { inEnglish } from '../../../platform/http/reader.ts';

type Ports = Pick<Services, 'config' | 'now' | 'safeFetch'>;

/** What a company's sign-in server says of itself. */
export type SsoProvider = z.infer<typeof discoveryDocument>;
/** Who the sign-in server says it is; `email` only when it has verified it. */
export type SsoIdentity = { subject: string; email: string | null; name: string };
/** The client as it is registered there. */
export type SsoClient = { clientId: string; secret: string; redirectUri: string };

/** Why the sign-in server cannot be used, in a sentence for the owner; says nothing of what an address answered. */
export class SsoProblem extends Error {
  readonly said: MessageOrText;

  constructor(said: MessageOrText, cause?: unknown) {
    super(inEnglish(said), { cause });
    this.name = 'SsoProblem';
    this.said = said;
  }
}

/** Only signatures that the server alone can make: no secret shared with clients, and never none. */
const algorithms = 'RS256 RS384 RS512 PS256 PS384 PS512 ES256 ES384 ES512 EdDSA Ed25519'.split(' ');
/** Clocks may differ by this, in seconds. */
const clockTolerance = 60;

const discoveryDocument = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  userinfo_endpoint: z.url().optional(),
  token_endpoint_auth_methods_supported: z.array(z.string()).default(['client_secret_basic']),
  authorization_response_iss_parameter_supported: z.boolean().default(false),
});
const keySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })).min(1) });
const tokenAnswer = z.object({ id_token: z.string(), access_token: z.string().optional() });
const claims = z.object({
  sub: z.string().min(1).max(255),
  nonce: z.string(),
  azp: z.string().optional(),
  aud: z.union([z.string(), z.array(z.string())]),
});
const personClaims = z.object({
  sub: z.string(),
  email: z.string().optional(),
  email_verified: z.union([z.boolean(), z.enum(['true', 'false'])]).optional(),
  name: z.string().optional(),
});

/** True for an https address, and for plain http at a host that the operator listed as private. */
export function isSafeAddress(services: Ports, address: string): boolean {
  const url = URL.parse(address);
  if (url?.protocol === 'https:') return true;
  const host = url?.hostname.replace(/^\[(.*)\]$/, '$1') ?? '';
  const { privateHosts } = services.config;
  return (
    url?.protocol === 'http:' &&
    [host, `${host}:${url.port || '80'}`].some((one) => privateHosts.includes(one))
  );
}

/** Reads what a sign-in server says of itself, and holds it to being the issuer. */
export async function discoverSso(services: Ports, issuer: string): Promise<SsoProvider> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const found = await readJson(
    services,
    address,
    discoveryDocument,
    message('identityErrors.ssoNoDiscovery'),
  );
  if (found.issuer !== issuer)
    throw new SsoProblem(message('identityErrors.ssoOtherIssuer', { issuer: found.issuer.slice(0, 200) }));
  const addresses = [
    found.authorization_endpoint,
    found.token_endpoint,
    found.jwks_uri,
    found.userinfo_endpoint,
  ];
  if (!addresses.every((one) => one === undefined || isSafeAddress(services, one)))
    throw new SsoProblem(message('identityErrors.ssoUnsafe'));
  return found;
}

/** Reads the keys that a sign-in server signs with, as they are now. */
export async function readSsoKeys(services: Ports, provider: SsoProvider): Promise<JSONWebKeySet> {
  return readJson(services, provider.jwks_uri, keySet, message('identityErrors.ssoNoKeys'));
}

/** Changes a code for the identity behind it: signature, issuer, audience, times and nonce are checked. Throws SsoProblem. */
export async function exchangeSsoCode(
  services: Ports,
  provider: SsoProvider,
  client: SsoClient,
  { code, verifier, nonce }: { code: string; verifier: string; nonce: string },
): Promise<SsoIdentity> {
  const isBasic = provider.token_endpoint_auth_methods_supported.includes('client_secret_basic');
  const { body, headers } = await authorizationCodeRequest({
    code,
    codeVerifier: verifier,
    redirectURI: client.redirectUri,
    options: { clientId: client.clientId, clientSecret: client.secret },
    tokenEndpointAuth: { method: isBasic ? 'client_secret_basic' : 'client_secret_post' },
  });
  const request = { method: 'POST', headers, body: body.toString() } as const;
  const refused = message('identityErrors.ssoCodeRefused');
  const tokens = await readJson(services, provider.token_endpoint, tokenAnswer, refused, request);
  const payload = await verifyIdToken(services, provider, client, tokens.id_token);
  const checked = claims.safeParse(payload);
  if (!checked.success || checked.data.nonce !== nonce)
    throw new SsoProblem(message('identityErrors.ssoOtherSignIn'));
  const { aud, azp, sub } = checked.data;
  if (
    (Array.isArray(aud) && aud.length > 1 && azp === undefined) ||
    (azp ?? client.clientId) !== client.clientId
  )
    throw new SsoProblem(message('identityErrors.ssoOtherClient'));
  return readIdentity(services, provider, payload, sub, tokens.access_token);
}

async function verifyIdToken(
  services: Ports,
  provider: SsoProvider,
  client: SsoClient,
  token: string,
): Promise<JWTPayload> {
  const keys = await readSsoKeys(services, provider);
  try {
    const { payload } = await jwtVerify(token, createLocalJWKSet(keys), {
      algorithms,
      issuer: provider.issuer,
      audience: client.clientId,
      requiredClaims: ['exp', 'iat', 'sub', 'nonce'],
      maxTokenAge: 600,
      clockTolerance,
      currentDate: services.now(),
    });
    return payload;
  } catch (error) {
    throw new SsoProblem(message('identityErrors.ssoTokenRefused'), error);
  }
}

/** Some servers tell the address only when they are asked for it with the access token. */
async function readIdentity(
  services: Ports,
  provider: SsoProvider,
  payload: JWTPayload,
  subject: string,
  accessToken: string | undefined,
): Promise<SsoIdentity> {
  let person = personClaims.safeParse(payload).data;
  if (person?.email === undefined && provider.userinfo_endpoint && accessToken) {
    const headers = { authorization: `Bearer ${accessToken}` };
    person = await readJson(
      services,
      provider.userinfo_endpoint,
      personClaims,
      message('identityErrors.ssoNoIdentity'),
      {
        headers,
      },
    );
    if (person.sub !== subject) throw new SsoProblem(message('identityErrors.ssoTwoPeople'));
  }
  const isVerified = person?.email_verified === true || person?.email_verified === 'true';
  return {
    subject,
    email: isVerified ? (person?.email?.trim().toLowerCase() ?? null) : null,
    name: accountName.catch('').parse(person?.name ?? ''),
  };
}

async function readJson<S extends z.ZodType>(
  services: Ports,
  address: string,
  schema: S,
  problem: MessageOrText,
  request: SafeFetchRequest = {},
): Promise<z.output<S>> {
  const headers = { accept: 'application/json', ...request.headers };
  try {
    const answer = await services.safeFetch.request(address, { ...request, headers, maxRedirects: 0 });
    if (answer.status !== 200) throw new Error(`status ${answer.status}`);
    return schema.parse(JSON.parse(new TextDecoder().decode(answer.bytes)));
  } catch (error) {
    throw new SsoProblem(problem, error);
  }
}
