import { createECDH, createPrivateKey, hkdfSync, sign } from 'node:crypto';
import { hourSeconds } from '../../../../api/platform/durations.ts';

/** Who sends push messages (RFC 8292, VAPID): the public key that browsers subscribe with, and the header that proves it. */
export type PushIdentity = { publicKey: string; authorization: (endpoint: string, now: Date) => string };

const validHours = 12;
/** The order of the curve, less one: a private key is from 1 to this. */
const mostKey = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632550n;

/**
 * The identity that follows from a secret of the program: the same in every process and after every restart, and kept and backed up with
 * the secret. `contact` is the address or page by which push services find who runs this.
 */
export function pushIdentity(secret: string, contact: string): PushIdentity {
  const material = Buffer.from(hkdfSync('sha256', secret, '', 'tenon push identity', 48)).toString('hex');
  const scalar = (BigInt(`0x${material}`) % mostKey) + 1n;
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex'));
  const point = pair.getPublicKey();
  const part = (bytes: Buffer) => bytes.toString('base64url');
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: part(Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex')),
      x: part(point.subarray(1, 33)),
      y: part(point.subarray(33)),
    },
  });
  const publicKey = part(point);
  const words = (value: object) => part(Buffer.from(JSON.stringify(value)));
  return {
    publicKey,
    authorization: (endpoint, now) => {
      const exp = Math.floor(now.getTime() / 1000) + validHours * hourSeconds;
      const claims = { aud: new URL(endpoint).origin, exp, sub: contact };
      const signed = `${words({ typ: 'JWT', alg: 'ES256' })}.${words(claims)}`;
      const proof = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
      return `vapid t=${signed}.${part(proof)}, k=${publicKey}`;
    },
  };
}
