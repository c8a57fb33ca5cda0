import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/**
 * Encrypts a text for keeping, with AES-256-GCM. `keys` holds one key a line, the newest first, which seals and is named in the
 * sealed text. `place` says where it is kept (table and row): a sealed text that was moved elsewhere does not open.
 */
export function sealText(keys: string, place: string, text: string): string {
  const [newest = ''] = keys.split('\n');
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(newest), nonce).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  const parts = [nonce, sealed, cipher.getAuthTag()].map((part) => part.toString('base64url'));
  return ['v2', idOf(newest), ...parts].join('.');
}

/** No key at hand opens a sealed text: it was sealed with another one, or has been changed or moved. */
export class NoKeyError extends Error {
  override name = 'NoKeyError';
}

/** The text that `sealText` sealed for this place with any of the keys; throws NoKeyError when key, place or a single bit is another. */
export function openText(keys: string, place: string, sealed: string): string {
  const [version, ...parts] = sealed.split('.');
  // The first version did not name its key.
  const [id, ...rest] = version === 'v1' ? ['', ...parts] : parts;
  const [nonce, text, tag, ...more] = rest;
  const isSealed = (version === 'v1' || version === 'v2') && nonce && text !== undefined && tag;
  if (!isSealed || more.length > 0) throw new Error('This is not a sealed text.');
  const fitting = keys.split('\n').filter((key) => version === 'v1' || idOf(key) === id);
  for (const key of fitting) {
    try {
      return unseal(key, place, nonce, text, tag);
    } catch {
      // Sealed with another of the keys, or not for this place.
    }
  }
  throw new NoKeyError('No key opens this sealed text.');
}

/** Whether any of the keys opens a sealed text. */
export function opens(keys: string, { place, sealed }: { place: string; sealed: string }): boolean {
  try {
    openText(keys, place, sealed);
    return true;
  } catch {
    return false;
  }
}

/** Whether a text is sealed with the newest of the keys. */
export function isSealedWithNewest(keys: string, sealed: string): boolean {
  return sealed.startsWith(`v2.${idOf(keys.split('\n')[0] ?? '')}.`);
}

function unseal(key: string, place: string, nonce: string, text: string, tag: string): string {
  const decipher = createDecipheriv('aes-256-gcm', keyOf(key), Buffer.from(nonce, 'base64url'), {
    authTagLength: 16,
  })
    .setAAD(Buffer.from(place))
    .setAuthTag(Buffer.from(tag, 'base64url'));
  return Buffer.concat([decipher.update(Buffer.from(text, 'base64url')), decipher.final()]).toString('utf8');
}

function keyOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** A name for a key that does not tell it. */
function idOf(secret: string): string {
  return createHash('sha256').update(`name of a key: ${secret}`).digest('hex').slice(0, 8);
}
