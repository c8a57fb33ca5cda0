import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The token of the link that is mailed to somebody without an account: their key to what is held of them. It counts for as long as they have no account
 * and the address is theirs.
 */
export function recordToken(secret: string, { userId, email }: { userId: string; email: string }): string {
  return `${userId}.${signature(secret, userId, email)}`;
}

/** Whose record a token opens; null when it is not whole. */
export function recordIdOf(token: string): string | null {
  return /^([0-9a-f-]{36})\.[\w-]{43}$/.exec(token)?.[1] ?? null;
}

/** True when a token is the one for that person and address. */
export function isRecordToken(
  secret: string,
  token: string,
  { userId, email }: { userId: string; email: string },
): boolean {
  const right = Buffer.from(recordToken(secret, { userId, email }));
  const offered = Buffer.from(token);
  return right.length === offered.length && timingSafeEqual(right, offered);
}

function signature(secret: string, userId: string, email: string): string {
  return createHmac('sha256', secret)
    .update(`ADDED RECORD\n${userId}\n${email.toLowerCase()}`)
    .digest('base64url');
}
