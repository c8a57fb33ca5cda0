import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../config.ts';
import type { Actor } from '../context.ts';
import type { Database } from '../db/connect.ts';
import { sessionCookieName } from './better-auth.ts';
import { findSession } from './queries.ts';

/**
 * Who sent the request: the cookie's signature is checked here, then one indexed query finds the session, its person
 * and their company. Null for none, forged, ended or expired ones.
 */
export async function readActor(
  config: Config,
  database: Database,
  request: Request,
  now: Date,
): Promise<Actor | null> {
  const token = signedToken(config, request.headers.get('cookie') ?? '');
  return token === null ? null : findSession(database, token, now);
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
