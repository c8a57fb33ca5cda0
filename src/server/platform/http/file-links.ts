import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Ports } from '../ports.ts';
import { ApiError } from './api-error.ts';

/** How long a link to a file works, in seconds. */
const linkSeconds = 300;

type Caller = Pick<Ports, 'config' | 'now'> & { actor: { id: string } };

/** What a link allows: one person to open one address until an instant (Unix seconds). */
type Grant = { path: string; userId: string; expires: number };

/** A link for the caller alone to the file at an address of the API. */
export function signLink(
  { actor, config, now }: Caller,
  path: `/api/${string}`,
): { url: string; expires_at: string } {
  const expires = Math.floor(now().getTime() / 1000) + linkSeconds;
  const signed = signature(config.secrets.links, { path, userId: actor.id, expires });
  const url = `${path}?expires=${expires}&signature=${signed}`;
  return { url, expires_at: new Date(expires * 1000).toISOString() };
}

/** Refuses a link to an address that is not whole, not the caller's, or over. */
export function requireGoodLink(
  { actor, config, now }: Caller,
  path: `/api/${string}`,
  { expires, signature: given }: { expires: number; signature: string },
): void {
  const right = Buffer.from(signature(config.secrets.links, { path, userId: actor.id, expires }));
  const offered = Buffer.from(given);
  const seconds = now().getTime() / 1000;
  const isWhole = right.length === offered.length && timingSafeEqual(right, offered);
  if (!isWhole || expires <= seconds || expires > seconds + linkSeconds) throw new ApiError('bad_link');
}

function signature(secret: string, { path, userId, expires }: Grant): string {
  return createHmac('sha256', secret).update(`GET\n${path}\n${userId}\n${expires}`).digest('base64url');
}
