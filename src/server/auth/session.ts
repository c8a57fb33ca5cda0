import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../config.ts';
import type { Actor, Services } from '../context.ts';
import { sessionCookieName } from './better-auth.ts';
import { findSession, slideSession } from './queries.ts';

/**
 * Who sent the request: the cookie's signature is checked here, then one indexed query finds the session, its person
 * and their company. Null for none, forged, ended or expired ones. A session in use lasts longer; nobody waits for that.
 */
export async function readActor(services: Services, request: Request): Promise<Actor | null> {
  const { config, database, log } = services;
  const token = signedToken(config, request.headers.get('cookie') ?? '');
  const found = token === null ? null : await findSession(database, token, services.now());
  if (token !== null && found?.slides) {
    slideSession(database, token, services.now()).catch((error: unknown) =>
      log.warn({ err: error }, 'the end of a session was not moved'),
    );
  }
  return found?.actor ?? null;
}

/** The session token of a cookie header, when Better Auth's signature on it is right. */
export function signedToken(config: Config, cookies: string): string | null {
  const name = sessionCookieName(config);
  const found = cookies.split(';').find((part) => part.trim().startsWith(`${name}=`));
  if (!found) return null;
  const value = decode(found.slice(found.indexOf('=') + 1).trim());
  const dot = value?.lastIndexOf('.') ?? -1;
  if (value === null || dot < 1) return null;
  const token = value.slice(0, dot);
  const given = Buffer.from(value.slice(dot + 1), 'base64');
  const right = createHmac('sha256', config.secrets.sessions).update(token).digest();
  return given.length === right.length && timingSafeEqual(given, right) ? token : null;
}

function decode(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}
