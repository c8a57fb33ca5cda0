import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';

/** What a browser made for its messages: its public key and a secret, both base64url. */
export type PushKeys = { p256dh: string; auth: string };

const curve = 'prime256v1';
const recordSize = 4096;
const lastRecord = 2;

/** The largest message that fits into the one record that push services take, in bytes. */
export const longestPush = 3000;

/**
 * Encrypts a message so that the one browser with these keys alone can read it (RFC 8291, in the form of RFC 8188): the push service
 * carries it unread. The last parameter is for the example of the standard. Throws where the browser's key is none.
 */
export function encryptPush(
  text: string,
  { p256dh, auth }: PushKeys,
  own: { key: ECDH; salt: Buffer } = { key: freshKey(), salt: randomBytes(16) },
): Buffer {
  const theirs = Buffer.from(p256dh, 'base64url');
  const ours = own.key.getPublicKey();
  const shared = own.key.computeSecret(theirs);
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const secret = derived(shared, Buffer.from(auth, 'base64url'), about, 32);
  const key = derived(secret, own.salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derived(secret, own.salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sealed = [cipher.update(text, 'utf8'), cipher.update(Buffer.from([lastRecord])), cipher.final()];
  const size = Buffer.alloc(4);
  size.writeUInt32BE(recordSize);
  const head = [own.salt, size, Buffer.from([ours.length]), ours];
  return Buffer.concat([...head, ...sealed, cipher.getAuthTag()]);
}

/** Whether these are keys that a message can be encrypted for. */
export function arePushKeys(keys: PushKeys): boolean {
  try {
    return encryptPush('', keys).length > 0;
  } catch {
    return false;
  }
}

function freshKey(): ECDH {
  const key = createECDH(curve);
  key.generateKeys();
  return key;
}

function derived(key: Buffer, salt: Buffer, about: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, about, length));
}
