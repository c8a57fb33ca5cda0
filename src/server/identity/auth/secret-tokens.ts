import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';

/** A token for a link: 256 random bits that fit into an address. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token: its SHA-256 in hex. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Six random digits for a mail. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** What is stored of a code: keyed, since a million codes are soon tried, and bound to the address it goes to. */
export function hashCode(secret: string, email: string, code: string): string {
  return createHmac('sha256', secret).update(`${email} ${code}`).digest('hex');
}
