import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long a link to a file works, in seconds. */
export const linkSeconds = 300;

/** What a link allows: one person to open the file of one resume or offer until an instant (Unix seconds). */
export type FileGrant = { fileId: string; userId: string; expires: number };

/** The address of a grant, relative to the origin. */
export function signLink(secret: string, grant: FileGrant): string {
  return `/api/files/${grant.fileId}?expires=${grant.expires}&signature=${signature(secret, grant)}`;
}

/** True while the link is whole, meant for this person, and not expired. */
export function isGoodLink(secret: string, grant: FileGrant, given: string, now: Date): boolean {
  const right = Buffer.from(signature(secret, grant));
  const offered = Buffer.from(given);
  if (right.length !== offered.length || !timingSafeEqual(right, offered)) return false;
  const seconds = now.getTime() / 1000;
  return grant.expires > seconds && grant.expires <= seconds + linkSeconds;
}

function signature(secret: string, { fileId, userId, expires }: FileGrant): string {
  return createHmac('sha256', secret).update(`GET\n${fileId}\n${userId}\n${expires}`).digest('base64url');
}
