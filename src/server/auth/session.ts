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
  const found = await sessionOf(services, request);
  if (found?.slides) {
    slideSession(services.database, found.token, services.now()).catch((error: unknown) =>
      services.log.warn({ err: error }, 'the end of a session was not moved'),
    );
  }
  return found?.actor ?? null;
}

/** Who sent a request that is still open, by now. That it is open does not make the session last longer. */
export async function readActorAgain(services: Services, request: Request): Promise<Actor | null> {
  return (await sessionOf(services, request))?.actor ?? null;
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

async function sessionOf(services: Services, request: Request) {
  const { config, database } = services;
  const token = signedToken(config, request.headers.get('cookie') ?? '');
  const found = token === null ? null : await findSession(database, token, services.now());
  return found && token !== null ? { ...found, token } : null;
}

function decode(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}
