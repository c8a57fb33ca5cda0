import { createHash, randomBytes } from 'node:crypto';

/** The secret part of a calendar's address: 256 random bits. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of it: its SHA-256 in hex. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
