import { createLocalJWKSet, errors, type JSONWebKeySet, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { accessSeconds } from '../../../../api/identity/tokens.ts';
import type { Services } from '../../../context.ts';
import type { Auth } from '../better-auth.ts';
import { purgeSigningKeys } from './queries.ts';

type Ports = Pick<Services, 'auth' | 'config' | 'database' | 'now'>;

/** A signed token that names a person and their session for ten minutes, and when it ends, in seconds since 1970. */
export async function signAccessToken(
  services: Ports,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<{ token: string; expiresAt: number }> {
  const iat = Math.floor(services.now().getTime() / 1000);
  const expiresAt = iat + accessSeconds;
  const payload = { sub: userId, sid: sessionId, iat, exp: expiresAt };
  const sign = () => services.auth.api.signJWT({ body: { payload } });
  const { token } = await sign().catch(async (error: unknown) => {
    if (!isSealedOtherwise(error)) throw error;
    await purgeSigningKeys(services.database);
    return sign();
  });
  return { token, expiresAt };
}

/** True where the key to sign with was sealed with a secret that is not ours any more: nobody can use it again. */
function isSealedOtherwise(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('Failed to decrypt private key');
}

/** The session that an access token names; null unless we signed it with EdDSA, for this site, and it has not expired. */
export async function readAccessToken(services: Ports, token: string): Promise<string | null> {
  const { origin } = services.config;
  const rules = { issuer: origin, audience: origin, algorithms: ['EdDSA'], currentDate: services.now() };
  const requiredClaims = ['exp', 'iat', 'sub', 'sid'];
  const read = async (keys: JWTVerifyGetKey) => jwtVerify(token, keys, { ...rules, requiredClaims });
  try {
    const { payload } = await read(await knownKeys(services.auth)).catch(async (error: unknown) => {
      // Another process may have started to sign with a new key.
      if (error instanceof errors.JWKSNoMatchingKey) return read(await loadKeys(services.auth));
      throw error;
    });
    return typeof payload.sid === 'string' && isUuid(payload.sid) ? payload.sid : null;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

/** The public keys as they are published. */
export async function signingKeysOf(auth: Auth) {
  const { keys } = await auth.api.getJwks();
  return keys.map(({ kid = '', kty = '', alg = 'EdDSA', ...rest }) => ({
    ...rest,
    kid,
    kty,
    alg,
    use: 'sig',
  }));
}

const known = new WeakMap<Auth, JWTVerifyGetKey>();

async function knownKeys(auth: Auth): Promise<JWTVerifyGetKey> {
  return known.get(auth) ?? loadKeys(auth);
}

async function loadKeys(auth: Auth): Promise<JWTVerifyGetKey> {
  const set: JSONWebKeySet = { keys: await signingKeysOf(auth) };
  const keys = createLocalJWKSet(set);
  known.set(auth, keys);
  return keys;
}

function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}
