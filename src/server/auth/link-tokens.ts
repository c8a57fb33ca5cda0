import { createHash, randomBytes } from 'node:crypto';

/** A token for a link: 256 random bits that fit into an address. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token: its SHA-256 in hex. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
