import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** What every sealed text begins with: the way it was sealed. */
const version = 'v1';

/**
 * Encrypts a text for keeping, with AES-256-GCM. `place` says where it is kept (table and row): a sealed text that was moved
 * elsewhere does not open.
 */
export function sealText(secret: string, place: string, text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), nonce).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return [version, nonce, sealed, cipher.getAuthTag()]
    .map((part) => (typeof part === 'string' ? part : part.toString('base64url')))
    .join('.');
}

/** The text that `sealText` sealed for this place; throws when the key, the place or a single bit is another. */
export function openText(secret: string, place: string, sealed: string): string {
  const [found, nonce, text, tag, ...rest] = sealed.split('.');
  if (found !== version || !nonce || text === undefined || !tag || rest.length > 0)
    throw new Error('This is not a sealed text.');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), Buffer.from(nonce, 'base64url'), {
    authTagLength: 16,
  })
    .setAAD(Buffer.from(place))
    .setAuthTag(Buffer.from(tag, 'base64url'));
  return Buffer.concat([decipher.update(Buffer.from(text, 'base64url')), decipher.final()]).toString('utf8');
}

function keyOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
